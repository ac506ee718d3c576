// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions: iterations of a loop that combine values with one element of memory.
#ifndef STRATA_LOOPS_OPTIMIZE_REDUCTIONS_H
#define STRATA_LOOPS_OPTIMIZE_REDUCTIONS_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// An element that is loaded and stored in each iteration of a loop, by operations of its body.
struct CarriedElement {
  AffineLoadOp load;
  AffineStoreOp store;
};

/// The elements of `loop` that no other operation in it accesses, and that each iteration stores after its
/// last use of the loaded value.
strata::SmallVector<CarriedElement, 2>
findCarriedElements(AffineForOp loop, strata::MemoryAliases &aliases);

/// Whether the operation, which combines two values, may be applied to several in any order. Sums and products of
/// floats have the flag `reassoc`; the greatest number is the same in any order.
bool isReorderable(strata::Operation *combiner);
/// Whether the stored value combines the loaded one by such an operation, and is used by nothing else.
bool isReorderable(const CarriedElement &element);

/// Whether all other accesses in `loop`, which has no loops in it, are of neighbours in its iterations or do not
/// depend on them, so that iterations can be executed by vectors.
bool accessesNeighbours(AffineForOp loop);

/// Makes the loop, which carries no values, carry the elements, which are loaded before and stored after it, if it
/// is executed. Returns the new loop.
AffineForOp carryElements(strata::RewriterBase &rewriter, AffineForOp loop,
                          strata::ArrayRef<CarriedElement> elements);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_REDUCTIONS_H
