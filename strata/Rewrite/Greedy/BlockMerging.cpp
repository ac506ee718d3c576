// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks, other than the entry block, are compared with the first block that is
// like them: same successors, same operations, operands from the block at the same
// places in it. Hashes keep the number of comparisons small.
#include "strata/IR/Context.h"
#include "strata/Interfaces/AppendedBranchOperands.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Rewrite/Greedy/BlockMergingDetail.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <set>

using namespace strata;

namespace {
/// An operand as the number of its operation in a block, and its own.
using Place = std::pair<unsigned, unsigned>;

/// The position of each operation in its block.
using Positions = llvm::DenseMap<Operation *, unsigned>;

class Cluster {
public:
  explicit Cluster(Block *leader) : leader(leader) {}
  bool add(Block *block, const Positions &positions);
  /// Whether anything was merged. Blocks whose terminators pass more then are
  /// added to `touched`; with one of those nothing is.
  bool merge(RewriterBase &rewriter, llvm::DenseSet<Block *> &touched);

private:
  bool compareOperands(Operation *a, Operation *b, const Positions &positions,
                       std::set<Place> &different) const;
  void passNewArguments(RewriterBase &rewriter,
                        llvm::DenseSet<Block *> &touched);

  Block *leader;
  SmallVector<Block *, 4> others;
  /// Operands that are other values from outside in some of the blocks.
  std::set<Place> different;
};
} // namespace

static bool isUsedOutside(Value value, Block *block) {
  return llvm::any_of(value.getUses(), [block](OpOperand &use) {
    return use.getOwner()->getBlock() != block;
  });
}

static bool isUsedOutside(Operation *op, Block *block) {
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    if (isUsedOutside(op->getResult(i), block))
      return true;
  return false;
}

//===-- Comparison ---------------------------------------------------------===//

/// The same name, attributes, result types and successors.
static bool areAlike(Operation *a, Operation *b) {
  if (a->getName() != b->getName() ||
      a->getRawDiscardableAttrs() != b->getRawDiscardableAttrs() ||
      a->getAttrSlots() != b->getAttrSlots() ||
      a->getNumResults() != b->getNumResults() ||
      a->getNumOperands() != b->getNumOperands() ||
      a->getNumRegions() != b->getNumRegions())
    return false;
  for (unsigned i = 0, e = a->getNumResults(); i != e; ++i)
    if (a->getResult(i).getType() != b->getResult(i).getType())
      return false;
  return llvm::equal(a->getSuccessors(), b->getSuccessors());
}

static llvm::hash_code hashBlock(Block &block) {
  llvm::hash_code hash = llvm::hash_value(block.getNumArguments());
  for (Operation &op : block) {
    hash = llvm::hash_combine(hash, &op.getDefinition(), op.getNumOperands(),
                              op.getRawDiscardableAttrs().getAsOpaquePointer());
    for (Attribute attr : op.getAttrSlots())
      hash = llvm::hash_combine(hash, attr.getAsOpaquePointer());
    for (BlockOperand &successor : op.getBlockOperands())
      hash = llvm::hash_combine(hash, successor.get());
  }
  return hash;
}

/// Whether two values have the same places in their blocks.
static bool correspond(Value a, Value b, const Positions &positions) {
  if (auto arg = dyn_cast<BlockArgument>(a)) {
    auto other = dyn_cast<BlockArgument>(b);
    return other && arg.getArgNumber() == other.getArgNumber();
  }
  if (isa<BlockArgument>(b))
    return false;
  auto result = cast<OpResult>(a), other = cast<OpResult>(b);
  return result.getResultNumber() == other.getResultNumber() &&
         positions.lookup(result.getOwner()) ==
             positions.lookup(other.getOwner());
}

bool Cluster::compareOperands(Operation *a, Operation *b,
                              const Positions &positions,
                              std::set<Place> &found) const {
  for (unsigned i = 0, e = a->getNumOperands(); i != e; ++i) {
    Value left = a->getOperand(i), right = b->getOperand(i);
    if (left == right)
      continue;
    bool isInside = left.getParentBlock() == a->getBlock();
    if (left.getType() != right.getType() ||
        isInside != (right.getParentBlock() == b->getBlock()))
      return false;
    if (!isInside)
      found.insert({positions.lookup(a), i});
    else if (!correspond(left, right, positions))
      return false;
  }
  return true;
}

bool Cluster::add(Block *block, const Positions &positions) {
  if (leader->getNumArguments() != block->getNumArguments())
    return false;
  for (auto [a, b] : llvm::zip(leader->getArguments(), block->getArguments()))
    if (a.getType() != b.getType())
      return false;
  std::set<Place> found;
  Operation *a = leader->getFirstOp(), *b = block->getFirstOp();
  for (; a && b; a = a->getNextNode(), b = b->getNextNode())
    if (!areAlike(a, b) || !compareOperands(a, b, positions, found) ||
        isUsedOutside(a, leader) || isUsedOutside(b, block))
      return false;
  if (a || b)
    return false;
  different.insert(found.begin(), found.end());
  others.push_back(block);
  return true;
}

//===-- Merging ------------------------------------------------------------===//

/// Whether all predecessors can pass more values to `block`. `passed` is shared by blocks, which
/// often have one predecessor with many successors.
static bool canPassMore(Block *block, BranchOperands &passed) {
  return llvm::all_of(block->getPredecessorUses(), [&](BlockOperand &edge) {
    Operation *branch = edge.getOwner();
    if (!branch->hasTrait(OpTrait::BranchOpInterface))
      return false;
    FailureOr<SuccessorOperands> group =
        passed.get(branch, edge.getOperandNumber());
    return succeeded(group) && group->slot >= 0;
  });
}

/// The values at `places` in `block`, in their order.
static SmallVector<OpOperand *, 4>
getOperandsAt(Block *block, const std::set<Place> &places) {
  SmallVector<OpOperand *, 4> operands;
  Operation *op = block->getFirstOp();
  unsigned number = 0;
  for (auto [opNumber, operand] : places) {
    for (; number < opNumber; ++number)
      op = op->getNextNode();
    operands.push_back(&op->getOpOperand(operand));
  }
  return operands;
}

/// Makes values that differ arguments; places with the same values in all blocks
/// share one.
void Cluster::passNewArguments(RewriterBase &rewriter,
                               llvm::DenseSet<Block *> &touched) {
  SmallVector<Block *, 4> blocks{leader};
  llvm::append_range(blocks, others);
  std::vector<SmallVector<Value, 4>> values(blocks.size());
  SmallVector<OpOperand *, 4> operands = getOperandsAt(leader, different);
  for (auto [i, block] : llvm::enumerate(blocks))
    for (OpOperand *operand : getOperandsAt(block, different))
      values[i].push_back(operand->get());
  std::vector<SmallVector<Value, 4>> passed(blocks.size());
  std::vector<std::pair<size_t, BlockArgument>> added;
  for (size_t place = 0; place < operands.size(); ++place) {
    auto known = llvm::find_if(added, [&](auto &entry) {
      return llvm::all_of(
          values, [&](auto &list) { return list[entry.first] == list[place]; });
    });
    BlockArgument arg;
    if (known != added.end()) {
      arg = known->second;
    } else {
      Value value = operands[place]->get();
      arg = leader->addArgument(value.getType(), value.getLoc());
      added.push_back({place, arg});
      for (size_t i = 0; i < blocks.size(); ++i)
        passed[i].push_back(values[i][place]);
    }
    rewriter.modifyOpInPlace(operands[place]->getOwner(),
                             [&] { operands[place]->set(arg); });
  }
  AppendedBranchOperands appended;
  for (auto [i, block] : llvm::enumerate(blocks))
    for (BlockOperand &edge : block->getPredecessorUses()) {
      appended.add(edge.getOwner(), edge.getOperandNumber(), passed[i]);
      touched.insert(edge.getOwner()->getBlock());
    }
  appended.apply();
}

bool Cluster::merge(RewriterBase &rewriter, llvm::DenseSet<Block *> &touched) {
  auto isTouched = [&](Block *block) { return touched.contains(block); };
  if (others.empty() || isTouched(leader) || llvm::any_of(others, isTouched))
    return false;
  if (!different.empty()) {
    BranchOperands known;
    auto canPass = [&](Block *block) { return canPassMore(block, known); };
    if (!canPass(leader) || !llvm::all_of(others, canPass))
      return false;
    passNewArguments(rewriter, touched);
  }
  for (Block *block : others) {
    rewriter.replaceAllUsesWith(block, leader);
    rewriter.eraseBlock(block);
  }
  return true;
}

/// Whether `block` may be merged at all; counts its operations.
static bool isMergeable(Block &block, Positions &positions) {
  unsigned position = 0;
  for (Operation &op : block) {
    positions[&op] = position++;
    for (Region &region : op.getRegions())
      if (!region.empty())
        return false;
  }
  return llvm::none_of(block.getArguments(), [&](BlockArgument arg) {
    return isUsedOutside(arg, &block);
  });
}

static bool mergeBlocksOf(RewriterBase &rewriter, Region &region) {
  if (region.empty() || region.hasOneBlock())
    return false;
  std::vector<Cluster> clusters;
  Positions positions;
  llvm::DenseMap<size_t, SmallVector<unsigned, 2>> byHash;
  for (Block &block : llvm::drop_begin(region)) {
    if (!isMergeable(block, positions))
      continue;
    // Never one of the two keys that the map keeps for itself.
    auto &alike = byHash[size_t(hashBlock(block)) >> 1];
    bool added = llvm::any_of(
        alike, [&](unsigned i) { return clusters[i].add(&block, positions); });
    if (added)
      continue;
    alike.push_back(unsigned(clusters.size()));
    clusters.emplace_back(&block);
  }
  bool changed = false;
  llvm::DenseSet<Block *> touched;
  for (Cluster &cluster : clusters)
    changed |= cluster.merge(rewriter, touched);
  return changed;
}

/// Calls `fn` for the regions and all nested in them, again for one that it
/// changed if `again`.
template <typename Fn>
static bool forEachRegion(MutableArrayRef<Region> regions, bool again, Fn fn) {
  SmallVector<Region *, 8> worklist;
  for (Region &region : regions)
    worklist.push_back(&region);
  bool changed = false;
  while (!worklist.empty()) {
    Region *region = worklist.pop_back_val();
    while (fn(*region)) {
      changed = true;
      if (!again)
        break;
    }
    for (Block &block : *region)
      for (Operation &op : block)
        for (Region &inner : op.getRegions())
          worklist.push_back(&inner);
  }
  return changed;
}

bool detail::mergeIdenticalBlocks(RewriterBase &rewriter,
                                  MutableArrayRef<Region> regions) {
  return forEachRegion(regions, /*again=*/true, [&](Region &region) {
    return mergeBlocksOf(rewriter, region);
  });
}

//===-- Arguments ----------------------------------------------------------===//

/// The value that all branches pass for argument `number` of `block`, or null.
static Value getCommonValue(Block *block, unsigned number) {
  Value common;
  BranchOperands operands;
  for (BlockOperand &edge : block->getPredecessorUses()) {
    if (!edge.getOwner()->hasTrait(OpTrait::BranchOpInterface))
      return {};
    FailureOr<SuccessorOperands> passed =
        operands.get(edge.getOwner(), edge.getOperandNumber());
    if (failed(passed) || number < passed->produced)
      return {};
    Value value = edge.getOwner()->getOperand(passed->operands.first + number -
                                              passed->produced);
    if (common && value != common)
      return {};
    common = value;
  }
  return common;
}

static bool dropArgumentsOf(RewriterBase &rewriter, Block *block) {
  SmallVector<unsigned, 4> redundant;
  for (BlockArgument arg : block->getArguments()) {
    Value common = getCommonValue(block, arg.getArgNumber());
    // An argument that only gets itself is of a block that is not reached.
    if (!common || common == arg)
      continue;
    rewriter.replaceAllUsesWith(arg, common);
    redundant.push_back(arg.getArgNumber());
  }
  if (redundant.empty())
    return false;
  SmallVector<Operation *, 4> branches;
  for (BlockOperand &edge : block->getPredecessorUses())
    if (!llvm::is_contained(branches, edge.getOwner()))
      branches.push_back(edge.getOwner());
  for (Operation *branch : branches) {
    llvm::BitVector dropped(branch->getNumOperands());
    BranchOperands operands;
    for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
      if (branch->getSuccessor(i) != block)
        continue;
      FailureOr<SuccessorOperands> passed = operands.get(branch, i);
      for (unsigned number : redundant)
        dropped.set(passed->operands.first + number - passed->produced);
    }
    rewriter.modifyOpInPlace(branch,
                             [&] { eraseOperandsInSegments(branch, dropped); });
  }
  for (unsigned number : llvm::reverse(redundant))
    block->eraseArgument(number);
  return true;
}

bool detail::dropRedundantArguments(RewriterBase &rewriter,
                                    MutableArrayRef<Region> regions) {
  return forEachRegion(regions, /*again=*/false, [&](Region &region) {
    bool changed = false;
    for (Block &block : region)
      changed |= dropArgumentsOf(rewriter, &block);
    return changed;
  });
}
