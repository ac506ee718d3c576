// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Packing: copies of the elements that a nest loads many times to a buffer that has them in the order of
// the loads.
#ifndef STRATA_LOOPS_OPTIMIZE_PACKING_H
#define STRATA_LOOPS_OPTIMIZE_PACKING_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Optimize/RegisterTiling.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Makes `load` access a buffer that loops in front of `place`, a loop around it, fill. The buffer has a
/// dimension for each loop from `place` inwards on which the element depends. `tile`, which may be null,
/// has the load: lanes are the last dimension, and elements that iterations beyond the bounds of its
/// loops would load are zero. Returns the reason, without changes, why that is not possible: the
/// loops may store to the elements, or the number of elements is unknown.
std::optional<strata::Obstacle> packLoad(strata::RewriterBase &rewriter,
                                         AffineForOp place, AffineLoadOp load,
                                         const RegisterTile *tile,
                                         strata::MemoryAliases &aliases);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_PACKING_H
