// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pools become named operations of linalg on padded input. An average is the sum of a window,
// divided by the number of elements that are not padding.
#include "strata/Conversion/TosaToLinalgNamed/TosaToLinalgNamedDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// The dimensions of images.
static constexpr int64_t ImageDims[] = {1, 2};

template <typename PoolOp>
static Value createPool(OpBuilder &builder, Location loc, Value input,
                        Value kernel, Value init, ArrayRef<int64_t> strides) {
  NamedAttribute attrs[] = {
      builder.getNamedAttr("strides", builder.getI64VectorAttr(strides)),
      builder.getNamedAttr("dilations", builder.getI64VectorAttr({1, 1}))};
  return PoolOp::create(builder, loc, ValueRange{input, kernel},
                        ValueRange(init), attrs)
      ->getResult(0);
}

//===-- Greatest elements --------------------------------------------------===//

/// A NaN counts for nothing, so that a window of NaN has the initial value.
static Value createPoolIgnoringNaN(OpBuilder &builder, Location loc,
                                   Value input, Value kernel, Value init,
                                   ArrayRef<int64_t> strides) {
  SmallVector<AffineExpr> dims;
  for (unsigned i = 0; i < 6; ++i)
    dims.push_back(builder.getAffineDimExpr(i));
  Context *ctx = builder.getContext();
  AffineMap maps[] = {
      AffineMap::get(6, 0,
                     {dims[0], dims[1] * strides[0] + dims[4],
                      dims[2] * strides[1] + dims[5], dims[3]},
                     ctx),
      AffineMap::get(6, 0, {dims[4], dims[5]}, ctx),
      AffineMap::get(6, 0, {dims[0], dims[1], dims[2], dims[3]}, ctx)};
  SmallVector<linalg::IteratorType> iterators(4,
                                              linalg::IteratorType::parallel);
  iterators.append(2, linalg::IteratorType::reduction);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange(init.getType()), ValueRange{input, kernel},
      ValueRange(init), maps, iterators,
      [](OpBuilder &body, Location loc, ValueRange args) {
        Value number = args[0], greatest = args[2];
        Value next = arith::MaximumFOp::create(body, loc, greatest, number);
        Value isNaN = arith::CmpFOp::create(
            body, loc, arith::CmpFPredicate::UNO, number, number);
        Value result =
            arith::SelectOp::create(body, loc, isNaN, greatest, next);
        linalg::YieldOp::create(body, loc, result);
      });
  return generic->getResult(0);
}

/// The dynamic sizes of the result, those of the windows first.
static SmallVector<Value> createPoolSizes(OpBuilder &builder,
                                          tosa::MaxPool2dOp op, Value input,
                                          RankedTensorType type) {
  Location loc = op->getLoc();
  SmallVector<Value> sizes, windows;
  for (auto [i, dim] : llvm::enumerate(ImageDims)) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value size = createDim(builder, loc, input, dim);
    Value kernel =
        arith::ConstantIndexOp::create(builder, loc, op.getKernel()[i]);
    Window window{op.getPad()[2 * i], op.getPad()[2 * i + 1], op.getStride()[i],
                  1};
    windows.push_back(createNumPositions(builder, loc, size, kernel, window));
  }
  if (type.isDynamicDim(0))
    sizes.push_back(createDim(builder, loc, input, 0));
  llvm::append_range(sizes, windows);
  if (type.isDynamicDim(3))
    sizes.push_back(createDim(builder, loc, input, 3));
  return sizes;
}

static LogicalResult lowerMaxPool(tosa::MaxPool2dOp op,
                                  tosa::MaxPool2dOp::Adaptor adaptor,
                                  const TypeConverter *converter,
                                  ConversionPatternRewriter &rewriter) {
  Value input = adaptor.getInput();
  auto type =
      dyn_cast_or_null<RankedTensorType>(converter->convertType(op.getType()));
  if (!type || !isa<RankedTensorType>(input.getType()) ||
      !type.getElementType().isIntOrFloat())
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  Type element = type.getElementType();
  bool isUnsigned = getElementTypeOrSelf(op.getType()).isUnsignedInteger();
  Attribute least =
      isUnsigned ? rewriter.getZeroAttr(element) : getLeastNumber(element);
  SmallVector<Value> sizes = createPoolSizes(rewriter, op, input, type);
  Value padded = createPadded(rewriter, loc, input, op.getPad(), least);
  Value number = arith::ConstantOp::create(rewriter, loc, least);
  Value init = createFill(rewriter, loc, number, type, sizes);
  Value kernel =
      tensor::EmptyOp::create(rewriter, loc, op.getKernel(), element);
  Value result;
  if (isUnsigned)
    result = createPool<linalg::PoolingNhwcMaxUnsignedOp>(
        rewriter, loc, padded, kernel, init, op.getStride());
  else if (isa<FloatType>(element) &&
           op.getNanMode() == tosa::NanPropagationMode::IGNORE)
    result = createPoolIgnoringNaN(rewriter, loc, padded, kernel, init,
                                   op.getStride());
  else
    result = createPool<linalg::PoolingNhwcMaxOp>(rewriter, loc, padded, kernel,
                                                  init, op.getStride());
  rewriter.replaceOp(op, result);
  return success();
}

//===-- Averages -----------------------------------------------------------===//

namespace {
/// Creates the division of sums.
struct AverageBuilder {
  OpBuilder &builder;
  tosa::AvgPool2dOp op;
  Location loc;
  Value one, zero = {};

  Value index(int64_t value) const {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  Value createCount(int64_t dim, Value last) const;
  Value reduceByPadding(Value count, Value position, int64_t pad) const;
  Value divideFloat(Value sum, Value count) const;
  Value divideInteger(Value sum, Value count) const;
};
} // namespace

/// `count` without the elements that are before or after the image, if the window begins `position`
/// elements away from the padding.
Value AverageBuilder::reduceByPadding(Value count, Value position,
                                      int64_t pad) const {
  if (pad == 0)
    return count;
  Value size = index(pad);
  Value distance = arith::SubIOp::create(builder, loc, position, size);
  Value outside = arith::MinSIOp::create(builder, loc, distance, zero);
  return arith::AddIOp::create(builder, loc, count, outside);
}

/// The number of elements of a window along a dimension.
Value AverageBuilder::createCount(int64_t dim, Value last) const {
  auto i = size_t(dim - 1);
  Value stride = index(op.getStride()[i]);
  Value kernel = index(op.getKernel()[i]);
  Value window = linalg::IndexOp::create(builder, loc, dim);
  Value windowFromEnd = arith::SubIOp::create(builder, loc, last, window);
  Value position = arith::MulIOp::create(builder, loc, window, stride);
  Value positionFromEnd =
      arith::MulIOp::create(builder, loc, windowFromEnd, stride);
  Value count = reduceByPadding(kernel, position, op.getPad()[2 * i]);
  count = reduceByPadding(count, positionFromEnd, op.getPad()[2 * i + 1]);
  return arith::MaxSIOp::create(builder, loc, one, count);
}

Value AverageBuilder::divideFloat(Value sum, Value count) const {
  Type type = sum.getType();
  Value number = arith::SIToFPOp::create(builder, loc, type, count);
  Value average = arith::DivFOp::create(builder, loc, sum, number);
  Type element = getElementTypeOrSelf(op.getType());
  if (element.getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    average = arith::TruncFOp::create(builder, loc, element, average);
  return average;
}

/// Multiplies by the reciprocal as a fixed-point number of 31 bits, which the specification defines.
Value AverageBuilder::divideInteger(Value sum, Value count) const {
  Type i64 = builder.getI64Type();
  auto constant = [&](int64_t value, unsigned width) -> Value {
    return arith::ConstantIntOp::create(builder, loc, value, width);
  };
  if (int64_t zp = *getConstantNumber(op.getInputZp())) {
    Value number = constant(zp, 32);
    Value zeros = arith::MulIOp::create(builder, loc, count, number);
    sum = arith::SubIOp::create(builder, loc, sum, zeros);
  }
  Value oneNumber = constant(1, 32);
  Value width = constant(32, 32);
  Value last = arith::SubIOp::create(builder, loc, count, oneNumber);
  Value zeros = math::CountLeadingZerosOp::create(builder, loc, last);
  Value numBits = arith::SubIOp::create(builder, loc, width, zeros);
  Value wideBits = arith::ExtUIOp::create(builder, loc, i64, numBits);
  Value scale = constant((int64_t(1) << 30) + 1, 64);
  Value scaled = arith::ShLIOp::create(builder, loc, scale, wideBits);
  Value wideCount = arith::ExtUIOp::create(builder, loc, i64, count);
  Value quotient = arith::DivUIOp::create(builder, loc, scaled, wideCount);
  Type i32 = builder.getI32Type();
  Value multiplier = arith::TruncIOp::create(builder, loc, i32, quotient);
  Type i8 = builder.getI8Type();
  Value narrowBits = arith::TruncIOp::create(builder, loc, i8, numBits);
  Value offset = constant(30, 8);
  Value shift = arith::AddIOp::create(builder, loc, narrowBits, offset);
  Value average =
      tosa::ApplyScaleOp::create(builder, loc, i32, sum, multiplier, shift,
                                 tosa::RoundingMode::SINGLE_ROUND);
  if (int64_t zp = *getConstantNumber(op.getOutputZp())) {
    Value number = constant(zp, 32);
    average = arith::AddIOp::create(builder, loc, average, number);
  }
  Type element = getElementTypeOrSelf(op.getType());
  unsigned bits = element.getIntOrFloatBitWidth();
  Value clamped = createClampToWidth(builder, loc, average, bits, false);
  if (element == i32)
    return clamped;
  return arith::TruncIOp::create(builder, loc, element, clamped);
}

/// The averages, for the sums of windows.
static Value createAverages(PatternRewriter &rewriter, tosa::AvgPool2dOp op,
                            Value sums, ValueRange sizes) {
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  Value height = createDim(rewriter, loc, sums, 1);
  Value width = createDim(rewriter, loc, sums, 2);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  Value lastRow = arith::SubIOp::create(rewriter, loc, height, one);
  Value lastColumn = arith::SubIOp::create(rewriter, loc, width, one);
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType(), sizes);
  AffineMap map = rewriter.getMultiDimIdentityMap(4);
  SmallVector<linalg::IteratorType> iterators(4,
                                              linalg::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(Type(type)), ValueRange(sums), ValueRange(empty),
      {map, map}, iterators, [&](OpBuilder &body, Location, ValueRange args) {
        AverageBuilder builder{body, op, loc, one};
        builder.zero = builder.index(0);
        Value rows = builder.createCount(1, lastRow);
        Value columns = builder.createCount(2, lastColumn);
        Value product = arith::MulIOp::create(body, loc, rows, columns);
        Value count =
            arith::IndexCastOp::create(body, loc, body.getI32Type(), product);
        Value sum = args.front();
        Value average = isa<FloatType>(sum.getType())
                            ? builder.divideFloat(sum, count)
                            : builder.divideInteger(sum, count);
        linalg::YieldOp::create(body, loc, average);
      });
  return generic->getResult(0);
}

static LogicalResult lowerAveragePool(tosa::AvgPool2dOp op,
                                      PatternRewriter &rewriter) {
  auto inputType = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!inputType || !type || !getConstantNumber(op.getInputZp()) ||
      !getConstantNumber(op.getOutputZp()))
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  for (unsigned dim = 1; dim < 4; ++dim)
    if (inputType.isDynamicDim(dim) || type.isDynamicDim(dim))
      return rewriter.notifyMatchFailure(op,
                                         "the size of images is not static");
  Type element = inputType.getElementType();
  if (!isa<FloatType>(element) && !element.isSignlessInteger())
    return rewriter.notifyMatchFailure(op, "unsupported type of elements");
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  if (type.isDynamicDim(0))
    sizes.push_back(createDim(rewriter, loc, op.getInput(), 0));
  Value padded = createPadded(rewriter, loc, op.getInput(), op.getPad(),
                              rewriter.getZeroAttr(element));
  Type accumulator = op.getAccType();
  Value zero = arith::ConstantOp::create(rewriter, loc,
                                         rewriter.getZeroAttr(accumulator));
  Value init =
      createFill(rewriter, loc, zero,
                 RankedTensorType::get(type.getShape(), accumulator), sizes);
  Value kernel =
      tensor::EmptyOp::create(rewriter, loc, op.getKernel(), accumulator);
  Value sums = createPool<linalg::PoolingNhwcSumOp>(
      rewriter, loc, padded, kernel, init, op.getStride());
  rewriter.replaceOp(op, createAverages(rewriter, op, sums, sizes));
  return success();
}

void tosalower::populatePoolPatterns(const TypeConverter &converter,
                                     RewritePatternSet &patterns) {
  patterns.add<tosa::AvgPool2dOp>(lowerAveragePool);
  addConversionPattern<tosa::MaxPool2dOp>(patterns, &converter, "max-pool",
                                          lowerMaxPool);
}
