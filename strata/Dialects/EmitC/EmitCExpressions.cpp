// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/EmitC/EmitCExpressions.h"

#include "strata/Definition/OpDefinition.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

bool dialects::emitc::isCExpression(Operation *op) {
  return op->getDefinition().hasTrait("CExpressionInterface");
}

bool dialects::emitc::hasSideEffects(Operation *op) {
  if (auto apply = dyn_cast<emitc::ApplyOp>(op))
    return apply.getApplicableOperator() == "*";
  return isa<emitc::CallOp, emitc::CallOpaqueOp, emitc::LoadOp>(op);
}

bool dialects::emitc::hasSideEffects(ExpressionOp op) {
  return llvm::any_of(op.getRegion().front(), [](Operation &part) {
    return emitc::hasSideEffects(&part);
  });
}
