// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses to memory in a piece of code, and whether two of them may be of the same memory.
#ifndef STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H
#define STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H

#include "strata/Analysis/AliasAnalysis.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"

#include "llvm/ADT/DenseMap.h"

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
  /// `function` must not change while the object is used, except before invalidate().
  explicit MemoryAliases(Operation *function, bool argumentsMayAlias = false)
      : function(function), argumentsMayAlias(argumentsMayAlias) {}
  /// A null value stands for any memory that is known outside of the function, or of which the function
  /// gives away a value.
  bool mayAlias(Value a, Value b);
  /// Must be called after changes of the function.
  void invalidate() {
    analysis.reset();
    origins.clear();
  }
  /// The memory that is created at one place, or the argument of the function, that `memory` is, or
  /// is a view of; null if it is unknown. Different objects do not overlap.
  Value getObject(Value memory) const;

private:
  enum class Origin : uint8_t { Argument, Allocation, Other };
  Origin getOrigin(Value memory);

  Operation *function;
  llvm::SmallDenseMap<Value, Origin, 16> origins;
  /// Computed when definitions alone do not tell.
  std::optional<AliasAnalysis> analysis;
  bool argumentsMayAlias;
};

/// Whether `user` only accesses or frees `memory`, or computes no other value of it.
bool isOnlyAccess(Operation *user, Value memory);
/// Whether only operations that name it can access `memory`: it is created by an operation, and its users
/// access it, free it, or compute no memory of it.
bool isUncaptured(Value memory);

/// Whether an operation in `op` allocates the memory.
bool isAllocatedIn(Value memory, Operation *op);
/// The value that `memory` is a view of, through any number of views.
Value getViewedMemory(Value memory);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_MEMORYACCESSES_H
