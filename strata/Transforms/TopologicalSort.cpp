// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sorts operations after those whose results they use, in regions without SSA
// dominance. The result is that of repeated passes over the remaining
// operations of a block, from front to back, each placing every operation whose
// operands are already placed, or, in a cycle, the first remaining one. A queue
// simulates these passes, so that a block takes O((operations + operands) *
// log(operations)).
#include "strata/Transforms/TopologicalSort.h"

#include "strata/IR/Verify/Dominance.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <queue>

using namespace strata;

namespace {
class BlockSorter {
public:
  explicit BlockSorter(Block &block) : block(block) {}
  bool run();

private:
  /// A round and a position in the block.
  using Turn = std::pair<unsigned, unsigned>;
  struct Node {
    Operation *op;
    unsigned numMissing = 0;
    bool isPlaced = false;
    SmallVector<unsigned, 2> users = {};
  };
  void collect();
  void collectUses(unsigned user);
  void place(Turn turn);

  Block &block;
  std::vector<Node> nodes;
  llvm::DenseMap<Operation *, unsigned> positions;
  std::priority_queue<Turn, std::vector<Turn>, std::greater<Turn>> ready;
  std::vector<Operation *> order;
};
} // namespace

void BlockSorter::collectUses(unsigned user) {
  llvm::DenseSet<unsigned> used;
  nodes[user].op->walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *def = operand.get().getDefiningOp();
      Operation *here = def ? block.findAncestorOpInBlock(*def) : nullptr;
      auto found = here ? positions.find(here) : positions.end();
      if (found != positions.end() && found->second != user)
        used.insert(found->second);
    }
  });
  nodes[user].numMissing = unsigned(used.size());
  for (unsigned position : used)
    nodes[position].users.push_back(user);
}

void BlockSorter::collect() {
  Operation *end = block.getLastOp();
  if (end && !end->hasTrait(OpTrait::Terminator))
    end = nullptr;
  for (Operation *op = block.getFirstOp(); op != end; op = op->getNextNode()) {
    positions[op] = unsigned(nodes.size());
    nodes.push_back({op});
  }
  for (unsigned i = 0; i < nodes.size(); ++i)
    collectUses(i);
}

void BlockSorter::place(Turn turn) {
  auto [round, position] = turn;
  Node &node = nodes[position];
  node.isPlaced = true;
  order.push_back(node.op);
  for (unsigned user : node.users)
    if (--nodes[user].numMissing == 0 && !nodes[user].isPlaced)
      ready.push({user > position ? round : round + 1, user});
}

/// Whether all operands come first now.
bool BlockSorter::run() {
  collect();
  for (auto [i, node] : llvm::enumerate(nodes))
    if (node.numMissing == 0)
      ready.push({0, unsigned(i)});
  bool isSorted = true;
  unsigned round = 0, firstLeft = 0;
  while (order.size() < nodes.size()) {
    if (ready.empty()) {
      while (nodes[firstLeft].isPlaced)
        ++firstLeft;
      isSorted = false;
      // The next round begins after it.
      place({++round, firstLeft});
      continue;
    }
    Turn next = ready.top();
    ready.pop();
    round = next.first;
    place(next);
  }
  Operation *end = nodes.empty() ? nullptr : block.getLastOp();
  if (end && positions.count(end))
    end = nullptr;
  for (Operation *op : order)
    op->moveBefore(&block, Block::iterator(end, &block));
  return isSorted;
}

bool strata::sortTopologically(Block &block) {
  return BlockSorter(block).run();
}

namespace {
struct TopologicalSort final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      for (Region &region : op->getRegions())
        if (op->isRegistered() && !hasSSADominance(region))
          for (Block &block : region)
            sortTopologically(block);
    });
  }
};
} // namespace

static constexpr PassInfo topologicalSortInfo = {
    .argument = "topological-sort",
    .name = "TopologicalSort",
    .summary = "Order operations of graph regions after those that they use",
    .create = makePass<TopologicalSort>,
};

void strata::registerTopologicalSortPass(PassRegistry &registry) {
  registry.add(topologicalSortInfo);
}
