// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations between tensors and memory. Conversions to memory, or to a tensor,
// copy.
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

static LogicalResult executeAllocTensor(Operation *op, Execution &execution) {
  ArrayRef<RuntimeValue> copied = getSegment(execution, 1);
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!copied.empty()) {
    execution.addResult(copied.front());
    return success();
  }
  if (!type)
    return execution.fail("the sizes of the tensor are not known");
  SmallVector<int64_t, 4> sizes = getSizes(type, getSegment(execution, 0));
  std::optional<size_t> count =
      countScalars(execution, sizes, type.getElementType());
  if (!count)
    return failure();
  execution.addResult(
      makeValue(type, makePoison(*count, type.getElementType()), sizes));
  return success();
}

/// The result of `to_buffer` and `clone`: new memory with `scalars`.
static LogicalResult addMemory(Operation *op, Execution &execution,
                               std::vector<Scalar> scalars,
                               ArrayRef<int64_t> sizes) {
  MemRefValue memref = makeMemRef(std::move(scalars), sizes, op->getLoc());
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  SmallVector<int64_t, 4> strides;
  int64_t offset = 0;
  if (type && type.getLayout()) {
    auto isKnown = [](int64_t number, int64_t known) {
      return ShapedType::isDynamic(known) || number == known;
    };
    if (failed(type.getStridesAndOffset(strides, offset)) ||
        !isKnown(0, offset) ||
        !llvm::all_of(llvm::zip(memref.strides, strides), [&](auto pair) {
          return isKnown(std::get<0>(pair), std::get<1>(pair));
        }))
      return execution.fail("the interpreter allocates memory in rows alone");
  }
  execution.addResult(std::move(memref));
  return success();
}

static LogicalResult executeToBuffer(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<bufferization::ToBufferOp>();
  const Elements &tensor = adaptor.getTensor().getElements();
  return addMemory(op, execution, tensor.scalars, tensor.shape);
}

static LogicalResult executeClone(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<bufferization::CloneOp>();
  const MemRefValue &source = adaptor.getInput().getMemRef();
  auto scalars = readElements(
      execution, source,
      getElementType(bufferization::CloneOp(op).getInput().getType()));
  return scalars ? addMemory(op, execution, std::move(*scalars), source.sizes)
                 : failure();
}

static LogicalResult executeToTensor(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<bufferization::ToTensorOp>();
  const MemRefValue &source = adaptor.getBuffer().getMemRef();
  auto scalars = readElements(
      execution, source,
      getElementType(bufferization::ToTensorOp(op).getBuffer().getType()));
  if (!scalars)
    return failure();
  execution.addResult(
      makeValue(op->getResult(0).getType(), std::move(*scalars), source.sizes));
  return success();
}

static LogicalResult executeMaterialize(Operation *op, Execution &execution) {
  auto adaptor =
      execution.getAdaptor<bufferization::MaterializeInDestinationOp>();
  const Elements &source = adaptor.getSource().getElements();
  const RuntimeValue &target = adaptor.getDest();
  ArrayRef<int64_t> sizes = target.isMemRef()
                                ? ArrayRef<int64_t>(target.getMemRef().sizes)
                                : ArrayRef<int64_t>(target.getElements().shape);
  if (!llvm::equal(source.shape, sizes))
    return execution.fail("source and destination have different sizes");
  if (target.isMemRef())
    return writeElements(
        execution, target.getMemRef(),
        getElementType(
            bufferization::MaterializeInDestinationOp(op).getDest().getType()),
        source.scalars);
  execution.addResult(adaptor.getSource());
  return success();
}

/// Frees the memory of each memref whose condition holds, unless it is
/// retained. The results tell for which retained memory a condition holds.
static LogicalResult executeDealloc(Operation *, Execution &execution) {
  ArrayRef<RuntimeValue> memrefs = getSegment(execution, 0),
                         conditions = getSegment(execution, 1),
                         retained = getSegment(execution, 2);
  SmallVector<const MemRefValue *, 4> owned;
  for (auto [memref, condition] : llvm::zip_equal(memrefs, conditions)) {
    if (condition.getScalar().isPoison)
      return execution.fail("a condition is poison");
    if (condition.getScalar().getBool())
      owned.push_back(&memref.getMemRef());
  }
  auto isSame = [](const RuntimeValue &value, const MemRefValue *memref) {
    return value.getMemRef().buffer == memref->buffer;
  };
  for (const RuntimeValue &kept : retained)
    execution.addResult(
        Scalar::boolean(llvm::any_of(owned, [&](const MemRefValue *memref) {
          return isSame(kept, memref);
        })));
  SmallVector<const Buffer *, 4> freed;
  for (const MemRefValue *memref : owned) {
    bool isKept = llvm::any_of(retained, [&](const RuntimeValue &kept) {
      return isSame(kept, memref);
    });
    if (isKept || llvm::is_contained(freed, memref->buffer.get()))
      continue;
    freed.push_back(memref->buffer.get());
    if (failed(freeMemory(execution, *memref)))
      return failure();
  }
  return success();
}

static constexpr Semantics bufferizationSemantics[] = {
    semanticsOf<bufferization::AllocTensorOp>(
        executeWithNumbers<executeAllocTensor>),
    semanticsOf<bufferization::CloneOp>(executeClone),
    semanticsOf<bufferization::DeallocOp>(executeDealloc),
    semanticsOf<bufferization::DeallocTensorOp>(executeNothing),
    semanticsOf<bufferization::MaterializeInDestinationOp>(executeMaterialize),
    semanticsOf<bufferization::ToBufferOp>(executeToBuffer),
    semanticsOf<bufferization::ToTensorOp>(executeToTensor),
};

LogicalResult interpreter::registerBufferizationSemantics(Context &ctx) {
  return attachAll(ctx, bufferizationSemantics);
}
