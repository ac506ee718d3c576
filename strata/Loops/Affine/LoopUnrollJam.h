// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unroll-and-jam: several iterations of a loop are executed together, each operation of the loops in
// it for all of them before the next one.
#ifndef STRATA_LOOPS_AFFINE_LOOPUNROLLJAM_H
#define STRATA_LOOPS_AFFINE_LOOPUNROLLJAM_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The reason why `factor` iterations cannot be executed together: the loop carries values, the bounds
/// of loops in it depend on its iteration, the result would be too large, or accesses would be
/// reordered. std::nullopt if they can.
std::optional<strata::Obstacle>
findUnrollJamObstacle(AffineForOp loop, uint64_t factor,
                      strata::MemoryAliases &aliases);

/// Executes `factor` iterations of the loop, which findUnrollJamObstacle allows, together, and the
/// iterations that remain by a copy of the loop after it. Fails, without changes, if the loop has
/// fewer iterations, or if the body would become too large.
strata::LogicalResult loopUnrollJamByFactor(strata::RewriterBase &rewriter,
                                            AffineForOp loop, uint64_t factor);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPUNROLLJAM_H
