// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopTiling.h"

#include "strata/IR/Graph/IRMapping.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether an operand of a bound is the induction variable of one of the loops.
static bool dependsOn(AffineForOp loop, ArrayRef<AffineForOp> band) {
  return llvm::any_of(loop->getOperands(), [&](Value operand) {
    return llvm::is_contained(band, getForInductionVarOwner(operand));
  });
}

std::optional<Obstacle> affine::findTilingObstacle(ArrayRef<AffineForOp> band,
                                                   MemoryAliases &aliases) {
  for (AffineForOp loop : band) {
    if (loop.getNumIterOperands() != 0)
      return Obstacle("a loop carries values");
    if (dependsOn(loop, band))
      return Obstacle("the bounds of a loop depend on another loop");
  }
  NestDependences dependences(band.front(), aliases);
  if (auto reordered = dependences.findUnpermutable(unsigned(band.size())))
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
static AffineForOp createLoop(RewriterBase &rewriter, AffineForOp original,
                              int64_t step) {
  AffineBound lower = original.getLowerBound(),
              upper = original.getUpperBound();
  auto loop = AffineForOp::create(rewriter, original.getLoc(),
                                  lower.getOperands(), lower.getMap(),
                                  upper.getOperands(), upper.getMap(), step);
  rewriter.setInsertionPointToStart(loop.getBody());
  return loop;
}

SmallVector<AffineForOp, 8>
affine::tilePerfectlyNested(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                            ArrayRef<int64_t> tileSizes) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(band.front());
  SmallVector<AffineForOp, 8> loops;
  for (auto [loop, size] : llvm::zip_equal(band, tileSizes))
    loops.push_back(createLoop(rewriter, loop, loop.getStepAsInt() * size));
  for (AffineForOp loop : band)
    loops.push_back(createLoop(rewriter, loop, loop.getStepAsInt()));
  Block *body = AffineForOp(band.back()).getBody();
  SmallVector<Operation *> ops;
  for (Operation &op : body->without_terminator())
    ops.push_back(&op);
  for (Operation *op : ops)
    rewriter.moveOpBefore(op, loops.back().getBody()->getTerminator());
  for (auto [i, loop] : llvm::enumerate(band)) {
    AffineForOp point = loops[band.size() + i];
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
