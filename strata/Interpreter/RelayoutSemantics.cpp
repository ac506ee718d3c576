// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of linalg that are not loops over one space: layouts in tiles, and softmax.
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

using Numbers = SmallVector<int64_t, 4>;

//===-- Tiles --------------------------------------------------------------===//

namespace {
/// How the dimensions of an unpacked tensor are laid out in a packed one, of `packed` sizes.
struct Tiles {
  Tiles(Operation *op, size_t rank, ArrayRef<int64_t> packed)
      : sizes(packed.drop_front(rank)) {
    for (size_t dim = 0; dim < rank; ++dim)
      positions.push_back(int64_t(dim));
    auto order =
        dyn_cast_or_null<DenseI64ArrayAttr>(op->getAttr("outer_dims_perm"));
    if (order)
      for (auto [position, dim] : llvm::enumerate(order.asArrayRef()))
        positions[size_t(dim)] = int64_t(position);
    tileOfDim.assign(rank, -1);
    auto tiled = cast<DenseI64ArrayAttr>(op->getAttr("inner_dims_pos"));
    for (auto [tile, dim] : llvm::enumerate(tiled.asArrayRef()))
      tileOfDim[size_t(dim)] = int64_t(tile);
  }
  /// The indices in the unpacked tensor of an element of the packed one.
  Numbers unpack(ArrayRef<int64_t> point) const {
    Numbers result;
    for (auto [position, tile] : llvm::zip_equal(positions, tileOfDim)) {
      int64_t index = point[size_t(position)];
      if (tile >= 0)
        index = index * sizes[size_t(tile)] +
                point[positions.size() + size_t(tile)];
      result.push_back(index);
    }
    return result;
  }
  /// The other way around. No tile is empty.
  Numbers pack(ArrayRef<int64_t> point) const {
    Numbers result(positions.size() + sizes.size());
    for (size_t dim = 0; dim < positions.size(); ++dim) {
      int64_t index = point[dim], tile = tileOfDim[dim];
      if (tile >= 0) {
        result[positions.size() + size_t(tile)] = index % sizes[size_t(tile)];
        index /= sizes[size_t(tile)];
      }
      result[size_t(positions[dim])] = index;
    }
    return result;
  }

  /// For each dimension, its place among the first ones of the packed tensor, and the number
  /// of its tile, or -1.
  Numbers positions, tileOfDim, sizes;
};
} // namespace

/// The result has the shape of the destination. `find` gives the indices in the source of
/// each of its elements; std::nullopt for padding.
static LogicalResult
copyElements(Execution &execution,
             function_ref<std::optional<Numbers>(ArrayRef<int64_t>)> find) {
  const Elements &source = execution.getOperand(0).getElements();
  const Elements &dest = execution.getOperand(1).getElements();
  Type type = execution.getOperation()->getResult(0).getType();
  size_t perElement = getScalarsPerElement(getElementType(type));
  std::vector<Scalar> scalars;
  auto copy = [&](ArrayRef<int64_t> point) -> LogicalResult {
    std::optional<Numbers> from = find(point);
    if (!from) {
      llvm::append_range(scalars,
                         getSegment(execution, 2).front().getScalars());
      return success();
    }
    std::optional<size_t> place = findElement(execution, source.shape, *from);
    if (!place)
      return failure();
    llvm::append_range(
        scalars,
        ArrayRef(source.scalars).slice(*place * perElement, perElement));
    return success();
  };
  if (failed(forEachPoint(dest.shape, copy)))
    return failure();
  execution.addResult(makeValue(type, std::move(scalars), dest.shape));
  return success();
}

static LogicalResult executePack(Operation *op, Execution &execution) {
  ArrayRef<int64_t> shape = execution.getOperand(0).getElements().shape;
  Tiles tiles(op, shape.size(), execution.getOperand(1).getElements().shape);
  bool isPadded = !getSegment(execution, 2).empty();
  return copyElements(
      execution, [&](ArrayRef<int64_t> point) -> std::optional<Numbers> {
        Numbers from = tiles.unpack(point);
        bool isInside =
            llvm::all_of(llvm::zip_equal(from, shape), [](auto pair) {
              return std::get<0>(pair) < std::get<1>(pair);
            });
        return isInside || !isPadded ? std::optional(from) : std::nullopt;
      });
}

static LogicalResult executeUnpack(Operation *op, Execution &execution) {
  ArrayRef<int64_t> shape = execution.getOperand(1).getElements().shape;
  Tiles tiles(op, shape.size(), execution.getOperand(0).getElements().shape);
  if (llvm::is_contained(tiles.sizes, 0))
    return execution.fail("division by zero");
  return copyElements(execution, [&](ArrayRef<int64_t> point) {
    return std::optional(tiles.pack(point));
  });
}

//===-- Softmax ------------------------------------------------------------===//

/// Replaces numbers by their powers of e, divided by their sum.
static void computeSoftmax(Type type, MutableArrayRef<Scalar *> row) {
  if (llvm::any_of(row, [](Scalar *scalar) { return scalar->isPoison; })) {
    for (Scalar *scalar : row)
      *scalar = Scalar::poison(getScalarWidth(type));
    return;
  }
  const llvm::fltSemantics &format = cast<FloatType>(type).getFloatSemantics();
  auto mode = APFloat::rmNearestTiesToEven;
  APFloat maximum = APFloat::getInf(format, /*Negative=*/true);
  for (Scalar *scalar : row)
    maximum = llvm::maxnum(scalar->getFloat(type), maximum);
  APFloat sum = APFloat::getZero(format);
  for (Scalar *scalar : row) {
    APFloat less = scalar->getFloat(type);
    (void)less.subtract(maximum, mode);
    *scalar = computeExp(type, Scalar(less));
    (void)sum.add(scalar->getFloat(type), mode);
  }
  for (Scalar *scalar : row) {
    APFloat part = scalar->getFloat(type);
    (void)part.divide(sum, mode);
    *scalar = Scalar(part);
  }
}

static LogicalResult executeSoftmax(Operation *op, Execution &execution) {
  const RuntimeValue &input = execution.getOperand(0);
  Type type = getElementType(op->getOperand(0).getType());
  if (!isa<FloatType>(type))
    return execution.fail("the interpreter does not know what '" +
                          op->getName().getStringRef() + "' does");
  std::optional<std::vector<Scalar>> scalars =
      input.isMemRef() ? readElements(execution, input.getMemRef(), type)
                       : std::vector<Scalar>(input.getScalars());
  if (!scalars)
    return failure();
  Numbers shape(input.isMemRef() ? input.getMemRef().sizes
                                 : input.getElements().shape);
  auto dimension = cast<IntegerAttr>(op->getAttr("dimension"));
  size_t dim = dimension.getValue().getZExtValue(), stride = 1;
  for (int64_t size : ArrayRef(shape).drop_front(dim + 1))
    stride *= size_t(size);
  Numbers others = shape;
  others[dim] = 1;
  auto compute = [&](ArrayRef<int64_t> point) -> LogicalResult {
    size_t first = 0;
    for (auto [index, size] : llvm::zip_equal(point, shape))
      first = first * size_t(size) + size_t(index);
    SmallVector<Scalar *> row;
    for (size_t i = 0; i < size_t(shape[dim]); ++i)
      row.push_back(&(*scalars)[first + i * stride]);
    computeSoftmax(type, row);
    return success();
  };
  if (failed(forEachPoint(others, compute)))
    return failure();
  if (op->getNumResults() == 0)
    return writeElements(execution, execution.getOperand(1).getMemRef(), type,
                         *scalars);
  execution.addResult(Elements{shape, std::move(*scalars)});
  return success();
}

static constexpr Semantics relayoutSemantics[] = {
    {"linalg.pack", {executeWithNumbers<executePack>}},
    {"linalg.unpack", {executeWithNumbers<executeUnpack>}},
    {"linalg.softmax", {executeSoftmax}},
};

LogicalResult interpreter::registerRelayoutSemantics(Context &ctx) {
  return attachAll(ctx, relayoutSemantics);
}
