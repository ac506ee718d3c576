// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unroll-and-jam of loops with any bounds, such as those of parts of a loop.
#ifndef STRATA_LOOPS_OPTIMIZE_LOOPJAM_H
#define STRATA_LOOPS_OPTIMIZE_LOOPJAM_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Whether jamIterations supports the loop. The order of the accesses is not considered (findUnrollJamObstacle).
bool canJamIterations(AffineForOp loop);
/// Executes `factor` iterations of the loop together, and those that remain one after the other.
void jamIterations(strata::RewriterBase &rewriter, AffineForOp loop,
                   uint64_t factor);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_LOOPJAM_H
