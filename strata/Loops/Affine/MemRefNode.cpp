// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefNode.h"

using namespace strata;
using namespace strata::affine;

void MemRefNode::collectAccesses() {
  loads.clear();
  stores.clear();
  others.clear();
  loadCounts.clear();
  storeCounts.clear();
  for (const LoopAccess &access : strata::collectAccesses(op)) {
    if (!isAffineAccess(access.op) || !access.getMemory()) {
      others.push_back(access);
      continue;
    }
    (access.isStore() ? stores : loads).emplace_back(access.op);
    ++(access.isStore() ? storeCounts : loadCounts)[access.getMemory()];
  }
}
