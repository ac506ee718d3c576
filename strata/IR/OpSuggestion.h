// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// "did you mean" for names of operations.
#ifndef STRATA_IR_OPSUGGESTION_H
#define STRATA_IR_OPSUGGESTION_H

#include "strata/IR/Diagnostics.h"

namespace strata {

/// Adds a note to `diag` with the operation of the same dialect whose name is
/// nearest to `name`, the full name of an operation that does not exist. Adds
/// no note if no name is near, or if `diag` is not active. O(operations of the
/// dialect).
void suggestOperation(InFlightDiagnostic &diag, Context *ctx, StringRef name);

} // namespace strata

#endif // STRATA_IR_OPSUGGESTION_H
