// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether the behavior of a computed operation is defined for all values of its operands.
#ifndef STRATA_SEMANTICS_SPECULATION_H
#define STRATA_SEMANTICS_SPECULATION_H

#include "strata/IR/Graph/Operation.h"

namespace strata::semantics {

/// Whether `op`, which declares a computation, can be executed where control flow would not
/// reach it: the operation has no condition of undefined behavior, and its divisors are
/// constants other than 0, and other than -1 in signed divisions, for indices of 32 and of 64
/// bits.
bool isAlwaysDefined(Operation *op);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_SPECULATION_H
