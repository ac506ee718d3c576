// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Execution of some operations of a loop an iteration earlier than the others.
#ifndef STRATA_LOOPS_AFFINE_LOOPSHIFT_H
#define STRATA_LOOPS_AFFINE_LOOPSHIFT_H

#include "strata/Dialects/Affine/AffineClasses.h"

#include "llvm/ADT/DenseSet.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Whether the loop has iterations of a known number, bounds of one result, and no carried values.
bool canShiftBody(AffineForOp loop);

/// Executes the operations `first` of the body of the loop, which must not use values that others define,
/// in the iteration before the one of the others: once before a loop, which lacks an iteration, and the others
/// once after it. The loop, for which canShiftBody holds, is erased.
void shiftBody(strata::RewriterBase &rewriter, AffineForOp loop,
               const llvm::DenseSet<strata::Operation *> &first);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPSHIFT_H
