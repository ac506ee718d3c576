// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ToyHooks.h"
#include "ToyOps.h"

using namespace strata;

namespace {
/// reshape(reshape(x)) -> reshape(x)
struct ReshapeOfReshape : OpRewritePattern<toy::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(toy::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<toy::ReshapeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is no reshape");
    rewriter.replaceOpWithNewOp<toy::ReshapeOp>(op, op.getType(),
                                                inner.getInput());
    return success();
  }
};

/// reshape(constant) -> constant
struct ReshapeOfConstant : OpRewritePattern<toy::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(toy::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto constant = op.getInput().getDefiningOp<toy::ConstantOp>();
    if (!constant)
      return rewriter.notifyMatchFailure(op, "the operand is no constant");
    auto type = cast<RankedTensorType>(op.getType());
    auto value = cast<DenseElementsAttr>(constant.getValue());
    rewriter.replaceOpWithNewOp<toy::ConstantOp>(op, value.reshape(type));
    return success();
  }
};
} // namespace

void toyc::addReshapePatterns(RewritePatternSet &patterns) {
  patterns.add<ReshapeOfReshape, ReshapeOfConstant>(patterns.getContext());
}
