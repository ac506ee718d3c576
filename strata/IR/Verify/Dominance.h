// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dominance between blocks, operations and values, over all nesting levels. A
// DominanceInfo makes the tree of a region when it is first asked about it;
// regions of one block need none. Results hold until the control flow of a
// region changes: call `invalidate`, or use a new object. Not thread-safe: each
// thread has an object of its own.
//
// Left out: updating trees in place, and frontiers.
#ifndef STRATA_IR_VERIFY_DOMINANCE_H
#define STRATA_IR_VERIFY_DOMINANCE_H

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <vector>

namespace strata {

/// The dominator (or post-dominator) tree of the blocks of one region, made by
/// the algorithm of Lengauer and Tarjan with path compression, without
/// recursion: O(edges * log(blocks)). An edge is a successor of the last
/// operation of a block that lies in the same region; other edges are ignored,
/// so that malformed IR is accepted.
class RegionDomTree {
public:
  enum class Direction : uint8_t { Forward, Backward };

  RegionDomTree() = default;
  RegionDomTree(Region &region, Direction direction = Direction::Forward) {
    build(region, direction);
  }
  /// Makes the tree of `region`, dropping the one held before but not its
  /// memory. Going forward the root is the entry block. Going backward the
  /// roots are the blocks without successors; where blocks reach none of those,
  /// the last of them in the region becomes one more root, until none is left.
  void build(Region &region, Direction direction = Direction::Forward);

  /// True for blocks that the roots reach. Blocks of other regions are not.
  bool isReachable(Block *block) const { return numberOf(block) != 0; }
  /// Dominance between two blocks of the region. An unreachable block is
  /// dominated by all, and dominates only unreachable ones. O(1).
  bool properlyDominates(Block *a, Block *b) const;
  bool dominates(Block *a, Block *b) const {
    return a == b || properlyDominates(a, b);
  }
  /// Null for roots and unreachable blocks.
  Block *getIDom(Block *block) const;
  /// Null if there is none, or one of the blocks is unreachable. O(depth).
  Block *findNearestCommonDominator(Block *a, Block *b) const;

  /// A block with the number of blocks that it dominates, itself included.
  struct TreeNode {
    Block *block;
    uint32_t size;
  };
  /// The reachable blocks, each before those that it dominates; these follow it
  /// directly.
  std::vector<TreeNode> getPreOrder() const;

private:
  /// Position in depth-first order, counted from 1; 0 for unreachable blocks.
  uint32_t numberOf(Block *block) const;
  void collectEdges(Region &region, Direction direction);
  void chooseBackwardRoots();
  void search(uint32_t from, uint32_t parentNumber);
  void computeDominators();
  void numberTree();
  uint32_t findLowest(uint32_t number);

  static constexpr size_t LinearSearchLimit = 8;
  static constexpr uint32_t Unlinked = ~0u;
  /// Blocks by position in the region.
  std::vector<Block *> blocks;
  llvm::DenseMap<Block *, uint32_t> positions;
  std::vector<uint32_t> numbers;
  /// Edges in the direction of the tree, and against it, as ranges of targets.
  std::vector<uint32_t> succBegin, succs, predBegin, preds;
  /// Nodes by number in depth-first order; entry 0 is the parent of the roots.
  struct Node {
    uint32_t position, parent, semi, idom;
    /// Path-compression forest: the link upwards, and the vertex with the
    /// smallest semidominator on the way.
    uint32_t ancestor, lowest;
    uint32_t bucket, nextInBucket;
    /// The subtree holds the tree numbers [first, first + size).
    uint32_t first, size;
  };
  std::vector<Node> nodes;
  std::vector<std::pair<uint32_t, uint32_t>> searchStack;
  std::vector<uint32_t> path;
};

/// True unless the order of operations in a block of `region` does not imply
/// dominance: graph regions, and single-block regions of unregistered
/// operations.
bool hasSSADominance(Region &region);

namespace detail {
/// The common part of DominanceInfo and PostDominanceInfo.
class DominanceInfoBase {
public:
  /// Forgets all trees, or that of one region.
  void invalidate() { trees.clear(); }
  void invalidate(Region *region) { trees.erase(region); }

  /// True if a use in `block` must follow its definition.
  bool hasSSADominance(Block *block) const {
    return hasSSADominance(block->getParent());
  }
  bool hasSSADominance(Region *region) const {
    return strata::hasSSADominance(*region);
  }
  /// True if control can reach the block from the entry of its own region.
  /// Says nothing about the regions around it.
  bool isReachableFromEntry(Block *block) const;
  /// The nearest block that dominates both, in whatever region that is; null if
  /// there is none.
  Block *findNearestCommonDominator(Block *a, Block *b) const;
  /// The tree of `region`, built now if it does not exist yet.
  const RegionDomTree &getDomTree(Region *region) const;

protected:
  explicit DominanceInfoBase(RegionDomTree::Direction direction)
      : direction(direction) {}
  bool properlyDominatesBlock(Block *a, Block *b) const;
  bool properlyDominatesOp(Operation *a, Operation *b,
                           bool enclosingOpOk) const;

private:
  mutable llvm::DenseMap<Region *, std::unique_ptr<RegionDomTree>> trees;
  RegionDomTree::Direction direction;
};
} // namespace detail

/// Answers whether one thing is always executed before another.
class DominanceInfo : public detail::DominanceInfoBase {
public:
  explicit DominanceInfo(Operation * = nullptr)
      : DominanceInfoBase(RegionDomTree::Direction::Forward) {}

  /// True if `a` comes before `b` on every way to it. An operation that
  /// encloses `b` dominates it if `enclosingOpOk`. False if `a` lies in a
  /// region that does not enclose `b`. O(nesting between the two).
  bool properlyDominates(Operation *a, Operation *b,
                         bool enclosingOpOk = true) const {
    return properlyDominatesOp(a, b, enclosingOpOk);
  }
  bool dominates(Operation *a, Operation *b) const {
    return a == b || properlyDominates(a, b);
  }
  /// True if `value` may be used by `user`.
  bool properlyDominates(Value value, Operation *user) const;
  bool dominates(Value value, Operation *user) const {
    return value.getDefiningOp() == user || properlyDominates(value, user);
  }
  /// Blocks in different regions are compared in the region of `a`.
  bool properlyDominates(Block *a, Block *b) const {
    return properlyDominatesBlock(a, b);
  }
  bool dominates(Block *a, Block *b) const {
    return a == b || properlyDominates(a, b);
  }
};

/// Answers whether one thing is always executed after another.
class PostDominanceInfo : public detail::DominanceInfoBase {
public:
  explicit PostDominanceInfo(Operation * = nullptr)
      : DominanceInfoBase(RegionDomTree::Direction::Backward) {}

  bool properlyPostDominates(Operation *a, Operation *b,
                             bool enclosingOpOk = true) const {
    return properlyDominatesOp(a, b, enclosingOpOk);
  }
  bool postDominates(Operation *a, Operation *b) const {
    return a == b || properlyPostDominates(a, b);
  }
  bool properlyPostDominates(Block *a, Block *b) const {
    return properlyDominatesBlock(a, b);
  }
  bool postDominates(Block *a, Block *b) const {
    return a == b || properlyPostDominates(a, b);
  }
};

} // namespace strata

#endif // STRATA_IR_VERIFY_DOMINANCE_H
