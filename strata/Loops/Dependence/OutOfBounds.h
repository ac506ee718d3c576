// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses to elements outside of the memory, found before execution.
#ifndef STRATA_LOOPS_DEPENDENCE_OUTOFBOUNDS_H
#define STRATA_LOOPS_DEPENDENCE_OUTOFBOUNDS_H

#include "strata/IR/Graph/Operation.h"

#include <vector>

namespace strata {

/// An access whose index of a dimension is negative or at least the size.
struct OutOfBoundsAccess {
  Operation *op;
  unsigned dim;
  /// The index, in the iteration with these values of the induction variables.
  int64_t index, size;
  SmallVector<int64_t, 4> iteration;
};

/// The accesses in `function` that are certainly outside of the memory in an iteration that is executed if
/// the function is; at most one for each dimension of an access. Accesses with unknown bounds, conditions,
/// sizes or subscripts are not considered, nor are masked ones and those that wrap around.
std::vector<OutOfBoundsAccess> findOutOfBoundsAccesses(Operation *function);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_OUTOFBOUNDS_H
