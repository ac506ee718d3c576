// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Interpreter/VectorDetail.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

LogicalResult interpreter::mapElements(Execution &execution, ScalarFn fn,
                                       bool readsPoison) {
  Operation *op = execution.getOperation();
  Type type = op->getResult(0).getType();
  unsigned width = getScalarWidth(getScalarType(type));
  ArrayRef<RuntimeValue> operands = execution.getOperands();
  size_t count = 1;
  ArrayRef<int64_t> shape;
  const Elements *first = nullptr;
  for (const RuntimeValue &operand : operands) {
    if (!operand.isScalar() && !operand.isElements())
      return execution.fail("the interpreter has no values of this type");
    if (!operand.isElements())
      continue;
    const Elements &elements = operand.getElements();
    if (first && (first->scalars.size() != elements.scalars.size() ||
                  !llvm::equal(first->shape, elements.shape)))
      return execution.fail("the operands have different sizes");
    first = &elements;
    count = elements.scalars.size();
    shape = elements.shape;
  }
  std::vector<Scalar> results;
  results.reserve(count);
  SmallVector<Scalar, 3> scalars(operands.size());
  for (size_t i = 0; i < count; ++i) {
    bool isPoison = false;
    for (size_t k = 0; k < operands.size(); ++k) {
      ArrayRef<Scalar> all = operands[k].getScalars();
      scalars[k] = operands[k].isScalar() ? all.front() : all[i];
      isPoison |= scalars[k].isPoison;
    }
    if (isPoison && !readsPoison) {
      results.push_back(Scalar::poison(width));
      continue;
    }
    std::optional<Scalar> result = fn(execution, scalars);
    if (!result)
      return failure();
    results.push_back(std::move(*result));
  }
  execution.addResult(makeValue(type, std::move(results), shape));
  return success();
}

std::optional<size_t> interpreter::findElement(Execution &execution,
                                               ArrayRef<int64_t> shape,
                                               ArrayRef<int64_t> indices) {
  int64_t place = 0;
  for (auto [i, index] : llvm::enumerate(indices)) {
    if (index < 0 || index >= shape[i]) {
      (void)execution.fail("index " + Twine(index) + " of dimension " +
                           Twine(i) + " is outside of its size, " +
                           Twine(shape[i]));
      return std::nullopt;
    }
    place = place * shape[i] + index;
  }
  return size_t(place);
}

std::optional<size_t> interpreter::findElement(Execution &execution,
                                               const MemRefValue &memref,
                                               ArrayRef<int64_t> indices) {
  if (memref.buffer->isFreed) {
    InFlightDiagnostic diag = execution.emitError();
    diag << "the memory was freed before";
    diag.attachNote(memref.buffer->allocation) << "it was allocated here";
    return std::nullopt;
  }
  if (!findElement(execution, memref.sizes, indices))
    return std::nullopt;
  int64_t place = memref.offset;
  bool overflows = false;
  for (auto [index, stride] : llvm::zip(indices, memref.strides)) {
    int64_t distance = 0;
    overflows |= llvm::MulOverflow(index, stride, distance);
    overflows |= llvm::AddOverflow(place, distance, place);
  }
  if (overflows || place < 0 || uint64_t(place) >= memref.numElements) {
    (void)execution.fail("the element is outside of its memory");
    return std::nullopt;
  }
  return size_t(place);
}

FailureOr<std::vector<Scalar>>
interpreter::readMemRef(const MemRefValue &memref, Type elementType,
                        std::string &error) {
  if (memref.buffer->isFreed) {
    error = "the memory was freed before";
    return failure();
  }
  uint64_t count = 1;
  for (int64_t size : memref.sizes)
    count *= uint64_t(size);
  std::vector<Scalar> scalars;
  SmallVector<int64_t, 4> indices(memref.sizes.size(), 0);
  for (uint64_t i = 0; i < count; ++i) {
    int64_t place = memref.offset;
    for (auto [index, stride] : llvm::zip(indices, memref.strides))
      place += index * stride;
    if (place < 0 || uint64_t(place) >= memref.numElements) {
      error = "the element is outside of its memory";
      return failure();
    }
    llvm::append_range(scalars,
                       readElement(memref, size_t(place), elementType));
    for (size_t dim = indices.size(); dim-- > 0;) {
      if (++indices[dim] < memref.sizes[dim])
        break;
      indices[dim] = 0;
    }
  }
  return scalars;
}

/// The bytes of the element at `place` of a view.
static MutableArrayRef<Scalar> getBytes(const MemRefValue &memref, size_t place,
                                        unsigned width) {
  size_t first =
      size_t(memref.byteShift) + place * size_t(memref.bytesPerElement);
  return MutableArrayRef(memref.buffer->scalars)
      .slice(first, llvm::divideCeil(width, 8));
}

SmallVector<Scalar, 2> interpreter::readElement(const MemRefValue &memref,
                                                size_t place,
                                                Type elementType) {
  if (!memref.bytesPerElement) {
    size_t count = getScalarsPerElement(elementType);
    return SmallVector<Scalar, 2>(
        ArrayRef(memref.buffer->scalars).slice(place * count, count));
  }
  unsigned width = getScalarWidth(elementType), position = 0;
  ArrayRef<Scalar> bytes = getBytes(memref, place, width);
  APInt bits(unsigned(bytes.size()) * 8, 0);
  for (const Scalar &byte : bytes) {
    if (byte.isPoison)
      return {Scalar::poison(width)};
    bits.insertBits(byte.bits, position);
    position += 8;
  }
  return {Scalar(bits.trunc(width))};
}

void interpreter::writeElement(const MemRefValue &memref, size_t place,
                               ArrayRef<Scalar> scalars) {
  if (memref.bytesPerElement) {
    const Scalar &scalar = scalars.front();
    unsigned width = scalar.bits.getBitWidth(), position = 0;
    MutableArrayRef<Scalar> bytes = getBytes(memref, place, width);
    APInt bits = scalar.bits.zext(unsigned(bytes.size()) * 8);
    for (Scalar &byte : bytes) {
      byte = scalar.isPoison ? Scalar::poison(8)
                             : Scalar(bits.extractBits(8, position));
      position += 8;
    }
    return;
  }
  llvm::copy(scalars, memref.buffer->scalars.begin() +
                          ptrdiff_t(place * scalars.size()));
}

RuntimeValue interpreter::makeElement(Type elementType,
                                      ArrayRef<Scalar> scalars) {
  auto vector = dyn_cast<VectorType>(elementType);
  return makeValue(elementType, scalars.vec(),
                   vector ? vector.getShape() : ArrayRef<int64_t>());
}

std::optional<size_t> interpreter::countScalars(Execution &execution,
                                                ArrayRef<int64_t> sizes,
                                                Type elementType) {
  uint64_t limit = execution.getInterpreter().getLimits().maxElements;
  auto vector = dyn_cast<VectorType>(elementType);
  if ((isa<ShapedType>(elementType) && (!vector || vector.isScalable())) ||
      !getScalarWidth(getScalarType(elementType))) {
    (void)execution.fail("the interpreter has no values of this type");
    return std::nullopt;
  }
  uint64_t count = getScalarsPerElement(elementType);
  for (int64_t size : sizes) {
    if (size < 0) {
      (void)execution.fail("the size " + Twine(size) + " is negative");
      return std::nullopt;
    }
    if (size && count > limit / uint64_t(size)) {
      (void)execution.fail("more than " + Twine(limit) +
                           " elements, the limit of the interpreter");
      return std::nullopt;
    }
    count *= uint64_t(size);
  }
  // Numbers of more than 64 bits have memory of their own.
  unsigned width = getScalarWidth(getScalarType(elementType));
  uint64_t bytes = sizeof(Scalar) + (width > 64 ? width / 8 : 0);
  const Interpreter &interpreter = execution.getInterpreter();
  // Small values need no check of the memory of the process.
  constexpr uint64_t Small = 1 << 16;
  if (count * bytes > Small && !interpreter.hasMemoryFor(count * bytes)) {
    (void)execution.fail("the limit of " +
                         Twine(interpreter.getLimits().maxMemory >> 20) +
                         " MB of memory is reached");
    return std::nullopt;
  }
  return size_t(count);
}

std::vector<Scalar> interpreter::makePoison(size_t count, Type elementType) {
  return std::vector<Scalar>(
      count, Scalar::poison(getScalarWidth(getScalarType(elementType))));
}

SmallVector<int64_t, 4> interpreter::toNumbers(ArrayRef<RuntimeValue> values) {
  SmallVector<int64_t, 4> numbers;
  for (const RuntimeValue &value : values)
    numbers.push_back(value.getScalar().getIndex());
  return numbers;
}

SmallVector<int64_t, 4> interpreter::getSizes(ShapedType type,
                                              ArrayRef<RuntimeValue> dynamic) {
  SmallVector<int64_t, 4> sizes;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      size = dynamic.front().getScalar().getIndex();
      dynamic = dynamic.drop_front();
    }
    sizes.push_back(size);
  }
  return sizes;
}

LogicalResult interpreter::checkNumbers(Execution &execution) {
  Operation *op = execution.getOperation();
  // The elements beyond the memory may be poison.
  auto read = dyn_cast<vector::TransferReadOp>(op);
  Value padding = read ? read.getPadding() : Value();
  bool stores = op->getNumOperands() > 1 &&
                !isa<ShapedType>(op->getOperand(0).getType()) &&
                isa<ShapedType>(op->getOperand(1).getType());
  for (unsigned i = stores; i < op->getNumOperands(); ++i) {
    const RuntimeValue &value = execution.getOperand(i);
    if (op->getOperand(i).getType().isIndex() && op->getOperand(i) != padding &&
        value.getScalar().isPoison)
      return execution.fail("an index or size is poison");
  }
  return success();
}

LogicalResult interpreter::executeNothing(Operation *, Execution &) {
  return success();
}

LogicalResult
interpreter::forEachPoint(ArrayRef<int64_t> sizes,
                          function_ref<LogicalResult(ArrayRef<int64_t>)> fn) {
  if (llvm::any_of(sizes, [](int64_t size) { return size <= 0; }))
    return success();
  SmallVector<int64_t, 4> point(sizes.size());
  while (true) {
    if (failed(fn(point)))
      return failure();
    size_t dim = sizes.size();
    while (dim > 0 && ++point[dim - 1] == sizes[dim - 1])
      point[--dim] = 0;
    if (!dim)
      return success();
  }
}

LogicalResult interpreter::attachAll(Context &ctx, ArrayRef<Semantics> table) {
  for (const Semantics &row : table)
    if (failed(attachInterface(&ctx, row.name, row.record)))
      return failure();
  return success();
}

LogicalResult interpreter::registerSemantics(Context &ctx) {
  return success(succeeded(registerArithSemantics(ctx)) &&
                 succeeded(registerMathSemantics(ctx)) &&
                 succeeded(registerComplexSemantics(ctx)) &&
                 succeeded(registerVectorElementSemantics(ctx)) &&
                 succeeded(registerVectorMemorySemantics(ctx)) &&
                 succeeded(registerVectorReductionSemantics(ctx)) &&
                 succeeded(registerControlSemantics(ctx)) &&
                 succeeded(registerAffineSemantics(ctx)) &&
                 succeeded(registerIndexSemantics(ctx)) &&
                 succeeded(registerAllocationSemantics(ctx)) &&
                 succeeded(registerMemorySemantics(ctx)) &&
                 succeeded(registerTransferSemantics(ctx)) &&
                 succeeded(registerTensorSemantics(ctx)) &&
                 succeeded(registerBufferizationSemantics(ctx)) &&
                 succeeded(registerReshapeSemantics(ctx)) &&
                 succeeded(registerForallSemantics(ctx)) &&
                 succeeded(registerAtomicSemantics(ctx)) &&
                 succeeded(registerTensorShapeSemantics(ctx)) &&
                 succeeded(registerRelayoutSemantics(ctx)) &&
                 succeeded(registerLinalgSemantics(ctx)));
}
