// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nests that are tiled at several levels: caches, registers.
#ifndef STRATA_LOOPS_OPTIMIZE_TILEDNEST_H
#define STRATA_LOOPS_OPTIMIZE_TILEDNEST_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// A loop of a tiled nest.
struct TileLevel {
  /// The number of the loop of the original nest that it is a part of.
  unsigned loop;
  /// The step of the loop: the iterations that one of its tiles has. The last level of each loop has 1.
  int64_t size;
};

/// Replaces the perfectly nested loops of `band`, which have the step 1, carry no values and have boxes
/// (getBox), by a loop for each level, the outermost first, which are returned. All orders of the iterations must
/// be allowed. Tiles may be empty if bounds depend on other loops, whose last levels must be outside of that of the
/// dependent loop.
strata::SmallVector<AffineForOp>
createTiledNest(strata::RewriterBase &rewriter,
                strata::ArrayRef<AffineForOp> band,
                strata::ArrayRef<TileLevel> levels);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TILEDNEST_H
