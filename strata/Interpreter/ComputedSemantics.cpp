// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose dialect file declares their computation.
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;
using semantics::Inputs, semantics::OpSemantics, semantics::Outcome;

namespace {
/// The shape of the results.
struct OperandShape {
  ArrayRef<int64_t> shape;
  size_t count = 1;
};
} // namespace

/// The common shape of the operands that are not numbers, or that of the type of the
/// results.
static std::optional<OperandShape> getOperandShape(Execution &execution) {
  OperandShape result;
  const Elements *first = nullptr;
  for (const RuntimeValue &operand : execution.getOperands()) {
    if (operand.isScalar())
      continue;
    if (!operand.isElements()) {
      (void)execution.fail("the interpreter has no values of this type");
      return std::nullopt;
    }
    const Elements &elements = operand.getElements();
    if (first && (first->scalars.size() != elements.scalars.size() ||
                  !llvm::equal(first->shape, elements.shape))) {
      (void)execution.fail("the operands have different sizes");
      return std::nullopt;
    }
    first = &elements;
    result = {elements.shape, elements.scalars.size()};
  }
  Type type = execution.getOperation()->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (first || !shaped)
    return result;
  if (!shaped.hasStaticShape()) {
    (void)execution.fail("the size of the result is not known");
    return std::nullopt;
  }
  auto count =
      countScalars(execution, shaped.getShape(), shaped.getElementType());
  if (!count)
    return std::nullopt;
  return OperandShape{shaped.getShape(), *count};
}

/// The scalars of result `i`; std::nullopt after a diagnostic.
static std::optional<std::vector<Scalar>>
computeResult(Execution &execution, const OpSemantics &semantics, unsigned i,
              Inputs inputs, size_t count) {
  ArrayRef<RuntimeValue> operands = execution.getOperands();
  Type type = inputs.types[operands.size() + i];
  SmallVector<Scalar, 3> scalars(operands.size());
  inputs.operands = scalars;
  std::vector<Scalar> results;
  results.reserve(count);
  for (size_t element = 0; element < count; ++element) {
    for (auto [operand, scalar] : llvm::zip(operands, scalars))
      scalar = operand.isScalar() ? operand.getScalar()
                                  : operand.getElements().scalars[element];
    Outcome outcome = semantics.evaluate(i, inputs);
    if (outcome.isUndefined()) {
      (void)execution.fail(outcome.reason);
      return std::nullopt;
    }
    results.push_back(outcome.isPoison() ? Scalar::poison(getScalarWidth(type))
                                         : Scalar(std::move(outcome.bits)));
  }
  return results;
}

LogicalResult interpreter::executeComputation(Operation *op,
                                              Execution &execution) {
  const OpSemantics &semantics = *semantics::getSemantics(op->getDefinition());
  FailureOr<SmallVector<Type, 4>> types = semantics.getTypes(op);
  if (failed(types))
    return execution.fail("the interpreter does not compute the operation for "
                          "these types");
  std::optional<OperandShape> shape = getOperandShape(execution);
  if (!shape)
    return failure();
  auto getAttribute = [op](unsigned index) {
    return semantics::getAttributeNumber(op, index);
  };
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    auto scalars = computeResult(execution, semantics, i,
                                 {{}, *types, getAttribute}, shape->count);
    if (!scalars)
      return failure();
    execution.addResult(makeValue(op->getResult(i).getType(),
                                  std::move(*scalars), shape->shape));
  }
  return success();
}
