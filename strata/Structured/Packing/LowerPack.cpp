// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg.pack and linalg.unpack as pads, reshapes and transposes.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Packing/PackLayout.h"
#include "strata/Structured/Packing/Packing.h"
#include "strata/Support/Permutations.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace dialects::linalg;

/// Whether all elements of `packed` are in one tile, whose dimensions are those of the plain tensor.
static bool isSingleTile(const PackLayout &layout, RankedTensorType packed) {
  for (auto [i, dim] : llvm::enumerate(layout.innerDims))
    if (dim != int64_t(i))
      return false;
  size_t numTiles = layout.innerDims.size();
  return int64_t(numTiles) == layout.getPlainRank() &&
         llvm::all_of(packed.getShape().drop_back(numTiles),
                      [](int64_t size) { return size == 1; });
}

/// The number of elements that tiles add after those of each dimension of the source.
static SmallVector<OpFoldResult> getHighPadding(OpBuilder &builder, PackOp op,
                                                const PackLayout &layout) {
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> high(size_t(layout.getPlainRank()),
                                 builder.getIndexAttr(0));
  AffineExpr outer, size, tile;
  bindDims(builder.getContext(), outer, size);
  bindSymbols(builder.getContext(), tile);
  for (auto [dim, tileSize] : llvm::zip_equal(layout.innerDims, layout.tiles)) {
    OpFoldResult sourceSize =
        tensor::getMixedSize(builder, loc, op.getSource(), dim);
    int64_t place =
        llvm::find(layout.outerDims, dim) - layout.outerDims.begin();
    OpFoldResult numTiles =
        tensor::getMixedSize(builder, loc, op.getDest(), place);
    high[size_t(dim)] = affine::makeComposedFoldedAffineApply(
        builder, loc, outer * tile - size, {numTiles, sourceSize, tileSize});
  }
  return high;
}

static Operation *createPad(OpBuilder &builder, PackOp op,
                            const PackLayout &layout, RankedTensorType type) {
  Location loc = op->getLoc();
  Value padding = op.getPaddingValue();
  if (!padding)
    padding = arith::ConstantOp::create(
        builder, loc,
        cast<TypedAttr>(builder.getZeroAttr(type.getElementType())));
  SmallVector<OpFoldResult> low(size_t(layout.getPlainRank()),
                                builder.getIndexAttr(0));
  SmallVector<OpFoldResult> high = getHighPadding(builder, op, layout);
  return tensor::PadOp::create(builder, loc, type, op.getSource(), low, high,
                               padding);
}

/// The shape of the plain tensor with full tiles; sizes that are not static are dynamic.
static RankedTensorType getPaddedType(const PackLayout &layout,
                                      RankedTensorType packed) {
  SmallVector<int64_t> expanded = layout.getExpandedShape(packed.getShape());
  SmallVector<int64_t> shape;
  for (const ReassociationIndices &group : layout.getGroups()) {
    int64_t size = 1;
    for (int64_t dim : group)
      size = ShapedType::isDynamic(size) ||
                     ShapedType::isDynamic(expanded[size_t(dim)])
                 ? ShapedType::kDynamic
                 : size * expanded[size_t(dim)];
    shape.push_back(size);
  }
  return RankedTensorType::get(shape, packed.getElementType());
}

FailureOr<LowerPackResult>
linalg::lowerPack(RewriterBase &rewriter, PackOp op,
                  bool lowersPadLikeWithInsertSlice) {
  PackLayout layout(op);
  RankedTensorType packed = op.getType();
  if (!layout.isStatic() || !rewriter.getZeroAttr(packed.getElementType()))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  Location loc = op->getLoc();
  LowerPackResult result;
  result.padOp = createPad(rewriter, op, layout, getPaddedType(layout, packed));
  Value padded = cast<tensor::PadOp>(result.padOp).getResult();
  if (lowersPadLikeWithInsertSlice && isSingleTile(layout, packed)) {
    SmallVector<OpFoldResult> zeros(size_t(packed.getRank()),
                                    rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> ones(size_t(packed.getRank()),
                                   rewriter.getIndexAttr(1));
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(rewriter, loc, op.getDest());
    Operation *insert = tensor::InsertSliceOp::create(
        rewriter, loc, padded, op.getDest(), zeros, sizes, ones);
    rewriter.replaceOp(op, insert->getResults());
    return result;
  }
  auto expandedType = RankedTensorType::get(
      layout.getExpandedShape(packed.getShape()), packed.getElementType());
  Value expanded = tensor::ExpandShapeOp::create(rewriter, loc, expandedType,
                                                 padded, layout.getGroups());
  result.expandShapeOp = expanded.getDefiningOp();
  result.transposeOp = linalg::TransposeOp::create(
      rewriter, loc, expanded, op.getDest(), layout.getPackedToExpanded());
  rewriter.replaceOp(op, result.transposeOp->getResults());
  return result;
}

/// Replaces `op`, whose source is a single tile, by a slice of it.
static Operation *replaceBySlice(RewriterBase &rewriter, UnPackOp op) {
  Location loc = op->getLoc();
  RankedTensorType type = op.getType();
  auto packedRank = size_t(op.getSource().getType().getRank());
  SmallVector<OpFoldResult> zeros(packedRank, rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(packedRank, rewriter.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes(packedRank - size_t(type.getRank()),
                                  rewriter.getIndexAttr(1));
  llvm::append_range(sizes, tensor::getMixedSizes(rewriter, loc, op.getDest()));
  Operation *slice = tensor::ExtractSliceOp::create(
      rewriter, loc, type, op.getSource(), zeros, sizes, ones);
  rewriter.replaceOp(op, slice->getResults());
  return slice;
}

LowerUnPackResult linalg::lowerUnPack(RewriterBase &rewriter, UnPackOp op,
                                      bool lowersUnpadLikeWithExtractSlice) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  PackLayout layout(op);
  LowerUnPackResult result;
  if (lowersUnpadLikeWithExtractSlice &&
      isSingleTile(layout, op.getSource().getType())) {
    result.extractSliceOp = replaceBySlice(rewriter, op);
    return result;
  }
  Location loc = op->getLoc();
  Type element = op.getType().getElementType();
  SmallVector<int64_t> order = invertPermutation(layout.getPackedToExpanded());
  SmallVector<OpFoldResult> packedSizes =
      tensor::getMixedSizes(rewriter, loc, op.getSource());
  Value empty = tensor::EmptyOp::create(
      rewriter, loc, permuteList(ArrayRef<OpFoldResult>(packedSizes), order),
      element);
  auto transpose =
      linalg::TransposeOp::create(rewriter, loc, op.getSource(), empty, order);
  Value expanded = transpose->getResults().front();
  Value padded = tensor::CollapseShapeOp::create(rewriter, loc, expanded,
                                                 layout.getGroups());
  auto rank = size_t(op.getType().getRank());
  SmallVector<OpFoldResult> zeros(rank, rewriter.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(rank, rewriter.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, op.getDest());
  Value slice = tensor::ExtractSliceOp::create(rewriter, loc, op.getType(),
                                               padded, zeros, sizes, ones);
  Operation *copy = linalg::CopyOp::create(rewriter, loc, slice, op.getDest());
  rewriter.replaceOp(op, copy->getResults());
  result.emptyOp = empty.getDefiningOp();
  result.transposeOp = transpose;
  result.collapseShapeOp = padded.getDefiningOp();
  result.extractSliceOp = slice.getDefiningOp();
  return result;
}
