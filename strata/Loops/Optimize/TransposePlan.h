// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TransposePlan: tiles for nests that store along one loop what they load along another one.
#ifndef STRATA_LOOPS_OPTIMIZE_TRANSPOSEPLAN_H
#define STRATA_LOOPS_OPTIMIZE_TRANSPOSEPLAN_H

#include "strata/Loops/Optimize/TilePlan.h"

namespace dialects::affine {

/// Chooses a plan for the perfectly nested loops of `band` in which squares of elements are loaded, transposed in
/// registers and stored. Returns the reason if there is none: all accesses are along one loop, or iterations
/// depend on each other.
std::optional<strata::Obstacle>
findTransposePlan(strata::ArrayRef<AffineForOp> band,
                  const strata::TargetModel &target,
                  strata::MemoryAliases &aliases, TilePlan &plan);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TRANSPOSEPLAN_H
