// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of casts for operations that write their results to destinations.
#ifndef STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H
#define STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H

#include "strata/IR/Build/Builder.h"
#include "strata/Interfaces/DestinationStyleOpInterface.h"

namespace strata::detail {

/// Makes the operands of `op` that are casts what was cast, if that type says as much, and
/// the types of results those of their destinations; users get the types they had.
LogicalResult foldCastsInto(Operation *op, RewriterBase &rewriter);
/// The destination that `value`, a result, is written to; null if there is none, or if it
/// has no type with a shape.
OpOperand *getTiedInit(Value value);

} // namespace strata::detail

#endif // STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H
