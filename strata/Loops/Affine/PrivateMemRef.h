// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers for the elements of a memref that an iteration of loops stores and loads.
#ifndef STRATA_LOOPS_AFFINE_PRIVATEMEMREF_H
#define STRATA_LOOPS_AFFINE_PRIVATEMEMREF_H

#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// A buffer that takes the place of a memref in a loop.
struct PrivateMemRef {
  strata::Value memref;
  /// The accesses of which the buffer replaces the memref.
  strata::SmallVector<strata::Operation *, 4> accesses;
  RegionShape shape;
  /// The values of the symbols of the offsets.
  strata::SmallVector<strata::Value, 4> symbols;
};

/// The buffer for the accesses of `memref`, of all accesses of `nest`, in the body of `loop`, a loop of `nest` or `nest`, from the
/// first store on. The buffer has the elements that this store accesses in one iteration of the outermost
/// `depth` loops around it. Fails if there is no store, if another store may be executed before it, if the
/// memref is accessed at other places in `nest`, or if the buffer has not all elements.
strata::FailureOr<PrivateMemRef>
getPrivateMemRef(strata::Value memref, AffineForOp nest, AffineForOp loop,
                 unsigned depth,
                 strata::ArrayRef<const strata::LoopAccess *> accesses);

struct PrivateMemRefOptions {
  /// The memory space of buffers of at most `localBufSizeThreshold` bytes; std::nullopt for that of the
  /// memref.
  std::optional<unsigned> fastMemorySpace;
  uint64_t localBufSizeThreshold = 0;
};

/// Allocates the buffer at the start of the block of `nest`, and makes the accesses use it.
strata::Value createPrivateMemRef(strata::RewriterBase &rewriter,
                                  const PrivateMemRef &buffer, AffineForOp nest,
                                  const PrivateMemRefOptions &options);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_PRIVATEMEMREF_H
