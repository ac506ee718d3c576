// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Tiling/ReductionTiling.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Structured/NeutralElement.h"
#include "strata/Structured/Tiling/SliceParameters.h"
#include "strata/Structured/Tiling/TilingLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using strata::detail::TilingLoops;

/// The operation of the body that combines the element of the only output with others; null if there is no
/// such operation.
static Operation *getOnlyCombiner(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1 || op->getNumResults() != 1)
    return nullptr;
  return linalg::getCombiner(op, op.getDpsInitOperand(0));
}

//===-- Tensors of partial results -----------------------------------------===//

namespace {
/// Creates the parts of a partial reduction.
class ReductionTiler {
public:
  ReductionTiler(RewriterBase &rewriter, linalg::LinalgOp op,
                 const SCFTilingOptions &options, TilingLoops &loops)
      : rewriter(rewriter), op(op), loc(op->getLoc()), loops(loops),
        isForall(options.loopType == SCFTilingOptions::LoopType::ForallOp),
        dims(options.reductionDims), combiner(getOnlyCombiner(op)),
        map(op.getIndexingMapsArray().back()) {}

  /// The tensor of partial results, filled.
  Operation *createInit();
  /// The tile in the innermost loop; `position` is that of its result.
  Operation *createTile(Tile &position);
  /// Combines `partial`, the tensor of partial results, with the initial value.
  Operation *createReduce(Value partial);

private:
  /// The number of partial results in reduction dimension `dim`.
  OpFoldResult getNumPartial(unsigned dim);
  /// The element of the additional dimension for the current iteration of dimension `dim`.
  OpFoldResult getPartialIndex(unsigned dim);
  Tile getPosition(const Tile &tile);
  Value createOutput(const Tile &position);
  Operation *createGeneric(ValueRange operands);

  RewriterBase &rewriter;
  linalg::LinalgOp op;
  Location loc;
  TilingLoops &loops;
  bool isForall;
  ArrayRef<unsigned> dims;
  Operation *combiner;
  AffineMap map;
};
} // namespace

OpFoldResult ReductionTiler::getNumPartial(unsigned dim) {
  if (!isForall)
    return loops.tileSizes[dim];
  if (!loops.numThreads.empty())
    return loops.numThreads[dim];
  AffineExpr size, tile;
  bindSymbols(rewriter.getContext(), size, tile);
  return affine::makeComposedFoldedAffineApply(
      rewriter, loc, size.ceilDiv(tile),
      {loops.domain[dim].size, loops.tileSizes[dim]});
}

Operation *ReductionTiler::createInit() {
  SmallVector<OpFoldResult> sizes;
  for (AffineExpr expr : map.getResults())
    sizes.push_back(loops.domain[cast<AffineDimExpr>(expr).getPosition()].size);
  for (unsigned dim : dims)
    sizes.push_back(getNumPartial(dim));
  Type type = combiner->getResult(0).getType();
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, type);
  Value neutral = arith::ConstantOp::create(
      rewriter, loc, cast<TypedAttr>(linalg::getNeutralElement(combiner)));
  return linalg::FillOp::create(rewriter, loc, neutral, empty);
}

OpFoldResult ReductionTiler::getPartialIndex(unsigned dim) {
  if (!isForall)
    return rewriter.getIndexAttr(0);
  auto place = llvm::find(loops.tiledDims, dim) - loops.tiledDims.begin();
  Value variable = loops.variables[size_t(place)];
  if (!loops.numThreads.empty())
    return variable;
  AffineExpr index, tile;
  bindSymbols(rewriter.getContext(), index, tile);
  return affine::makeComposedFoldedAffineApply(
      rewriter, loc, index.floorDiv(tile),
      {OpFoldResult(variable), loops.tileSizes[dim]});
}

Tile ReductionTiler::getPosition(const Tile &tile) {
  Tile position;
  for (AffineExpr expr : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    position.offsets.push_back(tile.offsets[dim]);
    position.sizes.push_back(tile.sizes[dim]);
  }
  for (unsigned dim : dims) {
    position.offsets.push_back(getPartialIndex(dim));
    position.sizes.push_back(isForall ? OpFoldResult(rewriter.getIndexAttr(1))
                                      : tile.sizes[dim]);
  }
  return position;
}

Value ReductionTiler::createOutput(const Tile &position) {
  SmallVector<OpFoldResult> strides(position.offsets.size(),
                                    rewriter.getIndexAttr(1));
  Value partial = loops.carried.front();
  auto type = tensor::ExtractSliceOp::inferResultType(
      cast<RankedTensorType>(partial.getType()), position.sizes);
  if (isForall)
    type = RankedTensorType::get(
        type.getShape().take_front(map.getNumResults()), type.getElementType());
  return tensor::ExtractSliceOp::create(
      rewriter, loc, type, partial, position.offsets, position.sizes, strides);
}

Operation *ReductionTiler::createGeneric(ValueRange operands) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  SmallVector<AffineExpr> results(map.getResults());
  for (unsigned dim : dims) {
    results.push_back(rewriter.getAffineDimExpr(dim));
    types[dim] = utils::IteratorType::parallel;
  }
  maps.back() =
      AffineMap::get(map.getNumDims(), 0, results, rewriter.getContext());
  auto generic = linalg::GenericOp::create(
      rewriter, loc, operands.back().getType(), operands.drop_back(1),
      operands.back(), maps, types);
  rewriter.cloneRegionBefore(op->getRegion(0), generic.getRegion(),
                             generic.getRegion().end());
  return generic;
}

Operation *ReductionTiler::createTile(Tile &position) {
  Tile tile = loops.getTile(rewriter);
  Tile place = getPosition(tile);
  SmallVector<Value> operands;
  SmallVector<Operation *> slices;
  if (failed(strata::detail::createTileInputs(op, rewriter, tile, operands,
                                              slices)))
    return nullptr;
  operands.push_back(createOutput(place));
  Operation *tiled = nullptr;
  if (isForall) {
    tiled = rewriter.clone(*op.getOperation());
    tiled->setOperands(operands);
    tiled->getResult(0).setType(operands.back().getType());
  } else {
    tiled = createGeneric(operands);
  }
  strata::detail::offsetIndices(rewriter, linalg::LinalgOp(tiled), tile);
  // The operations are created again, as those of mlir-opt.
  position = getPosition(tile);
  return tiled;
}

Operation *ReductionTiler::createReduce(Value partial) {
  SmallVector<int64_t> reduced;
  for (size_t i = 0; i < dims.size(); ++i)
    reduced.push_back(int64_t(map.getNumResults() + i));
  return linalg::ReduceOp::create(
      rewriter, loc, partial, op.getDpsInits().front(), reduced,
      [&](OpBuilder &builder, Location loc, ValueRange arguments) {
        Operation *copy = builder.clone(*combiner);
        copy->setOperands(arguments);
        linalg::YieldOp::create(builder, loc, copy->getResults());
      });
}

//===-- Tiling -------------------------------------------------------------===//

/// Whether `op` can be split in the dimensions. Reports an error otherwise.
static LogicalResult checkReduction(linalg::LinalgOp op,
                                    ArrayRef<unsigned> tiledDims) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  for (unsigned dim : tiledDims)
    if (types[dim] != utils::IteratorType::reduction)
      return op->emitOpError("tiling parallel dimensions is not supported with "
                             "partial reduction tiling strategies");
  if (!getOnlyCombiner(op) ||
      !op.getIndexingMapsArray().back().isProjectedPermutation())
    return op->emitOpError("expected one result that is a reduction by an "
                           "operation with a neutral element");
  return success();
}

FailureOr<PartialReduction>
strata::tileReductionUsingSCF(RewriterBase &rewriter, linalg::LinalgOp op,
                              SCFTilingOptions options) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  bool isDefault = options.reductionDims.empty();
  if (isDefault)
    op.getReductionDims(options.reductionDims);
  TilingInterface tileable = TilingInterface::get(op);
  FailureOr<TilingLoops> loops = TilingLoops::get(rewriter, tileable, options);
  if (failed(loops) || failed(checkReduction(op, loops->tiledDims)))
    return failure();
  llvm::erase_if(options.reductionDims, [&](unsigned dim) {
    return !llvm::is_contained(loops->tiledDims, dim);
  });
  if (options.reductionDims.empty())
    return op->emitOpError("expected a tile size for a reduction");
  ReductionTiler tiler(rewriter, op, options, *loops);
  Operation *fill = tiler.createInit();
  loops->createLoops(rewriter, fill->getResults());
  Operation *outermost = loops->loops.front().getOperation();
  Tile position;
  Operation *tiled = tiler.createTile(position);
  if (!tiled) {
    rewriter.eraseOp(outermost);
    return op->emitOpError("failed to tile operation");
  }
  loops->finish(rewriter, tiled->getResults(), position);
  rewriter.setInsertionPointAfter(outermost);
  Operation *reduce = tiler.createReduce(outermost->getResult(0));
  rewriter.replaceOp(op, reduce->getResults());
  return PartialReduction{fill, tiled, reduce, loops->loops};
}
