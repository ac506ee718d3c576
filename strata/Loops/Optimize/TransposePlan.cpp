// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TransposePlan.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/TileModelDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether the iterations of all loops may be executed in any order.
static std::optional<Obstacle> findCarried(ArrayRef<AffineForOp> band,
                                           MemoryAliases &aliases) {
  NestDependences dependences(band.front(), aliases);
  for (unsigned level = 0; level < band.size(); ++level)
    if (auto reordered = dependences.findCarried(level))
      return Obstacle(dependences, *reordered);
  return std::nullopt;
}

/// Whether bounds are independent of the other loops of the band, and loops have enough iterations for a tile.
static bool areRectangular(ArrayRef<AffineForOp> band) {
  return llvm::all_of(band, [&](AffineForOp loop) {
    return loop.getNumIterOperands() == 0 && loop.getStepAsInt() == 1 &&
           loop.getLowerBoundMap().getNumResults() == 1 &&
           !areBoundsDependentOn(loop, band);
  });
}

/// The number of the loop along whose iterations neighbours of a row are accessed.
static std::optional<unsigned> findAlong(const LoopAccess &access,
                                         ArrayRef<AffineForOp> band) {
  for (unsigned i = 0; i < band.size(); ++i)
    if (isAlongRow(access, band[i]))
      return i;
  return std::nullopt;
}

namespace {
/// The loops of a transposition, by their numbers.
struct TransposedLoops {
  std::optional<unsigned> lanes, rows;
  unsigned elementBits = 0;
};
} // namespace

static std::optional<Obstacle> findLoops(ArrayRef<AffineForOp> band,
                                         TransposedLoops &loops) {
  SmallVector<LoopAccess, 8> accesses = collectAccesses(band.back());
  for (const LoopAccess &access : accesses) {
    if (!isa<AffineLoadOp, AffineStoreOp>(access.op) ||
        access.op->getBlock() != AffineForOp(band.back()).getBody())
      return Obstacle("the nest is not perfect", access.op);
    auto type = cast<MemRefType>(access.getMemory().getType());
    if (type.getElementType().isIndex() ||
        !isVectorMemoryType(type.getElementType()))
      return Obstacle("an element is no number", access.op);
    loops.elementBits =
        std::max(loops.elementBits, type.getElementTypeBitWidth());
    if (!access.isStore())
      continue;
    if (loops.lanes)
      return Obstacle("the nest has several stores", access.op);
    loops.lanes = findAlong(access, band);
  }
  if (!loops.lanes)
    return Obstacle("no loop stores neighbouring elements");
  for (const LoopAccess &access : accesses) {
    VectorAccess along = getVectorAccess(access, band[*loops.lanes]);
    std::optional<unsigned> row = findAlong(access, band);
    if (along.kind == VectorAccess::Invariant || row == loops.lanes)
      continue;
    if (!row || (loops.rows && row != loops.rows))
      return Obstacle("no loop loads neighbouring elements", access.op);
    loops.rows = row;
  }
  if (!loops.rows)
    return Obstacle(ObstacleKind::Cost, "no elements are transposed");
  return std::nullopt;
}

std::optional<Obstacle> affine::findTransposePlan(ArrayRef<AffineForOp> band,
                                                  const TargetModel &target,
                                                  MemoryAliases &aliases,
                                                  TilePlan &plan) {
  constexpr size_t MaxLoops = 8;
  if (band.size() < 2 || band.size() > MaxLoops || !areRectangular(band))
    return Obstacle("the nest has too few loops or too many, or its bounds "
                    "depend on each other");
  TransposedLoops loops;
  if (auto obstacle = findLoops(band, loops))
    return obstacle;
  if (auto obstacle = findCarried(band, aliases))
    return obstacle;
  // Lines of the cache that are loaded in a block stay in it until they are used.
  constexpr int64_t BlockSize = 64;
  plan.vectorLength = target.getVectorLength(loops.elementBits);
  for (unsigned loop = 0; loop < band.size(); ++loop)
    if (loop != *loops.lanes && loop != *loops.rows)
      plan.levels.push_back({loop, 1});
  plan.levels.push_back({*loops.rows, BlockSize});
  plan.levels.push_back({*loops.lanes, plan.vectorLength});
  plan.levels.push_back({*loops.rows, 1});
  plan.levels.push_back({*loops.lanes, 1});
  plan.numSequential = 1;
  plan.numRows = 0;
  return std::nullopt;
}
