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
      elementType(getElementType(
          execution.getOperation()->getOperand(operand).getType())) {}

ArrayRef<int64_t> Base::getSizes() const {
  return value.isMemRef() ? ArrayRef<int64_t>(value.getMemRef().sizes)
                          : ArrayRef<int64_t>(value.getElements().shape);
}

std::optional<Scalar> Base::read(ArrayRef<int64_t> indices) {
  if (isa<VectorType>(elementType)) {
    (void)execution.fail("the interpreter accesses vectors in memory by "
                         "memref.load and memref.store alone");
    return std::nullopt;
  }
  if (value.isMemRef()) {
    auto place = findElement(execution, value.getMemRef(), indices);
    if (!place)
      return std::nullopt;
    return readElement(value.getMemRef(), *place, elementType).front();
  }
  auto place = findElement(execution, getSizes(), indices);
  if (!place)
    return std::nullopt;
  return value.getScalars()[*place];
}

LogicalResult Base::write(ArrayRef<int64_t> indices, const Scalar &scalar) {
  if (isa<VectorType>(elementType))
    return execution.fail("the interpreter accesses vectors in memory by "
                          "memref.load and memref.store alone");
  if (value.isMemRef()) {
    auto place = findElement(execution, value.getMemRef(), indices);
    if (place)
      writeElement(value.getMemRef(), *place, scalar);
    return success(place.has_value());
  }
  auto place = findElement(execution, getSizes(), indices);
  if (!place)
    return failure();
  if (changed.empty())
    changed = value.getScalars().vec();
  changed[*place] = scalar;
  return success();
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
