// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that declare which elements of memory, or of a tensor, they load and store.
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interpreter/VectorDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

namespace {
/// One element of a vector: its position in the vector and its place in memory.
using ElementFn =
    function_ref<LogicalResult(ArrayRef<int64_t> point, ArrayRef<int64_t> at)>;

/// The execution of an access.
class AccessExecution {
public:
  /// `segments` are those of the operands.
  AccessExecution(Execution &execution, const DeclaredMemoryAccess &access,
                  ArrayRef<Segment> segments)
      : execution(execution), access(access), segments(segments),
        base(execution, segments[access.pointer].first) {}

  /// Evaluates the indices; fails after a diagnostic.
  LogicalResult prepare();
  /// Adds the loaded value as the only result.
  LogicalResult load();
  LogicalResult store();

private:
  ArrayRef<RuntimeValue> getValues(unsigned slot) const {
    return execution.getOperands().slice(segments[slot].first,
                                         segments[slot].size);
  }
  /// Whether the value has several elements of the memory.
  bool isRow(Type type) const {
    return type != base.getElementType() && isa<VectorType>(type);
  }
  LogicalResult applyIndexMap();
  LogicalResult loadRow(VectorType type);
  LogicalResult storeRow(const RuntimeValue &vector);
  /// Calls `fn` for the elements of a vector in the last dimensions of memory that the mask
  /// selects, and `skip` for the others.
  LogicalResult forEachElement(ArrayRef<int64_t> shape, ElementFn fn,
                               function_ref<void(size_t)> skip);

  Execution &execution;
  const DeclaredMemoryAccess &access;
  ArrayRef<Segment> segments;
  Base base;
  SmallVector<int64_t, 4> indices;
};
} // namespace

LogicalResult AccessExecution::applyIndexMap() {
  Operation *op = execution.getOperation();
  const OpDefinition &def = op->getDefinition();
  Attribute map = op->getAttrSlots()[*access.map - def.operands.size() -
                                     def.results.size()];
  auto mapped =
      applyMap(execution, cast<AffineMapAttr>(map).getValue(), indices);
  if (mapped)
    indices = std::move(*mapped);
  return success(mapped.has_value());
}

LogicalResult AccessExecution::prepare() {
  if (access.indices) {
    ArrayRef<RuntimeValue> values = getValues(*access.indices);
    for (const RuntimeValue &value : values)
      if (value.getScalar().isPoison)
        return execution.fail("an index or size is poison");
    indices = toNumbers(values);
  }
  if (access.map && failed(applyIndexMap()))
    return failure();
  if (indices.size() == base.getSizes().size())
    return success();
  return execution.fail("the memory has " + Twine(base.getSizes().size()) +
                        " dimensions, not " + Twine(indices.size()));
}

LogicalResult AccessExecution::forEachElement(ArrayRef<int64_t> shape,
                                              ElementFn fn,
                                              function_ref<void(size_t)> skip) {
  if (failed(checkNotScalable(execution.getOperation(), execution)))
    return failure();
  if (shape.size() > indices.size())
    return execution.fail("the vector has more dimensions than the memory");
  Mask mask = access.mask ? Mask(getValues(*access.mask).front()) : Mask();
  return forEachPoint(shape, [&](ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    if (!*isSet) {
      skip(getPlace(shape, point));
      return success();
    }
    SmallVector<int64_t, 4> at(indices);
    for (size_t dim = 0; dim < point.size(); ++dim)
      at[at.size() - point.size() + dim] += point[dim];
    return fn(point, at);
  });
}

LogicalResult AccessExecution::loadRow(VectorType type) {
  std::vector<Scalar> others =
      access.others
          ? getValues(*access.others).front().getScalars().vec()
          : makePoison(countElements(type.getShape()), type.getElementType());
  std::vector<Scalar> scalars;
  auto loadOne = [&](ArrayRef<int64_t>, ArrayRef<int64_t> at) -> LogicalResult {
    std::optional<Scalar> scalar = base.read(at);
    if (scalar)
      scalars.push_back(*scalar);
    return success(scalar.has_value());
  };
  if (failed(forEachElement(type.getShape(), loadOne, [&](size_t place) {
        scalars.push_back(others[place]);
      })))
    return failure();
  addVector(execution, std::move(scalars));
  return success();
}

LogicalResult AccessExecution::storeRow(const RuntimeValue &vector) {
  ArrayRef<int64_t> shape = getShape(vector);
  return forEachElement(
      shape,
      [&](ArrayRef<int64_t> point, ArrayRef<int64_t> at) {
        return base.write(at, vector.getScalars()[getPlace(shape, point)]);
      },
      [](size_t) {});
}

LogicalResult AccessExecution::load() {
  Type type = execution.getOperation()->getResult(0).getType();
  if (isRow(type))
    return loadRow(cast<VectorType>(type));
  auto element = base.readElement(indices);
  if (!element)
    return failure();
  execution.addResult(makeElement(type, *element));
  return success();
}

LogicalResult AccessExecution::store() {
  unsigned number = segments[*access.value].first;
  const RuntimeValue &value = execution.getOperand(number);
  Type type = execution.getOperation()->getOperand(number).getType();
  if (failed(isRow(type) ? storeRow(value)
                         : base.writeElement(indices, value.getScalars())))
    return failure();
  if (access.result)
    base.addTensor();
  return success();
}

LogicalResult interpreter::executeAccess(Operation *op, Execution &execution) {
  const auto &[load, store] = *getDeclaredAccesses(op->getDefinition());
  const DeclaredMemoryAccess &any = load ? *load : *store;
  SmallVector<Segment, 4> segments;
  auto isSupported = [&] {
    if (any.isScattered || (store && !store->value) ||
        failed(getOperandSegments(op, segments)))
      return false;
    const RuntimeValue &memory =
        execution.getOperand(segments[any.pointer].first);
    return memory.isMemRef() || memory.isElements();
  };
  if (!isSupported())
    return execution.fail("the interpreter does not support the access of '" +
                          op->getName().getStringRef() + "'");
  if (load) {
    AccessExecution access(execution, *load, segments);
    if (failed(access.prepare()) || failed(access.load()))
      return failure();
  }
  if (!store)
    return success();
  AccessExecution access(execution, *store, segments);
  return failed(access.prepare()) ? failure() : access.store();
}
