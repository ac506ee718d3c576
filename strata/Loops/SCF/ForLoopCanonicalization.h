// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of operations in loops by the range of induction variables and by the
// initial values of carried values.
#ifndef STRATA_LOOPS_SCF_FORLOOPCANONICALIZATION_H
#define STRATA_LOOPS_SCF_FORLOOPCANONICALIZATION_H

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::scf {

/// Patterns for affine.min, affine.max, tensor.dim and memref.dim in loops.
void populateForLoopCanonicalizationPatterns(
    strata::RewritePatternSet &patterns);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_FORLOOPCANONICALIZATION_H
