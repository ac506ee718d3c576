// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/CFGToSCFDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

BlockDominators::BlockDominators(Block *entry,
                                 function_ref<bool(Block *)> isInside) {
  search(entry, isInside);
  computeParents();
  numberTree();
}

/// Numbers the blocks in the order of a depth-first search, and collects them in postorder.
void BlockDominators::search(Block *entry,
                             function_ref<bool(Block *)> isInside) {
  struct Step {
    Block *block;
    unsigned next;
  };
  SmallVector<Step> path;
  auto visit = [&](Block *block) {
    if (!isInside(block) ||
        !numbers.try_emplace(block, unsigned(nodes.size())).second)
      return;
    nodes.push_back({block});
    path.push_back({block, 0});
  };
  visit(entry);
  while (!path.empty()) {
    Step &step = path.back();
    if (step.next < step.block->getNumSuccessors()) {
      visit(step.block->getSuccessor(step.next++));
      continue;
    }
    nodes[numbers.at(step.block)].postNumber = unsigned(postOrder.size());
    postOrder.push_back(numbers.at(step.block));
    path.pop_back();
  }
}

unsigned BlockDominators::findCommon(unsigned a, unsigned b) const {
  while (a != b) {
    while (nodes[a].postNumber < nodes[b].postNumber)
      a = nodes[a].parent;
    while (nodes[b].postNumber < nodes[a].postNumber)
      b = nodes[b].parent;
  }
  return a;
}

/// K. Cooper et al., "A Simple, Fast Dominance Algorithm" (2001).
void BlockDominators::computeParents() {
  nodes.front().parent = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned number : llvm::drop_begin(llvm::reverse(postOrder))) {
      unsigned parent = Unknown;
      for (Block *predecessor : nodes[number].block->getPredecessors()) {
        auto known = numbers.find(predecessor);
        if (known == numbers.end() || nodes[known->second].parent == Unknown)
          continue;
        parent = parent == Unknown ? known->second
                                   : findCommon(parent, known->second);
      }
      changed |= nodes[number].parent != parent;
      nodes[number].parent = parent;
    }
  }
}

/// Numbers the blocks in preorder of the tree, and notes the last number in the tree of each.
void BlockDominators::numberTree() {
  std::vector<SmallVector<unsigned, 2>> children(nodes.size());
  for (unsigned i = 1; i < nodes.size(); ++i)
    children[nodes[i].parent].push_back(i);
  SmallVector<unsigned> pending = {0};
  while (!pending.empty()) {
    unsigned number = pending.pop_back_val();
    nodes[number].first = unsigned(preOrder.size());
    preOrder.push_back(number);
    llvm::append_range(pending, llvm::reverse(children[number]));
  }
  for (unsigned number : llvm::reverse(preOrder)) {
    nodes[number].last = std::max(nodes[number].last, nodes[number].first);
    unsigned &last = nodes[nodes[number].parent].last;
    last = std::max(last, nodes[number].last);
  }
}

bool BlockDominators::dominates(Block *a, Block *b) const {
  const Node &above = nodes[numbers.at(a)], &below = nodes[numbers.at(b)];
  return above.first <= below.first && below.first <= above.last;
}

SmallVector<Block *> BlockDominators::getPreOrder() const {
  SmallVector<Block *> blocks;
  for (unsigned number : preOrder)
    blocks.push_back(nodes[number].block);
  return blocks;
}
