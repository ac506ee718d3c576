// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassInstrumentation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

PassInstrumentation::~PassInstrumentation() = default;

bool PassInstrumentor::showsOrder() const {
  return llvm::any_of(instrumentations,
                      [](auto &each) { return each->showsOrder(); });
}

void PassInstrumentor::addInstrumentation(
    std::unique_ptr<PassInstrumentation> added) {
  instrumentations.push_back(std::move(added));
}

template <typename Fn> void PassInstrumentor::before(Fn fn) {
  if (instrumentations.empty())
    return;
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &instrumentation : instrumentations)
    fn(*instrumentation);
}

template <typename Fn> void PassInstrumentor::after(Fn fn) {
  if (instrumentations.empty())
    return;
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &instrumentation : llvm::reverse(instrumentations))
    fn(*instrumentation);
}

void PassInstrumentor::runBeforeAll(Operation *op) {
  before([&](PassInstrumentation &i) { i.runBeforeAll(op); });
}
void PassInstrumentor::runAfterAll(Operation *op) {
  after([&](PassInstrumentation &i) { i.runAfterAll(op); });
}
void PassInstrumentor::runBeforePipeline(ArrayRef<const OpPassManager *> nested,
                                         Operation *op, bool mayFork) {
  before([&](PassInstrumentation &i) {
    i.runBeforePipeline(nested, op, mayFork);
  });
}
void PassInstrumentor::runAfterPipeline(ArrayRef<const OpPassManager *> nested,
                                        Operation *op) {
  after([&](PassInstrumentation &i) { i.runAfterPipeline(nested, op); });
}
void PassInstrumentor::runBeforePass(Pass *pass, Operation *op) {
  before([&](PassInstrumentation &i) { i.runBeforePass(pass, op); });
}
void PassInstrumentor::runAfterPass(Pass *pass, Operation *op) {
  after([&](PassInstrumentation &i) { i.runAfterPass(pass, op); });
}
void PassInstrumentor::runAfterPassFailed(Pass *pass, Operation *op) {
  after([&](PassInstrumentation &i) { i.runAfterPassFailed(pass, op); });
}
void PassInstrumentor::runBeforeAnalysis(StringRef name, AnalysisID id,
                                         Operation *op) {
  before([&](PassInstrumentation &i) { i.runBeforeAnalysis(name, id, op); });
}
void PassInstrumentor::runAfterAnalysis(StringRef name, AnalysisID id,
                                        Operation *op) {
  after([&](PassInstrumentation &i) { i.runAfterAnalysis(name, id, op); });
}
