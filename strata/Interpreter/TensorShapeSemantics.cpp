// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors that are made of others: with elements around them, side by side, of another
// shape, and of elements at positions that are data.
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

using Numbers = SmallVector<int64_t, 4>;

/// The region gives the elements around the tensor.
static LogicalResult executePad(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::PadOp>();
  const Elements &source = adaptor.getSource().getElements();
  Numbers low = getMixed(execution, "static_low", 1),
          high = getMixed(execution, "static_high", 2), sizes;
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  for (size_t i = 0; i < source.shape.size(); ++i) {
    int64_t size = 0;
    if (low[i] < 0 || high[i] < 0 ||
        llvm::AddOverflow(source.shape[i], low[i], size) ||
        llvm::AddOverflow(size, high[i], size))
      return execution.fail("the padding of dimension " + Twine(i) +
                            " is negative or too large");
    if (!type.isDynamicDim(unsigned(i)) && type.getShape()[i] != size)
      return execution.fail("the padded size of dimension " + Twine(i) +
                            " is " + Twine(size));
    sizes.push_back(size);
  }
  if (!countScalars(execution, sizes, type.getElementType()))
    return failure();
  size_t perElement = getScalarsPerElement(type.getElementType());
  std::vector<Scalar> scalars;
  auto makePoint = [&](ArrayRef<int64_t> point) -> LogicalResult {
    Numbers inside;
    bool isInside = true;
    for (size_t i = 0; i < point.size(); ++i) {
      inside.push_back(point[i] - low[i]);
      isInside &= inside[i] >= 0 && inside[i] < source.shape[i];
    }
    if (isInside) {
      size_t place = *findElement(execution, source.shape, inside);
      llvm::append_range(
          scalars,
          ArrayRef(source.scalars).slice(place * perElement, perElement));
      return success();
    }
    SmallVector<RuntimeValue, 4> arguments, yielded;
    for (int64_t index : point)
      arguments.push_back(Scalar::index(index));
    if (failed(execution.runRegion(op->getRegion(0), arguments, yielded)))
      return failure();
    llvm::append_range(scalars, yielded.front().getScalars());
    return success();
  };
  if (failed(forEachPoint(sizes, makePoint)))
    return failure();
  execution.addResult(makeValue(type, std::move(scalars), sizes));
  return success();
}

/// Tensors side by side in one dimension.
static LogicalResult executeConcat(Operation *op, Execution &execution) {
  size_t dim = cast<IntegerAttr>(op->getAttr("dim")).getValue().getZExtValue();
  Numbers shape = execution.getOperand(0).getElements().shape;
  shape[dim] = 0;
  for (const RuntimeValue &value : execution.getOperands()) {
    const Elements &part = value.getElements();
    shape[dim] += part.shape[dim];
    for (size_t i = 0; i < shape.size(); ++i)
      if (i != dim && part.shape[i] != shape[i])
        return execution.fail("the sizes of dimension " + Twine(i) +
                              " are different");
  }
  Type element = getElementType(op->getResult(0).getType());
  if (!countScalars(execution, shape, element))
    return failure();
  // Rows of the dimensions from `dim` on follow each other in each tensor.
  size_t rows = 1;
  for (size_t i = 0; i < dim; ++i)
    rows *= size_t(shape[i]);
  std::vector<Scalar> scalars;
  for (size_t row = 0; row < rows; ++row)
    for (const RuntimeValue &value : execution.getOperands()) {
      ArrayRef<Scalar> part = value.getScalars();
      size_t length = part.size() / rows;
      llvm::append_range(scalars, part.slice(row * length, length));
    }
  execution.addResult(Elements{shape, std::move(scalars)});
  return success();
}

/// The result has the elements of the operand in row-major order; the second operand, a
/// tensor, gives its shape.
static LogicalResult executeTensorReshape(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::ReshapeOp>();
  const Elements &source = adaptor.getSource().getElements();
  Numbers shape;
  for (const Scalar &size : adaptor.getShape().getScalars()) {
    if (size.isPoison)
      return execution.fail("a size is poison");
    shape.push_back(size.getIndex());
  }
  std::optional<size_t> count = countScalars(
      execution, shape, getElementType(op->getResult(0).getType()));
  if (!count)
    return failure();
  if (*count != source.scalars.size())
    return execution.fail("the shapes have different numbers of elements");
  execution.addResult(Elements{shape, source.scalars});
  return success();
}

static LogicalResult executeBitcast(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::BitcastOp>();
  execution.addResult(adaptor.getSource());
  return success();
}

//===-- Positions that are data --------------------------------------------===//

namespace {
/// Parts of a tensor at positions that another tensor has.
struct Gathered {
  /// The dimensions that the positions are of.
  ArrayRef<int64_t> dims;
  /// The number of positions, and the sizes of one part, with ones for `dims`.
  int64_t count = 1;
  Numbers partSizes;
};
} // namespace

static Gathered getGathered(ArrayRef<int64_t> dims, const Elements &whole,
                            const Elements &positions) {
  Gathered gathered{.dims = dims, .partSizes = whole.shape};
  for (int64_t size : ArrayRef(positions.shape).drop_back())
    gathered.count *= size;
  for (int64_t dim : dims)
    gathered.partSizes[size_t(dim)] = 1;
  return gathered;
}

/// Calls `fn` with the place in `whole` of each element of each part. Fails, after a
/// diagnostic, if one is outside.
static LogicalResult forEachGathered(Execution &execution,
                                     const Gathered &gathered,
                                     const Elements &whole,
                                     const Elements &positions,
                                     function_ref<void(size_t)> fn) {
  size_t numDims = gathered.dims.size();
  for (int64_t part = 0; part < gathered.count; ++part) {
    Numbers offset(whole.shape.size(), 0);
    for (size_t i = 0; i < numDims; ++i) {
      const Scalar &number = positions.scalars[size_t(part) * numDims + i];
      if (number.isPoison)
        return execution.fail("an index is poison");
      offset[size_t(gathered.dims[i])] = number.getIndex();
    }
    auto visit = [&](ArrayRef<int64_t> point) -> LogicalResult {
      Numbers at;
      for (size_t i = 0; i < point.size(); ++i)
        at.push_back(offset[i] + point[i]);
      std::optional<size_t> place = findElement(execution, whole.shape, at);
      if (!place)
        return failure();
      fn(*place);
      return success();
    };
    if (failed(forEachPoint(gathered.partSizes, visit)))
      return failure();
  }
  return success();
}

static LogicalResult executeGather(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::GatherOp>();
  const Elements &source = adaptor.getSource().getElements(),
                 &positions = adaptor.getIndices().getElements();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Gathered gathered = getGathered(
      cast<DenseI64ArrayAttr>(op->getAttr("gather_dims")).asArrayRef(), source,
      positions);
  // The dimensions of the positions, then those of a part, all or those not gathered.
  Numbers shape(ArrayRef(positions.shape).drop_back());
  bool keepsAll =
      size_t(type.getRank()) == shape.size() + gathered.partSizes.size();
  for (size_t i = 0; i < gathered.partSizes.size(); ++i)
    if (keepsAll || !llvm::is_contained(gathered.dims, int64_t(i)))
      shape.push_back(gathered.partSizes[i]);
  if (!countScalars(execution, shape, type.getElementType()))
    return failure();
  size_t perElement = getScalarsPerElement(type.getElementType());
  std::vector<Scalar> scalars;
  auto read = [&](size_t place) {
    llvm::append_range(
        scalars,
        ArrayRef(source.scalars).slice(place * perElement, perElement));
  };
  if (failed(forEachGathered(execution, gathered, source, positions, read)))
    return failure();
  execution.addResult(makeValue(type, std::move(scalars), shape));
  return success();
}

static LogicalResult executeScatter(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::ScatterOp>();
  ArrayRef<Scalar> source = adaptor.getSource().getScalars();
  Elements result = adaptor.getDest().getElements();
  const Elements &positions = adaptor.getIndices().getElements();
  Gathered gathered = getGathered(
      cast<DenseI64ArrayAttr>(op->getAttr("scatter_dims")).asArrayRef(), result,
      positions);
  size_t perElement =
             getScalarsPerElement(getElementType(op->getResult(0).getType())),
         next = 0;
  auto write = [&](size_t place) {
    if (next + perElement > source.size())
      return;
    llvm::copy(source.slice(next, perElement),
               result.scalars.begin() + ptrdiff_t(place * perElement));
    next += perElement;
  };
  if (failed(forEachGathered(execution, gathered, result, positions, write)))
    return failure();
  execution.addResult(std::move(result));
  return success();
}

static constexpr Semantics tensorShapeSemantics[] = {
    semanticsOf<tensor::PadOp>(executeWithNumbers<executePad>),
    semanticsOf<tensor::ConcatOp>(executeConcat),
    semanticsOf<tensor::ReshapeOp>(executeTensorReshape),
    semanticsOf<tensor::BitcastOp>(executeBitcast),
    semanticsOf<tensor::GatherOp>(executeGather),
    semanticsOf<tensor::ScatterOp>(executeScatter),
};

LogicalResult interpreter::registerTensorShapeSemantics(Context &ctx) {
  return attachAll(ctx, tensorShapeSemantics);
}
