// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of perfectly nested affine loops: the outer loops of the result step from tile to tile, the
// inner ones through each tile.
#ifndef STRATA_LOOPS_AFFINE_LOOPTILING_H
#define STRATA_LOOPS_AFFINE_LOOPTILING_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The reason why the loops cannot be tiled: they carry values, the bounds of one depend on another one,
/// or tiles of these sizes, in iterations, would reorder accesses. std::nullopt if they can.
std::optional<strata::Obstacle>
findTilingObstacle(strata::ArrayRef<AffineForOp> band,
                   strata::ArrayRef<int64_t> tileSizes,
                   strata::MemoryAliases &aliases);

/// Whether tiles can be formed although bounds depend on other loops of the band: such loops have the
/// step 1, and multiples of the other variables are added to their bounds.
bool canTileBounds(strata::ArrayRef<AffineForOp> band,
                   strata::ArrayRef<int64_t> tileSizes);

/// Replaces `band`, which can be tiled, by two loops for each, the outer ones first, which are
/// returned. `tileSizes` are numbers of iterations, at least 1. If bounds depend on other loops of
/// the band, for which canTileBounds holds, tiles at the borders contain fewer iterations, or none.
strata::SmallVector<AffineForOp, 8>
tilePerfectlyNested(strata::RewriterBase &rewriter,
                    strata::ArrayRef<AffineForOp> band,
                    strata::ArrayRef<int64_t> tileSizes);

/// Gives full tiles, of which there may be no others, a copy of the loops in them whose bounds are
/// constant distances apart: `tiled` is a result of tilePerfectlyNested. Fails, without changes,
/// if a step is not 1.
strata::LogicalResult separateFullTiles(strata::RewriterBase &rewriter,
                                        strata::ArrayRef<AffineForOp> tiled);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPTILING_H
