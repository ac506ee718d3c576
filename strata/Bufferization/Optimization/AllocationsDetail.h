// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The allocations of a function, and the memrefs that may be in them.
#ifndef STRATA_BUFFERIZATION_OPTIMIZATION_ALLOCATIONSDETAIL_H
#define STRATA_BUFFERIZATION_OPTIMIZATION_ALLOCATIONSDETAIL_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace strata::detail {

struct Allocation {
  Value memref;
  /// The operation that frees it; null if there is none.
  Operation *dealloc = nullptr;
};

/// The allocations in `root`, those on the stack only if `includesStack`, of operations that allocate one
/// memref, which at most one operation frees.
SmallVector<Allocation> findAllocations(Operation *root,
                                        bool includesStack = false);

/// Computes which memrefs may alias each other.
class MemRefAliases {
public:
  explicit MemRefAliases(Operation *root);
  /// The memrefs that `value` is passed on as, or that are views of it, and itself.
  llvm::SetVector<Value> resolve(Value value) const;

private:
  llvm::DenseMap<Value, SmallVector<Value, 2>> targets;
};

/// Whether it is known how control goes through the regions of `op`.
bool isKnownControlFlow(Operation *op);
/// Whether regions of `op` may be executed several times.
bool isLoop(Operation *op);
/// The operation in `block` before which an allocation can be put: its place,
/// or the operation that contains it.
Operation *getStart(Value memref, Block *block);

} // namespace strata::detail

#endif // STRATA_BUFFERIZATION_OPTIMIZATION_ALLOCATIONSDETAIL_H
