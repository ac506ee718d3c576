// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether memory may have been freed at a place of a function that does not access it.
#ifndef STRATA_LOOPS_DEPENDENCE_FREEDMEMORY_H
#define STRATA_LOOPS_DEPENDENCE_FREEDMEMORY_H

#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// The operations in the body of a function that may free memory.
SmallVector<Operation *, 4> findFreeingOperations(Region &function);

/// Whether an operation of `frees` that is not known to be executed after `place` may free `memory`, which
/// is defined there. Callers do not free arguments, and memory is not freed unless an operation says so.
bool mayBeFreedBefore(Operation *place, Value memory, MemoryAliases &aliases,
                      ArrayRef<Operation *> frees);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_FREEDMEMORY_H
