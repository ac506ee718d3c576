// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cost of fused loop nests, counted in executed operations and in bytes of accessed memory.
#ifndef STRATA_LOOPS_AFFINE_FUSIONCOST_H
#define STRATA_LOOPS_AFFINE_FUSIONCOST_H

#include "strata/Loops/Affine/ComputationSlice.h"

namespace dialects::affine {

/// The number of operations of `source` that are executed more often after fusion, as a fraction of
/// those of both nests. std::nullopt if the number of iterations of a loop is not constant.
std::optional<double>
getAdditionalComputeFraction(AffineForOp source, AffineForOp target,
                             const ComputationSlice &slice);

/// Whether the slice executes each of its loops for exactly one iteration.
bool isUnitSlice(const ComputationSlice &slice);

/// The depth, an index of `slices` plus 1, at which fusion reduces the memory that holds the elements of
/// `access` most, among those with at most `tolerance` additional operations. `access` is the store,
/// or the load of sibling fusion, that both nests share; slices may be empty. std::nullopt if fusion
/// does not reduce the memory that both nests access.
std::optional<unsigned>
getProfitableDepth(AffineForOp source, const MemRefAccess &access,
                   AffineForOp target,
                   strata::ArrayRef<ComputationSlice> slices, double tolerance);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_FUSIONCOST_H
