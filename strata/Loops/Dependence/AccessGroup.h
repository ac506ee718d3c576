// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AccessGroup: accesses of a nest that have the same dependences on accesses of other nests.
#ifndef STRATA_LOOPS_DEPENDENCE_ACCESSGROUP_H
#define STRATA_LOOPS_DEPENDENCE_ACCESSGROUP_H

#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// The accesses are of one kind and of one class (PairClasses).
struct AccessGroup {
  const LoopAccess *first;
  /// The object of their memory (MemoryAliases::getObject).
  Value object;
  /// The operation of the last one. Loops around it and the first one are around all others.
  Operation *last;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ACCESSGROUP_H
