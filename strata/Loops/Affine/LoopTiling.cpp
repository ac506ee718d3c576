// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopTiling.h"

#include "strata/IR/Graph/IRMapping.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

std::optional<Obstacle> affine::findTilingObstacle(ArrayRef<AffineForOp> band,
                                                   ArrayRef<int64_t> tileSizes,
                                                   MemoryAliases &aliases) {
  for (AffineForOp loop : band) {
    if (loop.getNumIterOperands() != 0)
      return Obstacle("a loop carries values");
    if (areBoundsDependentOn(loop, band))
      return Obstacle("the bounds of a loop depend on another loop");
  }
  if (llvm::all_of(tileSizes.drop_back(),
                   [](int64_t size) { return size == 1; }))
    return std::nullopt;
  SmallVector<TileExtent, 4> tiles;
  for (auto [each, size] : llvm::zip_equal(band, tileSizes)) {
    AffineForOp loop = each;
    std::optional<uint64_t> count = getTripCount(loop);
    tiles.push_back({loop.getStepAsInt() * size,
                     /*isWhole=*/count && *count <= uint64_t(size)});
  }
  NestDependences dependences(band.front(), aliases);
  if (auto reordered = dependences.findUntileable(tiles))
    return Obstacle(dependences, *reordered);
  return std::nullopt;
}

//===-- Bounds -------------------------------------------------------------===//

/// `operands` of the dimensions of `map`, `last`, then those of its symbols.
static SmallVector<Value> insertDim(ValueRange operands, AffineMap map,
                                    Value last) {
  SmallVector<Value> result(operands.take_front(map.getNumDims()));
  result.push_back(last);
  llvm::append_range(result, operands.drop_front(map.getNumDims()));
  return result;
}

/// The factor of dimension `dim` in `expr`; std::nullopt if it is no constant.
static std::optional<int64_t> getFactor(AffineExpr expr, unsigned dim,
                                        AffineMap map) {
  AffineExpr variable = getAffineDimExpr(dim, map.getContext());
  AffineExpr difference =
      simplifyAffineExpr(expr.replace(variable, variable + 1) - expr,
                         map.getNumDims(), map.getNumSymbols());
  if (!difference.isConstant())
    return std::nullopt;
  return difference.getValue();
}

namespace {
/// A dimension of a bound whose operand is the variable of loop `number` of a band.
struct BoundDependence {
  unsigned dim;
  size_t number;
};
} // namespace

static SmallVector<BoundDependence, 4>
getDependences(AffineBound bound, ArrayRef<AffineForOp> band) {
  SmallVector<BoundDependence, 4> list;
  for (unsigned dim = 0; dim < bound.getMap().getNumDims(); ++dim) {
    AffineForOp outer = getForInductionVarOwner(bound.getOperand(dim));
    const auto *found = llvm::find(band, outer);
    if (outer && found != band.end())
      list.push_back({dim, size_t(found - band.begin())});
  }
  return list;
}

bool affine::canTileBounds(ArrayRef<AffineForOp> band,
                           ArrayRef<int64_t> tileSizes) {
  constexpr int64_t MaxSize = 1 << 20;
  if (llvm::any_of(tileSizes, [](int64_t size) { return size > MaxSize; }))
    return false;
  auto isLinear = [&](AffineBound bound) {
    for (const BoundDependence &each : getDependences(bound, band))
      for (AffineExpr result : bound.getMap().getResults())
        if (!getFactor(result, each.dim, bound.getMap()))
          return false;
    return true;
  };
  return llvm::all_of(band, [&](AffineForOp loop) {
    return !areBoundsDependentOn(loop, band) ||
           (loop.getStepAsInt() == 1 && isLinear(loop.getLowerBound()) &&
            isLinear(loop.getUpperBound()));
  });
}

/// The least, or the greatest, value of each result of a bound over the iterations of tiles of outer
/// loops. Variables of the band become those of `tiles`.
static std::pair<AffineMap, SmallVector<Value>>
getTileBound(AffineBound bound, bool isLower, ArrayRef<AffineForOp> band,
             ArrayRef<int64_t> sizes, ArrayRef<AffineForOp> tiles) {
  AffineMap map = bound.getMap();
  SmallVector<Value> operands(bound.getOperands());
  SmallVector<AffineExpr> results(map.getResults().begin(),
                                  map.getResults().end());
  for (const BoundDependence &each : getDependences(bound, band)) {
    operands[each.dim] = AffineForOp(tiles[each.number]).getInductionVar();
    AffineExpr variable = getAffineDimExpr(each.dim, map.getContext());
    int64_t last = (sizes[each.number] - 1) *
                   AffineForOp(band[each.number]).getStepAsInt();
    for (auto [result, original] : llvm::zip_equal(results, map.getResults()))
      if ((*getFactor(original, each.dim, map) > 0) != isLower)
        result = result.replace(variable, variable + last);
  }
  map = AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                       map.getContext());
  if (map != bound.getMap())
    map = simplifyAffineMap(map);
  return {map, std::move(operands)};
}

/// The bound with `extra` of `variable`, its first dimension, as its first result.
static std::pair<AffineMap, SmallVector<Value>>
addResult(AffineBound bound, Value variable, AffineExpr extra) {
  AffineMap map = bound.getMap().shiftDims(1);
  SmallVector<AffineExpr> results{extra};
  llvm::append_range(results, map.getResults());
  SmallVector<Value> operands{variable};
  llvm::append_range(operands, bound.getOperands());
  return {AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                         map.getContext()),
          std::move(operands)};
}

/// Sets the bounds of `point`, a loop whose bounds depend on others, to both those of the tile and its own.
static void setDependentBounds(RewriterBase &rewriter, AffineForOp tile,
                               AffineForOp point, int64_t size) {
  Value begin = tile.getInductionVar();
  AffineExpr first = rewriter.getAffineDimExpr(0);
  auto lower = addResult(point.getLowerBound(), begin, first);
  auto upper = addResult(point.getUpperBound(), begin, first + size);
  point.setLowerBound(lower.second, lower.first);
  point.setUpperBound(upper.second, upper.first);
}

/// Sets the bounds of `point`, which goes through a tile of `size` iterations of `original` from the
/// variable of `tile` on.
static void setPointBounds(RewriterBase &rewriter, AffineForOp tile,
                           AffineForOp point, AffineForOp original,
                           int64_t size) {
  Value begin = tile.getInductionVar();
  int64_t step = original.getStepAsInt();
  AffineExpr first = rewriter.getAffineDimExpr(0);
  auto setUpperBound = [&](int64_t count) {
    point.setUpperBound(begin, AffineMap::get(1, 0, first + count * step));
  };
  point.setLowerBound(begin, AffineMap::get(1, 0, first));
  std::optional<uint64_t> count = getTripCount(original);
  if (count && *count < uint64_t(size))
    return setUpperBound(int64_t(*count));
  if (getLargestDivisorOfTripCount(original) % uint64_t(size) == 0)
    return setUpperBound(size);
  AffineBound end = original.getUpperBound();
  AffineMap map = end.getMap();
  AffineExpr last = rewriter.getAffineDimExpr(map.getNumDims());
  SmallVector<AffineExpr> results{last + size * step};
  llvm::append_range(results, map.getResults());
  point.setUpperBound(insertDim(end.getOperands(), map, begin),
                      AffineMap::get(map.getNumDims() + 1, map.getNumSymbols(),
                                     results, rewriter.getContext()));
}

//===-- Tiling -------------------------------------------------------------===//

/// Creates a loop in `rewriter`'s place and continues in its body.
static AffineForOp
createLoop(RewriterBase &rewriter, Location loc,
           const std::pair<AffineMap, SmallVector<Value>> &lower,
           const std::pair<AffineMap, SmallVector<Value>> &upper,
           int64_t step) {
  auto loop = AffineForOp::create(rewriter, loc, lower.second, lower.first,
                                  upper.second, upper.first, step);
  rewriter.setInsertionPointToStart(loop.getBody());
  return loop;
}

SmallVector<AffineForOp, 8>
affine::tilePerfectlyNested(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                            ArrayRef<int64_t> tileSizes) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(band.front());
  SmallVector<AffineForOp, 8> loops;
  SmallVector<bool> areDependent;
  for (auto [each, size] : llvm::zip_equal(band, tileSizes)) {
    AffineForOp loop = each;
    areDependent.push_back(areBoundsDependentOn(loop, band));
    auto lower =
        getTileBound(loop.getLowerBound(), true, band, tileSizes, loops);
    auto upper =
        getTileBound(loop.getUpperBound(), false, band, tileSizes, loops);
    loops.push_back(createLoop(rewriter, loop.getLoc(), lower, upper,
                               loop.getStepAsInt() * size));
  }
  for (AffineForOp loop : band) {
    auto getBound = [](AffineBound bound) {
      return std::pair(bound.getMap(), SmallVector<Value>(bound.getOperands()));
    };
    loops.push_back(
        createLoop(rewriter, loop.getLoc(), getBound(loop.getLowerBound()),
                   getBound(loop.getUpperBound()), loop.getStepAsInt()));
  }
  moveBody(rewriter, band.back(), loops.back());
  for (auto [i, loop] : llvm::enumerate(band)) {
    AffineForOp point = loops[band.size() + i];
    if (areDependent[i])
      setDependentBounds(rewriter, loops[i], point, tileSizes[i]);
    else
      setPointBounds(rewriter, loops[i], point, loop, tileSizes[i]);
    rewriter.replaceAllUsesWith(AffineForOp(loop).getInductionVar(),
                                point.getInductionVar());
  }
  rewriter.eraseOp(band.front());
  return loops;
}

//===-- Full tiles ---------------------------------------------------------===//

namespace {
/// The condition that a tile is full, with its operands.
struct FullTileCondition {
  IntegerSet set;
  SmallVector<Value> operands;
};
} // namespace

/// The end of a tile is not after the other results of the upper bounds of `points`.
static FullTileCondition getFullTileCondition(ArrayRef<AffineForOp> points) {
  SmallVector<Value> dims, symbols;
  SmallVector<AffineExpr> constraints;
  for (AffineForOp point : points) {
    AffineBound end = point.getUpperBound();
    AffineMap map = end.getMap()
                        .shiftDims(unsigned(dims.size()))
                        .shiftSymbols(unsigned(symbols.size()));
    for (AffineExpr other : map.getResults().drop_front())
      constraints.push_back(simplifyAffineExpr(
          other - map.getResult(0), map.getNumDims(), map.getNumSymbols()));
    unsigned numDims = end.getMap().getNumDims();
    llvm::append_range(dims, end.getOperands().take_front(numDims));
    llvm::append_range(symbols, end.getOperands().drop_front(numDims));
  }
  FullTileCondition condition;
  condition.set =
      IntegerSet::get(unsigned(dims.size()), unsigned(symbols.size()),
                      constraints, SmallVector<bool>(constraints.size(), false),
                      AffineForOp(points.front()).getContext());
  condition.operands = std::move(dims);
  llvm::append_range(condition.operands, symbols);
  canonicalizeSetAndOperands(&condition.set, &condition.operands);
  return condition;
}

/// Removes all results of an upper bound but the first one, the end of the tile from the variable of
/// `tile` on.
static void endAtTile(RewriterBase &rewriter, AffineForOp tile,
                      AffineForOp point) {
  AffineMap map = point.getUpperBoundMap();
  if (map.getNumResults() == 1)
    return;
  AffineExpr begin = rewriter.getAffineDimExpr(map.getNumDims() - 1);
  AffineExpr end = rewriter.getAffineDimExpr(0) + (map.getResult(0) - begin);
  point.setUpperBound(tile.getInductionVar(), AffineMap::get(1, 0, end));
}

LogicalResult affine::separateFullTiles(RewriterBase &rewriter,
                                        ArrayRef<AffineForOp> tiled) {
  ArrayRef<AffineForOp> tiles = tiled.take_front(tiled.size() / 2);
  ArrayRef<AffineForOp> points = tiled.drop_front(tiles.size());
  for (AffineForOp point : points)
    if (point.getStepAsInt() != 1)
      return failure();
  FullTileCondition condition = getFullTileCondition(points);
  OpBuilder::InsertionGuard guard(rewriter);
  AffineForOp first = points.front();
  rewriter.setInsertionPoint(first);
  auto branch = AffineIfOp::create(rewriter, first.getLoc(), condition.set,
                                   condition.operands, /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(branch.getThenBlock());
  auto full = cast<AffineForOp>(rewriter.clone(*first.getOperation()));
  rewriter.moveOpBefore(first, &branch.getElseBlock()->front());
  for (auto [i, tile] : llvm::enumerate(tiles)) {
    endAtTile(rewriter, tile, full);
    if (i + 1 < tiles.size())
      full = cast<AffineForOp>(&full.getBody()->front());
  }
  return success();
}
