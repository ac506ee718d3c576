// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to Mem2Reg and SROA: the blocks of a region as numbers, and the uses
// of a slot's address in the order of dominance.
#ifndef STRATA_TRANSFORMS_MEMORYSLOTSDETAIL_H
#define STRATA_TRANSFORMS_MEMORYSLOTSDETAIL_H

#include "strata/IR/Verify/Dominance.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TinyPtrVector.h"

namespace strata::detail {

/// The blocks of a region, numbered as a pre-order of the dominator tree has
/// them, followed by the unreachable ones, in order.
class SlotRegion {
public:
  SlotRegion(Region &region, const DominanceInfo &dominance);

  uint32_t getNumber(Block *block) const {
    return blocks.size() == 1 ? 0 : numbers.lookup(block);
  }
  Block *getBlock(uint32_t number) const { return blocks[number]; }
  bool isReachable(uint32_t number) const { return number < nodes.size(); }
  /// Whether block `a` dominates `b`; both are reachable.
  bool dominates(uint32_t a, uint32_t b) const {
    return a <= b && b < nodes[a].end;
  }
  /// The place of a block in reverse post-order. Unreachable blocks come after
  /// the reachable ones, in that order from the first of them on.
  uint32_t getOrder(uint32_t number) const { return orders[number]; }

  /// Appends the blocks at which ways from different blocks of `defs` meet
  /// first: their iterated dominance frontier. The order is that of the region
  /// and `defs` alone. An edge is visited once at most, and those that do not
  /// lead to such a block are skipped, at O(log n) each time.
  void computeFrontier(ArrayRef<uint32_t> defs,
                       SmallVectorImpl<uint32_t> &frontier);

private:
  struct Node {
    /// The end of the numbers of the blocks that it dominates.
    uint32_t end;
    /// Depth in the tree.
    uint32_t level;
    uint32_t parent;
    /// The index of the first edge that starts at this block or a later one.
    uint32_t firstEdge;
    /// The last query that found it in a frontier.
    uint32_t mark;
  };
  void number(Region &region, const DominanceInfo &dominance);
  void order(Region &region);
  void collectEdges(Region &region);
  uint32_t getFirstEdge(uint32_t number) const {
    return number < nodes.size() ? nodes[number].firstEdge
                                 : uint32_t(edges.size());
  }
  uint32_t findEdge(uint32_t from, uint32_t to, uint32_t level) const;

  std::vector<Block *> blocks;
  std::vector<uint32_t> orders;
  llvm::DenseMap<Block *, uint32_t> numbers;
  /// The nodes of reachable blocks.
  std::vector<Node> nodes;
  /// The targets of edges that are not edges of the tree, sorted by their
  /// sources.
  std::vector<uint32_t> edges;
  /// A binary tree over the edges: the lowest level of a target below each
  /// node. The edges themselves are at the end.
  std::vector<uint32_t> lowest;
  uint32_t numLeaves = 0;
  uint32_t query = 0;
};

/// The regions that slots are in, created on first use.
class SlotRegions {
public:
  explicit SlotRegions(const DominanceInfo &dominance) : dominance(dominance) {}
  SlotRegion &get(Region *region);
  /// Whether `a` comes before `b`, which lie in the same or in nested regions:
  /// an order in which operations come after those that dominate them.
  bool isBefore(Operation *a, Operation *b);

private:
  bool isBefore(Region &region, Block *a, Block *b);
  const DominanceInfo &dominance;
  llvm::DenseMap<Region *, std::unique_ptr<SlotRegion>> regions;
};

/// An operation that uses the address of a slot, or something made of it that
/// has to go with it.
struct SlotUser {
  Operation *op;
  /// The number of the block of the slot's region that it is in.
  uint32_t block;
  /// The uses to be removed.
  llvm::TinyPtrVector<OpOperand *> uses;
};

/// Collects the uses that have to be removed if some uses of values have to be.
class BlockingUses {
public:
  BlockingUses(SlotRegions &regions, Region *region)
      : regions(regions), region(region), blocks(regions.get(region)) {}

  /// Adds one to begin with.
  void add(OpOperand &use) { start.push_back(makeEntry(use)); }
  /// Asks `canRemove` about one operation after another, in the order of
  /// dominance; it may say what has to be removed too. False once it says no.
  /// `users` are all of them then.
  bool collect(
      function_ref<bool(SlotUser &, SmallVectorImpl<OpOperand *> &)> canRemove,
      std::vector<SlotUser> &users);

private:
  struct Entry {
    OpOperand *use;
    /// The operation that owns `use`, or the operation around it, in `region`.
    Operation *anchor;
    uint32_t block, order;
  };
  Entry makeEntry(OpOperand &use) const;
  bool isBefore(const Entry &a, const Entry &b) const;

  SlotRegions &regions;
  Region *region;
  SlotRegion &blocks;
  std::vector<Entry> start;
};

} // namespace strata::detail

#endif // STRATA_TRANSFORMS_MEMORYSLOTSDETAIL_H
