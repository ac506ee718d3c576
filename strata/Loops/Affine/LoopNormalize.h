// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Normalization of affine loops: lower bound 0 and step 1.
#ifndef STRATA_LOOPS_AFFINE_LOOPNORMALIZE_H
#define STRATA_LOOPS_AFFINE_LOOPNORMALIZE_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Gives the loop the lower bound 0 and the step 1; an affine.apply at the start of the body
/// computes the former values of the induction variable. With `promoteSingleIter`, a loop of one
/// iteration is replaced by its body instead. Fails, without changes, if the lower bound has
/// several results.
strata::LogicalResult normalizeAffineFor(strata::RewriterBase &rewriter,
                                         AffineForOp loop,
                                         bool promoteSingleIter = false);
/// Does the same for all induction variables of an affine.parallel. Fails, without changes, if a
/// bound is the largest or smallest of several results, or if there is nothing to change.
strata::LogicalResult normalizeAffineParallel(strata::RewriterBase &rewriter,
                                              AffineParallelOp loop);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPNORMALIZE_H
