// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous copies that certainly have no end, and waits for copies that certainly were not started.
#ifndef STRATA_LOOPS_DEPENDENCE_UNMATCHEDTRANSFERS_H
#define STRATA_LOOPS_DEPENDENCE_UNMATCHEDTRANSFERS_H

#include "strata/IR/Graph/Operation.h"

#include <vector>

namespace strata {

/// A start without a later wait on the same element of the same tag, or a wait without an earlier start.
struct UnmatchedTransfer {
  Operation *op = nullptr;
  bool isStart = false;
  /// The values of the induction variables around the operation, the outermost first.
  SmallVector<int64_t, 4> iteration;
};

/// Finds them in `function`, one for each operation. Tags from outside of the function, or that are used
/// by other operations, are left out, and so are operations of which it is not certain that and when they
/// are executed.
std::vector<UnmatchedTransfer> findUnmatchedTransfers(Operation *function);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_UNMATCHEDTRANSFERS_H
