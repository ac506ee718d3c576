// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TensorToLinalg/TensorToLinalg.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

namespace {
/// Creates the parts of a padded tensor.
struct PadBuilder {
  PatternRewriter &rewriter;
  tensor::PadOp pad;
  Location loc;
  RankedTensorType sourceType, type;

  Value index(int64_t value) const {
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getIndexAttr(value));
  }
  Value asValue(OpFoldResult value) const {
    return value.getValue() ? value.getValue()
                            : index(*getConstantIntValue(value.getAttr()));
  }
  Value createDim(int64_t dim) const {
    Value number = index(dim);
    return tensor::DimOp::create(rewriter, loc, pad.getSource(), number);
  }
  SmallVector<Value> createDynamicSizes() const;
  Value createPadding(ValueRange sizes) const;
  Value insertSource(Value padded) const;
};
} // namespace

/// The dynamic sizes of the result: the size of the source, plus the padding on
/// both sides.
SmallVector<Value> PadBuilder::createDynamicSizes() const {
  Context *ctx = rewriter.getContext();
  SmallVector<OpFoldResult> low =
      getMixedValues(pad.getStaticLow(), pad.getLow(), ctx);
  SmallVector<OpFoldResult> high =
      getMixedValues(pad.getStaticHigh(), pad.getHigh(), ctx);
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value size = sourceType.isDynamicDim(unsigned(dim))
                     ? createDim(dim)
                     : index(sourceType.getDimSize(unsigned(dim)));
    for (OpFoldResult added : {low[size_t(dim)], high[size_t(dim)]})
      size = rewriter.createOrFold<arith::AddIOp>(loc, size, asValue(added));
    sizes.push_back(size);
  }
  return sizes;
}

/// A tensor with the shape of the result that has the value of the padding everywhere.
Value PadBuilder::createPadding(ValueRange sizes) const {
  Value empty = tensor::EmptyOp::create(rewriter, loc, Type(type), sizes);
  Block &body = pad->getRegion(0).front();
  Value value = cast<tensor::YieldOp>(body.getTerminator()).getValue();
  Operation *def = value.getDefiningOp();
  bool isConstant = isa_and_nonnull<arith::ConstantOp>(def);
  Block *parent = value.getParentBlock();
  if (parent == &body && isConstant)
    value = rewriter.clone(*def)->getResult(0);
  else if (parent == &body) {
    Operation *generate =
        tensor::GenerateOp::create(rewriter, loc, Type(type), sizes);
    Region &region = generate->getRegion(0);
    rewriter.inlineRegionBefore(pad->getRegion(0), region, region.end());
    return generate->getResult(0);
  }
  Operation *fill = linalg::FillOp::create(
      rewriter, loc, Type(type), {value, empty},
      rewriter.getNamedAttr("operandSegmentSizes",
                            rewriter.getDenseI32ArrayAttr({1, 1})));
  OpBuilder::InsertionGuard guard(rewriter);
  Type element = type.getElementType();
  Block *block = rewriter.createBlock(&fill->getRegion(0), {},
                                      {value.getType(), element}, {loc, loc});
  linalg::YieldOp::create(rewriter, loc, block->getArgument(0));
  return fill->getResult(0);
}

Value PadBuilder::insertSource(Value padded) const {
  Context *ctx = rewriter.getContext();
  Slice slice;
  slice.offsets = getMixedValues(pad.getStaticLow(), pad.getLow(), ctx);
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    slice.sizes.push_back(sourceType.isDynamicDim(unsigned(dim))
                              ? OpFoldResult(createDim(dim))
                              : OpFoldResult(rewriter.getIndexAttr(
                                    sourceType.getDimSize(unsigned(dim)))));
    slice.strides.push_back(OpFoldResult(rewriter.getIndexAttr(1)));
  }
  SliceOperands lists(slice);
  return tensor::InsertSliceOp::create(rewriter, loc, pad.getSource(), padded,
                                       lists.offsets, lists.sizes,
                                       lists.strides, lists.staticOffsets,
                                       lists.staticSizes, lists.staticStrides);
}

static LogicalResult lowerPad(tensor::PadOp pad, PatternRewriter &rewriter) {
  PadBuilder builder{rewriter, pad, pad->getLoc(),
                     cast<RankedTensorType>(pad.getSource().getType()),
                     cast<RankedTensorType>(pad->getResult(0).getType())};
  Value padding = builder.createPadding(builder.createDynamicSizes());
  rewriter.replaceOp(pad, builder.insertSource(padding));
  return success();
}

namespace {
struct ConvertTensorToLinalg final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    patterns.add<tensor::PadOp>(lowerPad);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "linalg", "tensor");
    target.addIllegalOp<tensor::PadOp>();
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-tensor-to-linalg",
    .name = "ConvertTensorToLinalgPass",
    .summary = "Convert tensor.pad to linalg",
    .dependentDialects = {"arith", "linalg", "tensor"},
    .create = makePass<ConvertTensorToLinalg>,
};

void strata::registerTensorToLinalgPasses(PassRegistry &registry) {
  registry.add(info);
}
