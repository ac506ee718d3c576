// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choices of arith. The other operations are computed as the dialect file declares.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Interpreter/SemanticsDetail.h"

using namespace strata;
using namespace strata::interpreter;

/// A condition of one bit selects a whole value, a vector selects element by element.
static LogicalResult executeSelect(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<arith::SelectOp>();
  if (adaptor.getCondition().isElements())
    return executeComputation(op, execution);
  const Scalar &condition = adaptor.getCondition().getScalar();
  const RuntimeValue &value = adaptor.getTrueValue();
  if (condition.isPoison && !value.isScalar() && !value.isElements())
    return execution.fail("the condition is poison");
  if (condition.isPoison)
    return executeComputation(op, execution);
  execution.addResult(condition.getBool() ? adaptor.getTrueValue()
                                          : adaptor.getFalseValue());
  return success();
}

static constexpr Semantics arithSemantics[] = {
    semanticsOf<arith::SelectOp>(executeSelect),
};

LogicalResult interpreter::registerArithSemantics(Context &ctx) {
  return attachAll(ctx, arithSemantics);
}
