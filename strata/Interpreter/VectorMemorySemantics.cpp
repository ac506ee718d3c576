// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of vector that access elements of memory or tensors that are not a row.
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/VectorDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

namespace {
/// One element of an access: its position in the vector and its place in memory.
using ElementFn =
    function_ref<LogicalResult(ArrayRef<int64_t> point, ArrayRef<int64_t> at)>;
} // namespace

//===-- Compressed and scattered elements ----------------------------------===//

namespace {
/// The common parts of the operations: memory, its indices, a vector of further
/// indices or none, a mask, and a vector.
struct ScatteredAccess {
  Base base;
  SmallVector<int64_t, 4> offsets;
  ArrayRef<Scalar> indices, values;
  ArrayRef<int64_t> shape;
  Mask mask;
  /// The number of accessed elements.
  int64_t count = 0;

  ScatteredAccess(Execution &execution, bool hasIndices)
      : base(execution, 0), offsets(toNumbers(getSegment(execution, 1))) {
    unsigned slot = 2;
    if (hasIndices)
      indices = getSegment(execution, slot++).front().getScalars();
    mask = Mask(getSegment(execution, slot++).front());
    const RuntimeValue &vector = getSegment(execution, slot).front();
    values = vector.getScalars();
    shape = getShape(vector);
    if (Mask outer = getEnclosingMask(execution))
      mask = outer;
  }

  /// Calls `fn` with the place in memory of each element that the mask selects.
  LogicalResult run(Execution &execution, function_ref<void(size_t)> skip,
                    function_ref<LogicalResult(size_t, ArrayRef<int64_t>)> fn) {
    return forEachPoint(shape, [&](ArrayRef<int64_t> point) -> LogicalResult {
      FailureOr<bool> isSet = mask.isSet(execution, point);
      if (failed(isSet))
        return failure();
      size_t place = getPlace(shape, point);
      if (!*isSet) {
        skip(place);
        return success();
      }
      SmallVector<int64_t, 4> at = offsets;
      if (at.empty())
        return execution.fail("the memory has no dimensions");
      if (!indices.empty() && indices[place].isPoison)
        return execution.fail("an index or size is poison");
      at.back() += indices.empty() ? count : indices[place].getIndex();
      ++count;
      return fn(place, at);
    });
  }
};
} // namespace

template <bool hasIndices>
static LogicalResult executeScatteredRead(Operation *, Execution &execution) {
  ScatteredAccess access(execution, hasIndices);
  std::vector<Scalar> scalars;
  if (failed(access.run(
          execution,
          [&](size_t place) { scalars.push_back(access.values[place]); },
          [&](size_t, ArrayRef<int64_t> at) -> LogicalResult {
            std::optional<Scalar> scalar = access.base.read(at);
            if (scalar)
              scalars.push_back(*scalar);
            return success(scalar.has_value());
          })))
    return failure();
  addVector(execution, std::move(scalars));
  return success();
}

template <bool hasIndices>
static LogicalResult executeScatteredWrite(Operation *, Execution &execution) {
  ScatteredAccess access(execution, hasIndices);
  if (failed(access.run(
          execution, [](size_t) {},
          [&](size_t place, ArrayRef<int64_t> at) {
            return access.base.write(at, access.values[place]);
          })))
    return failure();
  access.base.addTensor();
  return success();
}

//===-- Transfers ----------------------------------------------------------===//

namespace {
/// A transfer: where its elements are, and which are transferred.
class TransferAccess {
public:
  TransferAccess(Operation *op, Execution &execution, unsigned baseOperand,
                 unsigned maskSlot)
      : execution(execution), base(execution, baseOperand),
        indices(toNumbers(getSegment(execution, baseOperand + 1))),
        map(cast<AffineMapAttr>(op->getAttr("permutation_map")).getValue()),
        inBounds(cast<ArrayAttr>(op->getAttr("in_bounds"))) {
    ArrayRef<RuntimeValue> own = getSegment(execution, maskSlot);
    mask = own.empty() ? getEnclosingMask(execution) : Mask(own.front());
  }

  Base &getBase() { return base; }
  /// Calls `fn` with the place in memory of the elements that are transferred, and `skip`
  /// for the others.
  LogicalResult run(ArrayRef<int64_t> shape, function_ref<void()> skip,
                    ElementFn fn) {
    return forEachPoint(shape, [&](ArrayRef<int64_t> point) -> LogicalResult {
      FailureOr<bool> isSet = mask.isSet(execution, getMaskPosition(point));
      if (failed(isSet))
        return failure();
      SmallVector<int64_t, 4> at = indices;
      bool isTransferred = *isSet;
      for (auto [i, expr] : llvm::enumerate(map.getResults())) {
        auto dim = dyn_cast<AffineDimExpr>(expr);
        if (!dim)
          continue;
        unsigned number = dim.getPosition();
        at[number] += point[i];
        if (at[number] >= base.getSizes()[number] &&
            !cast<BoolAttr>(inBounds[i]).getValue())
          isTransferred = false;
      }
      if (isTransferred)
        return fn(point, at);
      skip();
      return success();
    });
  }

private:
  /// The dimensions of the mask are in the order of those of memory.
  SmallVector<int64_t, 4> getMaskPosition(ArrayRef<int64_t> point) const {
    SmallVector<int64_t, 4> position;
    for (unsigned dim = 0; dim < map.getNumDims(); ++dim)
      for (auto [i, expr] : llvm::enumerate(map.getResults()))
        if (auto dimExpr = dyn_cast<AffineDimExpr>(expr);
            dimExpr && dimExpr.getPosition() == dim)
          position.push_back(point[i]);
    return position;
  }

  Execution &execution;
  Base base;
  SmallVector<int64_t, 4> indices;
  AffineMap map;
  ArrayAttr inBounds;
  Mask mask;
};
} // namespace

static LogicalResult executeTransferRead(Operation *op, Execution &execution) {
  TransferAccess access(op, execution, 0, 3);
  const Scalar padding = getSegment(execution, 2).front().getScalars().front();
  std::vector<Scalar> scalars;
  if (failed(access.run(
          cast<VectorType>(op->getResult(0).getType()).getShape(),
          [&] { scalars.push_back(padding); },
          [&](ArrayRef<int64_t>, ArrayRef<int64_t> at) -> LogicalResult {
            std::optional<Scalar> scalar = access.getBase().read(at);
            if (scalar)
              scalars.push_back(*scalar);
            return success(scalar.has_value());
          })))
    return failure();
  addVector(execution, std::move(scalars));
  return success();
}

static LogicalResult executeTransferWrite(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::TransferWriteOp>();
  TransferAccess access(op, execution, 1, 3);
  const RuntimeValue &vector = adaptor.getValueToStore();
  ArrayRef<int64_t> shape = getShape(vector);
  if (failed(access.run(
          shape, [] {},
          [&](ArrayRef<int64_t> point, ArrayRef<int64_t> at) {
            return access.getBase().write(
                at, vector.getScalars()[getPlace(shape, point)]);
          })))
    return failure();
  access.getBase().addTensor();
  return success();
}

static constexpr Semantics vectorMemorySemantics[] = {
    semanticsOf<vector::CompressStoreOp>(
        executeVectorAt<executeScatteredWrite<false>>),
    semanticsOf<vector::ExpandLoadOp>(
        executeVectorAt<executeScatteredRead<false>>),
    semanticsOf<vector::GatherOp>(executeVectorAt<executeScatteredRead<true>>),
    semanticsOf<vector::ScatterOp>(
        executeVectorAt<executeScatteredWrite<true>>),
    semanticsOf<vector::TransferReadOp>(executeVectorAt<executeTransferRead>),
    semanticsOf<vector::TransferWriteOp>(executeVectorAt<executeTransferWrite>),
};

LogicalResult interpreter::registerVectorMemorySemantics(Context &ctx) {
  return attachAll(ctx, vectorMemorySemantics);
}
