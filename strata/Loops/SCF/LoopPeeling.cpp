// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LoopPeeling.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/SCF/MinMaxSimplification.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Bounds -------------------------------------------------------------===//

namespace {
/// The bounds of a loop, with their values if they are constants.
struct Bounds {
  Value lower, upper, step;
  std::optional<int64_t> begin, end, stride;

  explicit Bounds(scf::ForOp op)
      : lower(op.getLowerBound()), upper(op.getUpperBound()),
        step(op.getStep()), begin(getConstantIntValue(lower)),
        end(getConstantIntValue(upper)), stride(getConstantIntValue(step)) {}
  bool areConstant() const { return begin && end && stride; }
  SmallVector<Value> getOperands() const { return {lower, upper, step}; }
};
} // namespace

/// Whether it can be peeled at all: maps have indices as operands, it may be executed, and
/// numbers do not overflow.
static bool canBePeeled(scf::ForOp op, const Bounds &bounds) {
  if (op.getUnsignedCmp() || !bounds.lower.getType().isIndex() ||
      (bounds.stride && *bounds.stride <= 0))
    return false;
  int64_t distance = 0, next = 0;
  return !(bounds.begin && bounds.end &&
           (*bounds.begin >= *bounds.end ||
            llvm::SubOverflow(*bounds.end, *bounds.begin, distance))) &&
         !(bounds.begin && bounds.stride &&
           llvm::AddOverflow(*bounds.begin, *bounds.stride, next));
}

static bool isKnownNonNegative(Value value) {
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    return *constant >= 0;
  return isa_and_nonnull<memref::DimOp, tensor::DimOp>(value.getDefiningOp());
}

/// Whether the loop is known not to end before it begins, so that the distance of the bounds
/// is not negative.
static bool hasNonNegativeDistance(const Bounds &bounds) {
  if (bounds.begin && bounds.end)
    return *bounds.begin <= *bounds.end;
  return bounds.lower == bounds.upper || (bounds.begin && *bounds.begin <= 0 &&
                                          isKnownNonNegative(bounds.upper));
}

/// The index after the last full step: upper - (upper - lower) mod step, where the symbols of
/// the expression are the bounds.
static AffineExpr getSplitExpr(Context *ctx) {
  AffineExpr lower = getAffineSymbolExpr(0, ctx),
             upper = getAffineSymbolExpr(1, ctx),
             step = getAffineSymbolExpr(2, ctx);
  return upper - (upper - lower) % step;
}

/// Whether the step is known to divide the distance of the bounds.
static bool isDivisible(const Bounds &bounds, Context *ctx) {
  if (bounds.stride == 1)
    return true;
  AffineExpr lower = getAffineSymbolExpr(0, ctx),
             upper = getAffineSymbolExpr(1, ctx),
             step = getAffineSymbolExpr(2, ctx);
  AffineMap map = AffineMap::get(0, 3, (upper - lower) % step);
  SmallVector<Value> operands = bounds.getOperands();
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
  affine::canonicalizeMapAndOperands(&map, &operands);
  return simplifyAffineMap(map).getResult(0) == 0;
}

//===-- The last iteration -------------------------------------------------===//

/// The index where the loop is split. It is not below the lower bound, or the second loop
/// would be executed where the loop is not.
static Value createSplit(OpBuilder &builder, Location loc,
                         const Bounds &bounds) {
  Context *ctx = builder.getContext();
  AffineExpr split = getSplitExpr(ctx);
  if (hasNonNegativeDistance(bounds))
    return builder.createOrFold<affine::AffineApplyOp>(
        loc, AffineMap::get(0, 3, split), bounds.getOperands());
  AffineMap map =
      AffineMap::get(0, 3, {getAffineSymbolExpr(0, ctx), split}, ctx);
  return builder.createOrFold<affine::AffineMaxOp>(loc, map,
                                                   bounds.getOperands());
}

/// Simplifies operations in the body of `op` by the fact that the variable plus the step is,
/// or is not, at most the upper bound that `bounds` has.
static void simplifyBody(RewriterBase &rewriter, scf::ForOp op,
                         const Bounds &bounds, bool isInside) {
  SmallVector<Operation *> ops;
  op->walk([&](Operation *nested) {
    if (isa<affine::AffineMinOp, affine::AffineMaxOp>(nested))
      ops.push_back(nested);
  });
  for (Operation *nested : ops)
    (void)scf::rewritePeeledMinMaxOp(rewriter, nested, op.getInductionVar(),
                                     bounds.upper, bounds.step, isInside);
}

LogicalResult scf::peelForLoopAndSimplifyBounds(RewriterBase &rewriter,
                                                ForOp op,
                                                ForOp &partialIteration) {
  Bounds bounds(op);
  if (!canBePeeled(op, bounds) || isDivisible(bounds, op->getContext()))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Value split = createSplit(rewriter, op->getLoc(), bounds);
  rewriter.setInsertionPointAfter(op);
  partialIteration = cast<ForOp>(rewriter.clone(*op));
  rewriter.replaceAllUsesWith(ValueRange(op->getResults()),
                              ValueRange(partialIteration->getResults()));
  rewriter.modifyOpInPlace(partialIteration, [&] {
    partialIteration.getLowerBoundMutable().set(split);
    partialIteration.getInitArgsMutable().assign(op->getResults());
  });
  rewriter.modifyOpInPlace(op, [&] { op.getUpperBoundMutable().set(split); });
  simplifyBody(rewriter, op, bounds, /*isInside=*/true);
  simplifyBody(rewriter, partialIteration, bounds, /*isInside=*/false);
  return success();
}

//===-- The first iteration ------------------------------------------------===//

LogicalResult scf::peelForLoopFirstIteration(RewriterBase &rewriter, ForOp op,
                                             ForOp &firstIteration) {
  Bounds bounds(op);
  if (!canBePeeled(op, bounds))
    return failure();
  bool isExecuted = bounds.begin && bounds.end;
  if (bounds.areConstant() && *bounds.end - *bounds.begin <= *bounds.stride)
    return failure();
  Context *ctx = op->getContext();
  Location loc = op->getLoc();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  AffineExpr second = getAffineSymbolExpr(0, ctx) + getAffineSymbolExpr(1, ctx);
  Value split = rewriter.createOrFold<affine::AffineApplyOp>(
      loc, AffineMap::get(0, 2, second), ValueRange{bounds.lower, bounds.step});
  // The first loop is not executed either if there is no iteration.
  Value end = split;
  if (!isExecuted) {
    AffineMap map = AffineMap::get(
        0, 2, {getAffineSymbolExpr(0, ctx), getAffineSymbolExpr(1, ctx)}, ctx);
    end = rewriter.createOrFold<affine::AffineMinOp>(
        loc, map, ValueRange{split, bounds.upper});
  }
  firstIteration = cast<ForOp>(rewriter.clone(*op));
  rewriter.modifyOpInPlace(
      firstIteration, [&] { firstIteration.getUpperBoundMutable().set(end); });
  rewriter.modifyOpInPlace(op, [&] {
    op.getInitArgsMutable().assign(firstIteration->getResults());
    op.getLowerBoundMutable().set(split);
  });
  return success();
}
