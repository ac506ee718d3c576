// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles of tensor.pad: the padding of a part of the source. The part may be empty; then the
// tile consists of padding only.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Structured/Tiling/SliceParameters.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Creates sums, minima and maxima of indices.
struct IndexMath {
  OpBuilder &builder;
  Location loc;

  AffineExpr dim(unsigned i) const {
    return getAffineDimExpr(i, builder.getContext());
  }
  AffineExpr zero() const {
    return getAffineConstantExpr(0, builder.getContext());
  }
  AffineMap map(ArrayRef<AffineExpr> results, unsigned numDims) const {
    return AffineMap::get(numDims, 0, results, builder.getContext());
  }
  OpFoldResult sub(OpFoldResult a, OpFoldResult b) const {
    return affine::makeComposedFoldedAffineApply(builder, loc, dim(0) - dim(1),
                                                 {a, b});
  }
  OpFoldResult min(OpFoldResult a, OpFoldResult b) const {
    return affine::makeComposedFoldedAffineMin(
        builder, loc, map({dim(0), dim(1)}, 2), {a, b});
  }
  /// The smaller one of `end` - `start` and `a`; operands are in this order, as those of mlir-opt.
  OpFoldResult minOfRest(OpFoldResult end, OpFoldResult start,
                         OpFoldResult a) const {
    return affine::makeComposedFoldedAffineMin(
        builder, loc, map({dim(0) - dim(1), dim(2)}, 3), {end, start, a});
  }
  /// The larger one of 0 and `a`.
  OpFoldResult maxZeroFirst(OpFoldResult a) const {
    return affine::makeComposedFoldedAffineMax(builder, loc,
                                               map({zero(), dim(0)}, 1), a);
  }
  OpFoldResult maxZeroLast(OpFoldResult a) const {
    return affine::makeComposedFoldedAffineMax(builder, loc,
                                               map({dim(0), zero()}, 1), a);
  }
};

/// The part of the source that a tile reads, and the padding around it.
struct PaddedPart {
  Slice source;
  SmallVector<OpFoldResult> low, high;
  /// Whether the part is empty, an i1; null if it is not.
  Value isEmpty;

  void addDim(const IndexMath &math, tensor::PadOp op, unsigned dim,
              OpFoldResult offset, OpFoldResult length);
};
} // namespace

void PaddedPart::addDim(const IndexMath &math, tensor::PadOp op, unsigned dim,
                        OpFoldResult offset, OpFoldResult length) {
  OpBuilder &builder = math.builder;
  OpFoldResult zero = builder.getIndexAttr(0);
  OpFoldResult lowPad = op.getMixedLowPad()[dim];
  bool hasLow = !isZeroInteger(lowPad);
  bool hasHigh = !isZeroInteger(op.getMixedHighPad()[dim]);
  source.strides.push_back(builder.getIndexAttr(1));
  if (!hasLow && !hasHigh) {
    source.offsets.push_back(offset);
    source.sizes.push_back(length);
    low.push_back(zero);
    high.push_back(zero);
    return;
  }
  OpFoldResult sourceSize =
      tensor::getMixedSize(builder, math.loc, op.getSource(), dim);
  OpFoldResult newLow = zero, start = offset;
  if (hasLow) {
    newLow = math.maxZeroFirst(math.sub(lowPad, offset));
    start = math.maxZeroLast(math.sub(offset, lowPad));
  }
  start = math.min(start, sourceSize);
  OpFoldResult rest = math.sub(sourceSize, start);
  OpFoldResult most = math.sub(length, newLow);
  Value value = dyn_cast<Value>(most);
  bool isSum = value && value.getDefiningOp<affine::AffineApplyOp>();
  OpFoldResult size = isSum || isa<Attribute>(most)
                          ? math.min(rest, most)
                          : math.minOfRest(sourceSize, start, most);
  if (hasLow)
    size = math.maxZeroLast(size);
  Value number = getValueOrCreateConstantIndexOp(builder, math.loc, size);
  Value none =
      arith::ConstantOp::create(builder, math.loc, builder.getIndexAttr(0));
  Value isZero = arith::CmpIOp::create(builder, math.loc,
                                       arith::CmpIPredicate::eq, number, none);
  isEmpty =
      isEmpty ? Value(arith::OrIOp::create(builder, math.loc, isZero, isEmpty))
              : isZero;
  source.offsets.push_back(start);
  source.sizes.push_back(size);
  low.push_back(newLow);
  high.push_back(hasHigh ? math.sub(math.sub(length, size), newLow) : zero);
}

//===-- The tile -----------------------------------------------------------===//

static Value createPadding(OpBuilder &builder, Location loc, Type type,
                           ArrayRef<OpFoldResult> sizes, Value padding) {
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
  return tensor::GenerateOp::create(
      builder, loc, type, dynamicSizes,
      [&](OpBuilder &b, Location loc, ValueRange) {
        tensor::YieldOp::create(b, loc, padding);
      });
}

static Value createPadded(OpBuilder &builder, tensor::PadOp op, Type type,
                          const PaddedPart &part, Value padding,
                          TilingResult &result) {
  Location loc = op->getLoc();
  auto slice = tensor::ExtractSliceOp::create(
      builder, loc, op.getSource(), part.source.offsets, part.source.sizes,
      part.source.strides);
  SmallVector<NamedAttribute> attrs(op->getDiscardableAttrs());
  auto padded =
      tensor::PadOp::create(builder, loc, Type(), slice.getResult(), part.low,
                            part.high, padding, op.getNofold(), attrs);
  result.tiledOps.push_back(padded);
  result.generatedSlices.push_back(slice);
  Value value = padded.getResult();
  return value.getType() == type
             ? value
             : Value(tensor::CastOp::create(builder, loc, type, value));
}

static FailureOr<TilingResult>
getPadTile(Operation *operation, OpBuilder &builder, const Tile &tile) {
  auto op = cast<tensor::PadOp>(operation);
  Value padding = op.getConstantPaddingValue();
  if (!padding)
    return failure();
  Location loc = op->getLoc();
  PaddedPart part;
  for (unsigned dim = 0; dim < tile.offsets.size(); ++dim)
    part.addDim({builder, loc}, op, dim, tile.offsets[dim], tile.sizes[dim]);
  if (padding.getParentBlock() == &op.getRegion().front())
    padding = builder.clone(*padding.getDefiningOp())->getResult(0);
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(tile.sizes, dynamicSizes, shape);
  Type type = RankedTensorType::get(shape, op.getResultType().getElementType());
  TilingResult result;
  if (!part.isEmpty) {
    result.tiledValues.push_back(
        createPadded(builder, op, type, part, padding, result));
    return result;
  }
  Operation *branch = scf::IfOp::create(
      builder, loc, part.isEmpty,
      [&](OpBuilder &b, Location loc) {
        Value all = createPadding(b, loc, type, tile.sizes, padding);
        scf::YieldOp::create(b, loc, all);
      },
      [&](OpBuilder &b, Location loc) {
        Value all = createPadded(b, op, type, part, padding, result);
        scf::YieldOp::create(b, loc, all);
      });
  result.tiledValues.push_back(branch->getResult(0));
  return result;
}

//===-- Domain and results -------------------------------------------------===//

static SmallVector<utils::IteratorType> getPadIteratorTypes(Operation *op) {
  auto rank = cast<tensor::PadOp>(op).getResultType().getRank();
  return SmallVector<utils::IteratorType>(size_t(rank),
                                          utils::IteratorType::parallel);
}

static FailureOr<Tile> copyTile(Operation *, OpBuilder &, unsigned,
                                const Tile &tile) {
  return tile;
}

/// The size of dimension `dim` of the result.
static OpFoldResult getResultSize(OpBuilder &builder, tensor::PadOp op,
                                  unsigned dim) {
  int64_t number = op.getResultType().getDimSize(dim);
  if (!ShapedType::isDynamic(number))
    return builder.getIndexAttr(number);
  Location loc = op->getLoc();
  Value index =
      arith::ConstantOp::create(builder, loc, builder.getIndexAttr(dim));
  Value size = builder.createOrFold<tensor::DimOp>(loc, op.getSource(), index);
  AffineExpr source, low, high;
  bindDims(builder.getContext(), source, low, high);
  return affine::makeComposedFoldedAffineApply(
      builder, loc, source + low + high,
      {OpFoldResult(size), op.getMixedLowPad()[dim],
       op.getMixedHighPad()[dim]});
}

static SmallVector<Range> getPadDomain(Operation *op, OpBuilder &builder) {
  SmallVector<Range> ranges;
  auto pad = cast<tensor::PadOp>(op);
  for (unsigned dim = 0; dim < pad.getResultType().getRank(); ++dim)
    ranges.push_back({OpFoldResult(builder.getIndexAttr(0)),
                      getResultSize(builder, pad, dim),
                      OpFoldResult(builder.getIndexAttr(1))});
  return ranges;
}

const TilingModel strata::detail::padTiling = {
    .getLoopIteratorTypes = getPadIteratorTypes,
    .getIterationDomain = getPadDomain,
    .getTiledImplementation = getPadTile,
    .getResultTilePosition = copyTile,
    .getIterationDomainTileFromResultTile = copyTile,
};
