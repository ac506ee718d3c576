// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TilePlan: the order and the tiles of the loops of a nest, chosen for a processor by the reuse of elements.
#ifndef STRATA_LOOPS_OPTIMIZE_TILEPLAN_H
#define STRATA_LOOPS_OPTIMIZE_TILEPLAN_H

#include "strata/Loops/Dependence/Obstacle.h"
#include "strata/Loops/Optimize/TargetModel.h"
#include "strata/Loops/Optimize/TiledNest.h"

namespace strata {
class MemoryAliases;
} // namespace strata

namespace dialects::affine {

/// The sizes of a nest that a plan is for.
enum class NestSize : uint8_t {
  /// The known sizes; others may be any.
  Any,
  /// All elements that the plan for any size would copy fit into the second level of caches.
  Small
};

struct TilePlan {
  /// The loops of the tiled nest. The last ones are those of a register tile.
  strata::SmallVector<TileLevel> levels;
  unsigned numSequential = 0, numRows = 0;
  int64_t vectorLength = 1;
  /// Whether the innermost loop has fewer iterations than a vector lanes, which load from near each other, so that
  /// the tile is better than vectors along that loop.
  bool hasShortRows = false;
  /// The loads that are packed in front of a level, by their numbers in the nest.
  struct Pack {
    unsigned level = 0;
    int64_t load = 0;
    /// Whether the elements have to be copied, even if they are few.
    bool isNeeded = false;
    /// The loops of the original nest on which the elements depend, and the bytes of one.
    strata::SmallVector<unsigned, 4> loops;
    unsigned elementBytes = 0;
  };
  strata::SmallVector<Pack> packs;
};

/// Chooses a plan for the perfectly nested loops of `band`, of the given size. Returns the reason if there is none: the
/// iterations must keep an order, or no elements are used often enough.
std::optional<strata::Obstacle> findTilePlan(strata::ArrayRef<AffineForOp> band,
                                             const strata::TargetModel &target,
                                             NestSize size,
                                             strata::MemoryAliases &aliases,
                                             TilePlan &plan);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TILEPLAN_H
