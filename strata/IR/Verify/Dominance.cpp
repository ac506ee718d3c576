// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lengauer and Tarjan, "A fast algorithm for finding dominators in a
// flowgraph", TOPLAS 1979, in the version with simple linking: vertices are
// handled in the reverse of depth-first order, semidominators are found through
// a forest of links with path compression, and buckets hold vertices whose
// dominator is known once their semidominator's subtree is done.
#include "strata/IR/Verify/Dominance.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace strata;

//===-- RegionDomTree ----------------------------------------------------===//

uint32_t RegionDomTree::numberOf(Block *block) const {
  if (blocks.size() <= LinearSearchLimit) {
    for (size_t i = 0; i < blocks.size(); ++i)
      if (blocks[i] == block)
        return numbers[i];
    return 0;
  }
  auto it = positions.find(block);
  return it == positions.end() ? 0 : numbers[it->second];
}

bool RegionDomTree::properlyDominates(Block *a, Block *b) const {
  if (a == b)
    return false;
  uint32_t inner = numberOf(b);
  if (!inner)
    return true;
  uint32_t outer = numberOf(a);
  if (!outer)
    return false;
  // Unsigned: numbers before the range wrap around to large ones.
  return nodes[inner].first - nodes[outer].first < nodes[outer].size;
}

Block *RegionDomTree::getIDom(Block *block) const {
  uint32_t number = numberOf(block);
  if (!number || !nodes[number].idom)
    return nullptr;
  return blocks[nodes[nodes[number].idom].position];
}

Block *RegionDomTree::findNearestCommonDominator(Block *a, Block *b) const {
  uint32_t left = numberOf(a), right = numberOf(b);
  if (!left || !right)
    return nullptr;
  // A dominator has a smaller number than the blocks that it dominates.
  while (left != right) {
    uint32_t &later = left > right ? left : right;
    later = nodes[later].idom;
  }
  return left ? blocks[nodes[left].position] : nullptr;
}

/// Turns a list of (source, target) pairs sorted by neither into ranges.
static void makeRanges(size_t numBlocks,
                       ArrayRef<std::pair<uint32_t, uint32_t>> edges,
                       bool bySource, std::vector<uint32_t> &begin,
                       std::vector<uint32_t> &targets) {
  begin.assign(numBlocks + 2, 0);
  targets.resize(edges.size());
  for (auto [source, target] : edges)
    ++begin[(bySource ? source : target) + 2];
  for (size_t i = 2; i < begin.size(); ++i)
    begin[i] += begin[i - 1];
  for (auto [source, target] : edges)
    targets[begin[(bySource ? source : target) + 1]++] =
        bySource ? target : source;
}

void RegionDomTree::collectEdges(Region &region, Direction direction) {
  blocks.clear();
  positions.clear();
  for (Block &block : region)
    blocks.push_back(&block);
  bool mapped = blocks.size() > LinearSearchLimit;
  if (mapped) {
    positions.reserve(blocks.size());
    for (size_t i = 0; i < blocks.size(); ++i)
      positions[blocks[i]] = uint32_t(i);
  }
  auto positionOf = [&](Block *block) {
    if (mapped)
      return positions.find(block)->second;
    return uint32_t(std::find(blocks.begin(), blocks.end(), block) -
                    blocks.begin());
  };
  SmallVector<std::pair<uint32_t, uint32_t>, 32> edges;
  for (size_t i = 0; i < blocks.size(); ++i) {
    Operation *last = blocks[i]->getLastOp();
    if (!last)
      continue;
    for (BlockOperand &operand : last->getBlockOperands())
      if (operand.get() && operand.get()->getParent() == &region)
        edges.push_back({uint32_t(i), positionOf(operand.get())});
  }
  bool forward = direction == Direction::Forward;
  makeRanges(blocks.size(), edges, forward, succBegin, succs);
  makeRanges(blocks.size(), edges, !forward, predBegin, preds);
}

/// Numbers the blocks reachable from block `from` in depth-first order.
void RegionDomTree::search(uint32_t from, uint32_t parentNumber) {
  auto visit = [&](uint32_t position, uint32_t parent) {
    uint32_t number = uint32_t(nodes.size());
    numbers[position] = number;
    nodes.push_back(
        {position, parent, number, 0, Unlinked, number, 0, 0, 0, 0});
    searchStack.push_back({position, succBegin[position]});
  };
  visit(from, parentNumber);
  while (!searchStack.empty()) {
    auto &[position, next] = searchStack.back();
    if (next == succBegin[position + 1]) {
      searchStack.pop_back();
      continue;
    }
    uint32_t target = succs[next++];
    if (!numbers[target])
      visit(target, numbers[position]);
  }
}

void RegionDomTree::chooseBackwardRoots() {
  // In this direction, the successors in the control flow act as predecessors.
  for (uint32_t i = 0; i < blocks.size(); ++i)
    if (predBegin[i] == predBegin[i + 1] && !numbers[i])
      search(i, 0);
  for (uint32_t i = uint32_t(blocks.size()); i-- > 0;)
    if (!numbers[i])
      search(i, 0);
}

/// The vertex with the smallest semidominator on the linked path above
/// `number`, whose links are shortened to the root of the forest.
uint32_t RegionDomTree::findLowest(uint32_t number) {
  if (nodes[number].ancestor == Unlinked)
    return number;
  path.clear();
  uint32_t at = number;
  while (nodes[nodes[at].ancestor].ancestor != Unlinked) {
    path.push_back(at);
    at = nodes[at].ancestor;
  }
  while (!path.empty()) {
    Node &node = nodes[path.back()];
    path.pop_back();
    const Node &above = nodes[node.ancestor];
    if (nodes[above.lowest].semi < nodes[node.lowest].semi)
      node.lowest = above.lowest;
    node.ancestor = above.ancestor;
  }
  return nodes[number].lowest;
}

void RegionDomTree::computeDominators() {
  for (uint32_t i = uint32_t(nodes.size()) - 1; i > 0; --i) {
    Node &node = nodes[i];
    // The search started anew below entry 0: an edge from there counts.
    if (!node.parent)
      node.semi = 0;
    for (uint32_t p = predBegin[node.position];
         p != predBegin[node.position + 1]; ++p) {
      uint32_t pred = numbers[preds[p]];
      if (!pred)
        continue;
      uint32_t semi = nodes[findLowest(pred)].semi;
      if (semi < node.semi)
        node.semi = semi;
    }
    node.nextInBucket = nodes[node.semi].bucket;
    nodes[node.semi].bucket = i;
    uint32_t parent = node.parent;
    node.ancestor = parent;
    for (uint32_t v = nodes[parent].bucket; v; v = nodes[v].nextInBucket) {
      uint32_t lowest = findLowest(v);
      nodes[v].idom = nodes[lowest].semi < nodes[v].semi ? lowest : parent;
    }
    nodes[parent].bucket = 0;
  }
  for (uint32_t i = 1; i < nodes.size(); ++i)
    if (nodes[i].idom != nodes[i].semi)
      nodes[i].idom = nodes[nodes[i].idom].idom;
}

/// Gives each subtree a range of numbers.
void RegionDomTree::numberTree() {
  for (Node &node : nodes)
    node.size = 1;
  for (uint32_t i = uint32_t(nodes.size()) - 1; i > 0; --i)
    nodes[nodes[i].idom].size += nodes[i].size;
  // `ancestor` now holds the next free number of a subtree.
  nodes[0].first = 0;
  nodes[0].ancestor = 1;
  for (uint32_t i = 1; i < nodes.size(); ++i) {
    Node &idom = nodes[nodes[i].idom];
    nodes[i].first = idom.ancestor;
    idom.ancestor += nodes[i].size;
    nodes[i].ancestor = nodes[i].first + 1;
  }
}

void RegionDomTree::build(Region &region, Direction direction) {
  collectEdges(region, direction);
  numbers.assign(blocks.size(), 0);
  nodes.clear();
  nodes.push_back({0, 0, 0, 0, Unlinked, 0, 0, 0, 0, 0});
  if (direction == Direction::Backward)
    chooseBackwardRoots();
  else if (!blocks.empty())
    search(0, 0);
  computeDominators();
  numberTree();
}

std::vector<RegionDomTree::TreeNode> RegionDomTree::getPreOrder() const {
  std::vector<TreeNode> order(nodes.empty() ? 0 : nodes.size() - 1);
  for (const Node &node : llvm::drop_begin(nodes))
    order[node.first - 1] = {blocks[node.position], node.size};
  return order;
}

//===-- DominanceInfo ----------------------------------------------------===//

bool strata::hasSSADominance(Region &region) {
  Operation *op = region.getParentOp();
  if (!op)
    return true;
  return op->isRegistered() ? !op->hasTrait(OpTrait::GraphRegion)
                            : !region.hasOneBlock();
}

const RegionDomTree &
detail::DominanceInfoBase::getDomTree(Region *region) const {
  std::unique_ptr<RegionDomTree> &tree = trees[region];
  if (!tree)
    tree = std::make_unique<RegionDomTree>(*region, direction);
  return *tree;
}

bool detail::DominanceInfoBase::isReachableFromEntry(Block *block) const {
  if (block->isEntryBlock())
    return true;
  return getDomTree(block->getParent()).isReachable(block);
}

/// Moves `b`, or the operation around it, up to the region of `a`. Returns the
/// block it then is in, null if that region does not enclose `b`.
static Block *findBlockInRegionOf(Block *a, Block *b) {
  if (a->getParent() == b->getParent())
    return b;
  return a->getParent() ? a->getParent()->findAncestorBlockInRegion(*b)
                        : nullptr;
}

bool detail::DominanceInfoBase::properlyDominatesBlock(Block *a,
                                                       Block *b) const {
  if (a == b)
    return false;
  Block *ancestor = findBlockInRegionOf(a, b);
  if (!ancestor || !a->getParent())
    return false;
  return a == ancestor ||
         getDomTree(a->getParent()).properlyDominates(a, ancestor);
}

bool detail::DominanceInfoBase::properlyDominatesOp(Operation *a, Operation *b,
                                                    bool enclosingOpOk) const {
  Block *block = a->getBlock();
  if (!block || !b->getBlock())
    return false;
  Region *region = block->getParent();
  if (b->getBlock() != block) {
    b = region ? region->findAncestorOpInRegion(*b)
               : block->findAncestorOpInBlock(*b);
    if (!b)
      return false;
    if (a == b && enclosingOpOk)
      return true;
  }
  if (b->getBlock() != block)
    return getDomTree(region).properlyDominates(block, b->getBlock());
  if (region && !strata::hasSSADominance(*region))
    return true;
  if (a == b)
    return false;
  return direction == RegionDomTree::Direction::Forward ? a->isBeforeInBlock(b)
                                                        : b->isBeforeInBlock(a);
}

Block *detail::DominanceInfoBase::findNearestCommonDominator(Block *a,
                                                             Block *b) const {
  if (!a || !b)
    return nullptr;
  // Bring both into one region: the one nested deeper is moved outwards.
  auto depthOf = [](Block *block) {
    unsigned depth = 0;
    for (Operation *op = block->getParentOp(); op; op = op->getParentOp())
      ++depth;
    return depth;
  };
  auto moveOut = [](Block *block) {
    Operation *op = block->getParentOp();
    return op ? op->getBlock() : nullptr;
  };
  unsigned depthA = depthOf(a), depthB = depthOf(b);
  while (a && b && a->getParent() != b->getParent()) {
    bool moveA = depthA >= depthB, moveB = depthB >= depthA;
    if (moveA) {
      a = moveOut(a);
      --depthA;
    }
    if (moveB) {
      b = moveOut(b);
      --depthB;
    }
  }
  if (!a || !b)
    return nullptr;
  if (a == b)
    return a;
  return a->getParent()
             ? getDomTree(a->getParent()).findNearestCommonDominator(a, b)
             : nullptr;
}

bool DominanceInfo::properlyDominates(Value value, Operation *user) const {
  if (Operation *def = value.getDefiningOp())
    return properlyDominates(def, user, /*enclosingOpOk=*/false);
  Block *block = cast<BlockArgument>(value).getOwner();
  return user->getBlock() && dominates(block, user->getBlock());
}
