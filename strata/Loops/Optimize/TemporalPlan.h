// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TemporalPlan: how several time steps of stencils are executed on a block of their elements, so that the
// elements stay in a cache (temporal blocking; Wonnacott, Using time skewing to eliminate idle time due to
// memory bandwidth and network limitations, IPDPS 2000).
#ifndef STRATA_LOOPS_OPTIMIZE_TEMPORALPLAN_H
#define STRATA_LOOPS_OPTIMIZE_TEMPORALPLAN_H

#include "strata/Affine/AffineOperands.h"
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"
#include "strata/Loops/Optimize/TargetModel.h"

namespace dialects::affine {

/// A nest in the body of the loop over time. Its outermost loops are executed in blocks, those of all stages
/// together.
struct TemporalStage {
  AffineForOp root;
  /// At most as many as the plan has dimensions. A stage with fewer has one iteration in each of the others, the
  /// number 0.
  strata::SmallVector<AffineForOp, 2> loops;
  /// The number that is added to the variable of each of these loops, which gives its place.
  strata::SmallVector<int64_t, 2> shifts;

  /// The last of the loops that are nested perfectly.
  AffineForOp getInnermost() const;
};

struct TemporalPlan {
  struct Dim {
    /// The places of an iteration are so much greater in each later time step.
    int64_t shift = 0;
    /// The places of a block.
    int64_t width = 1;
    /// The least place, and the one after the greatest, in the first time step.
    MapAndOperands lower, upper;
  };
  strata::SmallVector<TemporalStage> stages;
  strata::SmallVector<Dim, 2> dims;
  /// The time steps that are executed together.
  int64_t steps = 1;
  /// Whether all iterations of one place are independent, if they are of different stages or steps, and their
  /// innermost loops can be one: its iterations are recurrences, which wait for each other.
  bool isJammed = false;
};

/// Whether the body of the loop consists of stages: nests whose bounds and stored elements do not depend on
/// the loop.
bool hasTemporalStages(AffineForOp time);

/// Chooses a plan for the loop over time. Returns the reason if there is none.
std::optional<strata::Obstacle>
findTemporalPlan(AffineForOp time, const strata::TargetModel &target,
                 strata::MemoryAliases &aliases, TemporalPlan &plan);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TEMPORALPLAN_H
