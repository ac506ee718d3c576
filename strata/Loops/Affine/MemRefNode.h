// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MemRefNode: an operation of a block with its accesses, a node of MemRefDependenceGraph.
#ifndef STRATA_LOOPS_AFFINE_MEMREFNODE_H
#define STRATA_LOOPS_AFFINE_MEMREFNODE_H

#include "strata/Loops/Affine/NestSummary.h"

#include "llvm/ADT/DenseMap.h"

namespace dialects::affine {

struct MemRefNode {
  unsigned id = 0;
  strata::Operation *op = nullptr;
  /// Affine loads and stores in the operation, in order.
  strata::SmallVector<const MemRefAccess *, 0> loads, stores;
  /// Accesses by other operations.
  strata::SmallVector<const strata::LoopAccess *, 0> others;
  /// The numbers of `loads` and `stores` by memref.
  llvm::SmallDenseMap<strata::Value, unsigned, 4> loadCounts, storeCounts;

  unsigned getLoadOpCount(strata::Value memref) const {
    return loadCounts.lookup(memref);
  }
  unsigned getStoreOpCount(strata::Value memref) const {
    return storeCounts.lookup(memref);
  }
  /// Makes these the accesses of the operation. They must not change.
  void setAccesses(strata::ArrayRef<const KnownAccess *> accesses);
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMREFNODE_H
