// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPasses/RewriteBisection.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Graph/MutationObserver.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/PassInstrumentation.h"
#include "strata/Tooling/CheckPasses/PassCheck.h"

#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace strata;

std::string FaultyRewrite::describe() const {
  std::string text = "the result changes with rewrite " +
                     std::to_string(number) + " of the pass: ";
  text += (isPattern ? "pattern '" : "'") + name + "' on '" + op + "'";
  constexpr size_t maxNames = 8;
  size_t numNames = std::min(innerPatterns.size(), maxNames);
  StringRef intro = innerPatterns.size() == 1 ? ", by pattern '"
                                              : ", by one of the patterns '";
  for (size_t i = 0; i < numNames; ++i)
    text += (i ? ", '" : intro.str()) + innerPatterns[i] + "'";
  if (innerPatterns.size() > numNames)
    text += " and " + std::to_string(innerPatterns.size() - numNames) + " more";
  return text;
}

namespace {
/// Counts the changes that one pass makes, by steps or outside of them, and executes a call
/// after one of them.
class StepCounter final : public RewriteObserver,
                          public PassInstrumentation,
                          public ChainedMutationObserver {
public:
  /// After change `wanted`, from 1, `atStep` is called; never if it is 0. A change outside of
  /// steps has no name.
  StepCounter(Context *ctx, size_t numPassesBefore, size_t wanted,
              function_ref<void(const FaultyRewrite &)> atStep)
      : ChainedMutationObserver(ctx), numPassesLeft(numPassesBefore),
        wanted(wanted), atStep(atStep) {}

  void beginStep(StringRef name, Operation *root) override {
    begin(name, root, /*isPattern=*/false);
  }
  void beginPattern(StringRef name, StringRef, Operation *root) override {
    begin(name, root, /*isPattern=*/true);
  }
  void endStep(bool wasUndone) override;
  void didClone(const Operation *, Operation *) override {}

  void runBeforePass(Pass *, Operation *) override {
    // Edits that set the passes up, such as rules, are no changes.
    if (!std::exchange(hasBegun, true))
      isEdited = false;
  }
  void runAfterPass(Pass *, Operation *) override;

  void willInsert(Operation *op, Block *block, Operation *before) override {
    ChainedMutationObserver::willInsert(op, block, before);
    edit();
  }
  void willRemove(Operation *op) override {
    ChainedMutationObserver::willRemove(op);
    edit();
  }
  void willSetOperand(OpOperand &operand, Value value) override {
    ChainedMutationObserver::willSetOperand(operand, value);
    edit();
  }
  void willResizeOperands(Operation *op, unsigned newSize) override {
    ChainedMutationObserver::willResizeOperands(op, newSize);
    edit();
  }
  void willSetSuccessor(BlockOperand &operand, Block *block) override {
    ChainedMutationObserver::willSetSuccessor(operand, block);
    edit();
  }
  void willSetAttrs(Operation *op) override {
    ChainedMutationObserver::willSetAttrs(op);
    edit();
  }
  void willSetType(Value value, Type type) override {
    ChainedMutationObserver::willSetType(value, type);
    edit();
  }
  void willInsertBlock(Block *block, Region *region, Block *before) override {
    ChainedMutationObserver::willInsertBlock(block, region, before);
    edit();
  }
  void willRemoveBlock(Block *block) override {
    ChainedMutationObserver::willRemoveBlock(block);
    edit();
  }
  void willChangeArguments(Block *block) override {
    ChainedMutationObserver::willChangeArguments(block);
    edit();
  }

  size_t getNumChanges() const { return numChanges; }

private:
  void begin(StringRef name, Operation *root, bool isPattern);
  void edit() { isEdited |= !detail::isLoadingDialect(*ctx); }
  /// Counts the edits since the last change as one.
  void endChange();

  size_t numPassesLeft, wanted, numChanges = 0, numSteps = 0;
  function_ref<void(const FaultyRewrite &)> atStep;
  bool hasBegun = false, isOver = false, isEdited = false;
  FaultyRewrite current;
  /// The steps that have begun and not ended: the names of patterns, empty for others.
  std::vector<std::string> open;
};
} // namespace

void StepCounter::endChange() {
  bool isActive = numPassesLeft == 0 && !isOver;
  if (!std::exchange(isEdited, false) || !isActive)
    return;
  if (!current.name.empty())
    current.number = ++numSteps;
  if (++numChanges == wanted)
    atStep(current);
}

void StepCounter::begin(StringRef name, Operation *root, bool isPattern) {
  if (open.empty()) {
    endChange();
    current.name = name.str();
    current.isPattern = isPattern;
    if (root) {
      current.op = root->getName().getStringRef().str();
      current.loc = root->getLoc();
    }
  }
  open.push_back(isPattern ? name.str() : "");
}

void StepCounter::endStep(bool wasUndone) {
  std::string pattern = std::move(open.back());
  open.pop_back();
  if (open.empty()) {
    isEdited &= !wasUndone;
    endChange();
    current = {};
  } else if (!wasUndone && !pattern.empty() &&
             !llvm::is_contained(current.innerPatterns, pattern)) {
    current.innerPatterns.push_back(std::move(pattern));
  }
}

void StepCounter::runAfterPass(Pass *, Operation *) {
  if (open.empty())
    endChange();
  isOver |= numPassesLeft == 0;
  numPassesLeft -= numPassesLeft != 0;
}

namespace {
/// Runs the passes on copies of a program.
class StepSearch {
public:
  StepSearch(const PassCheck &check, Operation *original,
             function_ref<LogicalResult(PassManager &)> addPasses)
      : check(check), difference(*check.getDifference()), original(original),
        addPasses(addPasses) {}
  std::optional<FaultyRewrite> run();

private:
  /// The state of the call after change `wanted`.
  enum class State { Right, Wrong, Unknown };
  State runTo(size_t wanted);

  const PassCheck &check;
  const PassDifference &difference;
  Operation *original;
  function_ref<LogicalResult(PassManager &)> addPasses;
  size_t numChanges = 0;
  /// The change that was last passed to `runTo`.
  FaultyRewrite step;
};
} // namespace

StepSearch::State StepSearch::runTo(size_t wanted) {
  OwningOpRef<> copy(original->clone());
  Context *ctx = original->getContext();
  State state = State::Unknown;
  auto atStep = [&](const FaultyRewrite &reached) {
    step = reached;
    CallOutcome outcome = check.execute(copy.get(), *difference.call);
    if (outcome.isUnknown())
      return;
    state = PassCheck::isWrong(*difference.call, outcome) ? State::Wrong
                                                          : State::Right;
  };
  // Errors in the passes have been reported.
  DiagnosticCapture capture;
  PassManager pm(ctx);
  if (failed(addPasses(pm)))
    return State::Unknown;
  auto counter = std::make_unique<StepCounter>(ctx, difference.numPassesBefore,
                                               wanted, atStep);
  StepCounter &steps = *counter;
  pm.addInstrumentation(std::move(counter));
  ctx->setRewriteObserver(&steps);
  // It does not matter if a pass fails later.
  (void)pm.run(copy.get());
  ctx->setRewriteObserver(nullptr);
  numChanges = steps.getNumChanges();
  return state;
}

std::optional<FaultyRewrite> StepSearch::run() {
  (void)runTo(/*wanted=*/0);
  if (!numChanges)
    return std::nullopt;
  // The result is right after change `right`, or before the pass, and wrong after `wrong`.
  size_t right = 0, wrong = numChanges;
  if (runTo(wrong) != State::Wrong)
    return std::nullopt;
  std::optional<FaultyRewrite> found = step;
  while (wrong - right > 1) {
    size_t middle = right + (wrong - right) / 2;
    switch (runTo(middle)) {
    case State::Right:
      right = middle;
      break;
    case State::Wrong:
      wrong = middle;
      found = step;
      break;
    case State::Unknown:
      return std::nullopt;
    }
  }
  // Outside of steps.
  if (found->name.empty())
    return std::nullopt;
  return found;
}

std::optional<FaultyRewrite> strata::findFaultyRewrite(
    const PassCheck &check, Operation *original,
    function_ref<LogicalResult(PassManager &)> addPasses) {
  return StepSearch(check, original, addPasses).run();
}
