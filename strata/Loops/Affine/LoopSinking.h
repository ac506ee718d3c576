// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interchange of perfectly nested affine loops that makes the outer ones parallel.
#ifndef STRATA_LOOPS_AFFINE_LOOPSINKING_H
#define STRATA_LOOPS_AFFINE_LOOPSINKING_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Moves loops of a perfect nest inwards whose iterations depend on each other, and the others outwards,
/// which keeps the order of all accesses. Returns the new outermost loop; null if nothing is moved.
AffineForOp sinkSequentialLoops(strata::RewriterBase &rewriter,
                                AffineForOp root,
                                strata::MemoryAliases &aliases);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPSINKING_H
