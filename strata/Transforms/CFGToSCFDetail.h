// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of CFGToSCF: edges, multiplexers, and the steps of the transformation.
#ifndef STRATA_TRANSFORMS_CFGTOSCFDETAIL_H
#define STRATA_TRANSFORMS_CFGTOSCFDETAIL_H

#include "strata/Transforms/CFGToSCF.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace strata::detail {

/// An edge of the control flow graph: a successor of the terminator of a block.
struct CFGEdge {
  Operation *branch;
  unsigned index;
  Block *getTarget() const { return branch->getSuccessor(index); }
  /// The values that are passed for the arguments of the target.
  SmallVector<Value> getOperands() const;
};

/// The edges that leave `block`, in order.
SmallVector<CFGEdge> getSuccessorEdges(Block *block);

/// Changes of edges, which are done together, in O(operands + successors) for each branch.
class RedirectedEdges {
public:
  /// Notes that `edge` is to go to `target` and to pass `operands`.
  void add(CFGEdge edge, Block *target, SmallVector<Value> operands);
  /// Changes the edges, in the order of the calls of `add`.
  void apply();

private:
  struct Entry {
    CFGEdge edge;
    Block *target;
    SmallVector<Value> operands;
  };
  std::vector<Entry> entries;
};

/// The dominator tree of a part of a graph with one entry. O(edges) unless loops are irreducible.
class BlockDominators {
public:
  /// The part consists of the blocks that `entry` reaches through blocks for which `isInside` is
  /// true.
  BlockDominators(Block *entry, function_ref<bool(Block *)> isInside);
  /// Whether all paths from the entry to `b` contain `a`; both are in the part.
  bool dominates(Block *a, Block *b) const;
  /// Each block before those that it dominates; siblings in the order of a depth-first search.
  SmallVector<Block *> getPreOrder() const;

private:
  static constexpr unsigned Unknown = ~0u;
  struct Node {
    Block *block;
    unsigned postNumber = 0, parent = Unknown;
    /// The numbers in preorder of the tree: of the block, and the last one of its tree.
    unsigned first = 0, last = 0;
  };
  void search(Block *entry, function_ref<bool(Block *)> isInside);
  unsigned findCommon(unsigned a, unsigned b) const;
  void computeParents();
  void numberTree();

  std::vector<Node> nodes;
  llvm::DenseMap<Block *, unsigned> numbers;
  SmallVector<unsigned> postOrder, preOrder;
};

/// The transformation of one region.
class CFGToSCF {
public:
  CFGToSCF(Region &region, CFGToSCFInterface &interface)
      : interface(interface), region(region), builder(region.getContext()) {}
  LogicalResult run();

  /// The switch value `value`, a constant at the start of the region.
  Value getSwitchValue(unsigned value);
  /// The undefined value of `type`, at the start of the region.
  Value getUndefValue(Type type);
  /// Appends a branch to `block`.
  void createBranch(Location loc, Block *block, Block *target,
                    ValueRange operands);
  /// Moves the terminator `exit`, which has no successors, to a block of its own, to which its
  /// block then branches. If there is such a block for an operation like `exit`, erases `exit`.
  void combineExit(Operation *exit);
  /// Appends an operation that leaves the region to `block`, which is not reached.
  LogicalResult createUnreachableExit(Location loc, Block *block);

  CFGToSCFInterface &interface;
  Region &region;
  OpBuilder builder;
  /// The first blocks of parts of the graph that are to be transformed.
  SmallVector<Block *> worklist;

private:
  void findReachedBlocks();
  LogicalResult checkReached(Block &block);
  LogicalResult checkPreconditions();

  llvm::SmallDenseSet<Block *, 16> reached;
  llvm::DenseMap<unsigned, Value> switchValues;
  llvm::DenseMap<Type, Value> undefValues;
  /// For each kind of operation that leaves the region, the block that contains it.
  SmallVector<Block *> exitBlocks;
};

/// Makes cycles that are reached from `entry` loops, whose bodies are added to the worklist.
LogicalResult transformCycles(CFGToSCF &state, Block *entry);
/// Makes branches that are reached from `entry`, which reaches no cycles, structured. Their regions
/// are added to the worklist.
LogicalResult transformBranches(CFGToSCF &state, Block *entry);

/// A block that branches to one of several targets.
class EdgeMultiplexer {
public:
  /// Creates a multiplexer for `targets`, which are distinct, before the first of them. Its
  /// arguments are those of the targets, the number of the target if there are several, and
  /// arguments of the types `extra`.
  EdgeMultiplexer(CFGToSCF &state, Location loc, ArrayRef<Block *> targets,
                  TypeRange extra = {});
  Block *getBlock() const { return block; }
  /// The last of the additional arguments.
  BlockArgument getLastArgument() const {
    return block->getArgument(numArgs - 1);
  }
  /// The operands with which `edge`, to a target, goes to the multiplexer; `extra` are those for
  /// the additional arguments.
  SmallVector<Value> getOperands(CFGEdge edge, ValueRange extra = {});
  /// Appends the branch to the targets from number `first` on to `from`, which is the block or
  /// dominated by it.
  void createSwitch(Location loc, Block *from, unsigned first = 0);

private:
  SmallVector<Value> getTargetArguments(unsigned target) const;

  CFGToSCF &state;
  Block *block;
  SmallVector<Block *> targets;
  llvm::DenseMap<Block *, unsigned> numbers;
  /// The first argument for each target, and the number of those for all.
  SmallVector<unsigned> offsets;
  /// The number of arguments at first; users may add others.
  unsigned numArgs = 0;
};

} // namespace strata::detail

#endif // STRATA_TRANSFORMS_CFGTOSCFDETAIL_H
