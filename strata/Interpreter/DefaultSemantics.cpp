// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The semantics of operations without a record of their own: constants, and operations whose
// dialect file or interface says what they do.
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::interpreter;

/// The value is an attribute.
static LogicalResult executeConstant(Operation *op, Execution &execution) {
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped &&
      !countScalars(execution, shaped.getShape(), shaped.getElementType()))
    return failure();
  Attribute attr = op->getAttrSlots()[op->getDefinition().constantSlot];
  std::optional<RuntimeValue> value = makeConstant(attr, type);
  if (!value)
    return execution.fail("the interpreter has no values of this constant");
  execution.addResult(std::move(*value));
  return success();
}

ExecuteFn interpreter::findDefaultSemantics(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (def.constantSlot >= 0)
    return executeConstant;
  if (hasInterface<linalg::LinalgOp>(op))
    return executeLinalg;
  if (getDeclaredAccesses(def))
    return executeAccess;
  return semantics::getSemantics(def) ? executeComputation : nullptr;
}
