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
                  const MemoryAccess &values, ArrayRef<Segment> segments)
      : execution(execution), access(access), map(values.map),
        isRow(values.getForm() == MemoryAccess::Form::Row), segments(segments),
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
  LogicalResult loadRow(VectorType type);
  LogicalResult storeRow(const RuntimeValue &vector);
  /// Calls `fn` for the elements of a vector in the last dimensions of memory that the mask
  /// selects, and `skip` for the others.
  LogicalResult forEachElement(ArrayRef<int64_t> shape, ElementFn fn,
                               function_ref<void(size_t)> skip);

  Execution &execution;
  const DeclaredMemoryAccess &access;
  /// Null stands for the identity.
  AffineMap map;
  /// Whether the value is a vector of elements of the memory.
  bool isRow;
  ArrayRef<Segment> segments;
  Base base;
  SmallVector<int64_t, 4> indices;
};
} // namespace

LogicalResult AccessExecution::prepare() {
  if (access.indices) {
    ArrayRef<RuntimeValue> values = getValues(*access.indices);
    for (const RuntimeValue &value : values)
      if (value.getScalar().isPoison)
        return execution.fail("an index or size is poison");
    indices = toNumbers(values);
  }
  if (map) {
    auto mapped = applyMap(execution, map, indices);
    if (!mapped)
      return failure();
    indices = std::move(*mapped);
  }
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
  // An optional mask may be absent.
  ArrayRef<RuntimeValue> masks;
  if (access.mask)
    masks = getValues(*access.mask);
  Mask mask = masks.empty() ? Mask() : Mask(masks.front());
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
  if (isRow)
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
  if (failed(isRow ? storeRow(value)
                   : base.writeElement(indices, value.getScalars())))
    return failure();
  if (access.result)
    base.addTensor();
  return success();
}

LogicalResult interpreter::executeAccess(Operation *op, Execution &execution) {
  const auto &[load, store] = *getDeclaredAccesses(op->getDefinition());
  SmallVector<Segment, 4> segments;
  auto accesses = MemoryAccessOpInterface(op).getAccesses();
  auto isSupported = [&](const MemoryAccess &access) {
    const RuntimeValue &memory = execution.getOperand(access.memoryOperand);
    return access.getForm() != MemoryAccess::Form::Other &&
           (memory.isMemRef() || memory.isElements());
  };
  if (accesses.empty() || !llvm::all_of(accesses, isSupported) ||
      failed(getOperandSegments(op, segments)))
    return execution.fail("the interpreter does not support the access of '" +
                          op->getName().getStringRef() + "'");
  for (const MemoryAccess &access : accesses) {
    AccessExecution run(execution, access.isStore ? *store : *load, access,
                        segments);
    if (failed(run.prepare()) ||
        failed(access.isStore ? run.store() : run.load()))
      return failure();
  }
  return success();
}
