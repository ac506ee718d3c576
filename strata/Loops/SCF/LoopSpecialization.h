// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Specialization: a loop whose upper bounds are minima with a constant, as those of tiles are,
// is copied. The copy, whose bounds are constants, is executed where the minima are these.
#ifndef STRATA_LOOPS_SCF_LOOPSPECIALIZATION_H
#define STRATA_LOOPS_SCF_LOOPSPECIALIZATION_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Moves `op`, whose upper bound must be an affine.min with a constant result, to the else branch
/// of an scf.if that has the copy. Fails without changes for other loops, loops with results,
/// and loops with more than some ten thousand operations in them, of which copies of copies
/// would be made.
strata::LogicalResult specializeForLoop(strata::RewriterBase &rewriter,
                                        ForOp op);
/// Like the function above, for an scf.parallel, of which all upper bounds must be such minima.
strata::LogicalResult specializeParallelLoop(strata::RewriterBase &rewriter,
                                             ParallelOp op);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_LOOPSPECIALIZATION_H
