// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that write their results to destinations, which are operands. The interface
// DestinationStyleOpInterface has no functions: the destinations are the operands called
// `outputs`, `output`, `inits`, `init`, `dest` or `base`.
#ifndef STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H
#define STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Build/Builder.h"

namespace strata::detail {

/// The destinations of `op`; std::nullopt for an operation without the
/// interface.
std::optional<Segment> getDestinations(Operation *op);
/// Makes the operands of `op` that are casts what was cast, if that type says as much, and
/// the types of results those of their destinations; users get the types they had.
LogicalResult foldCastsInto(Operation *op, RewriterBase &rewriter);
/// The destination that `value`, a result, is written to; null if there is none, or if it
/// has no type with a shape.
OpOperand *getTiedInit(Value value);

} // namespace strata::detail

#endif // STRATA_DIALECTS_TENSOR_DESTINATIONSTYLE_H
