// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Depthwise convolutions with one output for each channel, as operations without the dimension of
// the outputs of a channel.
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;
using namespace strata::linalg;

/// `value` without the last dimension, which has size 1.
static Value dropLastDim(PatternRewriter &rewriter, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim + 1 < type.getRank(); ++dim)
    groups.push_back({dim});
  groups.back().push_back(type.getRank() - 1);
  return tensor::CollapseShapeOp::create(rewriter, loc, value, groups);
}

/// The attribute, or a list of ones for both dimensions of the window.
static Attribute getList(Builder &builder, Attribute attr) {
  if (attr)
    return attr;
  auto type = RankedTensorType::get({2}, builder.getI64Type());
  return DenseElementsAttr::get(type, ArrayRef<int64_t>({1, 1}));
}

/// Replaces `Op` by `NewOp`, whose kernel and result have no dimension for the outputs of a channel.
template <typename Op, typename NewOp>
static LogicalResult simplify(Op op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics() || op->getNumResults() != 1)
    return rewriter.notifyMatchFailure(op, "requires tensors");
  SmallVector<Value> inputs(op.getInputs());
  if (inputs.size() < 2)
    return failure();
  Value &kernel = inputs[1], init = structured.getDpsInits().front();
  auto kernelType = dyn_cast<RankedTensorType>(kernel.getType());
  auto initType = dyn_cast<RankedTensorType>(init.getType());
  if (!kernelType || !initType || kernelType.getShape().back() != 1 ||
      initType.getShape().back() != 1)
    return rewriter.notifyMatchFailure(op, "requires one output a channel");
  Location loc = op.getLoc();
  kernel = dropLastDim(rewriter, loc, kernel);
  Value newInit = dropLastDim(rewriter, loc, init);
  SmallVector<NamedAttribute> attrs(
      op->getDiscardableAttrDictionary().getValue());
  attrs.push_back(
      rewriter.getNamedAttr("strides", getList(rewriter, op.getStridesAttr())));
  attrs.push_back(rewriter.getNamedAttr(
      "dilations", getList(rewriter, op.getDilationsAttr())));
  auto newOp = NewOp::create(rewriter, loc, TypeRange(newInit.getType()),
                             inputs, ValueRange(newInit), attrs);
  auto groups = newInit.getDefiningOp<tensor::CollapseShapeOp>()
                    .getReassociationIndices();
  rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(
      op, Type(initType), Value(newOp->getResult(0)), groups);
  return success();
}

static void populatePatterns(RewritePatternSet &patterns) {
  patterns.add("SimplifyDepthwiseConvOp",
               simplify<DepthwiseConv2DNhwcHwcmOp, DepthwiseConv2DNhwcHwcOp>);
  patterns.add("SimplifyDepthwiseConvQOp",
               simplify<DepthwiseConv2DNhwcHwcmQOp, DepthwiseConv2DNhwcHwcQOp>);
}

static constexpr PassInfo depthwiseInfo = {
    .argument = "simplify-depthwise-conv",
    .name = "SimplifyDepthwiseConvPass",
    .summary = "Simplify depthwise convolutions with one output a channel",
    .dependentDialects = {"arith", "linalg", "tensor"},
    .create = makePatternPass<populatePatterns, NonConvergence::IsAccepted>,
};

void strata::registerSimplifyDepthwiseConvPass(PassRegistry &registry) {
  registry.add(depthwiseInfo);
}
