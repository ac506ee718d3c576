// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fission (distribution) of affine loops: a loop becomes several, each with a part of the body.
#ifndef STRATA_LOOPS_AFFINE_LOOPFISSION_H
#define STRATA_LOOPS_AFFINE_LOOPFISSION_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

#include <vector>

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The operations of a loop body, without the terminator, in groups in the order in which loops of
/// their own can execute them: operations are in one group if they depend on each other in a cycle, or if
/// one uses a result of another. Kennedy and McKinley: Loop distribution with arbitrary control
/// flow, 1990.
struct LoopGroups {
  std::vector<strata::SmallVector<strata::Operation *>> groups;
  /// Set if there is one group because of it: the loop carries values, accesses depend on each other, or
  /// values are used.
  std::optional<strata::Obstacle> obstacle;
};
/// Pure operations are repeated for each group that uses them, and are in none.
LoopGroups findLoopGroups(AffineForOp loop, strata::MemoryAliases &aliases);

/// Replaces the loop by one for each group. Returns the loops.
strata::SmallVector<AffineForOp> distributeLoop(strata::RewriterBase &rewriter,
                                                AffineForOp loop,
                                                const LoopGroups &groups);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPFISSION_H
