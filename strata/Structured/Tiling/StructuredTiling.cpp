// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles of structured operations: the same operation on parts of the operands.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Structured/Tiling/SliceParameters.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static SmallVector<utils::IteratorType> getStructuredIterators(Operation *op) {
  return linalg::LinalgOp(op).getIteratorTypesArray();
}

static SmallVector<Range> getStructuredDomain(Operation *op,
                                              OpBuilder &builder) {
  SmallVector<Range> ranges(
      linalg::LinalgOp(op).createLoopRanges(builder, op->getLoc()));
  for (Range &range : ranges)
    if (std::optional<int64_t> size = getConstantIntValue(range.size))
      range.size = builder.getIndexAttr(*size);
  return ranges;
}

/// Whether the tile has a part of the operand: outputs that are tensors are always parts, since the
/// results are inserted, others where the indices depend on the iteration.
static bool isSliced(linalg::LinalgOp op, OpOperand &operand, AffineMap map,
                     const Tile &tile) {
  if (!isa<RankedTensorType, MemRefType>(operand.get().getType()))
    return false;
  return (op.isDpsInit(&operand) &&
          isa<RankedTensorType>(operand.get().getType())) ||
         strata::detail::isTiled(map, tile);
}

//===-- The tile -----------------------------------------------------------===//

/// Appends the first `count` operands of a tile.
static LogicalResult createTileOperands(linalg::LinalgOp op, OpBuilder &builder,
                                        const Tile &tile, unsigned count,
                                        SmallVectorImpl<Value> &operands,
                                        SmallVectorImpl<Operation *> &slices) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  MutableArrayRef<OpOperand> sources = op->getOpOperands().take_front(count);
  for (auto [operand, map] : llvm::zip(sources, maps))
    if (isSliced(op, operand, map, tile) &&
        !strata::detail::canSlice(map, tile))
      return failure();
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> last =
      strata::detail::getLastIterations(builder, loc, tile);
  SmallVector<std::optional<Slice>> parts;
  for (auto [operand, map] : llvm::zip(sources, maps)) {
    parts.emplace_back();
    if (isSliced(op, operand, map, tile))
      parts.back() = strata::detail::getSliceParameters(
          builder, loc, operand.get(), map, tile, last);
  }
  for (auto [operand, part] : llvm::zip_equal(sources, parts)) {
    operands.push_back(operand.get());
    if (!part)
      continue;
    slices.push_back(
        strata::detail::createSlice(builder, loc, operand.get(), *part));
    operands.back() = slices.back()->getResult(0);
  }
  return success();
}

LogicalResult strata::detail::createTileInputs(
    linalg::LinalgOp op, OpBuilder &builder, const Tile &tile,
    SmallVectorImpl<Value> &operands, SmallVectorImpl<Operation *> &slices) {
  return createTileOperands(op, builder, tile, op.getNumDpsInputs(), operands,
                            slices);
}

void strata::detail::offsetIndices(OpBuilder &builder, linalg::LinalgOp op,
                                   const Tile &tile) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<linalg::IndexOp> indices(
      op.getBlock()->getOps<linalg::IndexOp>());
  AffineExpr index, offset;
  bindDims(builder.getContext(), index, offset);
  for (linalg::IndexOp indexOp : indices) {
    auto dim = unsigned(indexOp.getDim());
    if (dim >= tile.offsets.size() || isZeroInteger(tile.offsets[dim]))
      continue;
    builder.setInsertionPointAfter(indexOp);
    Value local = indexOp.getResult();
    OpFoldResult sum = affine::makeComposedFoldedAffineApply(
        builder, indexOp->getLoc(), index + offset, {local, tile.offsets[dim]});
    local.replaceAllUsesExcept(sum.getValue(), sum.getValue().getDefiningOp());
  }
}

static FailureOr<TilingResult>
getStructuredTile(Operation *op, OpBuilder &builder, const Tile &tile) {
  linalg::LinalgOp structured(op);
  SmallVector<Value> operands;
  TilingResult result;
  if (failed(createTileOperands(structured, builder, tile, op->getNumOperands(),
                                operands, result.generatedSlices)))
    return failure();
  Operation *tiled = builder.clone(*op);
  tiled->setOperands(operands);
  for (OpResult value : tiled->getResults())
    value.setType(
        linalg::LinalgOp(tiled).getTiedOpOperand(value)->get().getType());
  strata::detail::offsetIndices(builder, linalg::LinalgOp(tiled), tile);
  result.tiledOps.push_back(tiled);
  llvm::append_range(result.tiledValues, tiled->getResults());
  return result;
}

//===-- Results ------------------------------------------------------------===//

static FailureOr<Tile> getResultPosition(Operation *op, OpBuilder &builder,
                                         unsigned number, const Tile &tile) {
  linalg::LinalgOp structured(op);
  AffineMap map =
      structured.getIndexingMapMatchingResult(op->getResult(number));
  if (!strata::detail::canSlice(map, tile))
    return failure();
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> last =
      strata::detail::getLastIterations(builder, loc, tile);
  OpOperand *init = structured.getDpsInitOperand(number);
  Slice slice = strata::detail::getSliceParameters(builder, loc, init->get(),
                                                   map, tile, last);
  return Tile{slice.offsets, slice.sizes};
}

static FailureOr<Tile> getIterations(Operation *op, OpBuilder &builder,
                                     unsigned number, const Tile &tile) {
  linalg::LinalgOp structured(op);
  AffineMap map =
      structured.getIndexingMapMatchingResult(op->getResult(number));
  if (!map.isProjectedPermutation())
    return failure();
  Tile iterations;
  for (const Range &range : getStructuredDomain(op, builder)) {
    iterations.offsets.push_back(range.offset);
    iterations.sizes.push_back(range.size);
  }
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    iterations.offsets[dim] = tile.offsets[i];
    iterations.sizes[dim] = tile.sizes[i];
  }
  return iterations;
}

const TilingModel strata::detail::structuredTiling = {
    .getLoopIteratorTypes = getStructuredIterators,
    .getIterationDomain = getStructuredDomain,
    .getTiledImplementation = getStructuredTile,
    .getResultTilePosition = getResultPosition,
    .getIterationDomainTileFromResultTile = getIterations,
};
