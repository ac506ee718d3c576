// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses of affine loops whose iterations become the elements of vectors.
#ifndef STRATA_LOOPS_DEPENDENCE_VECTORACCESSES_H
#define STRATA_LOOPS_DEPENDENCE_VECTORACCESSES_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// How the subscripts of an access change from one value of the variable of a loop to the next.
struct VectorAccess {
  enum Kind : uint8_t {
    /// Subscripts change in another way, or are unknown.
    Other,
    /// Subscripts do not change.
    Invariant,
    /// One subscript grows by 1.
    Contiguous
  };
  Kind kind = Other;
  /// The dimension of that subscript.
  unsigned dim = 0;
};

/// Classifies an access in the loop. Subscripts use variables of loops and values from outside.
VectorAccess getVectorAccess(const LoopAccess &access,
                             ::dialects::affine::AffineForOp loop);

/// Whether the next iteration of the loop accesses the next element of a row of the memory.
bool isAlongRow(const LoopAccess &access, ::dialects::affine::AffineForOp loop);

/// Whether the element that the access, which is Contiguous, would be of after the last iteration of
/// the loop, and all elements after it in the dimension, are out of bounds.
bool endsWithMemory(const LoopAccess &access,
                    ::dialects::affine::AffineForOp loop);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_VECTORACCESSES_H
