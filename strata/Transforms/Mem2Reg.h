// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Promotion of memory slots to values (Interfaces/MemorySlotInterfaces.h). A
// slot is promoted if all uses of its address can be removed. A load is
// replaced by the last value stored on the path, or by the slot's default
// value; where paths with different values meet before a load, the block gets
// an argument, and the branches to it pass the last stored values.
#ifndef STRATA_TRANSFORMS_MEM2REG_H
#define STRATA_TRANSFORMS_MEM2REG_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Verify/Dominance.h"

namespace strata {

/// Statistics of promotion.
struct Mem2RegStatistics {
  uint64_t promotedAmount = 0;
  uint64_t newBlockArgumentAmount = 0;
};

/// Promotes slots of `allocators`, operations with the interface
/// PromotableAllocationOpInterface, in order and again until none is left that
/// can be: the promotion of one may remove uses of the address of another.
/// Succeeds if there was one.
///
/// Blocks and the edges between them stay as they are, and `dominance` stays
/// valid. Slots in graph regions stay; so do those that are accessed in regions
/// of other operations, and those that need an argument of a block to which
/// branches cannot pass more. Each slot costs O(n log n) of its uses and of the
/// branches to blocks with new arguments; each region once O(n log n) of its
/// blocks.
LogicalResult tryToPromoteMemorySlots(ArrayRef<Operation *> allocators,
                                      RewriterBase &rewriter,
                                      DominanceInfo &dominance,
                                      Mem2RegStatistics *statistics = nullptr);

} // namespace strata

#endif // STRATA_TRANSFORMS_MEM2REG_H
