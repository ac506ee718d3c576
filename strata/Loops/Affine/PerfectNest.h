// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Perfect nests: affine loops of which each contains nothing but the next one.
#ifndef STRATA_LOOPS_AFFINE_PERFECTNEST_H
#define STRATA_LOOPS_AFFINE_PERFECTNEST_H

#include "strata/Dialects/Affine/AffineClasses.h"

#include <vector>

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// The loops from `root` inwards of which each contains nothing but the next one. Loops with
/// carried values are the innermost of a nest.
strata::SmallVector<AffineForOp> getPerfectlyNestedLoops(AffineForOp root);
/// The perfect nests in `root` that are in no larger one, the outer ones first.
std::vector<strata::SmallVector<AffineForOp>>
collectPerfectNests(strata::Operation *root);
/// Whether an operand of a bound of `loop` is the induction variable of one of the loops.
bool areBoundsDependentOn(AffineForOp loop,
                          strata::ArrayRef<AffineForOp> others);
/// Moves the operations in the body of `from` to the end of that of `to`.
void moveBody(strata::RewriterBase &rewriter, AffineForOp from, AffineForOp to);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_PERFECTNEST_H
