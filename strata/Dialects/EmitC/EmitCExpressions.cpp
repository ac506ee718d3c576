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

bool dialects::emitc::hasEffectsOfCallsOnly(ExpressionOp op) {
  return llvm::all_of(op.getRegion().front(), [](Operation &part) {
    return isa<emitc::CallOp>(part) || !emitc::hasSideEffects(&part);
  });
}

/// Whether the order of evaluation of `op` and calls does not matter.
static bool isUnordered(Operation *op) {
  if (auto expression = dyn_cast<emitc::ExpressionOp>(op))
    return !emitc::hasSideEffects(expression);
  if (emitc::isCExpression(op))
    return !emitc::hasSideEffects(op);
  return isa<emitc::DereferenceOp, emitc::GetFieldOp, emitc::GetGlobalOp,
             emitc::LiteralOp, emitc::MemberOp, emitc::MemberOfPtrOp,
             emitc::SubscriptOp, emitc::VariableOp>(op);
}

bool dialects::emitc::canMoveTo(ExpressionOp op, Operation *user) {
  // A limit, since each of many expressions may be far from its user.
  unsigned numLeft = 100;
  for (Operation *next = op->getNextNode(); next != user;
       next = next->getNextNode())
    if (!next || numLeft-- == 0 || !isUnordered(next))
      return false;
  return true;
}
