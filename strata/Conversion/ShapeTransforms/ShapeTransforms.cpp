// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of remove-shape-constraints are in RemoveShapeConstraints.conversion.mlir.
#include "strata/Conversion/ShapeTransforms/ShapeTransforms.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Conversion/ShapeTransforms/ShapeTransformsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Shape/ShapeOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

//===-- shape-to-shape-lowering --------------------------------------------===//

/// The number of elements is the product of the extents.
static LogicalResult lowerNumElements(shape::NumElementsOp op,
                                      PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Type type = op.getType();
  Value one;
  if (isa<IndexType>(type))
    one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  else
    one = shape::ConstSizeOp::create(rewriter, loc, 1);
  auto reduce = shape::ReduceOp::create(rewriter, loc, TypeRange(type),
                                        op.getShape(), ValueRange(one));
  bool canBeError = isa<shape::ShapeType>(op.getShape().getType());
  Type index = rewriter.getIndexType();
  Type extent =
      canBeError ? Type(shape::SizeType::get(rewriter.getContext())) : index;
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = rewriter.createBlock(&reduce.getRegion(), {},
                                     {index, extent, type}, {loc, loc, loc});
  Value product = shape::MulOp::create(
      rewriter, loc, type, body->getArgument(1), body->getArgument(2));
  shape::YieldOp::create(rewriter, loc, product);
  rewriter.replaceOp(op, reduce.getOperation());
  return success();
}

namespace {
struct ShapeToShapeLowering final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addLegalDialect("arith", "shape");
    target.addIllegalOp<shape::NumElementsOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add(lowerNumElements);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo loweringInfo = {
    .argument = "shape-to-shape-lowering",
    .name = "ShapeToShapeLoweringPass",
    .summary = "Express operations of shape by simpler ones",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith"},
    .create = makePass<ShapeToShapeLowering>,
};

//===-- remove-shape-constraints -------------------------------------------===//

static void populateRemovalPatterns(RewritePatternSet &patterns) {
  populateBundledRules(patterns, "RemoveShapeConstraints");
}

static constexpr PassInfo removalInfo = {
    .argument = "remove-shape-constraints",
    .name = "RemoveShapeConstraintsPass",
    .summary = "Replace constraints on shapes by witnesses that pass",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePatternPass<populateRemovalPatterns>,
};

void strata::registerShapeTransformsPasses(PassRegistry &registry) {
  registry.add(loweringInfo);
  registry.add(removalInfo);
  shapetransforms::registerOutlinePass(registry);
}
