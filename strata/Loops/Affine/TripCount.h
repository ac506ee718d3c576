// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The number of iterations of affine loops, and loops with a single iteration.
#ifndef STRATA_LOOPS_AFFINE_TRIPCOUNT_H
#define STRATA_LOOPS_AFFINE_TRIPCOUNT_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// `upper - lower`, for each result of the upper bound, as a map of the operands of both bounds,
/// with the maps that define operands composed in. std::nullopt if the lower bound has several
/// results.
std::optional<MapAndOperands> getBoundDifference(AffineForOp loop);
/// The number of iterations: the smallest result of the map, or 0 if that is negative.
/// std::nullopt if the lower bound has several results.
std::optional<MapAndOperands> getTripCountMap(AffineForOp loop);
/// The number of iterations, at least 0; std::nullopt if it is not a constant.
std::optional<uint64_t> getTripCount(AffineForOp loop);
/// A number that divides the number of iterations, at least 1: the number itself if it is a
/// positive constant.
uint64_t getLargestDivisorOfTripCount(AffineForOp loop);
/// Whether `expr`, of dimensions and symbols with the values `operands`, is known not to be
/// negative.
bool isKnownNonNegative(strata::AffineExpr expr, unsigned numDims,
                        strata::ValueRange operands);

/// Replaces a loop that has exactly one iteration by its body. A constant that the induction
/// variable becomes is created at the start of the function. Fails, without changes, for other
/// loops.
strata::LogicalResult promoteIfSingleIteration(strata::RewriterBase &rewriter,
                                               AffineForOp loop);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_TRIPCOUNT_H
