// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Padding/SizeBounds.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;

namespace {
using Bound = std::optional<int64_t>;

/// Follows definitions up to a depth.
class BoundFinder {
public:
  Bound getIndexBound(OpFoldResult value, bool isUpper);
  Bound getSizeBound(Value tensor, int64_t dim);

private:
  Bound getExprBound(AffineMap map, unsigned result, ValueRange operands,
                     bool isUpper);
  Bound getMapBound(AffineMap map, ValueRange operands, bool isUpper,
                    bool isMinimum);
  Bound getLoopBound(scf::ForOp loop, bool isUpper);
  Bound getDefinedBound(Value value, bool isUpper);
  Bound getResultSizeBound(OpResult tensor, int64_t dim);
  Value getValueOfSameSize(OpResult tensor);
  bool hasSizeOf(Value tensor, BlockArgument argument);

  /// The number of definitions that may still be followed; results are unknown beyond.
  unsigned steps = 256;
};
} // namespace

//===-- Indices ------------------------------------------------------------===//

Bound BoundFinder::getExprBound(AffineMap map, unsigned result,
                                ValueRange operands, bool isUpper) {
  SmallVector<Bound> lower, upper;
  for (Value operand : operands) {
    lower.push_back(getIndexBound(operand, /*isUpper=*/false));
    upper.push_back(getIndexBound(operand, /*isUpper=*/true));
  }
  return getBoundForAffineExpr(map.getResult(result), map.getNumDims(),
                               map.getNumSymbols(), lower, upper, isUpper);
}

/// The bound of the minimum or maximum of all results.
Bound BoundFinder::getMapBound(AffineMap map, ValueRange operands, bool isUpper,
                               bool isMinimum) {
  Bound bound;
  // One result bounds a minimum from above and a maximum from below.
  bool needsAll = isMinimum != isUpper;
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    Bound next = getExprBound(map, i, operands, isUpper);
    if (!next && needsAll)
      return std::nullopt;
    if (!next)
      continue;
    if (!bound)
      bound = next;
    bound = isMinimum ? std::min(*bound, *next) : std::max(*bound, *next);
  }
  return bound;
}

Bound BoundFinder::getLoopBound(scf::ForOp loop, bool isUpper) {
  if (!isUpper)
    return getIndexBound(loop.getLowerBound(), /*isUpper=*/false);
  Bound bound = getIndexBound(loop.getUpperBound(), /*isUpper=*/true);
  return bound && *bound > INT64_MIN ? Bound(*bound - 1) : std::nullopt;
}

Bound BoundFinder::getDefinedBound(Value value, bool isUpper) {
  Operation *op = value.getDefiningOp();
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return getExprBound(apply.getAffineMap(), 0, apply->getOperands(), isUpper);
  if (auto minimum = dyn_cast<affine::AffineMinOp>(op))
    return getMapBound(minimum.getAffineMap(), minimum->getOperands(), isUpper,
                       /*isMinimum=*/true);
  if (auto maximum = dyn_cast<affine::AffineMaxOp>(op))
    return getMapBound(maximum.getAffineMap(), maximum->getOperands(), isUpper,
                       /*isMinimum=*/false);
  auto size = dyn_cast<tensor::DimOp>(op);
  if (!size)
    return std::nullopt;
  Bound dim = getConstantIntValue(size.getIndex());
  Bound bound = isUpper && dim ? getSizeBound(size.getSource(), *dim) : Bound();
  return isUpper ? bound : Bound(0);
}

Bound BoundFinder::getIndexBound(OpFoldResult value, bool isUpper) {
  if (Bound constant = getConstantIntValue(value))
    return constant;
  if (steps == 0)
    return std::nullopt;
  --steps;
  Value index = value.getValue();
  if (index.getDefiningOp())
    return getDefinedBound(index, isUpper);
  auto loop =
      dyn_cast_or_null<scf::ForOp>(index.getParentBlock()->getParentOp());
  return loop && loop.getInductionVar() == index ? getLoopBound(loop, isUpper)
                                                 : std::nullopt;
}

//===-- Sizes --------------------------------------------------------------===//

/// The size in `sizes` of dimension `dim` of a slice of type `type`.
static OpFoldResult getSliceSize(RankedTensorType type,
                                 ArrayRef<OpFoldResult> sizes, int64_t dim) {
  auto dropped = strata::detail::getDroppedDims(type, sizes);
  if (!dropped)
    return {};
  for (auto [i, size] : llvm::enumerate(sizes))
    if (!dropped->test(unsigned(i)) && dim-- == 0)
      return size;
  return {};
}

/// An operand whose sizes are those of `tensor`; null if none is known.
Value BoundFinder::getValueOfSameSize(OpResult tensor) {
  Operation *op = tensor.getOwner();
  unsigned number = tensor.getResultNumber();
  if (auto cast = dyn_cast<tensor::CastOp>(op))
    return cast.getSource();
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return insert.getDest();
  if (auto insert = dyn_cast<tensor::InsertOp>(op))
    return insert.getDest();
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.getDpsInitOperand(number)->get();
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop)
    return {};
  Value yielded = loop.getBody()->getTerminator()->getOperand(number);
  return hasSizeOf(yielded, loop.getRegionIterArg(number))
             ? loop.getInits()[number]
             : Value();
}

/// Whether `tensor`, which the iteration of a loop yields, has the sizes of the loop's `argument`.
bool BoundFinder::hasSizeOf(Value tensor, BlockArgument argument) {
  while (tensor && tensor != argument) {
    auto result = dyn_cast<OpResult>(tensor);
    if (!result || steps == 0)
      return false;
    --steps;
    tensor = getValueOfSameSize(result);
  }
  return tensor == argument;
}

Bound BoundFinder::getResultSizeBound(OpResult tensor, int64_t dim) {
  Operation *op = tensor.getOwner();
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    OpFoldResult size =
        getSliceSize(slice.getResultType(), slice.getMixedSizes(), dim);
    return size ? getIndexBound(size, /*isUpper=*/true) : std::nullopt;
  }
  if (auto empty = dyn_cast<tensor::EmptyOp>(op))
    return getIndexBound(empty.getMixedSizes()[size_t(dim)], /*isUpper=*/true);
  Value same = getValueOfSameSize(tensor);
  return same ? getSizeBound(same, dim) : std::nullopt;
}

Bound BoundFinder::getSizeBound(Value tensor, int64_t dim) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  if (!type || dim < 0 || dim >= type.getRank())
    return std::nullopt;
  if (!type.isDynamicDim(unsigned(dim)))
    return type.getDimSize(unsigned(dim));
  if (steps == 0)
    return std::nullopt;
  --steps;
  if (auto result = dyn_cast<OpResult>(tensor))
    return getResultSizeBound(result, dim);
  return std::nullopt;
}

std::optional<int64_t> strata::getConstantSizeBound(Value tensor, int64_t dim) {
  return BoundFinder().getSizeBound(tensor, dim);
}

std::optional<int64_t> strata::getConstantIndexBound(OpFoldResult value,
                                                     bool isUpper) {
  return BoundFinder().getIndexBound(value, isUpper);
}
