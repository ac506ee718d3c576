// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/SliceAnalysis.h"

#include "strata/IR/Graph/RegionUtils.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Visits a graph of operations in depth-first order without recursion, and
/// lists them after their neighbours.
template <typename Neighbours> class PostOrder {
public:
  /// `neighbours(op, targets)` appends the neighbours of `op`. Operations in
  /// `known` are not visited.
  PostOrder(const SliceSet &known, Neighbours neighbours)
      : neighbours(std::move(neighbours)), seen(known.begin(), known.end()) {}

  void visit(Operation *root) {
    push(root);
    while (!stack.empty()) {
      Frame &top = stack.back();
      if (top.next == top.targets.size()) {
        order.push_back(top.op);
        stack.pop_back();
        continue;
      }
      Operation *target = top.targets[top.next++];
      push(target);
    }
  }

  std::vector<Operation *> order;

private:
  struct Frame {
    Operation *op;
    SmallVector<Operation *, 4> targets;
    size_t next = 0;
  };
  void push(Operation *op) {
    if (!seen.insert(op).second)
      return;
    Frame frame{op, {}};
    neighbours(op, frame.targets);
    stack.push_back(std::move(frame));
  }

  Neighbours neighbours;
  llvm::DenseSet<Operation *> seen;
  std::vector<Frame> stack;
};
} // namespace

static bool accepts(const SliceOptions &options, Operation *op) {
  return !options.filter || options.filter(op);
}

/// Adds the definition of `value`, if the slice has it.
static void addDefinition(Value value, const BackwardSliceOptions &options,
                          SmallVectorImpl<Operation *> &targets) {
  Operation *def = value ? value.getDefiningOp() : nullptr;
  if (value && !def && !options.omitBlockArguments) {
    // Arguments of other blocks depend on branches too.
    def = value.getParentBlock()->getParentOp();
    if (def && (def->getNumRegions() != 1 || !def->getRegion(0).hasOneBlock()))
      def = nullptr;
  }
  if (def && accepts(options, def) &&
      !def->hasTrait(OpTrait::IsolatedFromAbove))
    targets.push_back(def);
}

LogicalResult strata::getBackwardSlice(Operation *op, SliceSet *slice,
                                       const BackwardSliceOptions &options) {
  if (!accepts(options, op) || op->hasTrait(OpTrait::IsolatedFromAbove))
    return success();
  PostOrder walk(
      *slice, [&](Operation *at, SmallVectorImpl<Operation *> &targets) {
        for (Value operand : at->getOperands())
          addDefinition(operand, options, targets);
        if (!options.omitUsesFromAbove)
          visitUsedValuesDefinedAbove(at->getRegions(), [&](OpOperand *use) {
            addDefinition(use->get(), options, targets);
          });
      });
  walk.visit(op);
  slice->insert(walk.order.begin(), walk.order.end());
  if (!options.inclusive)
    slice->remove(op);
  return success();
}

LogicalResult strata::getBackwardSlice(Value value, SliceSet *slice,
                                       const BackwardSliceOptions &options) {
  SmallVector<Operation *, 1> defs;
  addDefinition(value, options, defs);
  for (Operation *def : defs)
    (void)getBackwardSlice(def, slice, options);
  return success();
}

/// Adds the slice of `roots`, which are in it.
static void addForwardSlice(ArrayRef<Operation *> roots, SliceSet *slice,
                            const ForwardSliceOptions &options) {
  PostOrder walk(*slice,
                 [&](Operation *at, SmallVectorImpl<Operation *> &targets) {
                   for (Operation *user : at->getUsers())
                     if (accepts(options, user))
                       targets.push_back(user);
                   // Operations nested in `at` depend on it.
                   for (Region &region : at->getRegions())
                     for (Operation &nested : region.getOps())
                       if (accepts(options, &nested))
                         targets.push_back(&nested);
                 });
  for (Operation *root : roots)
    walk.visit(root);
  // The order lists users first.
  slice->insert(walk.order.rbegin(), walk.order.rend());
}

void strata::getForwardSlice(Operation *op, SliceSet *slice,
                             const ForwardSliceOptions &options) {
  if (!accepts(options, op))
    return;
  addForwardSlice(op, slice, options);
  if (!options.inclusive)
    slice->remove(op);
}

void strata::getForwardSlice(Value value, SliceSet *slice,
                             const ForwardSliceOptions &options) {
  SmallVector<Operation *> users;
  for (Operation *user : value.getUsers())
    if (accepts(options, user))
      users.push_back(user);
  addForwardSlice(users, slice, options);
}

//===-- Sorting ------------------------------------------------------------===//

namespace {
/// Orders operations as they are nested and executed.
class ProgramOrder {
public:
  /// A place in a region, around an operation or its own.
  struct Step {
    unsigned region, block;
    Operation *op;
  };
  /// The places from the outermost operation on.
  SmallVector<Step, 4> getPath(Operation *op) {
    SmallVector<Step, 4> path;
    for (; op; op = op->getParentOp()) {
      Region *region = op->getParentRegion();
      path.push_back(
          {region && region->getParentOp() ? region->getRegionNumber() : 0,
           region ? getNumber(op->getBlock()) : 0, op});
    }
    std::reverse(path.begin(), path.end());
    return path;
  }
  static bool isBefore(ArrayRef<Step> a, ArrayRef<Step> b) {
    for (auto [stepA, stepB] : llvm::zip(a, b)) {
      if (stepA.op == stepB.op)
        continue;
      if (stepA.region != stepB.region)
        return stepA.region < stepB.region;
      if (stepA.block != stepB.block)
        return stepA.block < stepB.block;
      // Without a common root there is no order.
      return stepA.op->getBlock() &&
                     stepA.op->getBlock() == stepB.op->getBlock()
                 ? stepA.op->isBeforeInBlock(stepB.op)
                 : std::less<Operation *>()(stepA.op, stepB.op);
    }
    return a.size() < b.size();
  }

private:
  /// The number of a block in a region: in reverse post-order from the entry
  /// block; then the unreachable ones.
  unsigned getNumber(Block *block) {
    auto [it, isNew] = numbers.try_emplace(block, 0);
    if (!isNew || !block->getParent() || block->getParent()->hasOneBlock())
      return it->second;
    Region &region = *block->getParent();
    SmallVector<Block *> order = getPostOrder(region.front());
    unsigned next = 0;
    llvm::DenseSet<Block *> reached(order.begin(), order.end());
    for (Block *b : llvm::reverse(order))
      numbers[b] = next++;
    for (Block &b : region)
      if (!reached.contains(&b))
        numbers[&b] = next++;
    return numbers[block];
  }
  /// The blocks that `entry` reaches, each after those that it leads to first.
  static SmallVector<Block *> getPostOrder(Block &entry) {
    SmallVector<Block *> order;
    llvm::DenseSet<Block *> seen;
    seen.insert(&entry);
    // Blocks with the index of the successor to visit next.
    SmallVector<std::pair<Block *, unsigned>> stack;
    stack.push_back({&entry, 0});
    while (!stack.empty()) {
      auto &[block, next] = stack.back();
      if (next == block->getNumSuccessors()) {
        order.push_back(block);
        stack.pop_back();
        continue;
      }
      Block *successor = block->getSuccessor(next++);
      if (seen.insert(successor).second)
        stack.push_back({successor, 0});
    }
    return order;
  }
  llvm::DenseMap<Block *, unsigned> numbers;
};
} // namespace

SliceSet strata::topologicalSort(const SliceSet &ops) {
  ProgramOrder order;
  using Entry = std::pair<SmallVector<ProgramOrder::Step, 4>, Operation *>;
  std::vector<Entry> entries;
  for (Operation *op : ops)
    entries.push_back({order.getPath(op), op});
  llvm::stable_sort(entries, [](const Entry &a, const Entry &b) {
    return ProgramOrder::isBefore(a.first, b.first);
  });
  SliceSet sorted;
  for (const Entry &entry : entries)
    sorted.insert(entry.second);
  return sorted;
}
