// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interchange of perfectly nested affine loops.
#ifndef STRATA_LOOPS_AFFINE_LOOPINTERCHANGE_H
#define STRATA_LOOPS_AFFINE_LOOPINTERCHANGE_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The reason why the loops cannot be given another order, in which loop `order[i]` is number `i`: they
/// carry values, a bound depends on a loop that would be further in, or accesses would be reordered.
/// std::nullopt if they can.
std::optional<strata::Obstacle>
findInterchangeObstacle(strata::ArrayRef<AffineForOp> band,
                        strata::ArrayRef<unsigned> order,
                        strata::MemoryAliases &aliases);

/// Gives the perfectly nested loops of `band` another order, which findInterchangeObstacle allows:
/// loop `order[i]` becomes number `i`. Returns the loops in that order.
strata::SmallVector<AffineForOp>
permuteLoops(strata::RewriterBase &rewriter, strata::ArrayRef<AffineForOp> band,
             strata::ArrayRef<unsigned> order);

/// The order of the loops, of those that findInterchangeObstacle allows, in which the inner loops access
/// memory with the smallest strides; the present one if none is better. McKinley, Carr and Tseng:
/// Improving data locality with loop transformations, TOPLAS 1996. Bands of more than six loops keep
/// their order.
strata::SmallVector<unsigned>
findMemoryOrder(strata::ArrayRef<AffineForOp> band,
                strata::MemoryAliases &aliases);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPINTERCHANGE_H
