// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses to memory in a piece of code, and whether two of them may be of the same memory.
#ifndef STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H
#define STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H

#include "strata/Analysis/AliasAnalysis.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"

namespace strata {

/// An access by an operation: to the elements that it declares, to all of a memory, or, if `memory`
/// is null, to any memory.
struct LoopAccess {
  Operation *op = nullptr;
  MemoryAccess access;

  bool isStore() const { return access.isStore; }
  Value getMemory() const { return access.memory; }
  /// Whether the elements that are accessed are those that the indices name.
  bool hasIndices() const {
    return getMemory() && !access.isWhole &&
           access.getForm() != MemoryAccess::Form::Other;
  }
};

/// Appends the accesses of `op` without those of operations in it, as collectAccesses does.
void appendAccesses(Operation *op, SmallVectorImpl<LoopAccess> &list);
/// The accesses of `root` and the operations in it, in order. An operation with unknown effects
/// stores to any memory.
SmallVector<LoopAccess, 8> collectAccesses(Operation *root);
/// Appends them.
void collectAccesses(Operation *root, SmallVectorImpl<LoopAccess> &accesses);

/// Whether values refer to overlapping memory. Arguments of a function are assumed to be different
/// memory unless `argumentsMayAlias` says otherwise.
class MemoryAliases {
public:
  /// `function` must not change while the object is used.
  explicit MemoryAliases(Operation *function, bool argumentsMayAlias = false)
      : analysis(function), argumentsMayAlias(argumentsMayAlias) {}
  /// Null values stand for any memory.
  bool mayAlias(Value a, Value b);
  /// The memory that is created at one place, or the argument of the function, that `memory` is, or
  /// is a view of; null if it is unknown. Different objects do not overlap.
  Value getObject(Value memory) const;

private:
  AliasAnalysis analysis;
  bool argumentsMayAlias;
};

/// Whether an operation in `op` allocates the memory.
bool isAllocatedIn(Value memory, Operation *op);
/// The value that `memory` is a view of, through any number of views.
Value getViewedMemory(Value memory);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H
