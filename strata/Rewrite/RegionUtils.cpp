// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness, as in mlir-opt: terminators and operations with effects are live, and
// so is what a live operation or a live argument uses. An operand that a branch
// passes on is used by the argument it becomes, not by the branch.
#include "strata/Rewrite/RegionUtils.h"
#include "strata/IR/BranchInterface.h"
#include "strata/IR/Context.h"
#include "strata/IR/EffectSummaries.h"
#include "strata/Rewrite/BlockMergingDetail.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Calls `fn` for the regions and all nested in them, outer ones first; `fn`
/// may erase blocks of the region it is given.
template <typename Fn>
static void forEachRegion(MutableArrayRef<Region> regions, Fn fn) {
  SmallVector<Region *, 8> worklist;
  for (Region &region : regions)
    worklist.push_back(&region);
  while (!worklist.empty()) {
    Region *region = worklist.pop_back_val();
    fn(*region);
    for (Block &block : *region)
      for (Operation &op : block)
        for (Region &inner : op.getRegions())
          worklist.push_back(&inner);
  }
}

//===-- Unreachable blocks -------------------------------------------------===//

/// The blocks of `region` that its entry block does not reach.
static SmallVector<Block *, 4> findUnreachableBlocks(Region &region) {
  if (region.empty() || region.hasOneBlock())
    return {};
  llvm::DenseSet<Block *> reached;
  SmallVector<Block *, 16> worklist{&region.front()};
  reached.insert(&region.front());
  while (!worklist.empty()) {
    Operation *last = worklist.pop_back_val()->getLastOp();
    if (!last)
      continue;
    for (BlockOperand &successor : last->getBlockOperands())
      if (reached.insert(successor.get()).second)
        worklist.push_back(successor.get());
  }
  SmallVector<Block *, 4> unreachable;
  for (Block &block : region)
    if (!reached.contains(&block))
      unreachable.push_back(&block);
  return unreachable;
}

bool strata::eraseUnreachableBlocks(RewriterBase &rewriter,
                                    MutableArrayRef<Region> regions) {
  bool changed = false;
  forEachRegion(regions, [&](Region &region) {
    SmallVector<Block *, 4> blocks = findUnreachableBlocks(region);
    // They may use each other's values in any order.
    for (Block *block : blocks)
      block->dropAllReferences();
    for (Block *block : blocks)
      rewriter.eraseBlock(block);
    changed |= !blocks.empty();
  });
  return changed;
}

//===-- Dead operations and arguments --------------------------------------===//

namespace {
class RegionDCE {
public:
  RegionDCE(RewriterBase &rewriter, MutableArrayRef<Region> regions)
      : rewriter(rewriter), regions(regions) {}
  bool run();

private:
  void findRoots();
  void propagate();
  void markLive(Operation *op) {
    if (live.insert(op).second)
      worklist.push_back(op);
  }
  void markLive(Value value);
  void markUses(Operation *op);
  bool isDead(BlockArgument arg) const {
    return !live.contains(arg.getAsOpaquePointer());
  }
  bool eraseDeadOps(Region &region);
  bool eraseDeadArguments(Region &region);
  void erasePassedValues(Operation *branch);

  RewriterBase &rewriter;
  MutableArrayRef<Region> regions;
  /// Operations, and arguments of blocks.
  llvm::DenseSet<const void *> live;
  SmallVector<Operation *, 16> worklist;
  SmallVector<BlockArgument, 16> arguments;
};
} // namespace

void RegionDCE::markLive(Value value) {
  if (!value)
    return;
  if (Operation *op = value.getDefiningOp())
    return markLive(op);
  auto arg = BlockArgument(value.getImpl());
  if (live.insert(arg.getAsOpaquePointer()).second)
    arguments.push_back(arg);
}

/// True if arguments of `block` are what branches pass to it.
static bool hasPassedArguments(Block *block) {
  return !block->isEntryBlock() && block->getNumArguments();
}

/// Marks what `op`, which is live, uses itself.
void RegionDCE::markUses(Operation *op) {
  llvm::BitVector passed(op->getNumOperands());
  BranchOperands branch;
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    Block *block = op->getSuccessor(i);
    FailureOr<SuccessorOperands> operands = failure();
    if (op->hasTrait(OpTrait::Branch))
      operands = branch.get(op, i);
    unsigned own = succeeded(operands) ? operands->produced : ~0u;
    for (BlockArgument arg : block->getArguments())
      if (arg.getArgNumber() < own)
        markLive(arg);
    if (succeeded(operands))
      passed.set(operands->operands.first,
                 operands->operands.first + operands->operands.size);
  }
  for (OpOperand &operand : op->getOpOperands())
    if (!passed.test(operand.getOperandNumber()))
      markLive(operand.get());
}

void RegionDCE::findRoots() {
  EffectSummaries effects;
  forEachRegion(regions, [&](Region &region) {
    for (Block &block : region)
      for (Operation &op : block)
        if (op.hasTrait(OpTrait::Terminator) || !effects.wouldOpBeTriviallyDead(&op))
          markLive(&op);
  });
}

void RegionDCE::propagate() {
  BranchOperands passed;
  while (!worklist.empty() || !arguments.empty()) {
    if (!worklist.empty()) {
      markUses(worklist.pop_back_val());
      continue;
    }
    BlockArgument arg = arguments.pop_back_val();
    if (arg.getOwner()->isEntryBlock())
      continue;
    for (BlockOperand &edge : arg.getOwner()->getPredecessorUses()) {
      FailureOr<SuccessorOperands> operands =
          passed.get(edge.getOwner(), edge.getOperandNumber());
      unsigned number = arg.getArgNumber();
      if (succeeded(operands) && number >= operands->produced &&
          number - operands->produced < operands->operands.size)
        markLive(edge.getOwner()->getOperand(operands->operands.first + number -
                                             operands->produced));
    }
  }
}

void RegionDCE::erasePassedValues(Operation *branch) {
  llvm::BitVector dead(branch->getNumOperands());
  BranchOperands passed;
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    Block *block = branch->getSuccessor(i);
    if (block->isEntryBlock() || llvm::none_of(block->getArguments(), [&](auto arg) {
          return isDead(arg);
        }))
      continue;
    FailureOr<SuccessorOperands> operands = passed.get(branch, i);
    for (BlockArgument arg : block->getArguments())
      if (isDead(arg))
        dead.set(operands->operands.first + arg.getArgNumber() -
                 operands->produced);
  }
  if (dead.any())
    rewriter.modifyOpInPlace(branch,
                             [&] { eraseOperandsInSegments(branch, dead); });
}

bool RegionDCE::eraseDeadOps(Region &region) {
  bool changed = false;
  for (Block &block : region)
    for (Operation *op = block.getLastOp(), *previous; op; op = previous) {
      previous = op->getPrevNode();
      if (live.contains(op))
        continue;
      // In cycles a user may come later.
      op->dropAllUses();
      rewriter.eraseOp(op);
      changed = true;
    }
  return changed;
}

bool RegionDCE::eraseDeadArguments(Region &region) {
  if (region.empty() || region.hasOneBlock())
    return false;
  bool changed = false;
  for (Block &block : region)
    if (Operation *last = block.getLastOp(); last && last->hasSuccessors())
      erasePassedValues(last);
  for (Block &block : llvm::drop_begin(region))
    for (unsigned i = block.getNumArguments(); i-- > 0;)
      if (isDead(block.getArgument(i))) {
        block.eraseArgument(i);
        changed = true;
      }
  return changed;
}

/// True if an operation can only be dead because nothing uses it, or because
/// what uses it is: there are no cycles and no arguments that could be dead.
static bool isStraightLine(MutableArrayRef<Region> regions) {
  bool result = true;
  forEachRegion(regions, [&](Region &region) {
    for (Block &block : region)
      result &= !hasPassedArguments(&block);
    Operation *parent = region.getParentOp();
    if (parent && parent->isRegistered() &&
        !parent->hasTrait(OpTrait::GraphRegion))
      return;
    for (Block &block : region)
      for (Operation &op : block)
        result &= op.getNumOperands() == 0;
  });
  return result;
}

/// True if some operation in `regions` is not used and can go.
static bool hasUnusedOps(MutableArrayRef<Region> regions) {
  bool result = false;
  EffectSummaries effects;
  forEachRegion(regions, [&](Region &region) {
    for (Block &block : region)
      for (Operation &op : block)
        result = result || effects.isOpTriviallyDead(&op);
  });
  return result;
}

bool RegionDCE::run() {
  if (isStraightLine(regions) && !hasUnusedOps(regions))
    return false;
  findRoots();
  propagate();
  bool changed = false;
  forEachRegion(regions, [&](Region &region) {
    // Arguments first: what is passed for them may be an operation that goes.
    changed |= eraseDeadArguments(region);
    changed |= eraseDeadOps(region);
  });
  return changed;
}

bool strata::runRegionDCE(RewriterBase &rewriter,
                          MutableArrayRef<Region> regions) {
  return RegionDCE(rewriter, regions).run();
}

bool strata::simplifyRegions(RewriterBase &rewriter,
                             MutableArrayRef<Region> regions,
                             bool mergeBlocks) {
  bool changed = eraseUnreachableBlocks(rewriter, regions);
  changed |= runRegionDCE(rewriter, regions);
  if (mergeBlocks) {
    changed |= detail::mergeIdenticalBlocks(rewriter, regions);
    changed |= detail::dropRedundantArguments(rewriter, regions);
  }
  return changed;
}
