// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies of the elements that a piece of code accesses to a buffer in another memory space, and back.
//
//   llvm::SetVector<Operation *> copyNests;
//   affineDataCopyGenerate(rewriter, {loop, loop->getNextNode()}, options, aliases, copyNests);
#ifndef STRATA_LOOPS_AFFINE_DATACOPY_H
#define STRATA_LOOPS_AFFINE_DATACOPY_H

#include "strata/Loops/Affine/MemRefRegion.h"

#include "llvm/ADT/SetVector.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

struct AffineCopyOptions {
  /// Whether affine.dma_start copies, instead of loops.
  bool generateDma = false;
  /// The memory spaces of memrefs, of buffers, and of the tags of affine.dma_start.
  unsigned slowMemorySpace = 0;
  unsigned fastMemorySpace = 1;
  unsigned tagMemorySpace = 0;
  /// Buffers of more bytes cause a warning.
  uint64_t fastMemCapacityBytes = UINT64_MAX;
  /// The category of remarks.
  strata::StringRef category = "affine-data-copy-generate";
};

/// Operations of a block from `begin` up to `end`, which is one of the block.
struct OpRange {
  strata::Operation *begin, *end;
};

/// The operations of a function that may free memory, and those that start asynchronous copies.
struct MemoryEvents {
  explicit MemoryEvents(strata::Operation *function);
  strata::SmallVector<strata::Operation *, 4> frees, transfers;
};

/// Makes affine.load and affine.store in the range access buffers that are filled before it, and from which
/// stored elements are copied back after it. The copies are placed outside of loops around the range on
/// which the elements do not depend. A memref is left if its region is not a box of constant size, if
/// other operations access it, or if the box may have elements that the memref does not have. The root
/// loops, or affine.dma_start and affine.dma_wait, of copies are added to `copyNests`. `events` are those of
/// the function before any copy was created. Elements of the box that are not stored are copied back as
/// well: no other thread may store them, as iterations of a parallel loop around the range would.
void affineDataCopyGenerate(strata::RewriterBase &rewriter, OpRange range,
                            const AffineCopyOptions &options,
                            const MemoryEvents &events,
                            strata::MemoryAliases &aliases,
                            llvm::SetVector<strata::Operation *> &copyNests);

/// The bytes of the regions that affine operations in the loop access, one for each memref; std::nullopt if
/// one has no constant size.
std::optional<int64_t> getRegionFootprintBytes(AffineForOp loop);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_DATACOPY_H
