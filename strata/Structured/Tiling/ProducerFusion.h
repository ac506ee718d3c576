// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of producers into loops around tiles: the loop computes the part of a tensor that it reads.
#ifndef STRATA_STRUCTURED_TILING_PRODUCERFUSION_H
#define STRATA_STRUCTURED_TILING_PRODUCERFUSION_H

#include "strata/Structured/Tiling/TileUsingSCF.h"

namespace strata {

/// Tiles `consumer` and fuses the operations that define slices of its operands, and those that
/// define slices of theirs, into the innermost loop. A producer of the initial value of a carried
/// tensor is fused if no loop is a reduction. If there are loops, `consumer` is replaced, and producers
/// without uses are erased. Fails like tileUsingSCF.
FailureOr<SCFTilingResult>
tileConsumerAndFuseProducers(RewriterBase &rewriter, TilingInterface consumer,
                             const SCFTilingOptions &options);

/// One use of a producer that is fused into an operation.
struct FusedUse {
  /// The operations that compute the value of this use.
  SmallVector<Operation *> fusedOps;
};

/// Fuses one use of `producer` in `container` into it: a tensor.extract_slice of it, or of the
/// block argument of scf.forall that stands for it, is computed in place; any other operation in the
/// container gets a copy of the producer. The loop is expected to write all elements of such a shared
/// output. Fails without changes if there is no such use; `reasons` gets an explanation of each
/// attempt.
FailureOr<FusedUse> fuseFirstUse(RewriterBase &rewriter, Operation *producer,
                                 Operation *container,
                                 SmallVectorImpl<std::string> &reasons);

} // namespace strata

#endif // STRATA_STRUCTURED_TILING_PRODUCERFUSION_H
