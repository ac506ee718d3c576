// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifies that the operands of maps and sets are valid dimensions and symbols,
// which depends on their definitions. The verifier bodies in the dialect file,
// which run first, check the rest: operations with one signature share their
// verdict.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Affine/AffineHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineForOp;
using dialects::affine::AffineIfOp;
using dialects::affine::AffineLoadOp;
using dialects::affine::AffineStoreOp;
using dialects::affine::AffineVectorLoadOp;
using dialects::affine::AffineVectorStoreOp;

/// Checks that the first `numDims` of `operands` are valid dimensions, and the others
/// symbols.
static LogicalResult verifyOperands(Operation *op, OperandRange operands,
                                    unsigned numDims) {
  for (auto [i, operand] : llvm::enumerate(operands)) {
    if (i < numDims && !isValidAffineDim(op, operand))
      return op->emitOpError("operand cannot be used as a dimension id");
    if (i >= numDims && !isValidAffineSymbol(op, operand))
      return op->emitOpError("operand cannot be used as a symbol");
  }
  return success();
}

static LogicalResult verifyFor(AffineForOp op) {
  AffineMap lower = op.getLowerBoundMap();
  AffineMap upper = op.getUpperBoundMap();
  if (failed(
          verifyOperands(op, op.getLowerBoundOperands(), lower.getNumDims())) ||
      failed(
          verifyOperands(op, op.getUpperBoundOperands(), upper.getNumDims())))
    return failure();
  if (lower.getNumResults() < 1)
    return op->emitOpError(
        "expected lower bound map to have at least one result");
  if (upper.getNumResults() < 1)
    return op->emitOpError(
        "expected upper bound map to have at least one result");
  return success();
}

static LogicalResult verifyIf(AffineIfOp op) {
  return verifyOperands(op, op.getOperands(), op.getCondition().getNumDims());
}

/// A load or store.
template <typename Access> static LogicalResult verifyAccess(Access op) {
  return verifyOperands(op, op.getIndices(), op.getMap().getNumDims());
}

void strata::registerAffineOperandVerifiers(Context &ctx) {
  registerOpHooks<AffineForOp>(&ctx, {.verify = typedHook<verifyFor>});
  registerOpHooks<AffineIfOp>(&ctx, {.verify = typedHook<verifyIf>});
  registerOpHooks<AffineLoadOp>(
      &ctx, {.verify = typedHook<verifyAccess<AffineLoadOp>>});
  registerOpHooks<AffineStoreOp>(
      &ctx, {.verify = typedHook<verifyAccess<AffineStoreOp>>});
  registerOpHooks<AffineVectorLoadOp>(
      &ctx, {.verify = typedHook<verifyAccess<AffineVectorLoadOp>>});
  registerOpHooks<AffineVectorStoreOp>(
      &ctx, {.verify = typedHook<verifyAccess<AffineVectorStoreOp>>});
}
