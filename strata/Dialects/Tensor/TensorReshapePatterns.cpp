// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Rewrite/ReshapePatterns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Helpers ------------------------------------------------------------===//

static RankedTensorType getRanked(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

//===-- Casts --------------------------------------------------------------===//

static LogicalResult collapseOfCast(tensor::CollapseShapeOp op,
                                    PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSrc());
  RankedTensorType type = source ? getRanked(source) : nullptr;
  if (!type)
    return failure();
  Groups groups = getGroups(op.getReassociation());
  SmallVector<int64_t> shape;
  for (const auto &group : groups) {
    int64_t product = 1;
    for (int64_t dim : group) {
      int64_t size = type.getDimSize(dim);
      if (ShapedType::isDynamic(size) || ShapedType::isDynamic(product) ||
          llvm::MulOverflow(product, size, product))
        product = ShapedType::kDynamic;
    }
    shape.push_back(product);
  }
  RankedTensorType newType = type.clone(shape);
  if (newType == op.getType()) {
    rewriter.modifyOpInPlace(op, [&] { op.setSrc(source); });
    return success();
  }
  rewriter.replaceOpWithNewOp<tensor::CastOp>(
      op, op.getType(),
      createCollapse<tensor::CollapseShapeOp>(rewriter, op->getLoc(), newType,
                                              source, groups));
  return success();
}

/// Constant sizes become static, in groups that expand what is static before a cast.
static LogicalResult makeExpandStatic(tensor::ExpandShapeOp op,
                                      PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSrc());
  RankedTensorType type = source ? getRanked(source) : nullptr;
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !result)
    return failure();
  Groups groups = getGroups(op.getReassociation());
  SmallVector<OpFoldResult> sizes = getOutputShape(op);
  SmallVector<int64_t> inputShape(getRanked(op.getSrc()).getShape());
  SmallVector<int64_t> outputShape(result.getShape());
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (type.isDynamicDim(i))
      continue;
    int64_t product = 1;
    for (int64_t dim : group) {
      auto size = getConstantIntValue(sizes[dim]);
      if (!size || *size < 0 || ShapedType::isDynamic(product) ||
          llvm::MulOverflow(product, *size, product))
        product = ShapedType::kDynamic;
      if (!size || *size < 0)
        continue;
      outputShape[dim] = *size;
      sizes[dim] = getAsIndexOpFoldResult(op->getContext(), *size);
    }
    inputShape[i] = product;
  }
  RankedTensorType newResult = result.clone(outputShape);
  if (newResult == result)
    return failure();
  Value input = tensor::CastOp::create(rewriter, op->getLoc(),
                                       type.clone(inputShape), op.getSrc());
  Value expanded = createExpand<tensor::ExpandShapeOp>(
      rewriter, op->getLoc(), newResult, input, sizes, groups);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, result, expanded);
  return success();
}

void strata::registerTensorReshapePatterns(Context &ctx) {
  using namespace tensor;
  registerOpHooks<CollapseShapeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        addCollapsePatterns<CollapseShapeOp, ExpandShapeOp>(set);
        set.add("FoldCollapseOfCastOp", collapseOfCast);
      }});
  registerOpHooks<ExpandShapeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        addExpandPatterns<CollapseShapeOp, ExpandShapeOp>(set);
        set.add("ConvertToStaticExpandShape", makeExpandStatic);
      }});
}
