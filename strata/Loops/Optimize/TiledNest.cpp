// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TiledNest.h"

#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether all tiles of the last loop of `tiles`, which are nested parts of a loop of `extent` iterations,
/// are full.
static bool isAlwaysFull(std::optional<int64_t> extent,
                         ArrayRef<AffineForOp> tiles) {
  int64_t size = AffineForOp(tiles.back()).getStepAsInt();
  return extent && *extent % size == 0 &&
         llvm::all_of(tiles, [&](AffineForOp tile) {
           return tile.getStepAsInt() % size == 0;
         });
}

static MapAndOperands getVariable(AffineForOp loop) {
  return {AffineMap::getMultiDimIdentityMap(1, loop.getContext()),
          {loop.getInductionVar()}};
}

namespace {
/// The part of a loop of a band that is a loop of the tiled nest.
struct LoopPart {
  AffineForOp loop;
  LoopBox box;
  /// The parts around it, the innermost last.
  ArrayRef<AffineForOp> tiles;
  int64_t step;
};
} // namespace

/// The upper bounds, without those that depend on other loops.
static SmallVector<MapAndOperands> getUpperBounds(const LoopPart &part) {
  SmallVector<MapAndOperands> bounds;
  int64_t inner = part.step;
  bool needsEnd = true;
  for (ArrayRef<AffineForOp> tiles = part.tiles; !tiles.empty();
       tiles = tiles.drop_back()) {
    AffineForOp tile = tiles.back();
    int64_t size = tile.getStepAsInt();
    // A tile that smaller ones divide ends where the last of these does.
    if (bounds.empty() || size % inner != 0) {
      MapAndOperands end = getVariable(tile);
      end.map = AffineMap::get(1, 0, end.map.getResult(0) + size);
      bounds.push_back(std::move(end));
      needsEnd &= !isAlwaysFull(part.box.extent, tiles);
    }
    inner = size;
  }
  if (needsEnd)
    llvm::append_range(bounds, part.box.upper);
  return bounds;
}

/// Whether the bound is one of other loops.
static bool usesLoopOf(const MapAndOperands &bound,
                       ArrayRef<AffineForOp> band) {
  return llvm::any_of(bound.operands, [&](Value operand) {
    AffineForOp loop = getForInductionVarOwner(operand);
    return loop && llvm::is_contained(band, loop);
  });
}

static AffineForOp createPart(RewriterBase &rewriter, const LoopPart &part,
                              bool isLast, ArrayRef<AffineForOp> band) {
  AffineForOp old = part.loop;
  SmallVector<MapAndOperands> lower{
      part.tiles.empty() ? part.box.lower : getVariable(part.tiles.back())};
  SmallVector<MapAndOperands> upper = getUpperBounds(part);
  if (isLast) {
    for (MapAndOperands &bound : getBoundResults(old.getLowerBound()))
      if (usesLoopOf(bound, band))
        lower.push_back(std::move(bound));
    for (MapAndOperands &bound : getBoundResults(old.getUpperBound()))
      if (usesLoopOf(bound, band))
        upper.push_back(std::move(bound));
  }
  MapAndOperands first = combine(lower, old.getContext()),
                 last = combine(upper, old.getContext());
  auto loop =
      AffineForOp::create(rewriter, old.getLoc(), first.operands, first.map,
                          last.operands, last.map, part.step);
  if (part.step > old.getStepAsInt())
    loop->setDiscardableAttr(NoUnrollAttrName, rewriter.getUnitAttr());
  return loop;
}

SmallVector<AffineForOp> affine::createTiledNest(RewriterBase &rewriter,
                                                 ArrayRef<AffineForOp> band,
                                                 ArrayRef<TileLevel> levels) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(band.front());
  SmallVector<SmallVector<AffineForOp, 3>> parts(band.size());
  SmallVector<LoopBox> boxes;
  for (AffineForOp loop : band)
    boxes.push_back(*getBox(loop, band));
  SmallVector<AffineForOp> result;
  for (auto [i, level] : llvm::enumerate(levels)) {
    bool isLast =
        llvm::none_of(levels.drop_front(i + 1), [&](const TileLevel &other) {
          return other.loop == level.loop;
        });
    LoopPart part{band[level.loop], boxes[level.loop], parts[level.loop],
                  level.size};
    AffineForOp loop = createPart(rewriter, part, isLast, band);
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
