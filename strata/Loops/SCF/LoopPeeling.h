// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Peeling of scf.for: the last iteration, which is shorter than a step, or the first one
// becomes a loop of its own, so that facts about bounds hold in the other:
//
//   scf::ForOp partial;
//   (void)scf::peelForLoopAndSimplifyBounds(rewriter, loop, partial);
//
// Loops over indices with signed comparison are peeled.
#ifndef STRATA_LOOPS_SCF_LOOPPEELING_H
#define STRATA_LOOPS_SCF_LOOPPEELING_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Ends `op` where less than a step remains, and adds a loop after it, `partialIteration`,
/// that executes what remains: one iteration or none. Operations affine.min and affine.max in
/// both are simplified. Fails without changes if it is known that the step divides the
/// distance of the bounds.
strata::LogicalResult
peelForLoopAndSimplifyBounds(strata::RewriterBase &rewriter, ForOp op,
                             ForOp &partialIteration);

/// Adds a loop before `op`, `firstIteration`, that executes its first iteration if there is
/// one, and starts `op` with the second. Fails without changes if it is known that there are
/// not two iterations.
strata::LogicalResult peelForLoopFirstIteration(strata::RewriterBase &rewriter,
                                                ForOp op,
                                                ForOp &firstIteration);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_LOOPPEELING_H
