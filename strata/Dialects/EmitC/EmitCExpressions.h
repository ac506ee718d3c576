// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that can be parts of a C expression.
#ifndef STRATA_DIALECTS_EMITC_EMITCEXPRESSIONS_H
#define STRATA_DIALECTS_EMITC_EMITCEXPRESSIONS_H

#include "strata/Dialects/EmitC/EmitCOps.h"

namespace dialects::emitc {

/// Whether `op` can be a part of an `emitc.expression`, in a place that expects its results.
bool isCExpression(strata::Operation *op);
/// Whether the order of evaluation of `op`, a part of an expression, and other operations matters.
bool hasSideEffects(strata::Operation *op);
/// Whether that of a part of `op` does.
bool hasSideEffects(ExpressionOp op);

} // namespace dialects::emitc

#endif // STRATA_DIALECTS_EMITC_EMITCEXPRESSIONS_H
