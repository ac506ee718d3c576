// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Skewing of affine loops: the iterations of an inner loop are counted from a start that moves with an
// outer loop, in the same order. Nests whose dependences go backwards in an inner loop can be tiled
// after it.
#ifndef STRATA_LOOPS_AFFINE_LOOPSKEWING_H
#define STRATA_LOOPS_AFFINE_LOOPSKEWING_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Factors by which the loops of a perfect nest can be skewed.
struct SkewFactors {
  /// For each loop, the factors of the loops around it, the outermost first: the new induction variable
  /// is the old one plus these multiples of the new ones of the loops around it.
  strata::SmallVector<strata::SmallVector<int64_t, 3>, 4> factors;
  /// Set instead if there are none.
  std::optional<strata::Obstacle> obstacle;
};
/// The smallest factors after which no dependence goes backwards in any of the loops.
SkewFactors findSkewFactors(strata::ArrayRef<AffineForOp> band,
                            strata::MemoryAliases &aliases);
/// Skews the loops of a perfect nest. The order of iterations stays, whatever the factors are.
void skewLoops(strata::RewriterBase &rewriter,
               strata::ArrayRef<AffineForOp> band, const SkewFactors &factors);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPSKEWING_H
