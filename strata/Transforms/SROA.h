// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scalar replacement of aggregates (Interfaces/MemorySlotInterfaces.h): a
// memory slot that holds an aggregate becomes several, one for each element
// that is accessed. It is destructured if each use of its address is an access
// of elements, or can be removed.
#ifndef STRATA_TRANSFORMS_SROA_H
#define STRATA_TRANSFORMS_SROA_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Verify/Dominance.h"

namespace strata {

/// Statistics of destructuring.
struct SROAStatistics {
  uint64_t destructuredAmount = 0;
  /// Slots some of whose elements are not accessed.
  uint64_t slotsWithMemoryBenefit = 0;
  /// The most elements that one had.
  uint64_t maxSubelementAmount = 0;
};

/// Destructures slots of `allocators`, operations with the interface
/// DestructurableAllocationOpInterface, in order, and those that come out of
/// that, until none is left that can be. Succeeds if there was one. Blocks stay
/// as they are, and `dominance` stays valid. Each slot costs O(n log n) of its
/// uses.
LogicalResult tryToDestructureMemorySlots(ArrayRef<Operation *> allocators,
                                          RewriterBase &rewriter,
                                          DominanceInfo &dominance,
                                          SROAStatistics *statistics = nullptr);

} // namespace strata

#endif // STRATA_TRANSFORMS_SROA_H
