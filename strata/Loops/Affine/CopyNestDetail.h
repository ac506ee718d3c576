// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations that copy a region to a buffer, or back.
#ifndef STRATA_LOOPS_AFFINE_COPYNESTDETAIL_H
#define STRATA_LOOPS_AFFINE_COPYNESTDETAIL_H

#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/DataCopy.h"
#include "strata/Loops/Dependence/CopyLegality.h"

namespace dialects::affine {

/// The place of copies: in front of `begin`, and of `end`.
struct CopyPlace {
  strata::Operation *begin, *end;
};

/// A region of a memref with all that is needed to copy it.
struct CopyRegion {
  strata::Value memref;
  RegionShape shape;
  /// The values of the symbols of all maps.
  strata::SmallVector<strata::Value, 4> symbols;
  /// The elements that loops copy.
  strata::ElementBox box;
  /// The elements of the buffer, which affine.dma_start copies.
  strata::ElementBox bufferBox;
};

/// The region for copies; std::nullopt if its size is not constant or a bound is unknown.
std::optional<CopyRegion> getCopyRegion(const MemRefRegion &region);

/// Creates copies of regions of memrefs, with a buffer for each memref.
class CopyGenerator {
public:
  CopyGenerator(strata::RewriterBase &rewriter,
                const AffineCopyOptions &options,
                llvm::SetVector<strata::Operation *> &copyNests)
      : rewriter(rewriter), options(options), copyNests(copyNests) {}

  /// Creates the constant 0 that copies of a region use, at the start of the function of `place`. It is
  /// created for regions that are not copied, too.
  void createZero(strata::Operation *place);
  /// Whether affine.dma_start can copy the region.
  bool canCopy(const CopyRegion &region) const;
  /// Copies the region to its buffer, or, for the elements that are stored, back. Returns the first
  /// operation after the range, which may have been created.
  strata::Operation *copy(const CopyRegion &region, const CopyPlace &place,
                          bool isCopyOut);
  /// The buffer of the memref, if it has one.
  strata::Value getBuffer(strata::Value memref) const {
    return buffers.lookup(memref);
  }
  uint64_t getTotalBytes() const { return totalBytes; }

private:
  struct Indices;

  strata::Value createConstant(int64_t value);
  Indices createIndices(const CopyRegion &region);
  void allocate(const CopyRegion &region, const CopyPlace &place);
  strata::Operation *createLoops(const CopyRegion &region, bool isCopyOut);
  strata::Operation *createDma(const CopyRegion &region, const Indices &indices,
                               const CopyPlace &place, bool isCopyOut);

  strata::RewriterBase &rewriter;
  const AffineCopyOptions &options;
  llvm::SetVector<strata::Operation *> &copyNests;
  llvm::DenseMap<strata::Value, strata::Value> buffers;
  strata::Value zero;
  uint64_t totalBytes = 0;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_COPYNESTDETAIL_H
