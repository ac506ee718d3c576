// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vectorization as patterns.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/Vectorization/Vectorization.h"

using namespace strata;
using namespace dialects::linalg;

namespace {
struct VectorizationPattern final : RewritePattern {
  VectorizationPattern(Context *ctx, const VectorizationOptions &options)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx), options(options) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return success(isa<LinalgOp>(op) &&
                   succeeded(vectorize(rewriter, op, options)));
  }
  VectorizationOptions options;
};
} // namespace

/// Whether all elements of `type` can be those of one vector.
static bool hasStaticElements(MemRefType type) {
  return type.hasStaticShape() && !llvm::is_contained(type.getShape(), 0) &&
         VectorType::isValidElementType(type.getElementType());
}

static LogicalResult vectorizeCopy(memref::CopyOp op,
                                   PatternRewriter &rewriter) {
  auto type = dyn_cast<MemRefType>(op.getSource().getType());
  auto targetType = dyn_cast<MemRefType>(op.getTarget().getType());
  if (!type || !targetType || !hasStaticElements(type) ||
      !targetType.hasStaticShape())
    return failure();
  Location loc = op->getLoc();
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  SmallVector<Value> indices(size_t(type.getRank()), zero);
  Value padding = ub::PoisonOp::create(rewriter, loc, type.getElementType());
  AffineMap identity =
      rewriter.getMultiDimIdentityMap(unsigned(type.getRank()));
  Value vector = vector::TransferReadOp::create(
      rewriter, loc, VectorType::get(type.getShape(), type.getElementType()),
      op.getSource(), indices, padding, identity);
  if (type.getRank() == 0) {
    Type vectorType = vector.getType();
    vector =
        vector::ExtractOp::create(rewriter, loc, vector, ArrayRef<int64_t>());
    vector = vector::BroadcastOp::create(rewriter, loc, vectorType, vector);
  }
  vector::TransferWriteOp::create(rewriter, loc, vector, op.getTarget(),
                                  indices, identity);
  rewriter.eraseOp(op);
  return success();
}

void linalg::populateVectorizationPatterns(
    RewritePatternSet &patterns, const VectorizationOptions &options) {
  patterns.add<VectorizationPattern>(patterns.getContext(), options);
}

static LogicalResult vectorizeInsertion(tensor::InsertSliceOp op,
                                        PatternRewriter &rewriter) {
  return vectorize(rewriter, op);
}

void linalg::populateInsertSliceVectorizationPatterns(
    RewritePatternSet &patterns) {
  patterns.add<tensor::InsertSliceOp>("InsertSliceVectorizePattern",
                                      vectorizeInsertion);
}

void linalg::populateCopyVectorizationPatterns(RewritePatternSet &patterns) {
  patterns.add<memref::CopyOp>("CopyVectorizationPattern", vectorizeCopy);
}
