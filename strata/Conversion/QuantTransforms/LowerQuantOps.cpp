// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between floats and quantized numbers as arithmetic on floats and on the integers that store
// the numbers: on whole tensors if there is one scale, otherwise in a linalg.generic.
#include "strata/Conversion/QuantTransforms/QuantTransformsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Shape/ShapeOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::quantlower;

namespace {
/// A conversion of scalars or tensors with known ranks.
class CastBuilder {
public:
  CastBuilder(OpBuilder &builder, Location loc,
              quant::UniformQuantizedType type, bool isQuantization)
      : builder(builder), loc(loc), type(type), isQuantization(isQuantization),
        storage(getStorageType(type)), expressed(type.getExpressedType()) {}

  /// The numbers of `input`, integers or floats.
  Value convert(Value input);
  /// The numbers of `input` by the scales of dimension `axis`, or of blocks if it is absent.
  Value convertAlong(Value input, std::optional<int64_t> axis);

  /// A tensor of a known rank with the elements of `input`, whose sizes are `sizes`. Dimension `axis`,
  /// of which the scales are, is kept.
  Value flatten(Value input, Value sizes);
  Value flattenAround(Value input, Value sizes, int64_t axis);
  Value createSizes(Value input);
  Value reshape(Value input, Value sizes, Type element);

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value constant(Attribute value) {
    return arith::ConstantOp::create(builder, loc, value);
  }
  Value integer(int64_t value) {
    return constant(builder.getIntegerAttr(storage, value));
  }
  SmallVector<Value> createDynamicSizes(Value input);
  /// `scalar`, or a tensor of it in the shape of `input`.
  Value splat(Value scalar, Value input, ValueRange sizes);
  Value toFloat(Value value);
  Value toInteger(Value value);
  /// Moves numbers that the storage type has, and quantized numbers do not have, into their range.
  Value clamp(Value value, ValueRange sizes);
  /// `zeroPoint` returns the zero points, or null if they are 0.
  Value compute(Value input, Value scale, function_ref<Value()> zeroPoint,
                ValueRange sizes);
  AffineMap getScaleMap(int64_t rank, std::optional<int64_t> axis);
  Value createScales(const Scales &scales);
  Value createZeroPoints(const Scales &scales);

  OpBuilder &builder;
  Location loc;
  quant::UniformQuantizedType type;
  bool isQuantization;
  IntegerType storage;
  Type expressed;
};
} // namespace

/// `element`, or a type like `type` with these elements.
static Type getTypeLike(Type type, Type element) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor ? Type(tensor.clone(element)) : element;
}

//===-- Arithmetic ---------------------------------------------------------===//

SmallVector<Value> CastBuilder::createDynamicSizes(Value input) {
  SmallVector<Value> sizes;
  auto tensor = dyn_cast<RankedTensorType>(input.getType());
  for (unsigned dim = 0; tensor && dim < unsigned(tensor.getRank()); ++dim)
    if (tensor.isDynamicDim(dim)) {
      Value number = index(dim);
      sizes.push_back(tensor::DimOp::create(builder, loc, input, number));
    }
  return sizes;
}

Value CastBuilder::splat(Value scalar, Value input, ValueRange sizes) {
  Type result = getTypeLike(input.getType(), scalar.getType());
  if (!isa<TensorType>(result))
    return scalar;
  return tensor::SplatOp::create(builder, loc, result, scalar, sizes);
}

Value CastBuilder::toFloat(Value value) {
  Type result = getTypeLike(value.getType(), expressed);
  if (isSigned(type))
    return arith::SIToFPOp::create(builder, loc, result, value);
  return arith::UIToFPOp::create(builder, loc, result, value);
}

Value CastBuilder::toInteger(Value value) {
  Type result = getTypeLike(value.getType(), storage);
  if (isSigned(type))
    return arith::FPToSIOp::create(builder, loc, result, value);
  return arith::FPToUIOp::create(builder, loc, result, value);
}

Value CastBuilder::clamp(Value value, ValueRange sizes) {
  if (!type.getStorageTypeMin() || !type.getStorageTypeMax())
    return value;
  Value min = integer(*type.getStorageTypeMin());
  Value max = integer(*type.getStorageTypeMax());
  min = splat(min, value, sizes);
  max = splat(max, value, sizes);
  if (isSigned(type)) {
    Value bounded = arith::MaxSIOp::create(builder, loc, value, min);
    return arith::MinSIOp::create(builder, loc, bounded, max);
  }
  Value bounded = arith::MaxUIOp::create(builder, loc, value, min);
  return arith::MinUIOp::create(builder, loc, bounded, max);
}

Value CastBuilder::compute(Value input, Value scale,
                           function_ref<Value()> zeroPoint, ValueRange sizes) {
  Value number = isQuantization
                     ? arith::DivFOp::create(builder, loc, input, scale)
                     : toFloat(input);
  if (Value zero = zeroPoint()) {
    zero = toFloat(zero);
    if (isQuantization)
      number = arith::AddFOp::create(builder, loc, number, zero);
    else
      number = arith::SubFOp::create(builder, loc, number, zero);
  }
  if (!isQuantization)
    return arith::MulFOp::create(builder, loc, number, scale);
  number = toInteger(number);
  return clamp(number, sizes);
}

Value CastBuilder::convert(Value input) {
  quant::ScaleAttr attr = type.getScale();
  Value scale = constant(builder.getFloatAttr(expressed, attr.getScale()));
  Value zeroPoint = integer(attr.getZeroPoint());
  SmallVector<Value> sizes = createDynamicSizes(input);
  scale = splat(scale, input, sizes);
  auto getZeroPoint = [&] {
    return attr.getZeroPoint() ? splat(zeroPoint, input, sizes) : Value();
  };
  return compute(input, scale, getZeroPoint, sizes);
}

//===-- Several scales -----------------------------------------------------===//

Value CastBuilder::createScales(const Scales &scales) {
  SmallVector<Attribute> values;
  for (quant::ScaleAttr scale : scales.values)
    values.push_back(builder.getFloatAttr(expressed, scale.getScale()));
  auto tensor = RankedTensorType::get(scales.shape, expressed);
  return constant(DenseElementsAttr::get(tensor, values));
}

Value CastBuilder::createZeroPoints(const Scales &scales) {
  SmallVector<Attribute> values;
  for (quant::ScaleAttr scale : scales.values)
    values.push_back(builder.getIntegerAttr(storage, scale.getZeroPoint()));
  auto tensor = RankedTensorType::get(scales.shape, storage);
  return constant(DenseElementsAttr::get(tensor, values));
}

/// The index of the scale of an element.
AffineMap CastBuilder::getScaleMap(int64_t rank, std::optional<int64_t> axis) {
  Context *ctx = builder.getContext();
  SmallVector<AffineExpr> exprs;
  if (axis)
    exprs.push_back(builder.getAffineDimExpr(unsigned(*axis)));
  for (int64_t dim = 0; !axis && dim < rank; ++dim) {
    auto size = getBlockSize(type.getAxes(), dim);
    exprs.push_back(
        size ? builder.getAffineDimExpr(unsigned(dim)).floorDiv(uint64_t(*size))
             : builder.getAffineConstantExpr(0));
  }
  return AffineMap::get(unsigned(rank), 0, exprs, ctx);
}

Value CastBuilder::convertAlong(Value input, std::optional<int64_t> axis) {
  auto tensor = cast<RankedTensorType>(input.getType());
  int64_t rank = tensor.getRank();
  Scales scales = getScales(type);
  Value scale = createScales(scales);
  Value zeroPoint = createZeroPoints(scales);
  SmallVector<Value> sizes = createDynamicSizes(input);
  Type element = isQuantization ? Type(storage) : expressed;
  Value init =
      tensor::EmptyOp::create(builder, loc, tensor.getShape(), element, sizes);
  AffineMap identity = builder.getMultiDimIdentityMap(unsigned(rank));
  AffineMap map = getScaleMap(rank, axis);
  SmallVector<linalg::IteratorType> iterators(size_t(rank),
                                              linalg::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange(init.getType()),
      ValueRange{input, scale, zeroPoint}, ValueRange(init),
      {identity, map, map, identity}, iterators,
      [&](OpBuilder &body, Location loc, ValueRange args) {
        CastBuilder nested(body, loc, type, isQuantization);
        Value number =
            nested.compute(args[0], args[1], [&] { return args[2]; }, {});
        linalg::YieldOp::create(body, loc, number);
      });
  return generic->getResult(0);
}

//===-- Tensors without a rank ---------------------------------------------===//

Value CastBuilder::createSizes(Value input) {
  auto extents = RankedTensorType::get({int64_t(ShapedType::kDynamic)},
                                       builder.getIndexType());
  return shape::ShapeOfOp::create(builder, loc, extents, input);
}

Value CastBuilder::reshape(Value input, Value sizes, Type element) {
  return tensor::ReshapeOp::create(
      builder, loc, UnrankedTensorType::get(element), input, sizes);
}

Value CastBuilder::flatten(Value input, Value sizes) {
  Value count =
      shape::NumElementsOp::create(builder, loc, builder.getIndexType(), sizes);
  Value list = tensor::FromElementsOp::create(builder, loc, count);
  auto flat =
      RankedTensorType::get({int64_t(ShapedType::kDynamic)},
                            cast<TensorType>(input.getType()).getElementType());
  return tensor::ReshapeOp::create(builder, loc, flat, input, list);
}

Value CastBuilder::flattenAround(Value input, Value sizes, int64_t axis) {
  Type extents = sizes.getType();
  Type indexType = builder.getIndexType();
  Value at = index(axis);
  Value next = index(axis + 1);
  auto before =
      shape::SplitAtOp::create(builder, loc, extents, extents, sizes, at);
  Value numBefore =
      shape::NumElementsOp::create(builder, loc, indexType, before.getHead());
  auto after =
      shape::SplitAtOp::create(builder, loc, extents, extents, sizes, next);
  Value numAfter =
      shape::NumElementsOp::create(builder, loc, indexType, after.getTail());
  int64_t numChannels = getScales(type).shape.front();
  Value channels = index(numChannels);
  Value list = tensor::FromElementsOp::create(
      builder, loc, ValueRange{numBefore, channels, numAfter});
  auto flat = RankedTensorType::get(
      {ShapedType::kDynamic, numChannels, ShapedType::kDynamic},
      cast<TensorType>(input.getType()).getElementType());
  return tensor::ReshapeOp::create(builder, loc, flat, input, list);
}

//===-- Patterns -----------------------------------------------------------===//

/// The converted numbers of `input`, integers or floats.
static Value convertNumbers(OpBuilder &builder, Location loc,
                            quant::UniformQuantizedType type,
                            bool isQuantization, Value input) {
  CastBuilder cast(builder, loc, type, isQuantization);
  quant::AxesAttr axes = type.getAxes();
  if (!isa<UnrankedTensorType>(input.getType()))
    return axes ? cast.convertAlong(input, axes.getDimension())
                : cast.convert(input);
  Value sizes = cast.createSizes(input);
  Value flat = axes ? cast.flattenAround(input, sizes, *axes.getDimension())
                    : cast.flatten(input, sizes);
  // The dimension with scales is between two others.
  Value numbers = axes ? cast.convertAlong(flat, 1) : cast.convert(flat);
  return cast.reshape(numbers, sizes, getElementTypeOrSelf(numbers.getType()));
}

static quant::UniformQuantizedType getQuantized(Type type) {
  return dyn_cast<quant::UniformQuantizedType>(getElementTypeOrSelf(type));
}

static LogicalResult lowerDequantization(quant::DequantizeCastOp op,
                                         PatternRewriter &rewriter) {
  Type inputType = op.getInput().getType();
  quant::UniformQuantizedType type = getQuantized(inputType);
  if (!type)
    return rewriter.notifyMatchFailure(op, "the numbers have no scale");
  Location loc = op->getLoc();
  Value stored = quant::StorageCastOp::create(
      rewriter, loc, getTypeLike(inputType, getStorageType(type)),
      op.getInput());
  Value numbers = convertNumbers(rewriter, loc, type, false, stored);
  rewriter.replaceOp(op, numbers);
  return success();
}

static LogicalResult lowerQuantization(quant::QuantizeCastOp op,
                                       PatternRewriter &rewriter) {
  quant::UniformQuantizedType type = getQuantized(op.getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the numbers have no scale");
  Value stored =
      convertNumbers(rewriter, op->getLoc(), type, true, op.getInput());
  rewriter.replaceOpWithNewOp<quant::StorageCastOp>(op, op.getType(), stored);
  return success();
}

namespace {
struct LowerQuantOps final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addLegalDialect("arith", "linalg", "quant", "shape", "tensor");
    target.addIllegalOp<quant::DequantizeCastOp, quant::QuantizeCastOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add(lowerDequantization);
    patterns.add(lowerQuantization);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo lowerInfo = {
    .argument = "lower-quant-ops",
    .name = "LowerQuantOps",
    .summary = "Lower conversions between floats and quantized numbers to "
               "arithmetic",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith", "linalg", "quant", "shape", "tensor"},
    .create = makePass<LowerQuantOps>,
};

void quantlower::registerLowerPass(PassRegistry &registry) {
  registry.add(lowerInfo);
}
