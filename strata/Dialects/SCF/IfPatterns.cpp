// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.if.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// The terminator of a region that has one block and yields the results of `op`; null for
/// others.
static Operation *getYield(Operation *op, Region &region) {
  Operation *terminator =
      region.hasOneBlock() ? region.front().getTerminator() : nullptr;
  bool fits = terminator && terminator->getNumOperands() == op->getNumResults();
  return fits ? terminator : nullptr;
}

/// Moves the regions of `from` to `to`, whose results are `kept` of its results.
static void moveRegions(PatternRewriter &rewriter, Operation *from,
                        Operation *to, ArrayRef<unsigned> kept) {
  for (unsigned i = 0; i < from->getNumRegions(); ++i) {
    Region &region = from->getRegion(i);
    if (region.empty())
      continue;
    Operation *yield = region.front().getTerminator();
    SmallVector<Value, 4> values;
    for (unsigned result : kept)
      values.push_back(yield->getOperand(result));
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(values); });
    rewriter.inlineRegionBefore(region, to->getRegion(i),
                                to->getRegion(i).end());
  }
}

static SmallVector<Type, 4> getTypes(Operation *op, ArrayRef<unsigned> kept) {
  SmallVector<Type, 4> types;
  for (unsigned result : kept)
    types.push_back(op->getResult(result).getType());
  return types;
}

static LogicalResult removeUnusedResults(Operation *op,
                                         PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  if (!op->getNumResults() || !getYield(op, conditional.getThenRegion()) ||
      !getYield(op, conditional.getElseRegion()))
    return failure();
  SmallVector<unsigned, 4> used;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (!op->getResult(i).use_empty())
      used.push_back(i);
  if (used.size() == op->getNumResults())
    return failure();
  Operation *smaller =
      createLike(rewriter, op, op->getOperands(), getTypes(op, used));
  moveRegions(rewriter, op, smaller, used);
  SmallVector<Value, 4> results(op->getNumResults());
  for (auto [i, result] : llvm::enumerate(used))
    results[result] = smaller->getResult(unsigned(i));
  rewriter.replaceOp(op, results);
  return success();
}

/// Results whose values are computed outside are selected instead.
static LogicalResult convertToSelect(Operation *op, PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  Operation *thenYield = getYield(op, conditional.getThenRegion());
  Operation *elseYield = getYield(op, conditional.getElseRegion());
  if (!op->getNumResults() || !thenYield || !elseYield)
    return failure();
  SmallVector<unsigned, 4> kept;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    bool isInside = thenYield->getOperand(i).getParentRegion() ==
                        &conditional.getThenRegion() ||
                    elseYield->getOperand(i).getParentRegion() ==
                        &conditional.getElseRegion();
    if (isInside)
      kept.push_back(i);
  }
  if (kept.size() == op->getNumResults())
    return failure();
  SmallVector<Value, 4> results(op->getNumResults());
  Value condition = conditional.getCondition();
  SmallVector<Value, 4> thenValues(thenYield->getOperands()),
      elseValues(elseYield->getOperands());
  Operation *rest =
      createLike(rewriter, op, op->getOperands(), getTypes(op, kept));
  moveRegions(rewriter, op, rest, kept);
  rewriter.setInsertionPoint(rest);
  for (unsigned i = 0, next = 0; i < results.size(); ++i) {
    if (next < kept.size() && kept[next] == i)
      results[i] = rest->getResult(next++);
    else if (thenValues[i] == elseValues[i])
      results[i] = thenValues[i];
    else
      results[i] = arith::SelectOp::create(rewriter, op->getLoc(), condition,
                                           thenValues[i], elseValues[i]);
  }
  rewriter.replaceOp(op, results);
  return success();
}

/// Whether `op` is known to have no user of `value` inside, after a search that visits
/// at most as many operations in `op` as the value has uses.
static bool isSeenUnusedInside(Operation *op, Value value) {
  auto use = value.getUses().begin(), end = value.getUses().end();
  WalkResult result = op->walk([&](Operation *inside) {
    if (use == end ||
        (inside != op && llvm::is_contained(inside->getOperands(), value)))
      return WalkResult::interrupt();
    ++use;
    return WalkResult::advance();
  });
  return !result.wasInterrupted();
}

/// In a region the condition is known.
static LogicalResult propagateCondition(Operation *op,
                                        PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  Value condition = conditional.getCondition();
  if (getConstantInt(condition) || isSeenUnusedInside(op, condition))
    return failure();
  Value known[2];
  bool changed = false;
  for (OpOperand &use : llvm::make_early_inc_range(condition.getUses())) {
    Region *user = use.getOwner()->getParentRegion();
    bool isThen = conditional.getThenRegion().isAncestor(user);
    if (!isThen && !conditional.getElseRegion().isAncestor(user))
      continue;
    Value &value = known[isThen];
    if (!value)
      value = createBool(rewriter, op, isThen);
    rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(value); });
    changed = true;
  }
  return success(changed);
}

/// Results that are the condition, or its negation.
static LogicalResult replaceByCondition(Operation *op,
                                        PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  Operation *thenYield = getYield(op, conditional.getThenRegion());
  Operation *elseYield = getYield(op, conditional.getElseRegion());
  if (!op->getNumResults() || !thenYield || !elseYield)
    return failure();
  bool changed = false;
  Value condition = conditional.getCondition(), negation;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Value result = op->getResult(i);
    std::optional<APInt> yes = getConstantInt(thenYield->getOperand(i));
    std::optional<APInt> no = getConstantInt(elseYield->getOperand(i));
    if (!result.getType().isInteger(1) || !yes || !no || *yes == *no ||
        result.use_empty())
      continue;
    if (yes->isZero() && !negation) {
      Value one = createBool(rewriter, op, true);
      negation = arith::XOrIOp::create(rewriter, op->getLoc(), condition, one);
    }
    rewriter.replaceAllUsesWith(result, yes->isZero() ? negation : condition);
    changed = true;
  }
  return success(changed);
}

static LogicalResult removeEmptyElse(Operation *op, PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  Region &otherwise = conditional.getElseRegion();
  if (op->getNumResults() || !otherwise.hasOneBlock() ||
      &otherwise.front().front() != otherwise.front().getTerminator())
    return failure();
  Operation *smaller = createLike(rewriter, op, op->getOperands(), {});
  rewriter.inlineRegionBefore(conditional.getThenRegion(),
                              smaller->getRegion(0),
                              smaller->getRegion(0).begin());
  rewriter.eraseOp(op);
  return success();
}

//===-- Combination --------------------------------------------------------===//

/// Whether `value` is the negation of `condition`.
static bool isNegationOf(Value value, Value condition) {
  auto op = value.getDefiningOp<arith::XOrIOp>();
  if (!op || op.getLhs() != condition)
    return false;
  std::optional<APInt> other = getConstantInt(op.getRhs());
  return other && other->isAllOnes();
}

/// Moves the blocks of `first` and then of `second`, each of which may be empty, to the
/// empty region `combined`, whose terminator gives the values of both.
static void combineBranches(Region &first, Region &second, Region &combined,
                            PatternRewriter &rewriter) {
  SmallVector<Value, 4> values;
  Operation *yield = nullptr;
  for (Region *region : {&first, &second}) {
    if (region->empty())
      continue;
    Operation *terminator = region->front().getTerminator();
    llvm::append_range(values, terminator->getOperands());
    if (combined.empty())
      rewriter.inlineRegionBefore(*region, combined, combined.end());
    else
      rewriter.mergeBlocks(&region->front(), &combined.front());
    if (yield)
      rewriter.eraseOp(yield);
    yield = terminator;
  }
  if (yield)
    rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(values); });
}

/// Whether the regions are as they should be: one block, which yields the results.
static bool isWellFormed(Operation *op) {
  scf::IfOp conditional(op);
  Region &otherwise = conditional.getElseRegion();
  return getYield(op, conditional.getThenRegion()) &&
         (getYield(op, otherwise) ||
          (otherwise.empty() && !op->getNumResults()));
}

/// Uses in `inner` of the results of `conditional` are replaced by the values
/// that the branch yields.
static void useYielded(Operation *conditional, Region &branch, Region &inner) {
  if (branch.empty() || inner.empty())
    return;
  Operation *yield = branch.front().getTerminator();
  for (auto [result, value] :
       llvm::zip(conditional->getResults(), yield->getOperands()))
    for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
      if (inner.isAncestor(use.getOwner()->getParentRegion()))
        use.set(value);
}

/// Combines a conditional with the one before it if both have the same condition, or one
/// has the negation of the other's.
static LogicalResult combineWithPrevious(Operation *op,
                                         PatternRewriter &rewriter) {
  Operation *previous = op->getPrevNode();
  if (!isa_and_nonnull<scf::IfOp>(previous) || !isWellFormed(op) ||
      !isWellFormed(previous))
    return failure();
  scf::IfOp first(previous), second(op);
  Value condition = first.getCondition(), other = second.getCondition();
  bool isSecondNegated = isNegationOf(other, condition);
  bool isFirstNegated = !isSecondNegated && isNegationOf(condition, other);
  if (condition != other && !isSecondNegated && !isFirstNegated)
    return failure();
  Region *firstRegions[] = {&first.getThenRegion(), &first.getElseRegion()};
  Region *secondRegions[] = {&second.getThenRegion(), &second.getElseRegion()};
  if (isFirstNegated)
    std::swap(firstRegions[0], firstRegions[1]);
  if (isSecondNegated)
    std::swap(secondRegions[0], secondRegions[1]);
  SmallVector<Type, 4> types(previous->getResultTypes());
  llvm::append_range(types, op->getResultTypes());
  Operation *combined =
      createLike(rewriter, op, {isFirstNegated ? other : condition}, types);
  for (unsigned i = 0; i < 2; ++i) {
    useYielded(previous, *firstRegions[i], *secondRegions[i]);
    combineBranches(*firstRegions[i], *secondRegions[i], combined->getRegion(i),
                    rewriter);
  }
  if (combined->getRegion(0).empty()) {
    rewriter.createBlock(&combined->getRegion(0));
    rewriter.setInsertionPointToStart(&combined->getRegion(0).front());
    scf::YieldOp::create(rewriter, op->getLoc());
  }
  auto results = combined->getResults();
  unsigned count = previous->getNumResults();
  rewriter.replaceOp(previous,
                     SmallVector<Value, 4>(results.take_front(count)));
  rewriter.replaceOp(op, SmallVector<Value, 4>(results.drop_front(count)));
  return success();
}

/// Whether `region` has nothing but a terminator.
static bool isOnlyYield(Region &region) {
  return region.empty() ||
         (region.hasOneBlock() &&
          &region.front().front() == region.front().getTerminator());
}

/// The only operation before the terminator of `region`, if that is a conditional whose
/// `else` region does nothing; null for others.
static Operation *getOnlyConditional(Region &region) {
  Operation *terminator = region.front().getTerminator();
  Operation *nested = terminator->getPrevNode();
  bool isAlone = nested && nested == &region.front().front() &&
                 isa<scf::IfOp>(nested) && isWellFormed(nested) &&
                 isOnlyYield(scf::IfOp(nested).getElseRegion());
  return isAlone ? nested : nullptr;
}

namespace {
/// The values of a conditional that only consists of another one.
struct NestedValues {
  /// Fails if they depend on more than whether both conditions hold.
  LogicalResult compute(scf::IfOp outer, Operation *nested);

  SmallVector<Value, 4> thenValues, elseValues;
  /// The numbers of results that do not depend on the inner condition.
  SmallVector<unsigned, 4> selected;
};
} // namespace

LogicalResult NestedValues::compute(scf::IfOp outer, Operation *nested) {
  Operation *op = outer.getOperation();
  scf::IfOp inner(nested);
  llvm::append_range(thenValues,
                     getYield(op, outer.getThenRegion())->getOperands());
  if (op->getNumResults())
    llvm::append_range(elseValues,
                       getYield(op, outer.getElseRegion())->getOperands());
  for (auto [i, value] : llvm::enumerate(thenValues)) {
    auto result = dyn_cast<OpResult>(value);
    if (!result || result.getOwner() != nested) {
      if (value.getParentRegion() == &outer.getThenRegion())
        return failure();
      selected.push_back(unsigned(i));
      continue;
    }
    unsigned number = result.getResultNumber();
    if (getYield(nested, inner.getElseRegion())->getOperand(number) !=
        elseValues[i])
      return failure();
    value = getYield(nested, inner.getThenRegion())->getOperand(number);
  }
  return success();
}

/// A conditional that only consists of another one is executed if both conditions hold.
static LogicalResult combineNested(Operation *op, PatternRewriter &rewriter) {
  scf::IfOp outer(op);
  if (!isWellFormed(op) || !isOnlyYield(outer.getElseRegion()))
    return failure();
  Operation *nested = getOnlyConditional(outer.getThenRegion());
  NestedValues values;
  if (!nested || failed(values.compute(outer, nested)))
    return failure();
  scf::IfOp inner(nested);
  rewriter.setInsertionPoint(op);
  Value condition = outer.getCondition();
  Value both = arith::AndIOp::create(rewriter, op->getLoc(), condition,
                                     inner.getCondition());
  Operation *combined = createLike(rewriter, op, {both}, op->getResultTypes());
  SmallVector<Value, 4> results(combined->getResults());
  rewriter.setInsertionPoint(combined);
  for (unsigned i : values.selected)
    results[i] =
        arith::SelectOp::create(rewriter, op->getLoc(), condition,
                                values.thenValues[i], values.elseValues[i]);
  Operation *yield = inner.getThenRegion().front().getTerminator();
  rewriter.modifyOpInPlace(yield,
                           [&] { yield->setOperands(values.thenValues); });
  rewriter.inlineRegionBefore(inner.getThenRegion(), combined->getRegion(0),
                              combined->getRegion(0).begin());
  if (op->getNumResults())
    rewriter.inlineRegionBefore(outer.getElseRegion(), combined->getRegion(1),
                                combined->getRegion(1).begin());
  rewriter.replaceOp(op, results);
  return success();
}

void strata::getIfPatterns(RewritePatternSet &patterns) {
  patterns.add<scf::IfOp>("CombineIfs", combineWithPrevious);
  patterns.add<scf::IfOp>("CombineNestedIfs", combineNested);
  patterns.add<scf::IfOp>("ConditionPropagation", propagateCondition);
  patterns.add<scf::IfOp>("ConvertTrivialIfToSelect", convertToSelect);
  patterns.add<scf::IfOp>("RemoveEmptyElseBranch", removeEmptyElse);
  patterns.add<scf::IfOp>("RemoveUnusedResults", removeUnusedResults);
  patterns.add<scf::IfOp>("ReplaceIfYieldWithConditionOrValue",
                          replaceByCondition);
}
