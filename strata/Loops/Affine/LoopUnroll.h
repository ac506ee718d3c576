// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unrolling of affine loops: the body is repeated, and a second loop executes the iterations
// that remain if the factor does not divide the number of iterations.
#ifndef STRATA_LOOPS_AFFINE_LOOPUNROLL_H
#define STRATA_LOOPS_AFFINE_LOOPUNROLL_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Repeats the body `factor` times, which is at least 1, and multiplies the step by it. The
/// iterations that remain are executed by a copy of the loop after it; with `cleanUpUnroll` the
/// loop is unrolled fully instead. Loops of one iteration are replaced by their bodies. Fails,
/// without changes, if the loop has fewer iterations than `factor`, if the first of the remaining
/// iterations cannot be expressed by a bound, or if the body would become too large.
strata::LogicalResult loopUnrollByFactor(strata::RewriterBase &rewriter,
                                         AffineForOp loop, uint64_t factor,
                                         bool cleanUpUnroll = false);
/// Uses the number of iterations as the factor if it is a constant less than `factor`.
strata::LogicalResult loopUnrollUpToFactor(strata::RewriterBase &rewriter,
                                           AffineForOp loop, uint64_t factor);
/// Replaces the loop by a copy of its body for each iteration. Fails, without changes, if the
/// number of iterations is not a positive constant, or too large.
strata::LogicalResult loopUnrollFull(strata::RewriterBase &rewriter,
                                     AffineForOp loop);

// Parts of these functions, for others that repeat the body of a loop.

/// Whether `factor` copies of the body would be too large, or the step too long.
bool isTooLargeToUnroll(AffineForOp loop, uint64_t factor);
/// Makes `loop` execute a multiple of `factor` iterations only, and creates a copy of it after it for
/// the iterations that remain. Fails, without changes, if the first of these cannot be
/// expressed by a bound.
strata::LogicalResult createCleanupLoop(strata::RewriterBase &rewriter,
                                        AffineForOp loop, uint64_t factor);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPUNROLL_H
