// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Coalescing of perfectly nested affine loops into one loop.
#ifndef STRATA_LOOPS_AFFINE_LOOPCOALESCING_H
#define STRATA_LOOPS_AFFINE_LOOPCOALESCING_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Makes `loops`, which are perfectly nested, one loop. Fails, without changes, if there are fewer
/// than two, if a loop has carried values, a lower bound other than 0 or a step other than 1, or
/// if an upper bound does not depend on symbols only.
strata::LogicalResult coalesceLoops(strata::RewriterBase &rewriter,
                                    strata::ArrayRef<AffineForOp> loops);
/// Coalesces the parts of the perfect nest `loops` that can be.
void coalescePerfectlyNestedAffineLoops(strata::RewriterBase &rewriter,
                                        strata::ArrayRef<AffineForOp> loops);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPCOALESCING_H
