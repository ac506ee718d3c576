// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving code that is the same in all iterations out of affine loops, accesses to memory included.
#ifndef STRATA_LOOPS_AFFINE_AFFINEINVARIANTCODE_H
#define STRATA_LOOPS_AFFINE_AFFINEINVARIANTCODE_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Moves the operations of the body that use nothing that the loop computes, and that
/// HoistingLegality allows, to before the loop, in order. Returns how many. Remarks of the pass `category`
/// give the reasons why other operations that use nothing of the loop stay; without a category there are
/// none.
size_t hoistAffineLoopInvariants(strata::RewriterBase &rewriter,
                                 AffineForOp loop,
                                 strata::MemoryAliases &aliases,
                                 strata::StringRef category = {});

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_AFFINEINVARIANTCODE_H
