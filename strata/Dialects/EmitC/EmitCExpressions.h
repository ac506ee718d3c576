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
/// Whether `op` can be evaluated where `user` is: they are in one block, and the order of evaluation
/// of `op` and the operations between them does not matter. False if there are very many of them.
bool canMoveTo(ExpressionOp op, strata::Operation *user);
/// Whether all side effects of `op` are those of functions that it calls by `emitc.call`.
bool hasEffectsOfCallsOnly(ExpressionOp op);

} // namespace dialects::emitc

#endif // STRATA_DIALECTS_EMITC_EMITCEXPRESSIONS_H
