// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine operations whose operands are results of affine.apply.
#ifndef STRATA_LOOPS_OPTIMIZE_COMPOSEAPPLIES_H
#define STRATA_LOOPS_OPTIMIZE_COMPOSEAPPLIES_H

namespace strata {
class Operation;
} // namespace strata

namespace dialects::affine {

/// Composes the maps of accesses and bounds of loops in `root` with those of affine.apply that compute their
/// operands, and erases the operations affine.apply in `root` that are not used. Loops that only these
/// operations separate become perfect nests. Compositions that are too large are left out.
void composeApplies(strata::Operation *root);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_COMPOSEAPPLIES_H
