// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.while.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/RegionBranchPatterns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// The parts of a loop whose regions fit together.
struct WhileParts {
  static std::optional<WhileParts> get(Operation *op);
  Value getCondition() const {
    return cast<scf::ConditionOp>(condition).getCondition();
  }
  auto getArgs() const { return condition->getOperands().drop_front(); }

  Block *before, *after;
  Operation *condition, *yield;
};
} // namespace

std::optional<WhileParts> WhileParts::get(Operation *op) {
  scf::WhileOp loop(op);
  if (!loop.getBefore().hasOneBlock() || !loop.getAfter().hasOneBlock())
    return std::nullopt;
  Block *before = &loop.getBefore().front(), *after = &loop.getAfter().front();
  WhileParts parts{before, after, before->getTerminator(),
                   after->getTerminator()};
  bool fits = parts.condition && isa<scf::ConditionOp>(parts.condition) &&
              parts.condition->getNumOperands() == op->getNumResults() + 1 &&
              after->getNumArguments() == op->getNumResults() && parts.yield &&
              parts.yield->getNumOperands() == op->getNumOperands() &&
              before->getNumArguments() == op->getNumOperands();
  return fits ? std::optional(parts) : std::nullopt;
}

static bool isDefinedWithin(Value value, Operation *op) {
  return op->isAncestor(value.getParentBlock()->getParentOp());
}

//===-- What the condition says --------------------------------------------===//

/// In the second region the condition is true.
static LogicalResult propagateWhileCondition(Operation *op,
                                             PatternRewriter &rewriter) {
  std::optional<WhileParts> parts = WhileParts::get(op);
  if (!parts || getConstantInt(parts->getCondition()))
    return failure();
  Value known;
  for (auto [argument, value] :
       llvm::zip(parts->after->getArguments(), parts->getArgs())) {
    if (value != parts->getCondition() || argument.use_empty())
      continue;
    if (!known)
      known = createBool(rewriter, op, true);
    rewriter.replaceAllUsesWith(argument, known);
  }
  return success(bool(known));
}

/// The comparison of integers that holds if and only if `predicate` does not.
static int64_t negatePredicate(int64_t predicate) {
  // eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge.
  static constexpr int8_t negated[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  return predicate >= 0 && predicate < 10 ? negated[predicate] : -1;
}

static bool isCompare(Operation *op) {
  return isa_and_nonnull<arith::CmpIOp>(op) && op->getNumOperands() == 2;
}

/// -1 without a valid one.
static int64_t getPredicate(Operation *compare) {
  auto predicate = dyn_cast_or_null<IntegerAttr>(
      compare->getInherentAttrOrNull("predicate"));
  return predicate ? predicate.getValue().getSExtValue() : -1;
}

/// Replaces comparisons of `argument` with `other` like `compare`, where `argument` is
/// operand `side`.
static bool replaceComparisons(Operation *compare, unsigned side,
                               Value argument, PatternRewriter &rewriter) {
  int64_t predicate = getPredicate(compare);
  SmallVector<Operation *, 4> users;
  for (OpOperand &use : argument.getUses())
    if (Operation *user = use.getOwner();
        isCompare(user) && user->getOperand(side) == argument &&
        user->getOperand(1 - side) == compare->getOperand(1 - side) &&
        !user->getResult(0).use_empty() && !llvm::is_contained(users, user))
      users.push_back(user);
  bool changed = false;
  for (Operation *user : users) {
    bool isSame = getPredicate(user) == predicate;
    if (!isSame && getPredicate(user) != negatePredicate(predicate))
      continue;
    rewriter.replaceOp(user, {createBool(rewriter, user, isSame)});
    changed = true;
  }
  return changed;
}

/// In the second region, the comparison that is the condition, of an argument and a value
/// from outside of the loop, is true, and its negation false.
static LogicalResult propagateComparison(Operation *op,
                                         PatternRewriter &rewriter) {
  std::optional<WhileParts> parts = WhileParts::get(op);
  Operation *compare = parts ? parts->getCondition().getDefiningOp() : nullptr;
  if (!isCompare(compare) || getPredicate(compare) < 0)
    return failure();
  bool changed = false;
  for (auto [argument, value] :
       llvm::zip(parts->after->getArguments(), parts->getArgs()))
    for (unsigned side : {0u, 1u})
      if (compare->getOperand(side) == value &&
          !isDefinedWithin(compare->getOperand(1 - side), op))
        changed |= replaceComparisons(compare, side, argument, rewriter);
  return success(changed);
}

//===-- Other structure ----------------------------------------------------===//

/// The values of the first region that `conditional` reads in its region.
static llvm::SetVector<Value> getCaptured(Operation *conditional,
                                          Block *before) {
  llvm::SetVector<Value> captured;
  conditional->walk([&](Operation *inner) {
    if (inner != conditional)
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == before)
          captured.insert(operand);
  });
  return captured;
}

/// A conditional on the condition, at the end of the first region, is executed at the
/// beginning of the second one.
static LogicalResult moveConditional(Operation *op, PatternRewriter &rewriter) {
  std::optional<WhileParts> parts = WhileParts::get(op);
  Operation *last = parts ? parts->condition->getPrevNode() : nullptr;
  if (!isa_and_nonnull<scf::IfOp>(last) || last->getNumResults())
    return failure();
  scf::IfOp conditional(last);
  Region &branch = conditional.getThenRegion();
  if (conditional.getCondition() != parts->getCondition() ||
      !conditional.getElseRegion().empty() || !branch.hasOneBlock() ||
      !branch.front().getTerminator())
    return failure();
  SmallVector<Value, 4> passed(parts->getArgs());
  SmallVector<Value, 4> operands(parts->condition->getOperands());
  SmallVector<Type, 4> types(op->getResultTypes());
  for (Value value : getCaptured(last, parts->before)) {
    auto found = llvm::find(passed, value);
    auto number = unsigned(found - passed.begin());
    if (found == passed.end()) {
      passed.push_back(value);
      operands.push_back(value);
      types.push_back(value.getType());
      parts->after->addArgument(value.getType(), value.getLoc());
    }
    Value argument = parts->after->getArgument(number);
    for (OpOperand &use : llvm::make_early_inc_range(value.getUses()))
      if (branch.isAncestor(use.getOwner()->getParentRegion()))
        use.set(argument);
  }
  rewriter.modifyOpInPlace(parts->condition,
                           [&] { parts->condition->setOperands(operands); });
  rewriter.eraseOp(branch.front().getTerminator());
  rewriter.inlineBlockBefore(&branch.front(), &parts->after->front());
  rewriter.eraseOp(last);
  if (types.size() == op->getNumResults())
    return success();
  Operation *larger = createLike(rewriter, op, op->getOperands(), types);
  for (unsigned i : {0, 1})
    rewriter.inlineRegionBefore(op->getRegion(i), larger->getRegion(i),
                                larger->getRegion(i).begin());
  SmallVector<Value, 4> results(
      larger->getResults().take_front(op->getNumResults()));
  rewriter.replaceOp(op, results);
  return success();
}

/// If the first region passes a permutation of its arguments on, passes them in order.
static LogicalResult alignArguments(Operation *op, PatternRewriter &rewriter) {
  std::optional<WhileParts> parts = WhileParts::get(op);
  if (!parts || op->getNumResults() != op->getNumOperands())
    return failure();
  SmallVector<unsigned, 4> numbers;
  for (Value value : parts->getArgs()) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != parts->before ||
        llvm::is_contained(numbers, argument.getArgNumber()))
      return failure();
    numbers.push_back(argument.getArgNumber());
  }
  if (llvm::is_sorted(numbers))
    return failure();
  SmallVector<Value, 4> operands{parts->getCondition()};
  llvm::append_range(operands, parts->before->getArguments());
  rewriter.modifyOpInPlace(parts->condition,
                           [&] { parts->condition->setOperands(operands); });
  SmallVector<Type, 4> types(op->getOperandTypes());
  SmallVector<Location, 4> locs(types.size(), op->getLoc());
  for (auto [i, number] : llvm::enumerate(numbers))
    locs[number] = parts->after->getArgument(unsigned(i)).getLoc();
  Operation *aligned = createLike(rewriter, op, op->getOperands(), types);
  rewriter.inlineRegionBefore(op->getRegion(0), aligned->getRegion(0),
                              aligned->getRegion(0).begin());
  Block *after = rewriter.createBlock(&aligned->getRegion(1), {}, types, locs);
  SmallVector<Value, 4> arguments, results;
  for (unsigned number : numbers) {
    arguments.push_back(after->getArgument(number));
    results.push_back(aligned->getResult(number));
  }
  rewriter.mergeBlocks(parts->after, after, arguments);
  rewriter.replaceOp(op, results);
  return success();
}

void strata::getWhilePatterns(RewritePatternSet &patterns) {
  using scf::WhileOp;
  patterns.add<WhileOp>("WhileConditionTruth", propagateWhileCondition);
  patterns.add<WhileOp>("WhileCmpCond", propagateComparison);
  patterns.add<WhileOp>("WhileOpAlignBeforeArgs", alignArguments);
  patterns.add<WhileOp>("WhileMoveIfDown", moveConditional);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(
      patterns, WhileOp::getOperationName());
}
