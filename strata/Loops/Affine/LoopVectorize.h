// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectorization of affine loops: consecutive iterations become the elements of vectors.
#ifndef STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H
#define STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

struct VectorizationOptions {
  /// The number of iterations that become a vector.
  int64_t size = 0;
  /// The dimension in which neighbouring elements must be, counted from the last one; std::nullopt for
  /// any.
  std::optional<int64_t> fastestVarying;
  /// Whether loops may carry reductions (LoopParallelize.h). Their values are combined in another
  /// order.
  bool vectorizesReductions = false;
};

/// Whether iterations of the loop may be executed at once: they are independent apart from
/// reductions, all accesses are of neighbouring elements or of the same one, and no store is
/// executed after the last iteration.
bool canVectorizeLoop(AffineForOp loop, const VectorizationOptions &options,
                      strata::MemoryAliases &aliases);

/// Replaces the loop, for which canVectorizeLoop holds, by one with a step that is `size` times as
/// large.
AffineForOp vectorizeLoop(strata::RewriterBase &rewriter, AffineForOp loop,
                          int64_t size);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H
