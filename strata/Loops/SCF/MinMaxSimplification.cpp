// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/MinMaxSimplification.h"

#include "strata/Affine/IndexFacts.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using presburger::LinearSum;

//===-- Ranges of variables ------------------------------------------------===//

std::optional<scf::VariableRange> scf::getVariableRange(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return std::nullopt;
  unsigned index = argument.getArgNumber();
  Operation *parent = argument.getOwner()->getParentOp();
  if (auto loop = dyn_cast_if_present<ForOp>(parent)) {
    if (index != 0)
      return std::nullopt;
    // The order of numbers that are not negative is the same without sign.
    if (loop.getUnsignedCmp() &&
        (getConstantIntValue(loop.getLowerBound()).value_or(-1) < 0 ||
         getConstantIntValue(loop.getUpperBound()).value_or(-1) < 0))
      return std::nullopt;
    return VariableRange{getAsOpFoldResult(loop.getLowerBound()),
                         getAsOpFoldResult(loop.getUpperBound()),
                         getAsOpFoldResult(loop.getStep())};
  }
  if (auto loop = dyn_cast_if_present<ParallelOp>(parent)) {
    if (argument.getOwner() != &loop.getRegion().front() ||
        !loop.hasBoundsForEachStep())
      return std::nullopt;
    return VariableRange{getAsOpFoldResult(loop.getLowerBound()[index]),
                         getAsOpFoldResult(loop.getUpperBound()[index]),
                         getAsOpFoldResult(loop.getStep()[index])};
  }
  if (auto loop = dyn_cast_if_present<ForallOp>(parent)) {
    if (index >= loop.getRank())
      return std::nullopt;
    return VariableRange{loop.getMixedLowerBound()[index],
                         loop.getMixedUpperBound()[index],
                         loop.getMixedStep()[index]};
  }
  return std::nullopt;
}

/// A bound as a term. As in mlir-opt, the relation to the variable of another loop is
/// unknown.
static LinearSum getTerm(IndexFacts &facts, OpFoldResult bound) {
  if (std::optional<int64_t> constant = getConstantIntValue(bound))
    return LinearSum(*constant);
  return scf::getVariableRange(bound.getValue())
             ? facts.addVariable()
             : facts.getTerm(bound.getValue());
}

/// States the facts about `variable`. False if the step is not constant, or if there is no
/// iteration.
static bool addRange(IndexFacts &facts, Value variable,
                     const scf::VariableRange &range) {
  std::optional<int64_t> step = getConstantIntValue(range.step);
  if (!step || *step <= 0)
    return false;
  LinearSum lower = getTerm(facts, range.lower);
  LinearSum upper = getTerm(facts, range.upper);
  std::optional<LinearSum> distance = upper.plus(lower, -1);
  distance = distance ? distance->plus(LinearSum(-1)) : std::nullopt;
  bool isKnown = distance && distance->isConstant();
  if (isKnown && distance->constant < 0)
    return false;
  if (isKnown && distance->constant < *step && lower.isConstant()) {
    facts.setConstant(variable, lower.constant);
    return true;
  }
  LinearSum index = facts.getTerm(variable);
  facts.addLessOrEqual(lower, index);
  if (isKnown) {
    int64_t last = distance->constant - distance->constant % *step;
    if (std::optional<LinearSum> end = lower.plus(LinearSum(last)))
      facts.addLessOrEqual(index, *end);
    return true;
  }
  facts.addLess(index, upper);
  // The last index is the result of a division.
  if (*step != 1)
    facts.setHasDivisions();
  return true;
}

//===-- Results ------------------------------------------------------------===//

static AffineMap getMap(Operation *op) {
  if (auto min = dyn_cast<affine::AffineMinOp>(op))
    return min.getAffineMap();
  return cast<affine::AffineMaxOp>(op).getAffineMap();
}

/// Whether results[k] is always the smallest, or the largest.
static bool dominates(const IndexFacts &facts, ArrayRef<LinearSum> results,
                      size_t k, bool isMin) {
  for (auto [index, other] : llvm::enumerate(results))
    if (index != k && !(isMin ? facts.implyLessOrEqual(results[k], other)
                              : facts.implyLessOrEqual(other, results[k])))
      return false;
  return true;
}

/// The result that `op` always has, as a map of its operands.
static std::optional<AffineMap> findResult(Operation *op, IndexFacts &facts) {
  AffineMap map = getMap(op);
  SmallVector<LinearSum> results;
  for (AffineExpr expr : map.getResults()) {
    auto result = facts.getExpr(expr, op->getOperands(), map.getNumDims());
    if (!result)
      return std::nullopt;
    results.push_back(*result);
  }
  if (facts.areContradictory())
    return std::nullopt;
  bool isMin = isa<affine::AffineMinOp>(op);
  for (size_t k = 0; k < results.size(); ++k) {
    bool isConstant = results[k].isConstant();
    // mlir-opt does not find results of which divisions are part.
    if ((!isConstant && facts.hasDivisions()) ||
        !dominates(facts, results, k, isMin))
      continue;
    return isConstant ? AffineMap::getConstantMap(results[k].constant,
                                                  op->getContext())
                      : map.getSubMap({unsigned(k)});
  }
  return std::nullopt;
}

static void replaceByResult(RewriterBase &rewriter, Operation *op,
                            AffineMap map) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands;
  if (map.getNumInputs())
    llvm::append_range(operands, op->getOperands());
  // The order of symbols is that of the operands, as in mlir-opt.
  SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < map.getNumSymbols(); ++i)
    dims.push_back(getAffineDimExpr(map.getNumDims() + i, op->getContext()));
  map = map.replaceDimsAndSymbols({}, dims, map.getNumInputs(), 0);
  affine::canonicalizeMapAndOperands(&map, &operands);
  rewriter.replaceOp(op, rewriter.createOrFold<affine::AffineApplyOp>(
                             op->getLoc(), map, operands));
}

LogicalResult scf::canonicalizeMinMaxOpInLoop(RewriterBase &rewriter,
                                              Operation *op) {
  IndexFacts facts;
  llvm::SmallDenseSet<Value, 4> seen;
  for (Value operand : op->getOperands()) {
    std::optional<VariableRange> range = getVariableRange(operand);
    if (range && seen.insert(operand).second &&
        !addRange(facts, operand, *range))
      return failure();
  }
  std::optional<AffineMap> map = findResult(op, facts);
  if (!map)
    return failure();
  replaceByResult(rewriter, op, *map);
  return success();
}

LogicalResult scf::rewritePeeledMinMaxOp(RewriterBase &rewriter, Operation *op,
                                         Value variable, Value upper,
                                         Value step, bool isInside) {
  IndexFacts facts;
  LinearSum end = facts.getTerm(upper);
  std::optional<LinearSum> next =
      facts.getTerm(variable).plus(facts.getTerm(step));
  if (next && isInside)
    facts.addLessOrEqual(*next, end);
  else if (next)
    facts.addLess(end, *next);
  std::optional<AffineMap> map = findResult(op, facts);
  if (!map)
    return failure();
  replaceByResult(rewriter, op, *map);
  return success();
}
