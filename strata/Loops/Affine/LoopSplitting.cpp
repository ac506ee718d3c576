// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopSplitting.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Replaces the branch by its first or second region; a region that is absent does nothing.
static void chooseRegion(RewriterBase &rewriter, Operation *branch,
                         bool isFirst) {
  Region &region = branch->getRegion(isFirst ? 0 : 1);
  if (region.empty())
    return rewriter.eraseOp(branch);
  Operation *yield = region.front().getTerminator();
  SmallVector<Value> results(yield->getOperands());
  rewriter.inlineBlockBefore(&region.front(), branch);
  rewriter.replaceOp(branch, results);
  rewriter.eraseOp(yield);
}

/// Clones the loop, and returns the copy of `op` in it.
static std::pair<AffineForOp, Operation *>
cloneLoop(RewriterBase &rewriter, AffineForOp loop, Operation *op) {
  // Both loops have the same operations in the same order.
  size_t number = 0;
  loop->walk<WalkOrder::PreOrder>([&](Operation *each) {
    ++number;
    return each == op ? WalkResult::interrupt() : WalkResult::advance();
  });
  auto copy = cast<AffineForOp>(rewriter.clone(*loop.getOperation()));
  Operation *found = nullptr;
  copy->walk<WalkOrder::PreOrder>([&](Operation *each) {
    found = each;
    return --number == 0 ? WalkResult::interrupt() : WalkResult::advance();
  });
  return {copy, found};
}

//===-- Unswitching --------------------------------------------------------===//

/// Whether the value cannot be poison.
static bool isKnownNotPoison(Value value) {
  if (isAffineInductionVar(value))
    return true;
  Operation *op = value.getDefiningOp();
  return isa_and_nonnull<arith::ConstantOp, memref::DimOp>(op);
}

/// Whether the next operation is executed after `op`, which calls no function and contains no loop.
static bool continues(Operation &op) {
  return op.getNumRegions() == 0 && getMemoryEffects(&op).has_value();
}

/// Whether each execution of the loop executes the branch: all loops around it have iterations, and
/// nothing before it may not end.
static bool isExecutedBy(AffineForOp loop, Operation *branch) {
  for (Operation *op = branch; op != loop.getOperation();
       op = op->getParentOp()) {
    auto parent = dyn_cast<AffineForOp>(op->getParentOp());
    if (!parent || getTripCount(parent).value_or(0) == 0)
      return false;
    for (Operation &before : *op->getBlock()) {
      if (&before == op)
        break;
      if (!continues(before))
        return false;
    }
  }
  return true;
}

/// Whether the condition can be evaluated where the loop is, also if the loop does not: it is no poison,
/// for which a branch has undefined behavior, and divides by no symbol.
static bool isEvaluable(AffineForOp loop, Operation *branch) {
  auto affineIf = dyn_cast<AffineIfOp>(branch);
  bool isDefined =
      llvm::all_of(branch->getOperands(), isKnownNotPoison) &&
      (!affineIf ||
       llvm::all_of(affineIf.getIntegerSet().getConstraints(),
                    [](AffineExpr expr) { return expr.isPureAffine(); }));
  return isDefined || isExecutedBy(loop, branch);
}

Operation *affine::findInvariantBranch(AffineForOp loop) {
  Operation *found = nullptr;
  loop->walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isInvariant = isa<AffineIfOp, scf::IfOp>(op) &&
                       llvm::all_of(op->getOperands(), [&](Value operand) {
                         return loop.isDefinedOutsideOfLoop(operand);
                       });
    if (!isInvariant || !isEvaluable(loop, op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

std::pair<AffineForOp, AffineForOp> affine::unswitchLoop(RewriterBase &rewriter,
                                                         AffineForOp loop,
                                                         Operation *branch) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Operation *outer;
  if (auto affineIf = dyn_cast<AffineIfOp>(branch))
    outer = AffineIfOp::create(rewriter, branch->getLoc(),
                               loop->getResultTypes(), affineIf.getIntegerSet(),
                               branch->getOperands(), /*withElseRegion=*/true);
  else
    outer =
        scf::IfOp::create(rewriter, branch->getLoc(), loop->getResultTypes(),
                          cast<scf::IfOp>(branch).getCondition(),
                          /*addThenBlock=*/true, /*addElseBlock=*/true);
  SmallVector<AffineForOp, 2> loops;
  for (bool isFirst : {true, false}) {
    Block &block = outer->getRegion(isFirst ? 0 : 1).front();
    if (block.empty())
      rewriter.setInsertionPointToEnd(&block);
    else
      rewriter.setInsertionPoint(block.getTerminator());
    auto [copy, inner] = cloneLoop(rewriter, loop, branch);
    if (copy->getNumResults() != 0 || block.getOperations().size() == 1) {
      rewriter.setInsertionPointToEnd(&block);
      if (isa<AffineIfOp>(outer))
        AffineYieldOp::create(rewriter, branch->getLoc(), copy->getResults());
      else
        scf::YieldOp::create(rewriter, branch->getLoc(), copy->getResults());
    }
    chooseRegion(rewriter, inner, isFirst);
    loops.push_back(copy);
  }
  rewriter.replaceOp(loop, outer->getResults());
  return {loops.front(), loops.back()};
}

//===-- Index-set splitting ------------------------------------------------===//

/// `numerator` divided by `divisor`, which is positive, rounded up or down.
static AffineExpr divide(AffineExpr numerator, int64_t divisor, bool up) {
  if (divisor == 1)
    return numerator;
  return up ? numerator.ceilDiv(divisor) : numerator.floorDiv(divisor);
}

/// The number at which `expr >= 0` changes, where `expr` is `factor` times dimension `dim` plus a rest.
static AffineExpr getChange(AffineExpr expr, unsigned dim, int64_t factor) {
  AffineExpr zero = getAffineConstantExpr(0, expr.getContext());
  AffineExpr variable = getAffineDimExpr(dim, expr.getContext());
  AffineExpr rest = expr.replace(variable, zero);
  if (factor > 0)
    return divide(-rest, factor, /*up=*/true);
  return divide(rest, -factor, /*up=*/false) + 1;
}

/// The split point of one constraint of a branch.
static std::optional<SplitPoint>
getSplitPoint(AffineForOp loop, AffineIfOp branch, unsigned constraint) {
  IntegerSet set = branch.getIntegerSet();
  if (set.isEq(constraint))
    return std::nullopt;
  SmallVector<Value> operands(branch->getOperands());
  unsigned numDims = set.getNumDims();
  std::optional<unsigned> dim;
  AffineExpr expr = set.getConstraint(constraint);
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool occurs = i < numDims ? expr.isFunctionOfDim(unsigned(i))
                              : expr.isFunctionOfSymbol(unsigned(i) - numDims);
    if (!occurs || loop.isDefinedOutsideOfLoop(operand))
      continue;
    if (operand != loop.getInductionVar() || dim || i >= numDims)
      return std::nullopt;
    dim = unsigned(i);
  }
  if (!dim || !expr.isPureAffine())
    return std::nullopt;
  AffineExpr variable = getAffineDimExpr(*dim, expr.getContext());
  AffineExpr factor =
      simplifyAffineExpr(expr.replace(variable, variable + 1) - expr, numDims,
                         set.getNumSymbols());
  // The negative of the smallest number does not exist.
  constexpr int64_t MaxFactor = int64_t(1) << 32;
  if (!factor.isConstant() || factor.getValue() == 0 ||
      std::abs(factor.getValue()) > MaxFactor)
    return std::nullopt;
  AffineMap map = AffineMap::get(numDims, set.getNumSymbols(),
                                 getChange(expr, *dim, factor.getValue()));
  // The dimension does not occur any more: its operand need not be defined outside.
  canonicalizeMapAndOperands(&map, &operands);
  // As bounds the operands are evaluated also if the branch is not.
  if (!llvm::all_of(operands, isKnownNotPoison) && !isExecutedBy(loop, branch))
    return std::nullopt;
  return SplitPoint{branch, constraint, simplifyAffineMap(map),
                    std::move(operands), factor.getValue() < 0};
}

std::optional<SplitPoint> affine::findSplitPoint(AffineForOp loop) {
  std::optional<SplitPoint> found;
  if (loop.getStepAsInt() != 1)
    return found;
  loop->walk<WalkOrder::PreOrder>([&](AffineIfOp branch) {
    unsigned count = branch.getIntegerSet().getNumConstraints();
    for (unsigned i = 0; i < count && !found; ++i)
      found = getSplitPoint(loop, branch, i);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

/// The results with one constant in place of several, the smallest, or, of a lower bound, the greatest.
static AffineMap mergeConstants(AffineMap map, bool isLower) {
  std::optional<int64_t> constant;
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults()) {
    if (!result.isConstant()) {
      results.push_back(result);
      continue;
    }
    int64_t value = result.getValue();
    int64_t known = constant.value_or(value);
    constant = isLower ? std::max(known, value) : std::min(known, value);
  }
  if (constant)
    results.push_back(getAffineConstantExpr(*constant, map.getContext()));
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// The bound with the split point as another result.
static std::pair<AffineMap, SmallVector<Value>>
addPoint(AffineBound bound, const SplitPoint &point, bool isLower) {
  AffineMap map = bound.getMap();
  unsigned numDims = point.map.getNumDims();
  SmallVector<Value> operands(bound.getOperands().take_front(map.getNumDims()));
  llvm::append_range(operands, ArrayRef(point.operands).take_front(numDims));
  llvm::append_range(operands,
                     bound.getOperands().drop_front(map.getNumDims()));
  llvm::append_range(operands, ArrayRef(point.operands).drop_front(numDims));
  SmallVector<AffineExpr> results(map.getResults().begin(),
                                  map.getResults().end());
  results.push_back(point.map.shiftDims(map.getNumDims())
                        .shiftSymbols(map.getNumSymbols())
                        .getResult(0));
  map = AffineMap::get(map.getNumDims() + numDims,
                       map.getNumSymbols() + point.map.getNumSymbols(), results,
                       map.getContext());
  canonicalizeMapAndOperands(&map, &operands);
  return {mergeConstants(simplifyAffineMap(map), isLower), std::move(operands)};
}

/// Decides the constraint: the branch loses it, or becomes one of its regions.
static void decide(RewriterBase &rewriter, AffineIfOp branch,
                   unsigned constraint, bool holds) {
  IntegerSet set = branch.getIntegerSet();
  if (!holds || set.getNumConstraints() == 1)
    return chooseRegion(rewriter, branch, holds);
  SmallVector<AffineExpr> constraints(set.getConstraints().begin(),
                                      set.getConstraints().end());
  SmallVector<bool> eqFlags(set.getEqFlags().begin(), set.getEqFlags().end());
  constraints.erase(constraints.begin() + constraint);
  eqFlags.erase(eqFlags.begin() + constraint);
  set = IntegerSet::get(set.getNumDims(), set.getNumSymbols(), constraints,
                        eqFlags, set.getContext());
  rewriter.modifyOpInPlace(branch, [&] { branch.setIntegerSet(set); });
}

std::pair<AffineForOp, AffineForOp> affine::splitLoop(RewriterBase &rewriter,
                                                      AffineForOp loop,
                                                      const SplitPoint &point) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  auto [first, branch] = cloneLoop(rewriter, loop, point.branch);
  auto [upper, upperOperands] = addPoint(loop.getUpperBound(), point, false);
  auto [lower, lowerOperands] = addPoint(loop.getLowerBound(), point, true);
  AffineForOp(first).setUpperBound(upperOperands, upper);
  decide(rewriter, cast<AffineIfOp>(branch), point.constraint,
         point.holdsInFirst);
  // The loop becomes the second part, which continues with the values of the first one.
  rewriter.modifyOpInPlace(
      loop,
      [&, &lower = lower, &lowerOperands = lowerOperands, &first = first] {
        loop.setLowerBound(lowerOperands, lower);
        loop.setInits(first->getResults());
      });
  decide(rewriter, point.branch, point.constraint, !point.holdsInFirst);
  return {first, loop};
}
