// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/ConcatDecomposition.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;

Value tensor::decomposeConcat(RewriterBase &rewriter, ConcatOp op) {
  Location loc = op->getLoc();
  auto dim = size_t(op.getDim());
  AffineExpr sum =
      rewriter.getAffineSymbolExpr(0) + rewriter.getAffineSymbolExpr(1);
  SmallVector<SmallVector<OpFoldResult>> sizes;
  // The offset of each input, and the size of the result.
  SmallVector<OpFoldResult> ends{rewriter.getIndexAttr(0)};
  for (Value input : op.getInputs()) {
    sizes.push_back(tensor::getMixedSizes(rewriter, loc, input));
    ends.push_back(affine::makeComposedFoldedAffineApply(
        rewriter, loc, sum, {ends.back(), sizes.back()[dim]}));
  }
  SmallVector<OpFoldResult> shape = sizes.front();
  shape[dim] = ends.back();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Value result = EmptyOp::create(rewriter, loc, shape, type.getElementType());
  SmallVector<OpFoldResult> offsets(shape.size(), rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(shape.size(), rewriter.getIndexAttr(1));
  for (size_t i = 0; i < sizes.size(); ++i) {
    offsets[dim] = ends[i];
    result = InsertSliceOp::create(rewriter, loc, op.getInputs()[i], result,
                                   offsets, sizes[i], strides);
  }
  if (result.getType() != type)
    result = CastOp::create(rewriter, loc, type, result);
  return result;
}

static LogicalResult decompose(tensor::ConcatOp op, PatternRewriter &rewriter) {
  rewriter.replaceOp(op, tensor::decomposeConcat(rewriter, op));
  return success();
}

void tensor::populateDecomposeTensorConcatPatterns(
    RewritePatternSet &patterns) {
  patterns.add<ConcatOp>(decompose);
}
