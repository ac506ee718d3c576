// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A branch of an acyclic graph becomes structured as follows. The blocks that are reached by one
// of its edges alone are the region of this edge. The edges that leave the regions go to the
// continuation, a multiplexer if they have several targets, whose arguments become the results of
// the structured branch. The operations of the continuation are appended to the block of the
// branch, which may end with a branch again. The first block of each region is moved to the
// operation; the others stay until they are appended to it.
#include "strata/Transforms/CFGToSCFDetail.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <optional>

using namespace strata;
using namespace strata::detail;

namespace {
/// The transformation of one branch with several successors.
class BranchTransform {
public:
  BranchTransform(CFGToSCF &state, Block *block)
      : state(state), block(block), branch(block->getLastOp()) {}
  /// Finds the regions; false if they do not meet.
  bool findRegions();
  LogicalResult run();

private:
  /// The blocks that are reached by an edge of the branch alone, the edges that leave them, or the
  /// edge itself, and the values that these pass to the continuation.
  struct BranchRegion {
    SmallVector<Block *> blocks;
    SmallVector<CFGEdge> exits;
    std::vector<SmallVector<Value>> passed;
    /// The first block, also of a region without blocks so far.
    Block *first = nullptr;
  };
  static constexpr unsigned None = ~0u;

  void collectBlocks(CFGEdge edge, unsigned number, BranchRegion &found);
  void collectExits(unsigned number, BranchRegion &found);
  void collectTargets();
  bool haveContinuation() const;
  void orderTargets();
  void replaceArguments();
  void createContinuation();
  FailureOr<Operation *> createOperation();
  LogicalResult closeRegion(unsigned number, Operation *op);
  Block *createLastBlock(Region *region);

  CFGToSCF &state;
  Block *block;
  Operation *branch;
  std::vector<BranchRegion> regions;
  /// The number of the region of a block.
  llvm::DenseMap<Block *, unsigned> regionOf;
  /// The targets of edges that leave regions.
  llvm::SetVector<Block *> targets;
  Block *continuation = nullptr;
  /// The region with blocks that most edges leave; it gets the block of the continuation.
  unsigned widest = None;
};
} // namespace

static bool leavesRegion(Block *block) {
  return block->getNumSuccessors() == 0;
}

static unsigned getNumPredecessors(Block *block) {
  auto uses = block->getPredecessorUses();
  return unsigned(std::distance(uses.begin(), uses.end()));
}

//===-- Regions ------------------------------------------------------------===//

/// A block belongs to the region if all edges to it are from the region. Blocks that leave the
/// region of the transformation do not.
void BranchTransform::collectBlocks(CFGEdge edge, unsigned number,
                                    BranchRegion &found) {
  llvm::DenseMap<Block *, unsigned> numMissing;
  SmallVector<CFGEdge> pending = {edge};
  while (!pending.empty()) {
    Block *target = pending.pop_back_val().getTarget();
    auto [missing, isNew] = numMissing.try_emplace(target, 0);
    if (isNew)
      missing->second = getNumPredecessors(target);
    if (--missing->second != 0 || leavesRegion(target))
      continue;
    found.blocks.push_back(target);
    regionOf[target] = number;
    SmallVector<CFGEdge> edges = getSuccessorEdges(target);
    pending.append(edges.rbegin(), edges.rend());
  }
  if (found.blocks.empty())
    found.exits.push_back(edge);
  else
    collectExits(number, found);
}

/// Collects the edges that leave the region, in the order of its blocks.
void BranchTransform::collectExits(unsigned number, BranchRegion &found) {
  found.exits.clear();
  for (Block *inner : found.blocks)
    for (CFGEdge exit : getSuccessorEdges(inner)) {
      auto target = regionOf.find(exit.getTarget());
      if (target == regionOf.end() || target->second != number)
        found.exits.push_back(exit);
    }
}

bool BranchTransform::findRegions() {
  for (auto [number, edge] : llvm::enumerate(getSuccessorEdges(block))) {
    regions.emplace_back();
    collectBlocks(edge, unsigned(number), regions.back());
  }
  collectTargets();
  return haveContinuation();
}

void BranchTransform::collectTargets() {
  targets.clear();
  for (BranchRegion &found : regions)
    for (CFGEdge exit : found.exits)
      targets.insert(exit.getTarget());
}

/// Whether there is a target that several regions reach, or that does not leave the region of the
/// transformation.
bool BranchTransform::haveContinuation() const {
  llvm::DenseMap<Block *, unsigned> reachedFrom;
  for (auto [number, found] : llvm::enumerate(regions))
    for (CFGEdge exit : found.exits) {
      auto [known, isNew] =
          reachedFrom.try_emplace(exit.getTarget(), unsigned(number));
      if (!leavesRegion(exit.getTarget()) ||
          (!isNew && known->second != number))
        return true;
    }
  return false;
}

//===-- The structured branch ----------------------------------------------===//

/// If the regions have several targets, these get mlir-opt's numbers.
void BranchTransform::orderTargets() {
  if (targets.size() == 1)
    return;
  for (unsigned number = 0; number < regions.size(); ++number) {
    BranchRegion &found = regions[number];
    if (found.blocks.size() <= 1)
      continue;
    BlockDominators dominators(found.blocks.front(), [&](Block *inner) {
      auto known = regionOf.find(inner);
      return known != regionOf.end() && known->second == number;
    });
    found.blocks = dominators.getPreOrder();
    collectExits(number, found);
  }
  collectTargets();
}

/// Replaces the arguments of the first blocks of regions by the operands of the branch.
void BranchTransform::replaceArguments() {
  for (CFGEdge edge : getSuccessorEdges(block)) {
    if (regions[edge.index].blocks.empty())
      continue;
    Block *first = edge.getTarget();
    SmallVector<Value> operands = edge.getOperands();
    for (auto [arg, operand] : llvm::zip_equal(first->getArguments(), operands))
      Value(arg).replaceAllUsesWith(operand);
    first->eraseArguments(0, first->getNumArguments());
  }
}

/// Computes the values that the edges pass to the continuation. If it is a target, its block becomes
/// the last one of one region, whose edges stay as they are.
void BranchTransform::createContinuation() {
  for (unsigned number = 0; number < regions.size(); ++number)
    if (!regions[number].blocks.empty() &&
        (widest == None ||
         regions[number].exits.size() > regions[widest].exits.size()))
      widest = number;
  std::optional<EdgeMultiplexer> multiplexer;
  if (targets.size() > 1)
    multiplexer.emplace(state, branch->getLoc(), targets.getArrayRef());
  continuation = multiplexer ? multiplexer->getBlock() : targets.front();
  for (auto [number, found] : llvm::enumerate(regions))
    if (multiplexer || number != widest)
      for (CFGEdge exit : found.exits)
        found.passed.push_back(multiplexer ? multiplexer->getOperands(exit)
                                           : exit.getOperands());
  if (multiplexer)
    multiplexer->createSwitch(branch->getLoc(), continuation);
}

/// Creates the structured branch, to which the operations of the continuation are appended.
FailureOr<Operation *> BranchTransform::createOperation() {
  std::vector<Region> bodies(regions.size());
  for (auto [body, found, edge] :
       llvm::zip_equal(bodies, regions, getSuccessorEdges(block))) {
    found.first = found.blocks.empty() ? Block::create(block->getContext())
                                       : edge.getTarget();
    if (found.blocks.empty())
      body.push_back(found.first);
    else
      body.splice(body.end(), *found.first->getParent(),
                  Region::iterator(found.first));
  }
  state.builder.setInsertionPoint(branch);
  FailureOr<Operation *> op = state.interface.createStructuredBranchRegionOp(
      state.builder, branch, continuation->getArgumentTypes(), bodies);
  if (failed(op))
    return failure();
  for (auto [arg, result] :
       llvm::zip_equal(continuation->getArguments(), (*op)->getResults()))
    Value(arg).replaceAllUsesWith(result);
  block->splice(block->end(), *continuation);
  return op;
}

/// Ends the region with a terminator that passes values to the continuation.
LogicalResult BranchTransform::closeRegion(unsigned number, Operation *op) {
  BranchRegion &found = regions[number];
  Block *last = found.first;
  SmallVector<Value> results;
  if (found.blocks.empty()) {
    results = std::move(found.passed.front());
  } else {
    last = number == widest ? continuation
                            : createLastBlock(found.first->getParent());
    llvm::append_range(results, last->getArguments());
    RedirectedEdges redirected;
    for (auto [exit, passed] : llvm::zip(found.exits, found.passed))
      redirected.add(exit, last, std::move(passed));
    redirected.apply();
  }
  state.builder.setInsertionPointToEnd(last);
  return state.interface.createStructuredBranchRegionTerminatorOp(
      branch->getLoc(), state.builder, op,
      found.blocks.empty() ? branch : nullptr, results);
}

/// A block at the end of `region` with the arguments of the continuation.
Block *BranchTransform::createLastBlock(Region *region) {
  Block *last = Block::create(region->getContext());
  region->push_back(last);
  for (BlockArgument arg : continuation->getArguments())
    last->addArgument(arg.getType(), arg.getLoc());
  return last;
}

LogicalResult BranchTransform::run() {
  orderTargets();
  replaceArguments();
  createContinuation();
  FailureOr<Operation *> op = createOperation();
  if (failed(op))
    return failure();
  for (unsigned number = 0; number < regions.size(); ++number) {
    if (failed(closeRegion(number, *op)))
      return failure();
    if (!regions[number].blocks.empty())
      state.worklist.push_back(regions[number].first);
  }
  branch->erase();
  if (widest == None)
    continuation->erase();
  return success();
}

/// Appends the only successor of `block` to it; false if that has other predecessors.
static bool mergeSuccessor(Block *block) {
  Operation *branch = block->getLastOp();
  CFGEdge edge = {branch, 0};
  Block *target = edge.getTarget();
  if (!target->getSinglePredecessor())
    return false;
  SmallVector<Value> operands = edge.getOperands();
  branch->erase();
  for (auto [arg, operand] : llvm::zip_equal(target->getArguments(), operands))
    Value(arg).replaceAllUsesWith(operand);
  block->splice(block->end(), *target);
  target->erase();
  return true;
}

LogicalResult detail::transformBranches(CFGToSCF &state, Block *entry) {
  while (unsigned numSuccessors = entry->getNumSuccessors()) {
    if (numSuccessors == 1) {
      if (!mergeSuccessor(entry))
        return success();
      continue;
    }
    BranchTransform transform(state, entry);
    if (!transform.findRegions()) {
      llvm::append_range(state.worklist, entry->getSuccessors());
      return success();
    }
    if (failed(transform.run()))
      return failure();
  }
  return success();
}
