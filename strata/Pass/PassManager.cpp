// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassManager.h"

#include "strata/IR/Context.h"
#include "strata/Pass/PassRunDetail.h"
#include "strata/Pass/PassStatistics.h"
#include "strata/Pass/Timing.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- OpPassManager ------------------------------------------------------===//

OpPassManager::OpPassManager(StringRef anchor, Nesting nesting)
    : anchor(anchor), nesting(nesting) {}
OpPassManager::OpPassManager(OpPassManager &&) noexcept = default;
OpPassManager &OpPassManager::operator=(OpPassManager &&) noexcept = default;
OpPassManager::~OpPassManager() = default;

OpPassManager::OpPassManager(const OpPassManager &other)
    : anchor(other.anchor), nesting(other.nesting) {
  for (const Element &element : other.elements) {
    Element &copy = elements.emplace_back();
    if (element.pass)
      copy.pass = element.pass->clone();
    else
      copy.nested = std::make_unique<OpPassManager>(*element.nested);
  }
}

OpPassManager &OpPassManager::operator=(const OpPassManager &other) {
  if (this != &other)
    *this = OpPassManager(other);
  return *this;
}

std::string OpPassManager::checkPass(const Pass &pass) const {
  std::optional<StringRef> wanted = pass.getOpName();
  if (!wanted || *wanted == anchor || isAny() || nesting == Nesting::Implicit)
    return {};
  return ("Can't add pass '" + pass.getName() + "' restricted to '" + *wanted +
          "' on a PassManager intended to run on '" + anchor +
          "', did you intend to nest?")
      .str();
}

void OpPassManager::addPass(std::unique_ptr<Pass> pass) {
  assert(checkPass(*pass).empty() && "the pass is for another operation");
  std::optional<StringRef> wanted = pass->getOpName();
  if (wanted && *wanted != anchor && !isAny() && nesting == Nesting::Implicit)
    return nest(*wanted).addPass(std::move(pass));
  elements.push_back({std::move(pass), nullptr});
}

OpPassManager &OpPassManager::nest(StringRef opName) {
  return nest(OpPassManager(opName, nesting));
}

OpPassManager &OpPassManager::nest(OpPassManager nested) {
  elements.push_back(
      {nullptr, std::make_unique<OpPassManager>(std::move(nested))});
  return *elements.back().nested;
}

void OpPassManager::walkPasses(function_ref<void(Pass &)> fn) const {
  for (const Element &element : elements)
    if (element.pass)
      fn(*element.pass);
    else
      element.nested->walkPasses(fn);
}

void OpPassManager::printElements(raw_ostream &os, bool pretty,
                                  unsigned indent) const {
  os << anchor << '(';
  if (pretty)
    os << '\n';
  auto print = [&](const Element &element) {
    if (pretty)
      os.indent(indent + 2);
    if (element.pass)
      element.pass->printAsTextualPipeline(os);
    else
      element.nested->printElements(os, pretty, indent + 2);
  };
  llvm::interleave(elements, os, print, pretty ? ",\n" : ",");
  if (pretty) {
    os << '\n';
    os.indent(indent);
  }
  os << ')';
}

void OpPassManager::printAsTextualPipeline(raw_ostream &os, bool pretty) const {
  printElements(os, pretty, 0);
}

void OpPassManager::dump(raw_ostream &os) const {
  os << "Pass Manager with " << size() << " passes:\n";
  printAsTextualPipeline(os, /*pretty=*/true);
  os << "\n\n";
}

//===-- PassManager --------------------------------------------------------===//

PassManager::PassManager(Context *ctx, StringRef anchor, Nesting nesting)
    : OpPassManager(anchor, nesting), ctx(ctx), out(&llvm::nulls()) {}

struct PassManager::Timing {
  explicit Timing(raw_ostream &os) : os(os) {}
  ~Timing() { times.print(os, {}); }
  TimingTree times;
  raw_ostream &os;
};
PassManager::~PassManager() = default;

void PassManager::enableTiming(raw_ostream &os) {
  assert(!timing && "timing is already enabled");
  if (timing)
    return;
  timing = std::make_unique<Timing>(os);
  strata::enableTiming(*this, timing->times.getRoot());
}

LogicalResult PassManager::run(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (!isAny() && name != getAnchor())
    return emitError(ctx, op->getLoc())
           << "can't run '" << getAnchor() << "' pass manager on '" << name
           << "' op";
  detail::PipelineRunner::Options options;
  options.verify = verifyEach;
  options.printing = printing;
  detail::PipelineRunner runner(ctx, instrumentor, options);
  if (failed(runner.initialize(*this)))
    return failure();
  detail::AnalysisScope scope(op, nullptr);
  AnalysisManager analyses(&scope, runner.getInstrumentor());
  instrumentor.runBeforeAll(op);
  detail::DirectOutput output(*out);
  LogicalResult result = runner.run(*this, op, analyses, output);
  instrumentor.runAfterAll(op);
  if (statistics)
    printPassStatistics(*this, *statistics, PassStatisticsDisplay::Pipeline);
  return result;
}
