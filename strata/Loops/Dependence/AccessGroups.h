// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AccessGroups: accesses to memory by the memory that they may be of, so that the accesses that may
// overlap one of them are found without comparing all pairs.
#ifndef STRATA_LOOPS_DEPENDENCE_ACCESSGROUPS_H
#define STRATA_LOOPS_DEPENDENCE_ACCESSGROUPS_H

#include "strata/Loops/Dependence/MemoryAccesses.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

class AccessGroups {
public:
  /// Accesses of the same object, or of the same value whose object is unknown.
  struct Group {
    /// Null for any memory.
    Value memory;
    SmallVector<LoopAccess, 2> loads, stores;
  };

  explicit AccessGroups(MemoryAliases &aliases) : aliases(aliases) {}
  void add(const LoopAccess &access);
  ArrayRef<Group> getGroups() const { return groups; }
  /// Calls `visit` with the groups that may overlap `memory`, until it returns false. O(1) for known
  /// objects, apart from groups of unknown ones.
  void forEachOverlapping(Value memory,
                          function_ref<bool(const Group &)> visit) const;

private:
  MemoryAliases &aliases;
  SmallVector<Group, 8> groups;
  llvm::DenseMap<Value, unsigned> numbers;
  /// The numbers of the groups of which the object is unknown.
  SmallVector<unsigned, 2> unknown;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ACCESSGROUPS_H
