// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving operations out of loops: operations with the interface
// LoopLikeOpInterface, all of whose regions are loop bodies.
#ifndef STRATA_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
#define STRATA_TRANSFORMS_LOOPINVARIANTCODEMOTION_H

#include "strata/IR/Build/Builder.h"
#include "strata/Interfaces/EffectSummaries.h"
#include "strata/Interfaces/LoopLikeInterface.h"

namespace strata {

/// Moves the operations directly in the regions of `loop` that have no effects,
/// may be executed where they are not reached, and use nothing that the loop
/// makes, to before the loop. Returns how many. O(operations + operands).
/// `effects` stays valid: moved operations have none.
size_t moveLoopInvariantCode(RewriterBase &rewriter, Operation *loop,
                             EffectSummaries &effects);

/// MLIR's spelling. Effects that are found out are not kept for the next loop.
size_t moveLoopInvariantCode(LoopLikeOpInterface loop);

} // namespace strata

#endif // STRATA_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
