// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AliasIndex: for a list of accesses, those that may be of the same memory as another access, found without
// comparing it with all of them.
#ifndef STRATA_LOOPS_DEPENDENCE_ALIASINDEX_H
#define STRATA_LOOPS_DEPENDENCE_ALIASINDEX_H

#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

class AliasIndex {
public:
  /// `objects` are those of the memories of the accesses (MemoryAliases::getObject).
  explicit AliasIndex(ArrayRef<Value> objects);
  /// The numbers of the accesses to memory that is not known to be another object, in ascending order.
  /// MemoryAliases::mayAlias may still be false for some.
  ArrayRef<unsigned> getCandidates(Value object);

private:
  SmallVector<unsigned, 8> all, unknown;
  /// The accesses of each object, and of each object or an unknown one.
  llvm::DenseMap<Value, SmallVector<unsigned, 4>> byObject, candidates;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ALIASINDEX_H
