// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/MinMaxSimplification.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/SCF/LinearFactsDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using detail::LinearExpr;
using detail::LinearFacts;

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
    if (argument.getOwner() != &loop.getRegion().front())
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
static LinearExpr getTerm(LinearFacts &facts, OpFoldResult bound) {
  if (std::optional<int64_t> constant = getConstantIntValue(bound))
    return LinearExpr(*constant);
  return scf::getVariableRange(bound.getValue())
             ? facts.addVariable()
             : facts.getTerm(bound.getValue());
}

/// States the facts about `variable`. False if the step is not constant, or if there is no
/// iteration.
static bool addRange(LinearFacts &facts, Value variable,
                     const scf::VariableRange &range) {
  std::optional<int64_t> step = getConstantIntValue(range.step);
  if (!step || *step <= 0)
    return false;
  LinearExpr lower = getTerm(facts, range.lower);
  LinearExpr upper = getTerm(facts, range.upper);
  LinearExpr distance = upper - lower - LinearExpr(1);
  bool isKnown = distance.isValid && distance.isConstant();
  if (isKnown && distance.constant < 0)
    return false;
  if (isKnown && distance.constant < *step && lower.isConstant()) {
    facts.setConstant(variable, lower.constant);
    return true;
  }
  LinearExpr index = facts.getTerm(variable);
  facts.addNonNegative(index - lower);
  if (isKnown) {
    int64_t last = distance.constant - distance.constant % *step;
    facts.addNonNegative(lower + LinearExpr(last) - index);
    return true;
  }
  facts.addNonNegative(upper - index - LinearExpr(1));
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
static bool dominates(const LinearFacts &facts, ArrayRef<LinearExpr> results,
                      size_t k, bool isMin) {
  for (auto [index, other] : llvm::enumerate(results)) {
    LinearExpr difference = isMin ? other - results[k] : results[k] - other;
    if (index != k && !facts.implyNonNegative(difference))
      return false;
  }
  return true;
}

/// The result that `op` always has, as a map of its operands.
static std::optional<AffineMap> findResult(Operation *op, LinearFacts &facts) {
  AffineMap map = getMap(op);
  SmallVector<LinearExpr> results;
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
  LinearFacts facts;
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
  LinearFacts facts;
  LinearExpr slack =
      facts.getTerm(upper) - facts.getTerm(variable) - facts.getTerm(step);
  facts.addNonNegative(isInside ? slack : LinearExpr(-1) - slack);
  std::optional<AffineMap> map = findResult(op, facts);
  if (!map)
    return failure();
  replaceByResult(rewriter, op, *map);
  return success();
}
