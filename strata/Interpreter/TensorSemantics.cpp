// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors, as values.
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

/// The scalars of the element at `indices` of elements; std::nullopt after a
/// diagnostic.
static std::optional<ArrayRef<Scalar>> readAt(Execution &execution,
                                              const Elements &elements,
                                              Type elementType,
                                              ArrayRef<int64_t> indices) {
  std::optional<size_t> place = findElement(execution, elements.shape, indices);
  if (!place)
    return std::nullopt;
  size_t count = getScalarsPerElement(elementType);
  return ArrayRef(elements.scalars).slice(*place * count, count);
}

static LogicalResult executeEmpty(Operation *op, Execution &execution) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<int64_t, 4> sizes = getSizes(type, execution.getOperands());
  std::optional<size_t> count =
      countScalars(execution, sizes, type.getElementType());
  if (!count)
    return failure();
  execution.addResult(
      makeValue(type, makePoison(*count, type.getElementType()), sizes));
  return success();
}

static LogicalResult executeFromElements(Operation *op, Execution &execution) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!countScalars(execution, type.getShape(), type.getElementType()))
    return failure();
  std::vector<Scalar> scalars;
  for (const RuntimeValue &value : execution.getOperands())
    llvm::append_range(scalars, value.getScalars());
  execution.addResult(makeValue(type, std::move(scalars), type.getShape()));
  return success();
}

static LogicalResult executeSplat(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::SplatOp>();
  auto type = cast<ShapedType>(op->getResult(0).getType());
  SmallVector<int64_t, 4> sizes =
      getSizes(type, execution.getOperands().drop_front(1));
  std::optional<size_t> count =
      countScalars(execution, sizes, type.getElementType());
  if (!count)
    return failure();
  ArrayRef<Scalar> element = adaptor.getInput().getScalars();
  std::vector<Scalar> scalars;
  while (scalars.size() < *count)
    llvm::append_range(scalars, element);
  execution.addResult(makeValue(type, std::move(scalars), sizes));
  return success();
}

static LogicalResult executeGenerate(Operation *op, Execution &execution) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<int64_t, 4> sizes = getSizes(type, execution.getOperands());
  std::optional<size_t> count =
      countScalars(execution, sizes, type.getElementType());
  if (!count)
    return failure();
  std::vector<Scalar> scalars;
  auto generate = [&](ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<RuntimeValue, 4> arguments, yielded;
    for (int64_t index : point)
      arguments.push_back(Scalar::index(index));
    if (failed(execution.runRegion(op->getRegion(0), arguments, yielded)))
      return failure();
    if (yielded.empty())
      return execution.fail("the body ends without a value");
    llvm::append_range(scalars, yielded.front().getScalars());
    return success();
  };
  if (failed(forEachPoint(sizes, generate)))
    return failure();
  execution.addResult(makeValue(type, std::move(scalars), sizes));
  return success();
}

static LogicalResult executeTensorDim(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::DimOp>();
  const Elements &tensor = adaptor.getSource().getElements();
  int64_t dim = execution.getIndex(1);
  if (dim < 0 || dim >= int64_t(tensor.shape.size()))
    return execution.fail("there is no dimension " + Twine(dim));
  execution.addResult(Scalar::index(tensor.shape[size_t(dim)]));
  return success();
}

static LogicalResult executeTensorRank(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::RankOp>();
  execution.addResult(
      Scalar::index(int64_t(adaptor.getTensor().getElements().shape.size())));
  return success();
}

static LogicalResult executeTensorCast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::CastOp>();
  const Elements &tensor = adaptor.getSource().getElements();
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (type && type.getRank() != int64_t(tensor.shape.size()))
    return execution.fail("the tensor has rank " + Twine(tensor.shape.size()));
  for (size_t i = 0; type && i < tensor.shape.size(); ++i) {
    int64_t size = type.getShape()[i];
    if (!ShapedType::isDynamic(size) && size != tensor.shape[i])
      return execution.fail("the size of dimension " + Twine(i) + " is " +
                            Twine(tensor.shape[i]));
  }
  execution.addResult(adaptor.getSource());
  return success();
}

namespace {
/// Offsets, sizes and strides of a slice.
struct Slice {
  SmallVector<int64_t, 4> offsets, sizes, strides;
  SmallVector<int64_t, 4> at(ArrayRef<int64_t> point) const {
    SmallVector<int64_t, 4> indices;
    for (size_t i = 0; i < point.size(); ++i)
      indices.push_back(offsets[i] + point[i] * strides[i]);
    return indices;
  }
};
} // namespace

/// The slice whose offsets are operand group `slot`.
static Slice getSlice(Execution &execution, unsigned slot) {
  return {getMixed(execution, "static_offsets", slot),
          getMixed(execution, "static_sizes", slot + 1),
          getMixed(execution, "static_strides", slot + 2)};
}

static LogicalResult executeExtractSlice(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::ExtractSliceOp>();
  const Elements &source = adaptor.getSource().getElements();
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  Slice slice = getSlice(execution, 1);
  if (!countScalars(execution, slice.sizes, type.getElementType()))
    return failure();
  std::vector<Scalar> scalars;
  auto read = [&](ArrayRef<int64_t> point) -> LogicalResult {
    auto found =
        readAt(execution, source, type.getElementType(), slice.at(point));
    if (!found)
      return failure();
    llvm::append_range(scalars, *found);
    return success();
  };
  if (failed(forEachPoint(slice.sizes, read)))
    return failure();
  // Dimensions of size 1 that the type does not have are left out.
  SmallVector<int64_t, 4> shape;
  auto known =
      cast<DenseI64ArrayAttr>(op->getAttr("static_sizes")).asArrayRef();
  size_t surplus = slice.sizes.size() - size_t(type.getRank());
  ArrayRef<int64_t> left = type.getShape();
  for (size_t i = 0; i < known.size(); ++i) {
    if (surplus && known[i] == 1 && (left.empty() || left.front() != 1)) {
      --surplus;
      continue;
    }
    shape.push_back(slice.sizes[i]);
    left = left.drop_front(left.empty() ? 0 : 1);
  }
  execution.addResult(makeValue(type, std::move(scalars), shape));
  return success();
}

static LogicalResult executeInsertSlice(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<tensor::InsertSliceOp>();
  ArrayRef<Scalar> source = adaptor.getSource().getScalars();
  Elements result = adaptor.getDest().getElements();
  Slice slice = getSlice(execution, 2);
  Type element = getElementType(op->getResult(0).getType());
  size_t perElement = getScalarsPerElement(element), next = 0;
  std::optional<size_t> count = countScalars(execution, slice.sizes, element);
  if (!count)
    return failure();
  if (*count != source.size())
    return execution.fail("the source and the slice have different sizes");
  auto write = [&](ArrayRef<int64_t> point) -> LogicalResult {
    std::optional<size_t> place =
        findElement(execution, result.shape, slice.at(point));
    if (!place)
      return failure();
    llvm::copy(source.slice(next, perElement),
               result.scalars.begin() + ptrdiff_t(*place * perElement));
    next += perElement;
    return success();
  };
  if (failed(forEachPoint(slice.sizes, write)))
    return failure();
  execution.addResult(std::move(result));
  return success();
}

static constexpr Semantics tensorSemantics[] = {
    semanticsOf<tensor::EmptyOp>(executeWithNumbers<executeEmpty>),
    semanticsOf<tensor::FromElementsOp>(executeFromElements),
    semanticsOf<tensor::SplatOp>(executeWithNumbers<executeSplat>),
    semanticsOf<tensor::GenerateOp>(executeWithNumbers<executeGenerate>),
    semanticsOf<tensor::DimOp>(executeWithNumbers<executeTensorDim>),
    semanticsOf<tensor::RankOp>(executeTensorRank),
    semanticsOf<tensor::CastOp>(executeTensorCast),
    semanticsOf<tensor::ExtractSliceOp>(
        executeWithNumbers<executeExtractSlice>),
    semanticsOf<tensor::InsertSliceOp>(executeWithNumbers<executeInsertSlice>),
};

LogicalResult interpreter::registerTensorSemantics(Context &ctx) {
  return attachAll(ctx, tensorSemantics);
}
