// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/RegisterTiling.h"

#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Optimize/TileEmitterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Versions -----------------------------------------------------------===//

/// The bound of the lanes in the row in which it is the greatest, or the least.
static MapAndOperands getExtremeBound(const TileModel &model,
                                      MapAndOperands bound, bool isGreatest) {
  for (const TileLoop &row : model.getRows()) {
    Value variable = AffineForOp(row.loop).getInductionVar();
    bool grows = getChange(bound, variable).value_or(0) > 0;
    substitute(bound, row, grows == isGreatest ? row.length - 1 : 0);
  }
  return bound;
}

/// `number` minus the map.
static MapAndOperands subtractFrom(int64_t number, MapAndOperands value) {
  value.map = AffineMap::get(value.map.getNumDims(), value.map.getNumSymbols(),
                             -value.map.getResult(0) + number);
  return value;
}

/// Makes the rewriter insert where all loops have iterations, so that accumulators and the last rows may be
/// accessed.
static void guardTile(RewriterBase &rewriter, const TileModel &model) {
  SmallVector<MapAndOperands> differences;
  for (AffineForOp loop : model.getTile().sequential)
    if (getTripCount(loop).value_or(0) == 0)
      differences.push_back(subtract(*getBoundDifference(loop), 1));
  for (const TileLoop &row : model.getRows())
    if (!row.isExact)
      differences.push_back(subtract(row.count, 1));
  const TileLoop &lanes = model.getLanes();
  if (!lanes.isExact)
    differences.push_back(subtract(lanes.count, 1));
  for (const MapAndOperands &end : lanes.ends)
    differences.push_back(
        subtract(getExtremeBound(model, end, /*isGreatest=*/true), 1));
  for (const MapAndOperands &start : lanes.starts)
    differences.push_back(subtractFrom(
        lanes.length - 1, getExtremeBound(model, start, /*isGreatest=*/false)));
  auto [set, operands] = getNonNegativeSet(differences, rewriter.getContext());
  if (!set)
    return;
  auto guard = AffineIfOp::create(rewriter, model.getRoot().getLoc(), set,
                                  operands, /*withElseRegion=*/false);
  rewriter.setInsertionPoint(guard.getThenBlock()->getTerminator());
}

/// Creates the versions of the tile where `rewriter` inserts.
static void emitVersions(RewriterBase &rewriter, const TileModel &model) {
  if (model.isExact())
    return TileEmitter(rewriter, model, /*isFull=*/true).run();
  // Masks of accumulators take little time beside transpositions, whose code is large.
  if (model.hasTransposed() && !model.getAccumulators().empty())
    return TileEmitter(rewriter, model, /*isFull=*/false).run();
  SmallVector<MapAndOperands> differences;
  for (const TileLoop &row : model.getRows())
    if (!row.isExact)
      differences.push_back(subtract(row.count, row.length));
  const TileLoop &lanes = model.getLanes();
  if (!lanes.isExact)
    differences.push_back(subtract(lanes.count, lanes.length));
  for (const MapAndOperands &end : lanes.ends)
    differences.push_back(subtract(
        getExtremeBound(model, end, /*isGreatest=*/false), lanes.length));
  for (const MapAndOperands &start : lanes.starts)
    differences.push_back(
        subtractFrom(0, getExtremeBound(model, start, /*isGreatest=*/true)));
  auto [set, operands] = getNonNegativeSet(differences, rewriter.getContext());
  // Bounds that depend on rows may be constants that fit.
  if (!set)
    return TileEmitter(rewriter, model, /*isFull=*/true).run();
  auto versions =
      AffineIfOp::create(rewriter, model.getRoot().getLoc(), set, operands,
                         /*withElseRegion=*/true);
  rewriter.setInsertionPoint(versions.getThenBlock()->getTerminator());
  TileEmitter(rewriter, model, /*isFull=*/true).run();
  rewriter.setInsertionPoint(versions.getElseBlock()->getTerminator());
  TileEmitter(rewriter, model, /*isFull=*/false).run();
}

std::optional<Obstacle> affine::createRegisterTile(RewriterBase &rewriter,
                                                   const RegisterTile &tile,
                                                   MemoryAliases &aliases) {
  TileModel model(tile);
  if (std::optional<Obstacle> obstacle = model.analyse(aliases))
    return obstacle;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(model.getRoot());
  guardTile(rewriter, model);
  emitVersions(rewriter, model);
  rewriter.eraseOp(model.getRoot());
  aliases.invalidate();
  return std::nullopt;
}
