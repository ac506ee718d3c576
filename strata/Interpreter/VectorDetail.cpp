// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interpreter/VectorDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

LogicalResult interpreter::checkNotScalable(Operation *op,
                                            Execution &execution) {
  auto isScalable = [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && vector.isScalable();
  };
  if (llvm::any_of(op->getOperandTypes(), isScalable) ||
      llvm::any_of(op->getResultTypes(), isScalable))
    return execution.fail("the interpreter has no scalable vectors");
  for (Type type : op->getResultTypes())
    if (auto vector = dyn_cast<VectorType>(type);
        vector &&
        !countScalars(execution, vector.getShape(), vector.getElementType()))
      return failure();
  return success();
}

//===-- Elements -----------------------------------------------------------===//

size_t interpreter::getPlace(ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> position) {
  size_t place = 0;
  for (size_t dim = 0; dim < shape.size(); ++dim)
    place = place * size_t(shape[dim]) +
            (dim < position.size() ? size_t(position[dim]) : 0);
  return place;
}

size_t interpreter::countElements(ArrayRef<int64_t> shape) {
  size_t count = 1;
  for (int64_t size : shape)
    count *= size_t(size);
  return count;
}

ArrayRef<int64_t> interpreter::getShape(const RuntimeValue &value) {
  return value.isElements() ? ArrayRef<int64_t>(value.getElements().shape)
                            : ArrayRef<int64_t>();
}

SmallVector<int64_t, 4> interpreter::getNumbers(ArrayAttr attr) {
  SmallVector<int64_t, 4> numbers;
  for (Attribute number : attr)
    numbers.push_back(cast<IntegerAttr>(number).getValue().getSExtValue());
  return numbers;
}

void interpreter::addVector(Execution &execution, std::vector<Scalar> scalars,
                            unsigned number) {
  Type type = execution.getOperation()->getResult(number).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  execution.addResult(
      makeValue(type, std::move(scalars),
                shaped ? shaped.getShape() : ArrayRef<int64_t>()));
}

//===-- Masks --------------------------------------------------------------===//

FailureOr<bool> Mask::isSet(Execution &execution,
                            ArrayRef<int64_t> position) const {
  if (!*this)
    return true;
  const Elements &elements = flags.getElements();
  const Scalar &flag = elements.scalars[getPlace(elements.shape, position)];
  if (flag.isPoison)
    return execution.fail("a flag of the mask is poison");
  return flag.getBool();
}

Mask interpreter::getEnclosingMask(Execution &execution) {
  auto op =
      dyn_cast_or_null<vector::MaskOp>(execution.getOperation()->getParentOp());
  return op ? Mask(execution.lookup(op.getMask())) : Mask();
}

//===-- Memory -------------------------------------------------------------===//

Base::Base(Execution &execution, unsigned operand)
    : execution(execution), value(execution.getOperand(operand)),
      elementType(interpreter::getElementType(
          execution.getOperation()->getOperand(operand).getType())) {}

ArrayRef<int64_t> Base::getSizes() const {
  return value.isMemRef() ? ArrayRef<int64_t>(value.getMemRef().sizes)
                          : ArrayRef<int64_t>(value.getElements().shape);
}

std::optional<SmallVector<Scalar, 2>>
Base::readElement(ArrayRef<int64_t> indices) {
  if (value.isMemRef()) {
    auto place = findElement(execution, value.getMemRef(), indices);
    if (!place)
      return std::nullopt;
    return interpreter::readElement(value.getMemRef(), *place, elementType);
  }
  auto place = findElement(execution, getSizes(), indices);
  if (!place)
    return std::nullopt;
  size_t count = getScalarsPerElement(elementType);
  return SmallVector<Scalar, 2>(
      value.getScalars().slice(*place * count, count));
}

LogicalResult Base::writeElement(ArrayRef<int64_t> indices,
                                 ArrayRef<Scalar> scalars) {
  if (value.isMemRef()) {
    auto place = findElement(execution, value.getMemRef(), indices);
    if (place)
      interpreter::writeElement(value.getMemRef(), *place, scalars);
    return success(place.has_value());
  }
  auto place = findElement(execution, getSizes(), indices);
  if (!place)
    return failure();
  if (changed.empty())
    changed = value.getScalars().vec();
  llvm::copy(scalars, changed.begin() + ptrdiff_t(*place * scalars.size()));
  return success();
}

/// Fails, after a diagnostic, for elements that are vectors.
static LogicalResult checkElementType(Execution &execution, Type type) {
  return isa<VectorType>(type)
             ? execution.fail("the interpreter accesses a vector in memory as "
                              "one element alone")
             : success();
}

std::optional<Scalar> Base::read(ArrayRef<int64_t> indices) {
  if (failed(checkElementType(execution, elementType)))
    return std::nullopt;
  auto element = readElement(indices);
  return element ? std::optional(element->front()) : std::nullopt;
}

LogicalResult Base::write(ArrayRef<int64_t> indices, const Scalar &scalar) {
  return failed(checkElementType(execution, elementType))
             ? failure()
             : writeElement(indices, scalar);
}

void Base::addTensor() {
  if (!execution.getOperation()->getNumResults())
    return;
  if (changed.empty())
    return execution.addResult(value);
  execution.addResult(
      makeValue(execution.getOperation()->getResult(0).getType(),
                std::move(changed), getSizes()));
}
