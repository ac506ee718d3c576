// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToTensor/TosaToTensor.h"

#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

static Value createIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

//===-- Reshape ------------------------------------------------------------===//

namespace {
/// Groups of dimensions of two shapes with the same products.
struct CommonGroups {
  SmallVector<ReassociationIndices> from, to;
  SmallVector<int64_t> sizes;
};
} // namespace

/// The smallest groups of static sizes. Dimensions of size 1 at the end are in the last groups.
static CommonGroups findGroups(ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  CommonGroups groups;
  size_t i = 0, j = 0;
  while (i < from.size() && j < to.size()) {
    ReassociationIndices group{int64_t(i)}, otherGroup{int64_t(j)};
    int64_t size = from[i++], otherSize = to[j++];
    while (size != otherSize) {
      bool isLess = size < otherSize;
      if (isLess ? i == from.size() : j == to.size())
        break;
      (isLess ? group : otherGroup).push_back(int64_t(isLess ? i : j));
      (isLess ? size : otherSize) *= isLess ? from[i++] : to[j++];
    }
    groups.from.push_back(group);
    groups.to.push_back(otherGroup);
    groups.sizes.push_back(size);
  }
  for (; !groups.from.empty() && i < from.size(); ++i)
    groups.from.back().push_back(int64_t(i));
  for (; !groups.to.empty() && j < to.size(); ++j)
    groups.to.back().push_back(int64_t(j));
  return groups;
}

/// The groups of shapes with dynamic sizes: one group of all dimensions.
static CommonGroups joinDimensions(int64_t rank, int64_t otherRank) {
  CommonGroups groups;
  ReassociationIndices group, otherGroup;
  for (int64_t dim = 0; dim < rank; ++dim)
    group.push_back(dim);
  for (int64_t dim = 0; dim < otherRank; ++dim)
    otherGroup.push_back(dim);
  groups.from.push_back(group);
  groups.to.push_back(otherGroup);
  groups.sizes.push_back(ShapedType::kDynamic);
  return groups;
}

/// The sizes of the result, with the one that follows from the size of the input.
static SmallVector<int64_t> getTargetShape(RankedTensorType type,
                                           ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> shape;
  int64_t product = 1;
  for (int64_t size : sizes) {
    shape.push_back(size == -1 ? int64_t(ShapedType::kDynamic) : size);
    product *= size == -1 ? 1 : size;
  }
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size) && type.hasStaticShape() && product > 0)
      size = type.getNumElements() / product;
  return shape;
}

/// Joins and splits dimensions, by way of the dimensions of the groups of both shapes.
static Value createReshape(OpBuilder &builder, Location loc, Value input,
                           ArrayRef<int64_t> sizes) {
  auto type = cast<RankedTensorType>(input.getType());
  Type element = type.getElementType();
  SmallVector<int64_t> shape = getTargetShape(type, sizes);
  auto target = RankedTensorType::get(shape, element);
  if (target == type)
    return input;
  bool hasRanks = type.getRank() && target.getRank();
  CommonGroups groups;
  if (type.hasStaticShape() || !hasRanks)
    groups = findGroups(type.getShape(), shape);
  else
    groups = joinDimensions(type.getRank(), target.getRank());
  auto common = RankedTensorType::get(groups.sizes, element);
  if (!hasRanks && !type.hasStaticShape()) {
    // All sizes are 1.
    SmallVector<int64_t> ones(size_t(type.getRank()), 1);
    input = tensor::CastOp::create(
        builder, loc, Type(RankedTensorType::get(ones, element)), input);
  }
  Value joined = builder.createOrFold<tensor::CollapseShapeOp>(
      loc, Type(common), input, groups.from);
  // If all sizes of the target are static, the first is computed nevertheless.
  bool isDynamic = !common.hasStaticShape();
  if (isDynamic && target.hasStaticShape())
    shape.front() = ShapedType::kDynamic;
  return createExpandShape(builder, loc, RankedTensorType::get(shape, element),
                           joined, groups.to);
}

static LogicalResult lowerReshape(tosa::ReshapeOp op,
                                  tosa::ReshapeOp::Adaptor adaptor,
                                  const TypeConverter *converter,
                                  ConversionPatternRewriter &rewriter) {
  Value input = adaptor.getInput1();
  auto sizes = detail::getConstantSizes(op.getShape());
  Type type = converter->convertType(op.getType());
  if (!sizes || !type || !isa<RankedTensorType>(input.getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  Value result = createReshape(rewriter, loc, input, *sizes);
  rewriter.replaceOp(op,
                     rewriter.createOrFold<tensor::CastOp>(loc, type, result));
  return success();
}

//===-- Slice --------------------------------------------------------------===//

static LogicalResult lowerSlice(tosa::SliceOp op, PatternRewriter &rewriter) {
  Value input = op.getInput1();
  auto starts = detail::getConstantSizes(op.getStart());
  auto sizes = detail::getConstantSizes(op.getSize());
  if (!starts || !sizes || !isa<RankedTensorType>(input.getType()) ||
      !isa<RankedTensorType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> offsets, lengths, strides;
  for (auto [dim, start, size] : llvm::enumerate(*starts, *sizes)) {
    offsets.push_back(rewriter.getIndexAttr(start));
    strides.push_back(rewriter.getIndexAttr(1));
    if (size != -1) {
      lengths.push_back(rewriter.getIndexAttr(size));
      continue;
    }
    // All elements from the start on.
    Value number = createIndex(rewriter, loc, int64_t(dim));
    Value all = tensor::DimOp::create(rewriter, loc, input, number);
    Value first = createIndex(rewriter, loc, start);
    Value rest = arith::SubIOp::create(rewriter, loc, all, first);
    lengths.push_back(OpFoldResult(rest));
  }
  Value slice = tensor::ExtractSliceOp::create(rewriter, loc, input, offsets,
                                               lengths, strides);
  Value shapes[] = {op.getStart(), op.getSize()};
  replaceWithCast(rewriter, op, slice);
  for (Value shape : shapes)
    if (shape.hasOneUse())
      rewriter.eraseOp(shape.getDefiningOp());
  return success();
}

//===-- Pad ----------------------------------------------------------------===//

/// The number of the new elements.
static Value createPadding(OpBuilder &builder, tosa::PadOp op) {
  Location loc = op->getLoc();
  Value first = createIndex(builder, loc, 0);
  Value constant = op.getPadConst();
  Type element = getElementTypeOrSelf(constant);
  Attribute value = getConstantValue(constant);
  auto real = value ? getSplatFloat(value) : std::nullopt;
  if (real && isa<FloatType>(element))
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(element, *real));
  auto integer = value ? getSplatInteger(value) : std::nullopt;
  if (integer && element.isSignlessInteger())
    return arith::ConstantOp::create(builder, loc,
                                     builder.getIntegerAttr(element, *integer));
  return tensor::ExtractOp::create(builder, loc, constant, ValueRange(first));
}

static LogicalResult lowerPad(tosa::PadOp op, PatternRewriter &rewriter) {
  auto sizes = detail::getConstantSizes(op.getPadding());
  if (!sizes || !isa<RankedTensorType>(op.getInput1().getType()) ||
      !isa<RankedTensorType>(op.getType()) ||
      !isa<RankedTensorType>(op.getPadConst().getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  Value number = createPadding(rewriter, op);
  SmallVector<OpFoldResult> low, high;
  for (auto [i, size] : llvm::enumerate(*sizes))
    (i % 2 ? high : low)
        .push_back(OpFoldResult(createIndex(rewriter, loc, size)));
  Value padded = tensor::PadOp::create(rewriter, loc, op.getType(),
                                       op.getInput1(), low, high, number);
  rewriter.replaceOp(op, padded);
  return success();
}

//===-- Concat -------------------------------------------------------------===//

/// A size that is a constant as an attribute.
static OpFoldResult asStaticSize(OpFoldResult size) {
  return size.getValue() ? getAsOpFoldResult(size.getValue()) : size;
}

/// Inserts the operands one after the other into an empty tensor.
static LogicalResult lowerConcat(tosa::ConcatOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!type || llvm::any_of(op.getOperands(), [](Value operand) {
        return !isa<RankedTensorType>(operand.getType());
      }))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  auto axis = unsigned(op.getAxis());
  Value axisNumber = createIndex(rewriter, loc, axis);
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, op.getOperands().front());
  SmallVector<OpFoldResult> starts{rewriter.getIndexAttr(0)};
  for (Value operand : llvm::drop_begin(op.getOperands())) {
    starts.push_back(sizes[axis]);
    Value size = rewriter.createOrFold<tensor::DimOp>(loc, operand, axisNumber);
    Value sum = getValueOrCreateConstantIndexOp(rewriter, loc, sizes[axis]);
    sizes[axis] = asStaticSize(
        OpFoldResult(rewriter.createOrFold<arith::AddIOp>(loc, sum, size)));
  }
  SmallVector<Value> dynamicSizes;
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim)
    if (type.isDynamicDim(dim))
      dynamicSizes.push_back(
          getValueOrCreateConstantIndexOp(rewriter, loc, sizes[dim]));
  Value result = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                         type.getElementType(), dynamicSizes);
  SmallVector<OpFoldResult> strides(sizes.size(), rewriter.getIndexAttr(1));
  SmallVector<OpFoldResult> offsets(sizes.size(), rewriter.getIndexAttr(0));
  for (auto [operand, start] : llvm::zip_equal(op.getOperands(), starts)) {
    SmallVector<OpFoldResult> lengths =
        tensor::getMixedSizes(rewriter, loc, operand);
    offsets[axis] = asStaticSize(start);
    result = rewriter.createOrFold<tensor::InsertSliceOp>(
        loc, operand, result, offsets, lengths, strides);
  }
  rewriter.replaceOp(op, result);
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct TosaToTensor final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    TypeConverter converter;
    populateTosaTypeConversion(converter);
    ConversionTarget target(&getContext());
    target.addIllegalOp<tosa::ConcatOp, tosa::PadOp, tosa::ReshapeOp,
                        tosa::SliceOp>();
    target.addLegalDialect("arith", "tensor");
    RewritePatternSet patterns(&getContext());
    patterns.add<tosa::ConcatOp>(lowerConcat);
    patterns.add<tosa::PadOp>(lowerPad);
    patterns.add<tosa::SliceOp>(lowerSlice);
    addConversionPattern<tosa::ReshapeOp>(patterns, &converter, "reshape",
                                          lowerReshape);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "tosa-to-tensor",
    .name = "TosaToTensorPass",
    .summary = "Lower concatenations, paddings, reshapes and slices to tensor",
    .dependentDialects = {"arith", "tensor"},
    .create = makePass<TosaToTensor>,
};

void strata::registerTosaToTensorPasses(PassRegistry &registry) {
  registry.add(info);
}
