// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cost of fused loop nests, counted in executed operations and in bytes of accessed memory.
#ifndef STRATA_LOOPS_AFFINE_FUSIONCOST_H
#define STRATA_LOOPS_AFFINE_FUSIONCOST_H

#include "strata/Loops/Affine/ComputationSlice.h"

namespace dialects::affine {

class NestSummary;

/// The loops of a nest.
struct NestCounts {
  struct Loop {
    AffineForOp op;
    /// The number of loops of the nest around it.
    unsigned depth;
    int64_t iterations;
    /// Operations in the body that are no loops and conditions, without the terminator.
    int64_t operations;
  };
  /// Inner loops come before those around them.
  strata::SmallVector<Loop, 0> loops;
};

/// The number of operations of `source` that are executed more often after fusion, as a fraction of
/// those of both nests. std::nullopt if the number of iterations of a loop is not constant.
std::optional<double>
getAdditionalComputeFraction(NestSummary &source, NestSummary &target,
                             const ComputationSlice &slice);

/// Whether the slice executes each of its loops for exactly one iteration.
bool isUnitSlice(const ComputationSlice &slice);

/// The depth, an index of `slices` plus 1, at which fusion reduces the memory that holds the elements of
/// `access` most, among those with at most `tolerance` additional operations. `access` is the store,
/// or the load of sibling fusion, that both nests share; slices may be empty. std::nullopt if fusion
/// does not reduce the memory that both nests access.
std::optional<unsigned>
getProfitableDepth(NestSummary &source, const MemRefAccess &access,
                   NestSummary &target,
                   strata::ArrayRef<ComputationSlice> slices, double tolerance);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_FUSIONCOST_H
