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

/// Whether `size` iterations of the loop may be executed at once: they are independent, all accesses
/// are of neighbouring elements or of the same one, and no store is executed after the last
/// iteration. `fastestVarying` is the dimension in which neighbours must be, counted from the last
/// one; std::nullopt for any.
bool canVectorizeLoop(AffineForOp loop, int64_t size,
                      std::optional<int64_t> fastestVarying,
                      strata::MemoryAliases &aliases);

/// Replaces the loop, for which canVectorizeLoop holds, by one with a step that is `size` times as
/// large.
AffineForOp vectorizeLoop(strata::RewriterBase &rewriter, AffineForOp loop,
                          int64_t size);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H
