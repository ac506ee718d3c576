// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Range folding: an addition to, or a multiplication of, an induction variable that has no
// other use is done with the bounds of the loop instead.
#ifndef STRATA_LOOPS_SCF_LOOPRANGEFOLDING_H
#define STRATA_LOOPS_SCF_LOOPRANGEFOLDING_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Folds the arith.addi and arith.muli, one after the other, that use the induction variable
/// of `op` and a value from outside. Factors must be known to be positive, since the loop
/// could end at once or never otherwise. It is assumed that sums and products of bounds do
/// not overflow, as for the operands of affine maps; constants that do are not folded. Fails
/// if there is none.
strata::LogicalResult foldLoopRange(strata::RewriterBase &rewriter, ForOp op);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_LOOPRANGEFOLDING_H
