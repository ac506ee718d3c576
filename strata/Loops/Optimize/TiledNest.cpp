// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TiledNest.h"

#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether all tiles of the last loop of `tiles`, which are nested parts of `loop`, are full.
static bool isAlwaysFull(AffineForOp loop, ArrayRef<AffineForOp> tiles) {
  std::optional<uint64_t> count = getTripCount(loop);
  auto size = uint64_t(AffineForOp(tiles.back()).getStepAsInt());
  return count && *count % size == 0 &&
         llvm::all_of(tiles, [&](AffineForOp tile) {
           return uint64_t(tile.getStepAsInt()) % size == 0;
         });
}

/// The upper bound of a part of `loop` with the step `step` in the parts `tiles`, the innermost last.
static std::pair<AffineMap, SmallVector<Value>>
getUpperBound(AffineForOp loop, ArrayRef<AffineForOp> tiles, int64_t step) {
  AffineMap map = loop.getUpperBoundMap();
  unsigned numDims = map.getNumDims();
  ValueRange operands = loop.getUpperBoundOperands();
  SmallVector<Value> all(operands.take_front(numDims));
  SmallVector<AffineExpr> results;
  int64_t inner = step;
  bool needsEnd = true;
  for (; !tiles.empty(); tiles = tiles.drop_back()) {
    AffineForOp tile = tiles.back();
    int64_t size = tile.getStepAsInt();
    // A tile that smaller ones divide ends where the last of these does.
    if (results.empty() || size % inner != 0) {
      results.push_back(getAffineDimExpr(numDims++, loop.getContext()) + size);
      all.push_back(tile.getInductionVar());
      needsEnd &= !isAlwaysFull(loop, tiles);
    }
    inner = size;
  }
  if (needsEnd)
    llvm::append_range(results, map.getResults());
  llvm::append_range(all, operands.drop_front(map.getNumDims()));
  AffineMap bound =
      AffineMap::get(numDims, map.getNumSymbols(), results, loop.getContext());
  canonicalizeMapAndOperands(&bound, &all);
  return {bound, all};
}

SmallVector<AffineForOp> affine::createTiledNest(RewriterBase &rewriter,
                                                 ArrayRef<AffineForOp> band,
                                                 ArrayRef<TileLevel> levels) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(band.front());
  SmallVector<SmallVector<AffineForOp, 3>> parts(band.size());
  SmallVector<AffineForOp> result;
  for (const TileLevel &level : levels) {
    AffineForOp old = band[level.loop];
    ArrayRef<AffineForOp> around = parts[level.loop];
    auto [upper, operands] = getUpperBound(old, around, level.size);
    AffineMap lower = old.getLowerBoundMap();
    SmallVector<Value> first(old.getLowerBoundOperands());
    if (!around.empty()) {
      AffineForOp tile = around.back();
      lower = rewriter.getDimIdentityMap();
      first.assign({tile.getInductionVar()});
    }
    auto loop = AffineForOp::create(rewriter, old.getLoc(), first, lower,
                                    operands, upper, level.size);
    parts[level.loop].push_back(loop);
    result.push_back(loop);
    rewriter.setInsertionPointToStart(loop.getBody());
  }
  moveBody(rewriter, band.back(), result.back());
  for (auto [old, loops] : llvm::zip_equal(band, parts)) {
    AffineForOp point = loops.back();
    rewriter.replaceAllUsesWith(AffineForOp(old).getInductionVar(),
                                point.getInductionVar());
  }
  rewriter.eraseOp(band.front());
  return result;
}
