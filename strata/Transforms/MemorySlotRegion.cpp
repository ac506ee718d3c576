// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Frontiers are found by the algorithm of Sreedhar and Gao ("A Linear Time
// Algorithm for Placing phi-Nodes", 1995): blocks are taken in order of
// decreasing depth in the dominator tree, and the frontier of one consists of
// the targets of edges that start below it and end no deeper than it is.
// Numbered in pre-order, the blocks below a block are an interval; so is the
// list of edges that start there, and the next of them that ends high enough is
// found in a tree of minima. The subtree of a block that was taken before adds
// no block and is skipped.
#include "strata/Transforms/MemorySlotsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>
#include <queue>

using namespace strata;
using namespace strata::detail;

SlotRegion::SlotRegion(Region &region, const DominanceInfo &dominance) {
  if (region.hasOneBlock()) {
    blocks = {&region.front()};
    orders = {0};
    nodes = {{1, 0, 0, 0, 0}};
    return;
  }
  number(region, dominance);
  order(region);
  collectEdges(region);
}

/// Among blocks with the same parent the last comes first, as mlir-opt visits
/// them: the order of values' uses depends on it.
void SlotRegion::number(Region &region, const DominanceInfo &dominance) {
  auto tree = dominance.getDomTree(&region).getPreOrder();
  nodes.resize(tree.size());
  blocks.resize(tree.size());
  // Places in `tree`, with their numbers.
  SmallVector<std::pair<uint32_t, uint32_t>, 32> open;
  for (auto [place, entry] : llvm::enumerate(tree)) {
    auto end = [&](uint32_t i) { return i + tree[i].size; };
    while (!open.empty() && end(open.back().first) <= place)
      open.pop_back();
    uint32_t parent = 0, number = 0;
    if (!open.empty()) {
      parent = open.back().second;
      number = parent + 1 + end(open.back().first) - end(uint32_t(place));
    }
    nodes[number] = {number + entry.size, uint32_t(open.size()), parent, 0, 0};
    blocks[number] = entry.block;
    numbers[entry.block] = number;
    open.push_back({uint32_t(place), number});
  }
  for (Block &block : region)
    if (numbers.try_emplace(&block, uint32_t(blocks.size())).second)
      blocks.push_back(&block);
}

/// The successors of `block` that are in `region`.
static void getSuccessors(Block *block, Region &region,
                          SmallVectorImpl<Block *> &successors) {
  if (Operation *last = block->getLastOp())
    for (BlockOperand &edge : last->getBlockOperands())
      if (edge.get()->getParent() == &region)
        successors.push_back(edge.get());
}

/// Each block that is not seen yet, from the first on, begins a search.
void SlotRegion::order(Region &region) {
  struct Visit {
    Block *block;
    SmallVector<Block *, 2> successors;
    unsigned next;
  };
  orders.assign(blocks.size(), 0);
  std::vector<bool> isSeen(blocks.size());
  std::vector<Visit> stack;
  auto enter = [&](Block *block) {
    uint32_t number = numbers.lookup(block);
    if (isSeen[number])
      return;
    isSeen[number] = true;
    Visit &made = stack.emplace_back(Visit{block, {}, 0});
    getSuccessors(block, region, made.successors);
  };
  std::vector<uint32_t> postOrder;
  uint32_t place = 0;
  for (Block &root : region) {
    enter(&root);
    while (!stack.empty()) {
      Visit &top = stack.back();
      if (top.next != top.successors.size()) {
        enter(top.successors[top.next++]);
        continue;
      }
      postOrder.push_back(numbers.lookup(top.block));
      stack.pop_back();
    }
    for (uint32_t number : llvm::reverse(postOrder))
      orders[number] = place++;
    postOrder.clear();
  }
}

void SlotRegion::collectEdges(Region &region) {
  SmallVector<Block *, 4> successors;
  for (uint32_t from = 0; from < nodes.size(); ++from) {
    nodes[from].firstEdge = uint32_t(edges.size());
    successors.clear();
    getSuccessors(blocks[from], region, successors);
    for (Block *block : successors) {
      uint32_t to = numbers.lookup(block);
      if (to == from || nodes[to].parent != from)
        edges.push_back(to);
    }
  }
  numLeaves = uint32_t(llvm::PowerOf2Ceil(edges.size()));
  lowest.assign(2 * size_t(numLeaves), ~0u);
  for (auto [i, to] : llvm::enumerate(edges))
    lowest[numLeaves + i] = nodes[to].level;
  for (uint32_t i = numLeaves; i-- > 1;)
    lowest[i] = std::min(lowest[2 * i], lowest[2 * i + 1]);
}

/// The first edge from number `from` on, and before `to`, that ends at `level`
/// or above; `to` if there is none.
uint32_t SlotRegion::findEdge(uint32_t from, uint32_t to,
                              uint32_t level) const {
  if (from >= to)
    return to;
  uint32_t at = numLeaves + from;
  while (lowest[at] > level) {
    // Continue to the right of the subtree, which ends where the tree does.
    while (at & 1)
      at >>= 1;
    if (!at)
      return to;
    ++at;
  }
  while (at < numLeaves)
    at = lowest[2 * at] <= level ? 2 * at : 2 * at + 1;
  return std::min(at - numLeaves, to);
}

void SlotRegion::computeFrontier(ArrayRef<uint32_t> defs,
                                 SmallVectorImpl<uint32_t> &frontier) {
  ++query;
  // Blocks by level and number.
  std::priority_queue<std::pair<uint32_t, uint32_t>> queue;
  for (uint32_t def : defs)
    queue.push({nodes[def].level, def});
  // Intervals of numbers below blocks that were taken; they do not overlap.
  std::map<uint32_t, uint32_t> taken;
  auto visit = [&](uint32_t from, uint32_t to, uint32_t level) {
    uint32_t end = getFirstEdge(to);
    for (uint32_t edge = getFirstEdge(from);
         (edge = findEdge(edge, end, level)) != end; ++edge) {
      uint32_t target = edges[edge];
      if (std::exchange(nodes[target].mark, query) == query)
        continue;
      frontier.push_back(target);
      queue.push({nodes[target].level, target});
    }
  };
  while (!queue.empty()) {
    auto [level, number] = queue.top();
    queue.pop();
    uint32_t end = nodes[number].end, next = number;
    auto interval = taken.lower_bound(number);
    if (interval != taken.end() && interval->first == number)
      continue;
    while (interval != taken.end() && interval->first < end) {
      visit(next, interval->first, level);
      next = interval->second;
      interval = taken.erase(interval);
    }
    visit(next, end, level);
    taken[number] = end;
  }
}

//===-- Several regions ---------------------------------------------------===//

SlotRegion &SlotRegions::get(Region *region) {
  std::unique_ptr<SlotRegion> &known = regions[region];
  if (!known)
    known = std::make_unique<SlotRegion>(*region, dominance);
  return *known;
}

bool SlotRegions::isBefore(Operation *a, Operation *b) {
  if (a->getBlock() == b->getBlock())
    return a != b && a->isBeforeInBlock(b);
  if (Region *region = a->getParentRegion(); region == b->getParentRegion())
    return isBefore(*region, a->getBlock(), b->getBlock());
  SmallVector<Operation *, 8> aroundA{a}, aroundB{b};
  while (Operation *parent = aroundA.back()->getParentOp())
    aroundA.push_back(parent);
  while (Operation *parent = aroundB.back()->getParentOp())
    aroundB.push_back(parent);
  while (aroundA.back() == aroundB.back()) {
    aroundA.pop_back();
    aroundB.pop_back();
    // An operation comes before those that it contains.
    if (aroundA.empty() || aroundB.empty())
      return aroundA.empty() && !aroundB.empty();
  }
  a = aroundA.back();
  b = aroundB.back();
  Region *region = a->getParentRegion();
  if (region != b->getParentRegion())
    return region->getRegionNumber() < b->getParentRegion()->getRegionNumber();
  if (a->getBlock() == b->getBlock())
    return a->isBeforeInBlock(b);
  return isBefore(*region, a->getBlock(), b->getBlock());
}

bool SlotRegions::isBefore(Region &region, Block *a, Block *b) {
  SlotRegion &blocks = get(&region);
  return blocks.getOrder(blocks.getNumber(a)) <
         blocks.getOrder(blocks.getNumber(b));
}
