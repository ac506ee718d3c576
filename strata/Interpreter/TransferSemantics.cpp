// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous copies between memories. The elements are read and written at the wait, so that programs
// that use the memory before it find the old elements, and a program that does not wait is an error.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/TransferOpInterface.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

/// The memory and the indices that are the operands of `element`; std::nullopt after a diagnostic.
static std::optional<ElementPlace> getPlace(Execution &execution,
                                            const TransferElement &element) {
  ElementPlace place;
  place.memory = execution.getOperand(element.operand).getMemRef();
  place.indices = toNumbers(
      execution.getOperands().slice(element.operand + 1, element.numIndices));
  if (!element.map)
    return place;
  auto indices = applyMap(execution, element.map, place.indices);
  if (!indices)
    return std::nullopt;
  place.indices = std::move(*indices);
  return place;
}

/// The element `distance` elements after `place`, along the rows of its memory; std::nullopt after a
/// diagnostic if it is outside.
static std::optional<size_t> findElementAfter(Execution &execution,
                                              const ElementPlace &place,
                                              int64_t distance) {
  SmallVector<int64_t, 4> at = place.indices;
  int64_t carry = distance;
  for (size_t dim = at.size(); dim-- > 0;) {
    int64_t size = place.memory.sizes[dim];
    if (llvm::AddOverflow(at[dim], carry, at[dim]) || size <= 0)
      break;
    carry = 0;
    if (dim == 0 || at[dim] < size)
      continue;
    carry = at[dim] / size;
    at[dim] %= size;
  }
  if (carry != 0) {
    execution.emitError() << "the copy is outside of the memory";
    return std::nullopt;
  }
  return findElement(execution, place.memory, at);
}

static Attribute getSpace(Value memory) {
  return cast<MemRefType>(memory.getType()).getMemorySpace();
}

/// A stride is that of the memory in the default space, of which the other one has a part.
static LogicalResult addStride(Execution &execution, const Transfer &transfer,
                               PendingTransfer &pending) {
  if (!transfer.stride)
    return success();
  bool isSource = !getSpace(transfer.source->memory);
  if (isSource == !getSpace(transfer.destination->memory))
    return execution.fail("a copy with a stride must be between the default "
                          "memory space and another one");
  pending.isSourceStrided = isSource;
  pending.stride = execution.getIndex(*transfer.stride);
  pending.elementsPerStride = execution.getIndex(*transfer.stride + 1);
  if (pending.stride < 0 || pending.elementsPerStride <= 0)
    return execution.fail("the stride of a copy must not be negative, and its "
                          "rows must have elements");
  return success();
}

static LogicalResult executeStart(Operation *op, Execution &execution) {
  auto transfer = TransferOpInterface(op).getTransfer();
  if (!transfer)
    return execution.fail("the interpreter has no copies of this form");
  auto source = getPlace(execution, *transfer->source);
  auto destination = getPlace(execution, *transfer->destination);
  auto tag = getPlace(execution, transfer->tag);
  if (!source || !destination || !tag)
    return failure();
  auto tagPlace = findElement(execution, tag->memory, tag->indices);
  if (!tagPlace)
    return failure();
  int64_t count = execution.getIndex(transfer->count);
  if (count < 0)
    return execution.fail("the number of elements is negative");
  for (const ElementPlace &first : {*source, *destination})
    if (count > 0 && !findElement(execution, first.memory, first.indices))
      return failure();
  PendingTransfer pending;
  pending.start = op;
  pending.source = std::move(*source);
  pending.destination = std::move(*destination);
  pending.count = count;
  pending.tagBuffer = tag->memory.buffer;
  pending.tagPlace = *tagPlace;
  if (failed(addStride(execution, *transfer, pending)))
    return failure();
  execution.getInterpreter().getTransfers().push_back(std::move(pending));
  return success();
}

/// Copies the elements. Source and destination may overlap.
static LogicalResult copy(Execution &execution,
                          const PendingTransfer &transfer) {
  auto start = TransferOpInterface(transfer.start).getTransfer();
  auto type = cast<MemRefType>(start->source->memory.getType());
  Type elementType = type.getElementType();
  auto getDistance = [&](int64_t number, bool isSource) {
    if (!transfer.elementsPerStride || isSource != transfer.isSourceStrided)
      return number;
    return number / transfer.elementsPerStride * transfer.stride +
           number % transfer.elementsPerStride;
  };
  std::vector<SmallVector<Scalar, 2>> elements;
  for (int64_t i = 0; i < transfer.count; ++i) {
    auto place =
        findElementAfter(execution, transfer.source, getDistance(i, true));
    if (!place)
      return failure();
    elements.push_back(
        readElement(transfer.source.memory, *place, elementType));
  }
  for (auto [i, element] : llvm::enumerate(elements)) {
    auto place = findElementAfter(execution, transfer.destination,
                                  getDistance(int64_t(i), false));
    if (!place)
      return failure();
    writeElement(transfer.destination.memory, *place, element);
  }
  return success();
}

/// Ends the first copy that was started with the tag.
static LogicalResult executeWait(Operation *op, Execution &execution) {
  auto transfer = TransferOpInterface(op).getTransfer();
  if (!transfer)
    return execution.fail("the interpreter has no waits of this form");
  auto tag = getPlace(execution, transfer->tag);
  if (!tag)
    return failure();
  auto tagPlace = findElement(execution, tag->memory, tag->indices);
  if (!tagPlace)
    return failure();
  auto &transfers = execution.getInterpreter().getTransfers();
  auto found = llvm::find_if(transfers, [&](const PendingTransfer &pending) {
    return pending.tagBuffer == tag->memory.buffer &&
           pending.tagPlace == *tagPlace;
  });
  if (found == transfers.end())
    return execution.fail("no copy was started with this tag");
  PendingTransfer ended = std::move(*found);
  transfers.erase(found);
  int64_t count = execution.getIndex(transfer->count);
  if (count == ended.count)
    return copy(execution, ended);
  InFlightDiagnostic diag = execution.emitError();
  diag << "the copy has " << ended.count << " elements, not " << count;
  diag.attachNote(ended.start->getLoc()) << "it was started here";
  return failure();
}

static constexpr Semantics transferSemantics[] = {
    semanticsOf<memref::DmaStartOp>(executeWithNumbers<executeStart>),
    semanticsOf<memref::DmaWaitOp>(executeWithNumbers<executeWait>),
    semanticsOf<dialects::affine::AffineDmaStartOp>(
        executeWithNumbers<executeStart>),
    semanticsOf<dialects::affine::AffineDmaWaitOp>(
        executeWithNumbers<executeWait>),
};

LogicalResult interpreter::registerTransferSemantics(Context &ctx) {
  return attachAll(ctx, transferSemantics);
}
