// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to Mem2Reg: whether a slot can be promoted, and doing it.
#ifndef STRATA_TRANSFORMS_MEMORYSLOTPROMOTIONDETAIL_H
#define STRATA_TRANSFORMS_MEMORYSLOTPROMOTIONDETAIL_H

#include "strata/Transforms/Mem2Reg.h"
#include "strata/Transforms/MemorySlotsDetail.h"

namespace strata::detail {

/// The facts about one user of a slot.
struct PromotedUser : SlotUser {
  /// One of them.
  const PromotableMemOpInterface::Concept *access = nullptr;
  const PromotableOpInterface::Concept *other = nullptr;
  /// Whether an access loads the slot, and whether it stores to it.
  bool loads = false, stores = false;
  /// The content of the slot before it, once that is known.
  Value reaching = {};
  /// The number of loads of the slot before it in a chain, each of which reads
  /// a value that the previous one loaded and a store wrote.
  unsigned chainLength = 0;
  bool isDone = false;
  DeletionKind kind = DeletionKind::Keep;
};

/// A block in which something happens to the slot, or from or to which what is
/// in it is passed.
struct SlotPoint {
  uint32_t block;
  /// The range of its users, which are adjacent.
  uint32_t firstUser = 0, numUsers = 0;
  /// The point is reachable, and has the allocation, or an operation that
  /// stores.
  bool isDef = false;
  /// The point loads a value that it has not stored.
  bool isLoadedFirst = false;
  /// The block has an argument for the content of the slot; until `prune`, it
  /// would have one if a load followed.
  bool isJoin = false;
  BlockArgument argument = {};
  /// The content of the slot at the end; null for the initial content.
  Value atEnd = {};
};

/// Decides about one slot. Changes nothing.
class SlotAnalysis {
public:
  SlotAnalysis(SlotRegions &regions, const MemorySlot &slot)
      : slot(slot), region(slot.ptr.getParentRegion()), regions(regions) {}
  /// Whether it can be promoted. All below is known then.
  bool run();

  const MemorySlot &slot;
  Region *region;
  SlotRegion *blocks = nullptr;
  /// The users, in an order in which definitions come before uses.
  std::vector<PromotedUser> users;
  /// Sorted by block.
  std::vector<SlotPoint> points;
  bool hasStores = false;
  /// Operations one of which has to change before the slot can be promoted. Empty
  /// if it can be promoted, or if that does not depend on operations.
  SmallVector<Operation *, 1> blockers;

  SlotPoint *findPoint(uint32_t block);

private:
  bool canRemove(SlotUser &user, SmallVectorImpl<OpOperand *> &more) const;
  void classify(ArrayRef<SlotUser> found);
  void addPoints();
  void addJoins();
  void prune();
  bool canPassValues() const;

  SlotRegions &regions;
};

/// Promotes the slot of `analysis`. Returns the remaining allocator, or null.
/// Calls `willChange` for operations before they are erased or their operands
/// change.
Operation *promoteSlot(SlotAnalysis &analysis, Operation *allocator,
                       RewriterBase &rewriter, Mem2RegStatistics &statistics,
                       function_ref<void(Operation *)> willChange);

} // namespace strata::detail

#endif // STRATA_TRANSFORMS_MEMORYSLOTPROMOTIONDETAIL_H
