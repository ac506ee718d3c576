// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/Pass.h"

#include "strata/Pass/IRPrinting.h"
#include "strata/Pass/ParallelWork.h"
#include "strata/Pass/PassExecutionAction.h"
#include "strata/Pass/PassRunDetail.h"
#include "strata/Pass/PassWrapper.h"

using namespace strata;

Pass::~Pass() = default;

std::optional<StringRef> Pass::getOpName() const {
  StringRef anchor = getInfo().anchor;
  if (anchor.empty())
    return std::nullopt;
  return anchor;
}

std::unique_ptr<Pass> Pass::clone() const {
  std::unique_ptr<Pass> copy = clonePass();
  copy->registry = registry;
  copy->options.copyFrom(options);
  return copy;
}

std::unique_ptr<Pass> Pass::clonePass() const {
  return getInfo().create(getInfo());
}

void Pass::printAsTextualPipeline(raw_ostream &os) const {
  os << getArgument();
  options.print(os);
}

LogicalResult Pass::initializeOptions(StringRef text, PassTextError &error) {
  if (failed(options.parse(text, error, getRegistry())))
    return failure();
  return checkOptions(error);
}

LogicalResult Pass::initializeFrom(const Pass &, Context *ctx) {
  return initialize(ctx);
}

Operation *Pass::getOperation() const {
  assert(execution && "the pass is not running");
  return execution->op;
}

AnalysisManager Pass::getAnalysisManager() const { return execution->analyses; }
PreservedAnalyses &Pass::getPreserved() { return execution->preserved; }
void Pass::signalPassFailure() { execution->failed = true; }
raw_ostream &Pass::getOutputStream() const { return execution->out; }

void Pass::performInOrder(std::function<void()> action) const {
  execution->out.perform(std::move(action));
}

const PrintingFlags &Pass::getPrintingFlags() const {
  return execution->runner.getPrintingFlags();
}

void Pass::printIR(Operation *op) const {
  PrintingFlags flags = getPrintingFlags();
  flags.localScope = true;
  printAnyIR(op, execution->out, flags);
}

LogicalResult Pass::runPipeline(OpPassManager &pipeline, Operation *op) {
  return execution->runner.runDynamic(*this, pipeline, op);
}

LogicalResult Pass::runPipelines(ArrayRef<PipelineRun> runs) {
  return execution->runner.runDynamic(*this, runs);
}

void PassExecutionAction::print(raw_ostream &os) const {
  os << '`' << tag << "` running `" << passName << "` on Operation `"
     << getOp()->getName() << '`';
}

bool Pass::isOrderWatched() const {
  PassInstrumentor *instrumentor = execution->runner.getInstrumentor();
  return getContext().getRewriteObserver() || getContext().hasActionHandler() ||
         (instrumentor && instrumentor->showsOrder());
}

void Pass::runInParallel(ArrayRef<Operation *> ops,
                         function_ref<void(ArrayRef<Operation *>)> work) {
  execution->runner.runPieces(*execution, ops, work);
}

ParallelWork Pass::getParallelWork() { return ParallelWork(*execution); }

bool ParallelWork::isWorthThreads(ArrayRef<Operation *> ops) const {
  return execution.runner.isWorthPieces(ops);
}

void ParallelWork::run(ArrayRef<Operation *> ops,
                       function_ref<void(ArrayRef<Operation *>)> work) {
  execution.runner.runPieces(execution, ops, work);
}

unsigned ParallelWork::getNumPieces(size_t count) const {
  return execution.runner.getNumPieces(count);
}

void ParallelWork::forEachPiece(size_t count, function_ref<void(size_t)> work) {
  execution.runner.forEachPiece(execution, count, work);
}

AnalysisManager ParallelWork::getAnalyses() const { return execution.analyses; }

PreservedAnalyses &ParallelWork::getPreserved() const {
  return execution.preserved;
}

bool ParallelWork::isUnchanged() const {
  return execution.log && execution.log->isEmpty();
}

void ParallelWork::pauseNotes(bool pause) {
  if (execution.log)
    execution.log->pause(pause);
}

void ParallelWork::replaceInNotes(Operation *from, Operation *to) {
  if (execution.log)
    execution.log->replace(from, to);
}

//===-- PassWrapper --------------------------------------------------------===//

detail::WrappedPassInfo::WrappedPassInfo(
    const Pass &pass, std::unique_ptr<Pass> (*create)(const PassInfo &))
    : argument(pass.getArgument()), name(pass.getName()),
      summary(pass.getDescription()),
      anchor(pass.getOpName().value_or("")), info{argument.c_str(),
                                                  name.c_str(),
                                                  summary.c_str(),
                                                  anchor.c_str(),
                                                  {},
                                                  create} {}
