// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/Shapes/SliceLists.h"
#include "strata/Structured/Tiling/SliceParameters.h"
#include "strata/Structured/Tiling/TilingLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using strata::detail::TilingLoops;

//===-- Options ------------------------------------------------------------===//

/// The order of `rank` dimensions: the numbers of `interchange`, then the rest. std::nullopt if it
/// is no permutation of the first dimensions.
static std::optional<SmallVector<unsigned>>
getOrder(ArrayRef<int64_t> interchange, size_t rank) {
  SmallVector<unsigned> order;
  llvm::SmallBitVector seen(unsigned(rank), false);
  for (auto [i, dim] : llvm::enumerate(interchange)) {
    if (i >= rank && dim == int64_t(i))
      continue;
    bool isValid = dim >= 0 &&
                   dim < int64_t(std::min(interchange.size(), rank)) &&
                   !seen.test(unsigned(dim));
    if (!isValid)
      return std::nullopt;
    seen.set(unsigned(dim));
    order.push_back(unsigned(dim));
  }
  for (size_t dim = order.size(); dim < rank; ++dim)
    order.push_back(unsigned(dim));
  return order;
}

/// Reports an error for a dimension that would get a parallel loop although the result depends on
/// the order of its iterations.
static LogicalResult checkParallel(TilingInterface op,
                                   const TilingLoops &loops) {
  SmallVector<utils::IteratorType> types = op.getLoopIteratorTypes();
  for (unsigned dim : loops.tiledDims)
    if (types[dim] != utils::IteratorType::parallel &&
        !llvm::is_contained(loops.options.reductionDims, dim))
      return op->emitOpError("cannot be tiled by a parallel loop in dimension ")
             << dim << ", which is a reduction";
  return success();
}

FailureOr<TilingLoops> TilingLoops::get(OpBuilder &builder, TilingInterface op,
                                        const SCFTilingOptions &options) {
  TilingLoops result(op->getLoc(), options);
  result.domain = op.getIterationDomain(builder);
  size_t rank = result.domain.size();
  OpFoldResult zero = builder.getIndexAttr(0);
  std::optional<SmallVector<unsigned>> order =
      getOrder(options.interchange, rank);
  if (!order)
    return op->emitOpError(
        "expected the interchange to be a permutation of the "
        "first dimensions");
  result.numThreads = options.numThreads;
  if (!options.numThreads.empty()) {
    result.numThreads.resize(rank, zero);
    AffineExpr size, threads;
    bindSymbols(builder.getContext(), size, threads);
    for (auto [range, number] :
         llvm::zip_equal(result.domain, result.numThreads))
      result.tileSizes.push_back(
          isZeroInteger(number)
              ? zero
              : affine::makeComposedFoldedAffineApply(builder, result.loc,
                                                      size.ceilDiv(threads),
                                                      {range.size, number}));
  } else {
    result.tileSizes = options.getTileSizes(builder);
  }
  result.tileSizes.resize(rank, zero);
  ArrayRef<OpFoldResult> deciding =
      result.numThreads.empty() ? result.tileSizes : result.numThreads;
  for (unsigned dim : *order)
    if (!isZeroInteger(deciding[dim]))
      result.tiledDims.push_back(dim);
  if (options.loopType == SCFTilingOptions::LoopType::ForallOp &&
      failed(checkParallel(op, result)))
    return failure();
  return result;
}

//===-- Loops --------------------------------------------------------------===//

void TilingLoops::createLoops(OpBuilder &builder, ValueRange inits) {
  if (options.loopType == SCFTilingOptions::LoopType::ForOp)
    createForLoops(builder, inits);
  else
    createForall(builder, inits);
}

void TilingLoops::createForLoops(OpBuilder &builder, ValueRange inits) {
  SmallVector<Value> lower, upper, steps;
  auto addValues = [&](SmallVector<Value> &values, auto getValue) {
    for (unsigned dim : tiledDims)
      values.push_back(
          getValueOrCreateConstantIndexOp(builder, loc, getValue(dim)));
  };
  addValues(lower, [&](unsigned dim) { return domain[dim].offset; });
  addValues(upper, [&](unsigned dim) { return domain[dim].size; });
  addValues(steps, [&](unsigned dim) { return tileSizes[dim]; });
  carried.assign(inits.begin(), inits.end());
  for (size_t i = 0; i < tiledDims.size(); ++i) {
    auto loop =
        scf::ForOp::create(builder, loc, lower[i], upper[i], steps[i], carried);
    loops.push_back(LoopLikeOpInterface(loop.getOperation()));
    variables.push_back(loop.getInductionVar());
    ArrayRef<BlockArgument> arguments = loop.getRegionIterArgs();
    carried.assign(arguments.begin(), arguments.end());
    builder.setInsertionPointToStart(loop.getBody());
  }
}

void TilingLoops::createForall(OpBuilder &builder, ValueRange inits) {
  SmallVector<OpFoldResult> lower, upper, steps;
  for (unsigned dim : tiledDims) {
    if (!numThreads.empty()) {
      upper.push_back(numThreads[dim]);
      continue;
    }
    lower.push_back(domain[dim].offset);
    upper.push_back(domain[dim].size);
    steps.push_back(tileSizes[dim]);
  }
  auto loop = scf::ForallOp::create(builder, loc, lower, upper, steps, inits,
                                    options.mapping);
  loops.push_back(LoopLikeOpInterface(loop.getOperation()));
  variables.assign(loop.getInductionVars().begin(),
                   loop.getInductionVars().end());
  carried.assign(loop.getRegionOutArgs().begin(),
                 loop.getRegionOutArgs().end());
  builder.setInsertionPoint(loop.getTerminator());
}

//===-- The tile of an iteration -------------------------------------------===//

std::pair<OpFoldResult, OpFoldResult>
TilingLoops::getThreadTile(OpBuilder &builder, unsigned dim,
                           Value variable) const {
  const Range &range = domain[dim];
  OpFoldResult tileSize = tileSizes[dim], threads = numThreads[dim];
  Context *ctx = builder.getContext();
  AffineExpr d0, s0, s1, s2, s3;
  bindDims(ctx, d0);
  bindSymbols(ctx, s0, s1, s2, s3);
  OpFoldResult offset = affine::makeComposedFoldedAffineApply(
      builder, loc, s0 + d0 * s1,
      {OpFoldResult(variable), range.offset, tileSize});
  OpFoldResult rest = affine::makeComposedFoldedAffineApply(
      builder, loc, s0 - (s1 + s2 * s3),
      {range.size, range.offset, threads, tileSize});
  OpFoldResult size = tileSize;
  if (!isZeroInteger(rest)) {
    OpFoldResult left = affine::makeComposedFoldedAffineApply(
        builder, loc, s0 - d0, {offset, range.size});
    AffineMap smaller = AffineMap::get(1, 1, {d0, s0}, ctx);
    size = affine::makeComposedFoldedAffineMin(builder, loc, smaller,
                                               {left, tileSize});
  }
  std::optional<int64_t> number = getConstantIntValue(threads),
                         tile = getConstantIntValue(tileSize),
                         all = getConstantIntValue(range.size);
  if (isZeroInteger(rest) ||
      (number && tile && all && (*number - 1) * *tile < *all))
    return {offset, size};
  AffineMap larger =
      AffineMap::get(1, 0, {getAffineConstantExpr(0, ctx), d0}, ctx);
  return {offset,
          affine::makeComposedFoldedAffineMax(builder, loc, larger, size)};
}

Tile TilingLoops::getTile(OpBuilder &builder) const {
  Tile tile;
  for (const Range &range : domain) {
    tile.offsets.push_back(range.offset);
    tile.sizes.push_back(range.size);
  }
  for (auto [dim, variable] : llvm::zip_equal(tiledDims, variables)) {
    if (!numThreads.empty()) {
      std::tie(tile.offsets[dim], tile.sizes[dim]) =
          getThreadTile(builder, dim, variable);
      continue;
    }
    tile.offsets[dim] = variable;
    tile.sizes[dim] = strata::detail::getBoundedTileSize(
        builder, loc, domain[dim], variable, tileSizes[dim]);
  }
  return tile;
}

//===-- The end of the loops -----------------------------------------------===//

void TilingLoops::finish(OpBuilder &builder, ValueRange values,
                         ArrayRef<Tile> positions) {
  bool isForall = options.loopType == SCFTilingOptions::LoopType::ForallOp;
  if (isForall && !values.empty()) {
    auto forall = cast<scf::ForallOp>(loops.front().getOperation());
    builder.setInsertionPointToEnd(
        &forall.getTerminator()->getRegion(0).front());
  }
  SmallVector<Value> results;
  OpFoldResult one = builder.getIndexAttr(1);
  for (auto [value, dest, tile] : llvm::zip_equal(values, carried, positions)) {
    SmallVector<OpFoldResult> strides(tile.offsets.size(), one);
    if (!isForall) {
      results.push_back(tensor::InsertSliceOp::create(
          builder, loc, value, dest, tile.offsets, tile.sizes, strides));
      continue;
    }
    SliceOperands lists(tile.offsets, tile.sizes, strides);
    tensor::ParallelInsertSliceOp::create(
        builder, loc, value, dest, lists.offsets, lists.sizes, lists.strides,
        lists.staticOffsets, lists.staticSizes, lists.staticStrides);
  }
  if (isForall || values.empty())
    return;
  scf::YieldOp::create(builder, loc, results);
  for (size_t i = loops.size() - 1; i > 0; --i) {
    Operation *inner = loops[i].getOperation();
    builder.setInsertionPointAfter(inner);
    scf::YieldOp::create(builder, loc, inner->getResults());
  }
}
