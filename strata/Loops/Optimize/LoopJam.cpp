// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/LoopJam.h"

#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/LoopUnrollJam.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/TiledNest.h"

using namespace strata;
using namespace strata::affine;

bool affine::canJamIterations(AffineForOp loop) {
  return loop.getLowerBoundMap().getNumResults() == 1 &&
         loop.getStepAsInt() == 1 && loop.getNumIterOperands() == 0 &&
         getBox(loop, loop);
}

/// Jams whole blocks of `factor` iterations of a loop, whatever its bounds are; other blocks execute one iteration
/// after the other.
static void jamBlocks(RewriterBase &rewriter, AffineForOp loop,
                      int64_t factor) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = loop.getLoc();
  SmallVector<MapAndOperands, 2> ends = getBoundResults(loop.getUpperBound());
  SmallVector<AffineForOp> tiles =
      createTiledNest(rewriter, loop, {{0, factor}, {0, 1}});
  AffineForOp blocks = tiles.front(), rest = tiles.back();
  MapAndOperands start = {rewriter.getMultiDimIdentityMap(1),
                          {blocks.getInductionVar()}};
  // The block ends at or before all bounds.
  for (MapAndOperands &end : ends)
    end = subtract(subtract(end, start), factor);
  auto [set, operands] = getNonNegativeSet(ends, loop.getContext());
  AffineForOp whole = rest;
  if (set) {
    rewriter.setInsertionPoint(rest);
    auto versions = AffineIfOp::create(rewriter, loc, set, operands,
                                       /*withElseRegion=*/true);
    rewriter.setInsertionPointToStart(versions.getThenBlock());
    whole = cast<AffineForOp>(rewriter.clone(*rest.getOperation()));
    rewriter.moveOpBefore(rest, versions.getElseBlock()->getTerminator());
  }
  MapAndOperands end = subtract(start, -factor);
  rewriter.modifyOpInPlace(whole,
                           [&] { whole.setUpperBound(end.operands, end.map); });
  (void)loopUnrollJamByFactor(rewriter, whole, uint64_t(factor));
}

void affine::jamIterations(RewriterBase &rewriter, AffineForOp loop,
                           uint64_t factor) {
  if (!getTripCount(loop) ||
      failed(loopUnrollJamByFactor(rewriter, loop, factor)))
    jamBlocks(rewriter, loop, int64_t(factor));
}
