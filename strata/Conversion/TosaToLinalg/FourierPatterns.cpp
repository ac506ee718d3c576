// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Discrete Fourier transforms of two dimensions become linalg.generic with two reductions, over the
// rows and the columns of the input:
//
//   result[y, x] = sum of input[j, i] * e^(-2 pi sqrt(-1) (j y / height + i x / width))
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::tosalower;

namespace {
/// Lowers a transform.
struct FourierBuilder {
  PatternRewriter &rewriter;
  Operation *op;
  Location loc;
  /// The real parts of the input.
  Value input;
  FloatType type;
  Value height = {}, width = {}, turn = {};
  Value heightNumber = {}, widthNumber = {};

  Value createSize(int64_t dim) const;
  Value createNumber(OpBuilder &builder, Value index) const;
  Value createZeros(ArrayRef<OpFoldResult> sizes) const;
  void createConstants();
  Value createAngle(OpBuilder &body) const;
  Operation *createTransform(ValueRange inputs, ArrayRef<OpFoldResult> sizes,
                             linalg::StructuredBodyFn body);
  void replace(Operation *generic) const;
};
} // namespace

Value FourierBuilder::createSize(int64_t dim) const {
  Value number = arith::ConstantIndexOp::create(rewriter, loc, dim);
  return rewriter.createOrFold<tensor::DimOp>(loc, input, number);
}

Value FourierBuilder::createNumber(OpBuilder &builder, Value index) const {
  Value integer =
      arith::IndexCastUIOp::create(builder, loc, builder.getI32Type(), index);
  return arith::UIToFPOp::create(builder, loc, type, integer);
}

Value FourierBuilder::createZeros(ArrayRef<OpFoldResult> sizes) const {
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, type);
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(type));
  return linalg::FillOp::create(rewriter, loc, ValueRange(zero),
                                ValueRange(empty))
      ->getResult(0);
}

void FourierBuilder::createConstants() {
  height = createSize(1);
  width = createSize(2);
  turn = arith::ConstantOp::create(
      rewriter, loc, rewriter.getFloatAttr(type, 2 * llvm::numbers::pi));
  heightNumber = createNumber(rewriter, height);
  widthNumber = createNumber(rewriter, width);
}

/// The angle of the element that the reductions read.
Value FourierBuilder::createAngle(OpBuilder &body) const {
  Value y = linalg::IndexOp::create(body, loc, 1);
  Value x = linalg::IndexOp::create(body, loc, 2);
  Value row = linalg::IndexOp::create(body, loc, 3);
  Value column = linalg::IndexOp::create(body, loc, 4);
  Value rows = index::MulOp::create(body, loc, row, y);
  Value columns = index::MulOp::create(body, loc, column, x);
  // Whole turns are left out, since large angles are inexact.
  Value rowRest = index::RemUOp::create(body, loc, rows, height);
  Value columnRest = index::RemUOp::create(body, loc, columns, width);
  Value rowNumber = createNumber(body, rowRest);
  Value columnNumber = createNumber(body, columnRest);
  Value part = arith::DivFOp::create(body, loc, rowNumber, heightNumber);
  Value other = arith::DivFOp::create(body, loc, columnNumber, widthNumber);
  Value turns = arith::AddFOp::create(body, loc, part, other);
  return arith::MulFOp::create(body, loc, turn, turns);
}

Operation *FourierBuilder::createTransform(ValueRange inputs,
                                           ArrayRef<OpFoldResult> sizes,
                                           linalg::StructuredBodyFn body) {
  Value real = createZeros(sizes);
  Value imaginary = createZeros(sizes);
  createConstants();
  auto getMap = [&](unsigned first, unsigned second) {
    return AffineMap::get(5, 0,
                          {rewriter.getAffineDimExpr(0),
                           rewriter.getAffineDimExpr(first),
                           rewriter.getAffineDimExpr(second)},
                          rewriter.getContext());
  };
  SmallVector<AffineMap> maps(inputs.size(), getMap(3, 4));
  maps.append(2, getMap(1, 2));
  linalg::IteratorType iterators[] = {
      linalg::IteratorType::parallel, linalg::IteratorType::parallel,
      linalg::IteratorType::parallel, linalg::IteratorType::reduction,
      linalg::IteratorType::reduction};
  return linalg::GenericOp::create(
      rewriter, loc, TypeRange{real.getType(), imaginary.getType()}, inputs,
      ValueRange{real, imaginary}, maps, iterators, body);
}

void FourierBuilder::replace(Operation *generic) const {
  SmallVector<Value> results;
  for (unsigned i = 0; i < 2; ++i)
    results.push_back(rewriter.createOrFold<tensor::CastOp>(
        loc, op->getResult(i).getType(), Value(generic->getResult(i))));
  rewriter.replaceOp(op, results);
}

/// The type of the elements, or null if a tensor has no rank.
static FloatType getElementType(Operation *op) {
  for (Type type : op->getOperandTypes())
    if (!isa<RankedTensorType>(type))
      return {};
  for (Type type : op->getResultTypes())
    if (!isa<RankedTensorType>(type))
      return {};
  return dyn_cast<FloatType>(
      cast<RankedTensorType>(op->getOperandTypes().front()).getElementType());
}

/// The result of a transform of real numbers has half of the columns, and the first.
static LogicalResult lowerRealFourier(tosa::RFFT2dOp op,
                                      PatternRewriter &rewriter) {
  FloatType type = getElementType(op);
  if (!type)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  Value input = op.getInputReal();
  FourierBuilder builder{rewriter, op, loc, input, type};
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, input);
  Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
  Value two = arith::ConstantIndexOp::create(rewriter, loc, 2);
  Value numColumns = getValueOrCreateConstantIndexOp(rewriter, loc, sizes[2]);
  Value half = rewriter.createOrFold<arith::DivUIOp>(loc, numColumns, two);
  Value kept = rewriter.createOrFold<arith::AddIOp>(loc, half, one);
  sizes[2] = getAsOpFoldResult(kept);
  Operation *generic = builder.createTransform(
      input, sizes, [&](OpBuilder &body, Location, ValueRange args) {
        Value angle = builder.createAngle(body);
        Value cos = math::CosOp::create(body, loc, angle);
        Value sin = math::SinOp::create(body, loc, angle);
        Value real = arith::MulFOp::create(body, loc, args[0], cos);
        Value imaginary = arith::MulFOp::create(body, loc, args[0], sin);
        Value realSum = arith::AddFOp::create(body, loc, args[1], real);
        Value imaginarySum =
            arith::SubFOp::create(body, loc, args[2], imaginary);
        linalg::YieldOp::create(body, loc, ValueRange{realSum, imaginarySum});
      });
  builder.replace(generic);
  return success();
}

/// Creates the sums of a transform of complex numbers.
static void createComplexBody(OpBuilder &body, const FourierBuilder &builder,
                              ValueRange args, bool isInverse) {
  Location loc = builder.loc;
  Value angle = builder.createAngle(body);
  if (isInverse) {
    Value negative = arith::ConstantOp::create(
        body, loc, body.getFloatAttr(builder.type, -1.0));
    angle = arith::MulFOp::create(body, loc, angle, negative);
  }
  Value cos = math::CosOp::create(body, loc, angle);
  Value sin = math::SinOp::create(body, loc, angle);
  Value realCos = arith::MulFOp::create(body, loc, args[0], cos);
  Value imaginarySin = arith::MulFOp::create(body, loc, args[1], sin);
  Value real = arith::AddFOp::create(body, loc, realCos, imaginarySin);
  Value imaginaryCos = arith::MulFOp::create(body, loc, args[1], cos);
  Value realSin = arith::MulFOp::create(body, loc, args[0], sin);
  Value imaginary = arith::SubFOp::create(body, loc, imaginaryCos, realSin);
  Value realSum = arith::AddFOp::create(body, loc, args[2], real);
  Value imaginarySum = arith::AddFOp::create(body, loc, args[3], imaginary);
  linalg::YieldOp::create(body, loc, ValueRange{realSum, imaginarySum});
}

static LogicalResult lowerFourier(tosa::FFT2dOp op, PatternRewriter &rewriter) {
  FloatType type = getElementType(op);
  if (!type)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  FourierBuilder builder{rewriter, op, loc, op.getInputReal(), type};
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, op.getInputReal());
  Operation *generic = builder.createTransform(
      ValueRange{op.getInputReal(), op.getInputImag()}, sizes,
      [&](OpBuilder &body, Location, ValueRange args) {
        createComplexBody(body, builder, args, op.getInverse());
      });
  builder.replace(generic);
  return success();
}

void tosalower::populateFourierPatterns(RewritePatternSet &patterns) {
  patterns.add<tosa::FFT2dOp>(lowerFourier);
  patterns.add<tosa::RFFT2dOp>(lowerRealFourier);
}
