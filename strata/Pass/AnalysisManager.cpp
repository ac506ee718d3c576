// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/AnalysisManager.h"

#include "strata/Pass/PassInstrumentation.h"

using namespace strata;
using namespace strata::detail;

StringRef strata::detail::trimAnalysisName(StringRef name) {
  name.consume_front("struct ");
  name.consume_front("class ");
  name.consume_front("strata::");
  // The spelling of compilers.
  name.consume_front("(anonymous namespace)::");
  name.consume_front("{anonymous}::");
  return name;
}

void AnalysisScope::invalidate(const PreservedAnalyses &preserved) {
  // Scopes nest as deeply as operations do.
  SmallVector<AnalysisScope *, 8> pending{this};
  if (preserved.isAll())
    return;
  if (preserved.isNone()) {
    analyses.clear();
    children.clear();
    return;
  }
  while (!pending.empty()) {
    AnalysisScope *scope = pending.pop_back_val();
    scope->analyses.remove_if(
        [&](auto &entry) { return entry.second->isInvalidated(preserved); });
    for (auto &entry : scope->children)
      pending.push_back(entry.second.get());
  }
}

AnalysisManager AnalysisManager::nest(Operation *child) {
  if (child == scope->op)
    return *this;
  SmallVector<Operation *, 4> path;
  for (Operation *op = child; op != scope->op; op = op->getParentOp()) {
    assert(op && "operation is not inside");
    path.push_back(op);
  }
  AnalysisScope *inner = scope;
  while (!path.empty()) {
    Operation *op = path.pop_back_val();
    std::unique_ptr<AnalysisScope> &entry = inner->children[op];
    if (!entry)
      entry = std::make_unique<AnalysisScope>(op, inner);
    inner = entry.get();
  }
  return AnalysisManager(inner, instrumentor);
}

void AnalysisManager::beforeAnalysis(StringRef name, AnalysisID id) {
  if (instrumentor)
    instrumentor->runBeforeAnalysis(name, id, scope->op);
}

void AnalysisManager::afterAnalysis(StringRef name, AnalysisID id) {
  if (instrumentor)
    instrumentor->runAfterAnalysis(name, id, scope->op);
}
