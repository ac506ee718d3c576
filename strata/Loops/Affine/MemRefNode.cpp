// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefNode.h"

using namespace strata;
using namespace strata::affine;

void MemRefNode::setAccesses(ArrayRef<const KnownAccess *> accesses) {
  loads.clear();
  stores.clear();
  others.clear();
  loadCounts.clear();
  storeCounts.clear();
  for (const KnownAccess *known : accesses) {
    const LoopAccess &access = known->access;
    if (!known->affine) {
      others.push_back(&access);
      continue;
    }
    (access.isStore() ? stores : loads).push_back(&*known->affine);
    ++(access.isStore() ? storeCounts : loadCounts)[access.getMemory()];
  }
}
