// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A cycle becomes a loop as follows. Edges into the cycle, and back to the blocks that these reach,
// go to one block, its header. Edges to the header from inside, and edges out of the cycle, go to a
// multiplexer, the latch, with an argument that says whether the loop is repeated. The header
// becomes the first block of the body of the loop; the others follow when they are appended to it. A
// block with the loop takes the place of the header, and branches to the targets outside.
#include "strata/Interfaces/AppendedBranchOperands.h"
#include "strata/Transforms/CFGToSCFDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <optional>

using namespace strata;
using namespace strata::detail;

//===-- Cycles -------------------------------------------------------------===//

namespace {
/// Finds strongly connected components by Tarjan's algorithm.
class CycleFinder {
public:
  /// The cycles that `entry` reaches, each after those that it reaches. The blocks of a cycle are
  /// in the reverse order of a depth-first search.
  std::vector<SmallVector<Block *>> find(Block *entry) {
    visit(entry);
    while (!path.empty()) {
      Step &step = path.back();
      if (step.next == step.block->getNumSuccessors()) {
        leave();
        continue;
      }
      Block *next = step.block->getSuccessor(step.next++);
      auto known = lowest.find(next);
      if (known == lowest.end())
        visit(next);
      else
        step.lowest = std::min(step.lowest, known->second);
    }
    return std::move(cycles);
  }

private:
  struct Step {
    Block *block;
    unsigned next, number, lowest;
  };
  static constexpr unsigned Done = ~0u;

  void visit(Block *block) {
    ++count;
    lowest[block] = count;
    stack.push_back(block);
    path.push_back({block, 0, count, count});
  }
  void leave() {
    Step step = path.pop_back_val();
    if (!path.empty())
      path.back().lowest = std::min(path.back().lowest, step.lowest);
    if (step.lowest != step.number)
      return;
    SmallVector<Block *> blocks;
    do {
      blocks.push_back(stack.pop_back_val());
      lowest[blocks.back()] = Done;
    } while (blocks.back() != step.block);
    if (blocks.size() > 1 ||
        llvm::is_contained(step.block->getSuccessors(), step.block))
      cycles.push_back(std::move(blocks));
  }

  unsigned count = 0;
  /// The position in the search; `Done` for blocks whose component is known.
  llvm::DenseMap<Block *, unsigned> lowest;
  SmallVector<Block *> stack;
  SmallVector<Step> path;
  std::vector<SmallVector<Block *>> cycles;
};

/// The transformation of one cycle.
class CycleTransform {
public:
  CycleTransform(CFGToSCF &state, ArrayRef<Block *> blocks)
      : state(state), blocks(blocks.begin(), blocks.end()) {}
  LogicalResult run();

private:
  struct Escape {
    /// The value at the end of an iteration, and its uses after the loop.
    Value value;
    SmallVector<OpOperand *> uses;
  };

  void collectEdges();
  void createSingleEntry();
  void createLatch();
  void replaceHeader();
  bool contains(Operation *op) const;
  void collectEscapes();
  Value passThroughLatch(Value value);
  LogicalResult createLoop();

  CFGToSCF &state;
  llvm::SetVector<Block *> blocks;
  SmallVector<CFGEdge> entryEdges, backEdges, exitEdges;
  /// Blocks with edges from outside.
  llvm::SetVector<Block *> entries;
  Block *header = nullptr;
  std::optional<EdgeMultiplexer> latch;
  bool hasExit = false;
  /// The block with the loop.
  Block *parent = nullptr;
  std::optional<BlockDominators> dominance;
  std::vector<Escape> escapes;
  AppendedBranchOperands latchOperands;
};
} // namespace

void CycleTransform::collectEdges() {
  for (Block *block : blocks) {
    for (BlockOperand &use : block->getPredecessorUses())
      if (!blocks.contains(use.getOwner()->getBlock())) {
        entryEdges.push_back({use.getOwner(), use.getOperandNumber()});
        entries.insert(block);
      }
    for (CFGEdge edge : getSuccessorEdges(block))
      if (!blocks.contains(edge.getTarget()))
        exitEdges.push_back(edge);
  }
  for (Block *block : blocks)
    for (CFGEdge edge : getSuccessorEdges(block))
      if (entries.contains(edge.getTarget()))
        backEdges.push_back(edge);
  header = entries.front();
}

/// A multiplexer becomes the header if there are several entries.
void CycleTransform::createSingleEntry() {
  if (entries.size() == 1)
    return;
  Location loc = entryEdges.front().branch->getLoc();
  EdgeMultiplexer multiplexer(state, loc, entries.getArrayRef());
  RedirectedEdges redirected;
  for (ArrayRef<CFGEdge> edges : {ArrayRef(entryEdges), ArrayRef(backEdges)})
    for (CFGEdge edge : edges)
      redirected.add(edge, multiplexer.getBlock(),
                     multiplexer.getOperands(edge));
  redirected.apply();
  header = multiplexer.getBlock();
  multiplexer.createSwitch(loc, header);
  blocks.insert(header);
}

void CycleTransform::createLatch() {
  llvm::SetVector<Block *> targets;
  targets.insert(header);
  for (CFGEdge edge : exitEdges)
    targets.insert(edge.getTarget());
  hasExit = !exitEdges.empty();
  Location loc = backEdges.front().branch->getLoc();
  Type flagType = state.getSwitchValue(0).getType();
  latch.emplace(state, loc, targets.getArrayRef(), flagType);
  Block *block = latch->getBlock();
  RedirectedEdges redirected;
  for (CFGEdge edge : backEdges)
    redirected.add(edge, block,
                   latch->getOperands(edge, state.getSwitchValue(1)));
  for (CFGEdge edge : exitEdges)
    redirected.add(edge, block,
                   latch->getOperands(edge, state.getSwitchValue(0)));
  redirected.apply();
  blocks.insert(block);
}

/// Puts the block of the loop in the place of the header.
void CycleTransform::replaceHeader() {
  parent = Block::create(state.region.getContext());
  parent->insertBefore(header);
  for (BlockArgument arg : header->getArguments())
    parent->addArgument(arg.getType(), arg.getLoc());
  SmallVector<BlockOperand *> uses;
  for (BlockOperand &use : header->getPredecessorUses())
    uses.push_back(&use);
  for (BlockOperand *use : llvm::reverse(uses))
    use->set(parent);
}

/// Whether `op` is in a block of the loop.
bool CycleTransform::contains(Operation *op) const {
  for (; op; op = op->getParentOp())
    if (blocks.contains(op->getBlock()))
      return true;
  return false;
}

/// Makes `value`, which is not defined on all paths to the latch, an argument of the latch.
Value CycleTransform::passThroughLatch(Value value) {
  Block *block = latch->getBlock();
  Block *defined = value.getParentBlock();
  if (defined == header || defined == block)
    return value;
  if (!dominance)
    dominance.emplace(header,
                      [&](Block *inner) { return blocks.contains(inner); });
  if (dominance->dominates(defined, block))
    return value;
  for (BlockOperand &use : block->getPredecessorUses()) {
    bool isDefined = dominance->dominates(defined, use.getOwner()->getBlock());
    latchOperands.add(use.getOwner(), use.getOperandNumber(),
                      isDefined ? value : state.getUndefValue(value.getType()));
  }
  return block->addArgument(value.getType(), value.getLoc());
}

void CycleTransform::collectEscapes() {
  auto collect = [&](Value value) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      if (!contains(use.getOwner()))
        uses.push_back(&use);
    if (!uses.empty())
      escapes.push_back({passThroughLatch(value), std::move(uses)});
  };
  for (Block *block : blocks) {
    // The latch gets more arguments, which have no uses.
    unsigned numArgs = block->getNumArguments();
    for (unsigned i = 0; i < numArgs; ++i)
      collect(block->getArgument(i));
    for (Operation &op : *block)
      for (OpResult result : op.getResults())
        collect(result);
  }
  latchOperands.apply();
}

LogicalResult CycleTransform::createLoop() {
  Block *block = latch->getBlock();
  SmallVector<Value> next = llvm::to_vector_of<Value>(
      block->getArguments().take_front(header->getNumArguments()));
  Value condition = latch->getLastArgument();
  // Values that escape are carried, too.
  AppendedBranchOperands entryOperands;
  for (Escape &escape : escapes) {
    Type type = escape.value.getType();
    next.push_back(escape.value);
    for (BlockOperand &use : parent->getPredecessorUses())
      entryOperands.add(use.getOwner(), use.getOperandNumber(),
                        state.getUndefValue(type));
    header->addArgument(type, escape.value.getLoc());
    parent->addArgument(type, escape.value.getLoc());
  }
  entryOperands.apply();
  SmallVector<Value> inits = llvm::to_vector_of<Value>(parent->getArguments());
  Region body;
  body.splice(body.end(), *header->getParent(), Region::iterator(header));
  state.builder.setInsertionPointToStart(parent);
  FailureOr<Operation *> loop = state.interface.createStructuredDoWhileLoopOp(
      state.builder, parent->getLastOp()->getLoc(), inits, condition, next,
      body);
  if (failed(loop))
    return failure();
  auto results = (*loop)->getResults().take_back(escapes.size());
  for (auto [escape, result] : llvm::zip_equal(escapes, results))
    for (OpOperand *use : escape.uses)
      use->set(result);
  state.worklist.push_back(header);
  return success();
}

LogicalResult CycleTransform::run() {
  collectEdges();
  Location loc = blocks.front()->getLastOp()->getLoc();
  createSingleEntry();
  createLatch();
  replaceHeader();
  if (hasExit)
    latch->createSwitch(loc, parent, 1);
  else if (failed(state.createUnreachableExit(loc, parent)))
    return failure();
  collectEscapes();
  return createLoop();
}

LogicalResult detail::transformCycles(CFGToSCF &state, Block *entry) {
  for (ArrayRef<Block *> blocks : CycleFinder().find(entry))
    if (failed(CycleTransform(state, blocks).run()))
      return failure();
  return success();
}
