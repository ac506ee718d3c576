// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocations of memrefs. Each is a buffer of its own, whose elements are poison until they are
// written. Elements are in rows, or at the places of strides; a layout that is a map without strides has
// no views that could show its places, so that its elements are in rows, too.
#include "strata/Affine/MapProperties.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace strata;
using namespace strata::interpreter;

/// The places of the layout of `type` for these symbols, in the order of the indices. Fails after a
/// diagnostic if two are equal.
static FailureOr<std::map<SmallVector<int64_t, 4>, SmallVector<int64_t, 4>>>
findPlaces(Execution &execution, MemRefType type, ArrayRef<int64_t> sizes,
           ArrayRef<int64_t> symbols) {
  AffineMap layout = dialects::affine::getLayoutMap(type);
  std::map<SmallVector<int64_t, 4>, SmallVector<int64_t, 4>> indices;
  auto visit = [&](ArrayRef<int64_t> index) -> LogicalResult {
    SmallVector<int64_t, 4> operands(index);
    llvm::append_range(operands, symbols);
    auto place = applyMap(execution, layout, operands);
    if (!place)
      return failure();
    auto [other, isNew] = indices.try_emplace(*place, index);
    if (isNew)
      return success();
    InFlightDiagnostic diag = execution.emitError();
    diag << "the layout of " << type << " has one place for the indices (";
    llvm::interleaveComma(other->second, diag);
    diag << ") and (";
    llvm::interleaveComma(index, diag);
    diag << ')';
    return failure();
  };
  if (failed(forEachPoint(sizes, visit)))
    return failure();
  return indices;
}

/// Gives `memref` the offset and the strides of its layout, which is linear.
static LogicalResult addStrides(Execution &execution, AffineMap layout,
                                ArrayRef<int64_t> symbols,
                                MemRefValue &memref) {
  SmallVector<int64_t, 4> operands(memref.sizes.size());
  llvm::append_range(operands, symbols);
  auto offset = applyMap(execution, layout, operands);
  if (!offset)
    return failure();
  memref.offset = offset->front();
  memref.strides.clear();
  for (size_t dim = 0; dim < memref.sizes.size(); ++dim) {
    operands[dim] = 1;
    auto place = applyMap(execution, layout, operands);
    if (!place)
      return failure();
    memref.strides.push_back(place->front() - memref.offset);
    operands[dim] = 0;
  }
  return success();
}

static LogicalResult allocateByLayout(Execution &execution, MemRefType type,
                                      ArrayRef<int64_t> sizes,
                                      ArrayRef<int64_t> symbols) {
  auto places = findPlaces(execution, type, sizes, symbols);
  if (failed(places))
    return failure();
  Location loc = execution.getOperation()->getLoc();
  Type elementType = type.getElementType();
  SmallVector<int64_t, 4> extent(sizes);
  bool isStrided = type.isStrided();
  if (isStrided) {
    if (!places->empty() && places->begin()->first.front() < 0)
      return execution.fail("the layout has a negative place");
    extent = {places->empty() ? 0 : places->rbegin()->first.front() + 1};
  }
  std::optional<size_t> count = countScalars(execution, extent, elementType);
  if (!count)
    return failure();
  MemRefValue memref = makeMemRef(makePoison(*count, elementType), extent, loc);
  memref.sizes.assign(sizes.begin(), sizes.end());
  if (isStrided &&
      failed(addStrides(execution, dialects::affine::getLayoutMap(type),
                        symbols, memref)))
    return failure();
  execution.addResult(std::move(memref));
  return success();
}

static LogicalResult executeAlloc(Operation *op, Execution &execution) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  Type elementType = type.getElementType();
  SmallVector<int64_t, 4> sizes = getSizes(type, getSegment(execution, 0));
  std::optional<size_t> count = countScalars(execution, sizes, elementType);
  if (!count)
    return failure();
  if (!detail::isRowMajor(type) && !dialects::affine::getLayoutMap(type))
    return execution.fail(
        "the interpreter has no memory with layouts of dialects");
  if (!detail::isRowMajor(type))
    return allocateByLayout(execution, type, sizes,
                            toNumbers(getSegment(execution, 1)));
  execution.addResult(
      makeMemRef(makePoison(*count, elementType), sizes, op->getLoc()));
  return success();
}

static constexpr Semantics allocationSemantics[] = {
    semanticsOf<memref::AllocOp>(executeWithNumbers<executeAlloc>),
    semanticsOf<memref::AllocaOp>(executeWithNumbers<executeAlloc>),
};

LogicalResult interpreter::registerAllocationSemantics(Context &ctx) {
  return attachAll(ctx, allocationSemantics);
}
