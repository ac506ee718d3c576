// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of linalg.pack and linalg.unpack.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Linalg/LinalgPatterns.h"
#include "strata/Dialects/Tensor/DestinationStyle.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Layouts ------------------------------------------------------------===//

template <typename Op> static SmallVector<OpFoldResult> getTiles(Op op) {
  return getMixedValues(op.getStaticInnerTiles(), op.getInnerTiles(),
                        op->getContext());
}

static SmallVector<int64_t> getIdentity(int64_t rank) {
  SmallVector<int64_t> dims(rank);
  for (int64_t i = 0; i < rank; ++i)
    dims[i] = i;
  return dims;
}

/// The dimension of the type without tiles for each of the first ones of the other.
template <typename Op>
static SmallVector<int64_t> getOuterDims(Op op, int64_t rank) {
  DenseArrayAttr dims = op.getOuterDimsPermAttr();
  if (!dims || dims.empty())
    return getIdentity(rank);
  auto numbers = op.getOuterDimsPerm();
  return SmallVector<int64_t>(numbers.begin(), numbers.end());
}

/// Whether `pack` and `unpack` are the inverses of each other on tensors of `type` without
/// tiles.
static bool areInverse(linalg::PackOp pack, linalg::UnPackOp unpack,
                       RankedTensorType type) {
  return !pack.getPaddingValue() &&
         pack.getInnerDimsPos() == unpack.getInnerDimsPos() &&
         getOuterDims(pack, type.getRank()) ==
             getOuterDims(unpack, type.getRank()) &&
         isEqualConstantIntOrValueArray(getTiles(pack), getTiles(unpack));
}

/// Adds sizes that only one of the types has to the other, of dimensions without tiles. False
/// if there are none.
template <typename Op>
static bool joinShapes(Op op, SmallVectorImpl<int64_t> &unpacked,
                       SmallVectorImpl<int64_t> &packed) {
  auto tiled = op.getInnerDimsPos();
  bool changed = false;
  for (auto [i, dim] :
       llvm::enumerate(getOuterDims(op, int64_t(unpacked.size())))) {
    if (dim < 0 || dim >= int64_t(unpacked.size()) || i >= packed.size())
      return false;
    int64_t &a = unpacked[dim], &b = packed[i];
    if (llvm::is_contained(tiled, dim) ||
        ShapedType::isDynamic(a) == ShapedType::isDynamic(b))
      continue;
    a = b = ShapedType::isDynamic(a) ? b : a;
    changed = true;
  }
  return changed;
}

static Value castIfNeeded(Type type, Value value, Location loc,
                          PatternRewriter &rewriter) {
  return value.getType() == type
             ? value
             : Value(tensor::CastOp::create(rewriter, loc, type, value));
}

//===-- linalg.pack --------------------------------------------------------===//

static LogicalResult packOfUnpack(linalg::PackOp op,
                                  PatternRewriter &rewriter) {
  auto unpack = op.getSource().getDefiningOp<linalg::UnPackOp>();
  if (!unpack || unpack.getSource().getType() != op.getType() ||
      unpack.getSource() == op.getResult() ||
      !areInverse(op, unpack, op.getSource().getType()))
    return failure();
  rewriter.replaceOp(op, unpack.getSource());
  return success();
}

/// Padding where all tiles are full.
static LogicalResult dropPadding(linalg::PackOp op, PatternRewriter &rewriter) {
  if (!op.getPaddingValue())
    return failure();
  RankedTensorType type = op.getSource().getType();
  for (auto [dim, tile] :
       llvm::zip(op.getInnerDimsPos(), op.getStaticInnerTiles()))
    if (dim < 0 || dim >= type.getRank() || type.isDynamicDim(dim) ||
        ShapedType::isDynamic(tile) || tile <= 0 ||
        type.getDimSize(dim) % tile != 0)
      return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setPaddingValue({}); });
  return success();
}

static LogicalResult makePackStatic(linalg::PackOp op,
                                    PatternRewriter &rewriter) {
  RankedTensorType source = op.getSource().getType(),
                   dest = op.getDest().getType();
  SmallVector<int64_t> sourceShape(source.getShape()),
      destShape(dest.getShape());
  if (op.getDest() == op.getResult() || !joinShapes(op, sourceShape, destShape))
    return failure();
  Location loc = op->getLoc();
  Value newSource =
      castIfNeeded(source.clone(sourceShape), op.getSource(), loc, rewriter);
  Value newDest =
      castIfNeeded(dest.clone(destShape), op.getDest(), loc, rewriter);
  Type type = op.getType();
  rewriter.modifyOpInPlace(op, [&] {
    op.setSource(newSource);
    op.setDest(newDest);
    op->getResult(0).setType(newDest.getType());
  });
  if (newDest.getType() == type)
    return success();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(op);
  auto castOp = tensor::CastOp::create(rewriter, loc, type, op.getResult());
  rewriter.replaceAllUsesExcept(op.getResult(), castOp, castOp.getOperation());
  return success();
}

//===-- linalg.unpack ------------------------------------------------------===//

static LogicalResult unpackOfPack(linalg::UnPackOp op,
                                  PatternRewriter &rewriter) {
  auto pack = op.getSource().getDefiningOp<linalg::PackOp>();
  if (!pack || pack.getSource().getType() != op.getType() ||
      pack.getSource() == op.getResult() || !areInverse(pack, op, op.getType()))
    return failure();
  rewriter.replaceOp(op, pack.getSource());
  return success();
}

/// All elements of the destination are overwritten.
static LogicalResult unpackIntoDestination(linalg::UnPackOp op,
                                           PatternRewriter &rewriter) {
  // An unpack of a pack is not changed otherwise.
  if (op.getSource().getDefiningOp<linalg::PackOp>())
    return failure();
  OpOperand *init = getTiedInit(op.getDest());
  if (!init || init->get() == op.getDest() ||
      init->get().getType() != op.getDest().getType())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setDest(init->get()); });
  return success();
}

/// Whether `op` can give `part`, the beginning of its result, instead of all: each tile is
/// needed, at least in part.
static bool canUnpackOnly(linalg::UnPackOp op, RankedTensorType part) {
  RankedTensorType whole = op.getType(), packed = op.getSource().getType();
  if (part.getRank() != whole.getRank() || !part.hasStaticShape())
    return false;
  auto tiled = op.getInnerDimsPos();
  auto tiles = op.getStaticInnerTiles();
  for (auto [i, dim] : llvm::enumerate(getOuterDims(op, whole.getRank()))) {
    if (dim < 0 || dim >= whole.getRank() || int64_t(i) >= packed.getRank())
      return false;
    int64_t count = packed.getDimSize(i), size = part.getDimSize(dim), full = 0;
    const auto *found = llvm::find(tiled, dim);
    int64_t tile =
        found == tiled.end() ? 1 : int64_t(tiles[found - tiled.begin()]);
    if (ShapedType::isDynamic(count) || ShapedType::isDynamic(tile) ||
        llvm::MulOverflow(count, tile, full) || full - size >= tile ||
        size > full)
      return false;
  }
  return true;
}

/// A slice of an unpacked tensor is unpacked into the slice of the destination.
static LogicalResult unpackPart(linalg::UnPackOp op,
                                PatternRewriter &rewriter) {
  if (!op.getResult().hasOneUse())
    return failure();
  auto extract = dyn_cast<tensor::ExtractSliceOp>(*op.getResult().user_begin());
  if (!extract || extract.getSource() != op.getResult() ||
      !canUnpackOnly(op, extract.getType()))
    return failure();
  Slice slice = getSlice(extract);
  if (!areAllConstantIntValue(slice.offsets, 0) ||
      !areAllConstantIntValue(slice.strides, 1) ||
      !getConstantIntValues(slice.sizes))
    return failure();
  (void)foldDynamicIndexList(slice.offsets);
  (void)foldDynamicIndexList(slice.sizes);
  (void)foldDynamicIndexList(slice.strides);
  SliceOperands lists(slice);
  Value dest = tensor::ExtractSliceOp::create(
      rewriter, op->getLoc(), extract.getType(), op.getDest(), lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  rewriter.modifyOpInPlace(op, [&] {
    op.setDest(dest);
    op->getResult(0).setType(dest.getType());
  });
  rewriter.replaceOp(extract, op.getResult());
  return success();
}

static LogicalResult makeUnpackStatic(linalg::UnPackOp op,
                                      PatternRewriter &rewriter) {
  RankedTensorType source = op.getSource().getType(),
                   dest = op.getDest().getType();
  SmallVector<int64_t> sourceShape(source.getShape()),
      destShape(dest.getShape());
  if (!joinShapes(op, destShape, sourceShape))
    return failure();
  Location loc = op->getLoc();
  Value newSource =
      castIfNeeded(source.clone(sourceShape), op.getSource(), loc, rewriter);
  Value newDest =
      castIfNeeded(dest.clone(destShape), op.getDest(), loc, rewriter);
  SmallVector<Value> operands{newSource, newDest};
  llvm::append_range(operands, op.getInnerTiles());
  Operation *newOp =
      createLike(rewriter, op, loc, {newDest.getType()}, operands);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(),
                                              newOp->getResult(0));
  return success();
}

//===-- Casts --------------------------------------------------------------===//

/// The tiles, with sizes that `packed` says.
static SmallVector<OpFoldResult> makeTilesStatic(ArrayRef<OpFoldResult> tiles,
                                                 RankedTensorType packed) {
  SmallVector<OpFoldResult> newTiles(tiles);
  for (auto [tile, size] :
       llvm::zip(newTiles, packed.getShape().take_back(tiles.size())))
    if (tile.getValue() && !ShapedType::isDynamic(size))
      tile = getAsIndexOpFoldResult(packed.getContext(), size);
  return newTiles;
}

/// Casts of the source and the destination are removed, if the source of the
/// cast has more static sizes.
template <typename Op>
static LogicalResult dropCasts(Op op, PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSource());
  Value dest = getMoreStaticSource(op.getDest());
  if (!source && !dest)
    return failure();
  source = source ? source : Value(op.getSource());
  dest = dest ? dest : Value(op.getDest());
  bool isPack = std::is_same_v<Op, linalg::PackOp>;
  auto packed = cast<RankedTensorType>((isPack ? dest : source).getType());
  SmallVector<Value> tiles;
  SmallVector<int64_t> staticTiles;
  dispatchIndexOpFoldResults(makeTilesStatic(getTiles(op), packed), tiles,
                             staticTiles);
  Value newValue;
  Location loc = op->getLoc();
  std::optional<ArrayRef<int64_t>> outerDims;
  SmallVector<int64_t> dims;
  if (op.getOuterDimsPermAttr()) {
    llvm::append_range(dims, op.getOuterDimsPerm());
    outerDims = dims;
  }
  auto setAttrs = [&](Operation *newOp) {
    newOp->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    newValue = newOp->getResult(0);
  };
  if constexpr (std::is_same_v<Op, linalg::PackOp>)
    setAttrs(Op::create(rewriter, loc, source, dest, op.getPaddingValue(),
                        tiles, op.getInnerDimsPos(), staticTiles, outerDims));
  else
    setAttrs(Op::create(rewriter, loc, source, dest, tiles,
                        op.getInnerDimsPos(), staticTiles, outerDims));
  rewriter.replaceOp(op, castIfNeeded(op.getType(), newValue, loc, rewriter));
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::detail::addPackCastPatterns(RewritePatternSet &set) {
  set.add("FoldTensorCastPackOp", dropCasts<linalg::PackOp>);
  set.add("FoldTensorCastUnPackOp", dropCasts<linalg::UnPackOp>);
}

void strata::registerPackPatterns(Context &ctx) {
  registerOpHooks<linalg::PackOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldTensorCastPackOp", dropCasts<linalg::PackOp>);
        set.add("FoldPackOfUnpack", packOfUnpack);
        set.add("FoldPackPadding", dropPadding);
        set.add("InferPackShapes", makePackStatic);
      }});
  registerOpHooks<linalg::UnPackOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldTensorCastUnPackOp", dropCasts<linalg::UnPackOp>);
        set.add("FoldUnpackOfPack", unpackOfPack);
        set.add("FoldUnpackDestination", unpackIntoDestination);
        set.add("FoldUnpackSlice", unpackPart);
        set.add("InferUnpackShapes", makeUnpackStatic);
      }});
}
