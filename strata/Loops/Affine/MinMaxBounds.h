// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.min and affine.max without the results that are never the smallest or largest one, given the
// definitions of the operands and the loops whose variables they are.
#ifndef STRATA_LOOPS_AFFINE_MINMAXBOUNDS_H
#define STRATA_LOOPS_AFFINE_MINMAXBOUNDS_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewritePatternSet;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Removes results of the map of `op`, an affine.min or affine.max, that another result is never
/// greater, or smaller, than. An operation with one remaining result becomes affine.apply, or the
/// operand or constant that it is. Fails without changes if all results are needed.
strata::LogicalResult simplifyMinMaxByBounds(strata::RewriterBase &rewriter,
                                             strata::Operation *op);

/// The pattern that does so.
void populateMinMaxBoundsPatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MINMAXBOUNDS_H
