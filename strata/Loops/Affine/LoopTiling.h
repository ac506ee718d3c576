// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of perfectly nested affine loops: the outer loops of the result step from tile to tile, the
// inner ones through each tile.
#ifndef STRATA_LOOPS_AFFINE_LOOPTILING_H
#define STRATA_LOOPS_AFFINE_LOOPTILING_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Whether the loops can be tiled: they carry no values, the bounds of none depend on another one, and
/// all accesses keep their order.
bool canTile(strata::ArrayRef<AffineForOp> band,
             strata::MemoryAliases &aliases);

/// Replaces `band`, for which canTile holds, by two loops for each, the outer ones first, which are
/// returned. `tileSizes` are numbers of iterations, at least 1.
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
