// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tosa.resize becomes linalg.generic whose body computes the position of an element in the input,
// and reads the nearest element, or four of them. Images with one row or column are resized without
// that dimension, and then broadcast.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Fold.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace strata::tosalower;

/// The dimensions of images.
static constexpr unsigned Height = 1, Width = 2, NumDims = 4;

/// Whether the batch and the channels have the same sizes, and the sizes of images are static.
static bool isResizable(RankedTensorType from, RankedTensorType to) {
  return from && to && from.getRank() == NumDims && to.getRank() == NumDims &&
         !from.isDynamicDim(Height) && !from.isDynamicDim(Width) &&
         !to.isDynamicDim(Height) && !to.isDynamicDim(Width);
}

/// The sizes of the dynamic dimensions of the batch and the channels.
static SmallVector<Value> createOuterSizes(OpBuilder &builder, Location loc,
                                           Value image) {
  SmallVector<Value> sizes;
  auto type = cast<RankedTensorType>(image.getType());
  for (unsigned dim : {0u, NumDims - 1})
    if (type.isDynamicDim(dim))
      sizes.push_back(linalg::createOrFoldDimOp(builder, loc, image, dim));
  return sizes;
}

//===-- Images with one row or column --------------------------------------===//

/// The groups of dimensions if those in `dropped` are joined with the next ones.
static SmallVector<ReassociationIndices> getGroups(ArrayRef<unsigned> dropped) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices group;
  for (unsigned dim = 0; dim < NumDims; ++dim) {
    group.push_back(dim);
    if (llvm::is_contained(dropped, dim))
      continue;
    groups.push_back(group);
    group.clear();
  }
  return groups;
}

/// Images of one pixel: numbers are scaled, if they are integers.
static LogicalResult scalePixels(tosa::ResizeOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!isResizable(type, resultType))
    return rewriter.notifyMatchFailure(op, "the size of images is not static");
  for (unsigned dim : {Height, Width})
    if (type.getDimSize(dim) != 1 || resultType.getDimSize(dim) != 1)
      return rewriter.notifyMatchFailure(op, "images have several pixels");
  Type element = resultType.getElementType();
  if (isa<FloatType>(element) ||
      op.getMode() == tosa::ResizeMode::NEAREST_NEIGHBOR) {
    replaceWithCast(rewriter, op, op.getInput());
    return success();
  }
  auto scale = detail::getConstantSizes(op.getScale());
  if (!scale || scale->size() != 4 || !element.isSignlessInteger())
    return rewriter.notifyMatchFailure(op, "the scale is not constant");
  Location loc = op->getLoc();
  SmallVector<ReassociationIndices> groups = getGroups({Height, Width});
  Value pixels =
      tensor::CollapseShapeOp::create(rewriter, loc, op.getInput(), groups);
  SmallVector<Value> sizes = createOuterSizes(rewriter, loc, op.getInput());
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, {type.getDimSize(0), type.getDimSize(3)}, element, sizes);
  AffineMap map = rewriter.getMultiDimIdentityMap(2);
  linalg::IteratorType iterators[] = {linalg::IteratorType::parallel,
                                      linalg::IteratorType::parallel};
  Value scaled =
      linalg::GenericOp::create(
          rewriter, loc, TypeRange(empty.getType()), ValueRange(pixels),
          ValueRange(empty), {map, map}, iterators,
          [&](OpBuilder &body, Location loc, ValueRange args) {
            Value value = args.front();
            if (value.getType() != element)
              value = arith::ExtSIOp::create(body, loc, element, value);
            for (int64_t factor : {(*scale)[0], (*scale)[2]}) {
              Value constant =
                  arith::ConstantIntOp::create(body, loc, element, factor);
              value = arith::MulIOp::create(body, loc, value, constant);
            }
            linalg::YieldOp::create(body, loc, value);
          })
          ->getResult(0);
  Value result = createExpandShape(
      rewriter, loc, RankedTensorType::get(type.getShape(), element), scaled,
      groups);
  replaceWithCast(rewriter, op, result);
  return success();
}

/// The elements of `collapsed`, repeated along the dimensions `dropped` of the result of `op`.
static Value createRepetition(OpBuilder &rewriter, tosa::ResizeOp op,
                              Value collapsed, ArrayRef<unsigned> dropped) {
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(op.getInput().getType());
  auto resultType = cast<RankedTensorType>(op.getType());
  Type element = resultType.getElementType();
  SmallVector<Value> sizes = createOuterSizes(rewriter, loc, op.getInput());
  SmallVector<int64_t> sizesOfResult = llvm::to_vector(resultType.getShape());
  for (unsigned dim : {0u, NumDims - 1})
    sizesOfResult[dim] = type.getDimSize(dim);
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, sizesOfResult, element, sizes);
  SmallVector<AffineExpr> exprs;
  for (unsigned dim = 0; dim < NumDims; ++dim)
    if (!llvm::is_contained(dropped, dim))
      exprs.push_back(rewriter.getAffineDimExpr(dim));
  SmallVector<linalg::IteratorType> iterators(NumDims,
                                              linalg::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(empty.getType()), ValueRange(collapsed),
      ValueRange(empty),
      {AffineMap::get(NumDims, 0, exprs, rewriter.getContext()),
       rewriter.getMultiDimIdentityMap(NumDims)},
      iterators, [](OpBuilder &body, Location loc, ValueRange args) {
        linalg::YieldOp::create(body, loc, args.front());
      });
  return generic->getResult(0);
}

/// Resizes without the rows or columns that are broadcast.
static LogicalResult broadcastRows(tosa::ResizeOp op,
                                   PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!isResizable(type, resultType))
    return rewriter.notifyMatchFailure(op, "the size of images is not static");
  SmallVector<unsigned> dropped;
  SmallVector<int64_t> shape = llvm::to_vector(resultType.getShape());
  for (unsigned dim : {Height, Width}) {
    if (type.getDimSize(dim) != 1)
      continue;
    shape[dim] = 1;
    if (resultType.getDimSize(dim) != 1)
      dropped.push_back(dim);
  }
  if (dropped.empty())
    return rewriter.notifyMatchFailure(op, "no dimension is broadcast");
  // Both dimensions of size 1 are dropped, even if one of them keeps its size.
  dropped.clear();
  for (unsigned dim : {Height, Width})
    if (type.getDimSize(dim) == 1)
      dropped.push_back(dim);
  Location loc = op->getLoc();
  Type element = resultType.getElementType();
  Value resized = tosa::ResizeOp::create(
      rewriter, loc, RankedTensorType::get(shape, element), op.getInput(),
      op.getScale(), op.getOffset(), op.getBorder(), op.getMode());
  Value collapsed = tensor::CollapseShapeOp::create(rewriter, loc, resized,
                                                    getGroups(dropped));
  replaceWithCast(rewriter, op,
                  createRepetition(rewriter, op, collapsed, dropped));
  return success();
}

//===-- Positions ----------------------------------------------------------===//

namespace {
/// A dimension of the image: the number of the element before the position, and the distance of
/// the position from it, in units of one `scale`th for integers.
struct Axis {
  int64_t size;
  /// Whether positions before the first element occur.
  bool isNegative;
  Value last, position, scale, divisor, offset;
  Value index = {}, distance = {};
};

/// Creates the body.
struct ResizeBuilder {
  OpBuilder &builder;
  tosa::ResizeOp op;
  Location loc;
  Type element;
  Value batch = {}, channel = {}, zero = {}, one = {};
  Axis y = {}, x = {};

  bool isFloat() const { return isa<FloatType>(element); }
  Value createInt(int64_t value) const {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  }
  Value toIndex(Value value) const {
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      value);
  }
  /// `value`, or the nearest number of an element.
  Value clamp(Value value, const Axis &axis) const {
    return createIntegerClamp(builder, loc, value, zero, axis.last, false);
  }
  Value extract(Value row, Value column) const {
    return tensor::ExtractOp::create(builder, loc, op.getInput(),
                                     ValueRange{batch, row, column, channel});
  }
  void createAxes(ArrayRef<int64_t> scale, ArrayRef<int64_t> offset,
                  ArrayRef<int64_t> border);
  void createPosition(Axis &axis) const;
  Value createNearestIndex(const Axis &axis) const;
  std::pair<Value, Value> createNeighbors(const Axis &axis) const;
  Value interpolate(const Axis &axis, Value first, Value second,
                    Value whole) const;
  Value createBilinear() const;
};
} // namespace

void ResizeBuilder::createAxes(ArrayRef<int64_t> scale,
                               ArrayRef<int64_t> offset,
                               ArrayRef<int64_t> border) {
  auto type = cast<RankedTensorType>(op.getInput().getType());
  y.size = type.getDimSize(Height);
  x.size = type.getDimSize(Width);
  y.isNegative = offset[0] < 0;
  x.isNegative = offset[1] < 0;
  batch = linalg::IndexOp::create(builder, loc, 0);
  Value row = linalg::IndexOp::create(builder, loc, Height);
  Value column = linalg::IndexOp::create(builder, loc, Width);
  channel = linalg::IndexOp::create(builder, loc, NumDims - 1);
  zero = createInt(0);
  arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  y.last = createInt(y.size - 1);
  x.last = createInt(x.size - 1);
  Type i32 = builder.getI32Type();
  y.position = arith::IndexCastOp::create(builder, loc, i32, row);
  x.position = arith::IndexCastOp::create(builder, loc, i32, column);
  y.scale = createInt(scale[0]);
  y.divisor = createInt(scale[1]);
  x.scale = createInt(scale[2]);
  x.divisor = createInt(scale[3]);
  y.offset = createInt(offset[0]);
  x.offset = createInt(offset[1]);
  createInt(border[0]);
  createInt(border[1]);
  for (Axis *axis : {&y, &x})
    createPosition(*axis);
  one = createInt(1);
}

void ResizeBuilder::createPosition(Axis &axis) const {
  axis.index = axis.distance = zero;
  if (axis.size == 1)
    return;
  Value scaled =
      arith::MulIOp::create(builder, loc, axis.position, axis.divisor);
  Value shifted = arith::AddIOp::create(builder, loc, scaled, axis.offset);
  if (isFloat()) {
    axis.index = arith::FloorDivSIOp::create(builder, loc, shifted, axis.scale);
    Value rest = arith::RemSIOp::create(builder, loc, shifted, axis.scale);
    Value distance = arith::SIToFPOp::create(builder, loc, element, rest);
    Value whole = arith::UIToFPOp::create(builder, loc, element, axis.scale);
    axis.distance = arith::DivFOp::create(builder, loc, distance, whole);
    return;
  }
  // Division to zero is the same for positive numbers.
  if (axis.isNegative)
    axis.index = arith::FloorDivSIOp::create(builder, loc, shifted, axis.scale);
  else
    axis.index = arith::DivSIOp::create(builder, loc, shifted, axis.scale);
  Value start = arith::MulIOp::create(builder, loc, axis.index, axis.scale);
  axis.distance = arith::SubIOp::create(builder, loc, shifted, start);
}

Value ResizeBuilder::createNearestIndex(const Axis &axis) const {
  if (axis.size == 1)
    return arith::ConstantIndexOp::create(builder, loc, 0);
  Value isSecond;
  if (isFloat()) {
    Value half = arith::ConstantOp::create(builder, loc,
                                           builder.getFloatAttr(element, 0.5));
    isSecond = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGE,
                                     axis.distance, half);
  } else {
    Value twice = arith::ShLIOp::create(builder, loc, axis.distance, one);
    isSecond = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                     twice, axis.scale);
  }
  Value step = arith::SelectOp::create(builder, loc, isSecond, one, zero);
  Value index = arith::AddIOp::create(builder, loc, axis.index, step);
  Value clamped = clamp(index, axis);
  return toIndex(clamped);
}

std::pair<Value, Value> ResizeBuilder::createNeighbors(const Axis &axis) const {
  Value second = arith::AddIOp::create(builder, loc, axis.index, one);
  Value first = clamp(axis.index, axis);
  second = clamp(second, axis);
  Value firstIndex = toIndex(first);
  Value secondIndex = toIndex(second);
  return {firstIndex, secondIndex};
}

//===-- Interpolation ------------------------------------------------------===//

/// The sum of two numbers, weighted by the distances from their positions. For floats `whole` is 1.
Value ResizeBuilder::interpolate(const Axis &axis, Value first, Value second,
                                 Value whole) const {
  if (isFloat()) {
    if (axis.size == 1)
      return first;
    Value rest = arith::SubFOp::create(builder, loc, whole, axis.distance);
    Value part = arith::MulFOp::create(builder, loc, first, rest);
    Value other = arith::MulFOp::create(builder, loc, second, axis.distance);
    return arith::AddFOp::create(builder, loc, part, other);
  }
  if (axis.size == 1)
    return arith::MulIOp::create(builder, loc, first, whole);
  Value rest = arith::SubIOp::create(builder, loc, whole, axis.distance);
  Value part = arith::MulIOp::create(builder, loc, first, rest);
  Value other = arith::MulIOp::create(builder, loc, second, axis.distance);
  return arith::AddIOp::create(builder, loc, part, other);
}

Value ResizeBuilder::createBilinear() const {
  auto [y0, y1] = createNeighbors(y);
  auto [x0, x1] = createNeighbors(x);
  Value corners[] = {extract(y0, x0), {}, {}, {}};
  corners[1] = extract(y0, x1);
  corners[2] = extract(y1, x0);
  corners[3] = extract(y1, x1);
  ResizeBuilder wide = *this;
  Value wholeY = y.scale, wholeX = x.scale;
  if (isFloat()) {
    wholeY = arith::ConstantOp::create(builder, loc,
                                       builder.getFloatAttr(element, 1.0));
    wholeX = wholeY;
  } else {
    for (Value &corner : corners)
      if (corner.getType() != element)
        corner = arith::ExtSIOp::create(builder, loc, element, corner);
    if (element != zero.getType())
      for (Value *number :
           {&wide.x.distance, &wide.y.distance, &wholeY, &wholeX})
        *number = arith::ExtSIOp::create(builder, loc, element, *number);
  }
  Value top = wide.interpolate(wide.x, corners[0], corners[1], wholeX);
  Value bottom = wide.interpolate(wide.x, corners[2], corners[3], wholeX);
  return wide.interpolate(wide.y, top, bottom, wholeY);
}

//===-- Pattern ------------------------------------------------------------===//

static LogicalResult lowerResize(tosa::ResizeOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!isResizable(type, resultType) || type.isDynamicDim(NumDims - 1))
    return rewriter.notifyMatchFailure(op, "the size of images is not static");
  auto scale = detail::getConstantSizes(op.getScale());
  auto offset = detail::getConstantSizes(op.getOffset());
  auto border = detail::getConstantSizes(op.getBorder());
  Type element = resultType.getElementType();
  bool isNearest = op.getMode() == tosa::ResizeMode::NEAREST_NEIGHBOR;
  bool isSupported =
      isa<FloatType>(element)
          ? element == type.getElementType()
          : element.isSignlessInteger() &&
                type.getElementType().isSignlessInteger() &&
                (isNearest ? element == type.getElementType()
                           : element.getIntOrFloatBitWidth() >= 32);
  if (!scale || !offset || !border || !isSupported)
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  Location loc = op->getLoc();
  SmallVector<Value> sizes = createOuterSizes(rewriter, loc, op.getInput());
  SmallVector<int64_t> shape = llvm::to_vector(resultType.getShape());
  for (unsigned dim : {0u, NumDims - 1})
    shape[dim] = type.getDimSize(dim);
  Value empty = tensor::EmptyOp::create(rewriter, loc, shape, element, sizes);
  SmallVector<linalg::IteratorType> iterators(NumDims,
                                              linalg::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(empty.getType()), ValueRange(),
      ValueRange(empty), {rewriter.getMultiDimIdentityMap(NumDims)}, iterators,
      [&](OpBuilder &body, Location, ValueRange) {
        ResizeBuilder builder{body, op, loc, element};
        builder.createAxes(*scale, *offset, *border);
        Value result;
        if (isNearest) {
          Value row = builder.createNearestIndex(builder.y);
          Value column = builder.createNearestIndex(builder.x);
          result = builder.extract(row, column);
        } else {
          result = builder.createBilinear();
        }
        linalg::YieldOp::create(body, loc, result);
      });
  Value result = generic->getResult(0);
  replaceWithCast(rewriter, op, result);
  return success();
}

void tosalower::populateResizePatterns(RewritePatternSet &patterns) {
  patterns.add("scale-pixels", scalePixels, 300);
  patterns.add("broadcast-rows", broadcastRows, 200);
  patterns.add("resize", lowerResize, 100);
}
