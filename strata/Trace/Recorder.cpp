// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/Recorder.h"

#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/PassManager.h"
#include "strata/Support/Stack.h"
#include "strata/Trace/RecorderDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Observes edits and steps, and hands them to the log of the thread; brings steps
/// in order.
class RewriteRecorder::Impl final : public ChainedMutationObserver,
                                    public RewriteObserver {
public:
  Impl(Operation *root, RecordSink &sink);
  void stop();
  void addPositions(const PassManager &pm);
  void beginPass(Pass *pass, Operation *op);
  void endPass(Pass *pass, bool hasFailed);
  uint64_t getNumber(Operation *op) const;
  uint64_t getTemporaryNumber(Operation *op) {
    return directory.reserveNumber(op);
  }
  uint64_t getRecordedNumber(uint64_t temporary) const {
    return finalNumbers.lookup(temporary);
  }
  uint64_t getLastNumber() const { return finalNumbers.size(); }

  // RewriteObserver.
  void beginStep(StringRef name, Operation *root) override;
  void endStep(bool wasUndone) override;
  void didClone(const Operation *original, Operation *copy) override;

  // ChainedMutationObserver.
  void willInsert(Operation *op, Block *block, Operation *before) override;
  void willRemove(Operation *op) override;
  void willDestroy(Operation *op) override;
  void willSetOperand(OpOperand &operand, Value value) override;
  void willResizeOperands(Operation *op, unsigned newSize) override;
  void willSetSuccessor(BlockOperand &operand, Block *block) override;
  void willSetAttrs(Operation *op) override;
  void willSetLoc(Operation *op, Location loc) override;
  void willSetType(Value value, Type type) override;
  void willInsertBlock(Block *block, Region *region, Block *before) override;
  void willRemoveBlock(Block *block) override;
  void willChangeArguments(Block *block) override;
  /// A record tells of operations, which do not become others.
  bool mayTurnInto(Operation *, const OpDefinition &) override { return false; }

  uint64_t numSteps = 0;

private:
  /// A pass that is running.
  struct Run {
    Operation *op;
    std::shared_ptr<RecordedPass> pass;
    std::unique_ptr<StepLog> log;
  };
  StepLog *findLog();
  unsigned findPosition(Pass *pass, Operation *op);
  template <typename Fn> void edit(Fn fn);
  void add(RecordedPass &pass, StepGroup group);
  void addFailure(RecordedPass &pass);
  void introduce(RecordedPass &pass);
  void finishNumbers(RecordedStep &step);
  uint64_t finalNumber(uint64_t number);
  void finishText(std::string &text);

  OpDirectory directory;
  RecordSink &sink;

  /// The places of passes in the pipeline, counted from 1.
  llvm::DenseMap<const Pass *, unsigned> positions;

  std::mutex mutex;
  /// Runs by the owner of the stack they run on, the innermost last.
  llvm::DenseMap<uintptr_t, SmallVector<Run, 2>> runs;

  // Protects the record so far; one thread at a time.
  std::mutex sinkMutex;
  uint64_t numPasses = 0;
  llvm::DenseMap<uint64_t, uint64_t> finalNumbers;
  /// Final numbers of operations that the record shows.
  llvm::DenseSet<uint64_t> shown;
};

namespace {
/// Tells the recorder which pass runs.
class RecordedRuns : public PassInstrumentation {
public:
  explicit RecordedRuns(RewriteRecorder::Impl &recorder) : recorder(recorder) {}
  void runBeforePass(Pass *pass, Operation *op) override {
    recorder.beginPass(pass, op);
  }
  void runAfterPass(Pass *pass, Operation *) override {
    recorder.endPass(pass, /*hasFailed=*/false);
  }
  void runAfterPassFailed(Pass *pass, Operation *) override {
    recorder.endPass(pass, /*hasFailed=*/true);
  }

private:
  RewriteRecorder::Impl &recorder;
};
} // namespace

RewriteRecorder::RewriteRecorder(Operation *root, RecordSink &sink)
    : impl(std::make_unique<Impl>(root, sink)) {}
RewriteRecorder::~RewriteRecorder() { stop(); }
void RewriteRecorder::stop() { impl->stop(); }
void RewriteRecorder::attach(PassManager &pm) {
  impl->addPositions(pm);
  pm.addInstrumentation(std::make_unique<RecordedRuns>(*impl));
}
uint64_t RewriteRecorder::getNumber(Operation *op) const {
  return impl->getNumber(op);
}
uint64_t RewriteRecorder::getNumSteps() const { return impl->numSteps; }

uint64_t RewriteRecorder::getTemporaryNumber(Operation *op) {
  return impl->getTemporaryNumber(op);
}
uint64_t RewriteRecorder::getRecordedNumber(uint64_t temporary) const {
  return impl->getRecordedNumber(temporary);
}
uint64_t RewriteRecorder::getLastNumber() const {
  return impl->getLastNumber();
}

RewriteRecorder::Impl::Impl(Operation *root, RecordSink &sink)
    : ChainedMutationObserver(root->getContext()), directory(root), sink(sink) {
  ctx->setRewriteObserver(this);
}

void RewriteRecorder::Impl::stop() {
  detach();
  if (ctx->getRewriteObserver() == this)
    ctx->setRewriteObserver(nullptr);
}

//===-- Passes -------------------------------------------------------------===//

void RewriteRecorder::Impl::addPositions(const PassManager &pm) {
  pm.walkPasses([&](Pass &pass) { positions[&pass] = positions.size() + 1; });
}

/// A pass that another one runs has the position of that one, which may run on another
/// thread. Call it with the lock.
unsigned RewriteRecorder::Impl::findPosition(Pass *pass, Operation *op) {
  if (unsigned position = positions.lookup(pass->getOriginal()))
    return position;
  unsigned position = 0;
  for (const auto &[owner, stack] : runs)
    for (const Run &run : stack)
      if (run.op->isAncestor(op))
        position = std::max(position, run.pass->position);
  return position;
}

/// Calls `fn` with each preliminary number in `text`, and the text before it.
template <typename Fn> static StringRef splitNumbers(StringRef text, Fn fn) {
  for (size_t begin; (begin = text.find(NumberBegin)) != StringRef::npos;) {
    StringRef before = text.take_front(begin);
    text = text.drop_front(begin + 1);
    size_t end = text.find(NumberEnd);
    uint64_t number = 0;
    (void)text.take_front(end).getAsInteger(10, number);
    fn(before, number);
    text = text.drop_front(std::min(text.size(), end + 1));
  }
  return text;
}

/// Adds the lines of operations that the step mentions, with preliminary numbers, unless
/// `given` has them. Called when the step ends: later steps describe more operations, and
/// the record must not depend on when it gets the step.
static void addGiven(RecordedStep &step, const OpDirectory &directory,
                     llvm::DenseSet<uint64_t> &given) {
  llvm::DenseSet<uint64_t> seen;
  for (const RecordedChange &change : step.changes)
    seen.insert(change.op);
  auto mention = [&](uint64_t number) {
    if (!number || given.contains(number) || !seen.insert(number).second)
      return;
    if (std::optional<OpLine> line = directory.getDescription(number)) {
      given.insert(number);
      step.given.push_back({number, line->text, line->location});
    }
  };
  auto mentionAll = [&](StringRef text) {
    splitNumbers(text, [&](StringRef, uint64_t number) { mention(number); });
  };
  mention(step.root);
  for (const RecordedChange &change : step.changes) {
    mention(change.from);
    mentionAll(change.before);
    mentionAll(change.after);
    for (const std::string &value : change.values)
      mentionAll(value);
  }
}

void RewriteRecorder::Impl::beginPass(Pass *pass, Operation *op) {
  if (StepLog *outer = findLog())
    outer->endStretch();
  Run run;
  run.op = op;
  run.pass = std::make_shared<RecordedPass>();
  run.pass->name = pass->getArgument().str();
  run.pass->op = op->getName().getStringRef().str();
  if (StringAttr symbol = SymbolTable::getSymbolName(op))
    run.pass->symbol = symbol.getValue().str();
  run.pass->location = OpTexts::getLocation(op->getLoc(), ctx);
  run.log = std::make_unique<StepLog>(
      directory, [this, pass, recorded = run.pass,
                  given = llvm::DenseSet<uint64_t>()](StepGroup group) mutable {
        for (RecordedStep &step : group)
          addGiven(step, directory, given);
        auto shared = std::make_shared<StepGroup>(std::move(group));
        pass->performInOrder(
            [this, recorded, shared] { add(*recorded, std::move(*shared)); });
      });
  std::lock_guard<std::mutex> lock(mutex);
  run.pass->position = findPosition(pass, op);
  runs[getStackOwner()].push_back(std::move(run));
}

void RewriteRecorder::Impl::endPass(Pass *pass, bool hasFailed) {
  findLog()->endStretch();
  Run run;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto found = runs.find(getStackOwner());
    run = found->second.pop_back_val();
    if (found->second.empty())
      runs.erase(found);
  }
  if (hasFailed)
    pass->performInOrder(
        [this, recorded = run.pass] { addFailure(*recorded); });
}

/// The log of the pass that the calling thread runs; null if it runs none.
StepLog *RewriteRecorder::Impl::findLog() {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = runs.find(getStackOwner());
  return found == runs.end() ? nullptr : found->second.back().log.get();
}

//===-- Edits --------------------------------------------------------------===//

/// Calls `fn` with the log that an edit belongs to.
template <typename Fn> void RewriteRecorder::Impl::edit(Fn fn) {
  StepLog *log = findLog();
  if (log && !isLoadingDialect(*ctx))
    fn(*log);
}

void RewriteRecorder::Impl::beginStep(StringRef name, Operation *root) {
  if (StepLog *log = findLog())
    log->beginStep(name, root);
}
void RewriteRecorder::Impl::endStep(bool wasUndone) {
  if (StepLog *log = findLog())
    log->endStep(wasUndone);
}
void RewriteRecorder::Impl::didClone(const Operation *original,
                                     Operation *copy) {
  edit([&](StepLog &log) { log.didClone(original, copy); });
}
void RewriteRecorder::Impl::willInsert(Operation *op, Block *block,
                                       Operation *before) {
  ChainedMutationObserver::willInsert(op, block, before);
  edit([&](StepLog &log) { log.willInsert(op); });
}
void RewriteRecorder::Impl::willRemove(Operation *op) {
  ChainedMutationObserver::willRemove(op);
  edit([&](StepLog &log) { log.willRemove(op); });
}
void RewriteRecorder::Impl::willDestroy(Operation *op) {
  ChainedMutationObserver::willDestroy(op);
  edit([&](StepLog &log) { log.willDestroy(op); });
}
void RewriteRecorder::Impl::willSetOperand(OpOperand &operand, Value value) {
  ChainedMutationObserver::willSetOperand(operand, value);
  edit([&](StepLog &log) { log.willSetOperand(operand, value); });
}
void RewriteRecorder::Impl::willResizeOperands(Operation *op,
                                               unsigned newSize) {
  ChainedMutationObserver::willResizeOperands(op, newSize);
  edit([&](StepLog &log) { log.willChange(op); });
}
void RewriteRecorder::Impl::willSetSuccessor(BlockOperand &operand,
                                             Block *block) {
  ChainedMutationObserver::willSetSuccessor(operand, block);
  edit([&](StepLog &log) { log.willChange(operand.getOwner()); });
}
void RewriteRecorder::Impl::willSetAttrs(Operation *op) {
  ChainedMutationObserver::willSetAttrs(op);
  edit([&](StepLog &log) { log.willChange(op); });
}
void RewriteRecorder::Impl::willSetLoc(Operation *op, Location loc) {
  ChainedMutationObserver::willSetLoc(op, loc);
  edit([&](StepLog &log) { log.willChange(op); });
}
void RewriteRecorder::Impl::willSetType(Value value, Type type) {
  ChainedMutationObserver::willSetType(value, type);
  edit([&](StepLog &log) {
    if (Operation *def = value.getDefiningOp())
      log.willChange(def);
    else
      log.willChangeRegions(
          cast<BlockArgument>(value).getOwner()->getParentOp());
    // Their lines may show the types of operands.
    for (OpOperand &use : value.getUses())
      log.willChange(use.getOwner());
  });
}
void RewriteRecorder::Impl::willInsertBlock(Block *block, Region *region,
                                            Block *before) {
  ChainedMutationObserver::willInsertBlock(block, region, before);
  edit([&](StepLog &log) { log.willInsertBlock(block, region); });
}
void RewriteRecorder::Impl::willRemoveBlock(Block *block) {
  ChainedMutationObserver::willRemoveBlock(block);
  edit([&](StepLog &log) { log.willRemoveBlock(block); });
}
void RewriteRecorder::Impl::willChangeArguments(Block *block) {
  ChainedMutationObserver::willChangeArguments(block);
  edit([&](StepLog &log) { log.willChangeRegions(block->getParentOp()); });
}

//===-- The record ---------------------------------------------------------===//

uint64_t RewriteRecorder::Impl::finalNumber(uint64_t number) {
  if (!number)
    return 0;
  return finalNumbers.try_emplace(number, finalNumbers.size() + 1)
      .first->second;
}

uint64_t RewriteRecorder::Impl::getNumber(Operation *op) const {
  return finalNumbers.lookup(directory.lookup(op));
}

void RewriteRecorder::Impl::finishText(std::string &text) {
  if (text.find(NumberBegin) == std::string::npos)
    return;
  std::string result;
  StringRef rest = splitNumbers(text, [&](StringRef before, uint64_t number) {
    result += before.str() + std::to_string(finalNumber(number));
  });
  text = result + rest.str();
}

/// Puts final numbers in the place of preliminary ones.
void RewriteRecorder::Impl::finishNumbers(RecordedStep &step) {
  llvm::erase_if(step.given, [&](const RecordedOp &op) {
    auto known = finalNumbers.find(op.op);
    return known != finalNumbers.end() && shown.contains(known->second);
  });
  for (RecordedOp &op : step.given) {
    directory.dropDescription(op.op);
    op.op = finalNumber(op.op);
    shown.insert(op.op);
    finishText(op.text);
  }
  step.root = finalNumber(step.root);
  for (RecordedChange &change : step.changes) {
    change.op = finalNumber(change.op);
    shown.insert(change.op);
    change.from = finalNumber(change.from);
    finishText(change.before);
    finishText(change.after);
    for (std::string &value : change.values)
      finishText(value);
  }
}

void RewriteRecorder::Impl::introduce(RecordedPass &pass) {
  if (pass.number)
    return;
  pass.number = ++numPasses;
  sink.addPass(pass);
}

void RewriteRecorder::Impl::add(RecordedPass &pass, StepGroup group) {
  std::lock_guard<std::mutex> lock(sinkMutex);
  introduce(pass);
  uint64_t first = numSteps + 1, last = numSteps + group.size();
  for (RecordedStep &step : group) {
    step.number = ++numSteps;
    step.pass = pass.number;
    step.groupBegin = first;
    step.groupEnd = last;
    finishNumbers(step);
    sink.addStep(step);
  }
  sink.endGroup();
}

void RewriteRecorder::Impl::addFailure(RecordedPass &pass) {
  std::lock_guard<std::mutex> lock(sinkMutex);
  introduce(pass);
  sink.addFailure(pass);
}
