// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two buffers for the iterations of a loop, which use them in turn.
#ifndef STRATA_LOOPS_AFFINE_DOUBLEBUFFER_H
#define STRATA_LOOPS_AFFINE_DOUBLEBUFFER_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Makes all uses of `memref` in the loop, which must be accesses and copies of affine and operations that free
/// it, be of an array that has two of it, and erases `memref` if no other uses are left. The array is
/// allocated in front of the loop, and freed after it. Sizes that are allocated in the loop must be static.
void doubleBuffer(strata::RewriterBase &rewriter, strata::Value memref,
                  AffineForOp loop);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_DOUBLEBUFFER_H
