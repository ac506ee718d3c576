// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.if.
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/IR/BuiltinAttributes.h"

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

/// A truth value at the place of `op`.
static Value createBool(PatternRewriter &rewriter, Operation *op, bool value) {
  Context *ctx = op->getContext();
  rewriter.setInsertionPoint(op);
  return rewriter
      .create(op->getLoc(), "arith.constant", {}, {IntegerType::get(ctx, 1)},
              {rewriter.getNamedAttr("value", BoolAttr::get(ctx, value))})
      ->getResult(0);
}

static LogicalResult foldCondition(Operation *op, PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  std::optional<APInt> condition = getConstantInt(conditional.getCondition());
  if (!condition)
    return failure();
  if (!condition->isZero())
    return replaceByBlock(rewriter, op, conditional.getThenRegion());
  if (!conditional.getElseRegion().empty())
    return replaceByBlock(rewriter, op, conditional.getElseRegion());
  if (op->getNumResults())
    return failure();
  rewriter.eraseOp(op);
  return success();
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
      results[i] = rewriter
                       .create(op->getLoc(), "arith.select",
                               {condition, thenValues[i], elseValues[i]},
                               {thenValues[i].getType()})
                       ->getResult(0);
  }
  rewriter.replaceOp(op, results);
  return success();
}

/// In a region the condition is known.
static LogicalResult propagateCondition(Operation *op,
                                        PatternRewriter &rewriter) {
  scf::IfOp conditional(op);
  Value condition = conditional.getCondition();
  if (getConstantInt(condition))
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
      negation = rewriter
                     .create(op->getLoc(), "arith.xori", {condition, one},
                             {condition.getType()})
                     ->getResult(0);
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

void strata::getIfPatterns(RewritePatternSet &patterns) {
  StringRef name = "scf.if";
  patterns.add("ConditionPropagation", name, propagateCondition);
  patterns.add("ConvertTrivialIfToSelect", name, convertToSelect);
  patterns.add("RemoveEmptyElseBranch", name, removeEmptyElse);
  patterns.add("RemoveStaticCondition", name, foldCondition);
  patterns.add("RemoveUnusedResults", name, removeUnusedResults);
  patterns.add("ReplaceIfYieldWithConditionOrValue", name, replaceByCondition);
}
