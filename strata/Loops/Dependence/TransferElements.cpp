// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Dependence/TransferElementsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::presburger;

/// The strides of a memref whose elements are in row-major order.
static std::optional<SmallVector<int64_t, 4>> getStrides(Value memory) {
  auto type = dyn_cast<MemRefType>(memory.getType());
  if (!type)
    return std::nullopt;
  auto layout = dyn_cast_or_null<AffineMapAttr>(type.getLayout());
  if (type.getLayout() && !(layout && layout.getValue().isIdentity()))
    return std::nullopt;
  SmallVector<int64_t, 4> strides(size_t(type.getRank()), 1);
  for (size_t dim = strides.size(); dim-- > 1;) {
    int64_t size = type.getDimSize(unsigned(dim));
    if (ShapedType::isDynamic(size) ||
        llvm::MulOverflow(strides[dim], size, strides[dim - 1]))
      return std::nullopt;
  }
  return strides;
}

static std::optional<LinearSum> getPlace(ArrayRef<LinearSum> indices,
                                         ArrayRef<int64_t> strides) {
  std::optional<LinearSum> place = LinearSum(0);
  for (auto [index, stride] : llvm::zip_equal(indices, strides))
    place = place ? place->plus(index, stride) : std::nullopt;
  return place;
}

std::optional<LinearSum> strata::translatePlace(const LoopAccess &access,
                                                ConstraintSystem &system,
                                                IndexTranslator &side) {
  auto strides = getStrides(access.getMemory());
  if (!strides || !access.hasIndices())
    return std::nullopt;
  SmallVector<LinearSum, 4> indices =
      translateIndices(access.access, system, side);
  auto type = cast<MemRefType>(access.getMemory().getType());
  for (auto [dim, index] : llvm::enumerate(indices)) {
    system.addInequality(index);
    if (!type.isDynamicDim(unsigned(dim)))
      system.addLess(index, LinearSum(type.getDimSize(unsigned(dim))));
  }
  return getPlace(indices, *strides);
}

std::optional<LinearSum> strata::translateFirst(Operation *start,
                                                const TransferElement &element,
                                                IndexTranslator &side) {
  auto strides = getStrides(element.memory);
  if (!strides)
    return std::nullopt;
  SmallVector<LinearSum, 4> indices;
  ValueRange operands = element.getIndices(start);
  if (!element.map)
    for (Value index : operands)
      indices.push_back(side.translate(index));
  else
    for (AffineExpr expr : element.map.getResults())
      indices.push_back(
          side.translate(expr, element.map.getNumDims(), operands));
  return getPlace(indices, *strides);
}

/// A column for a number from 0 to below `end`.
static LinearSum addNumber(ConstraintSystem &system, const LinearSum &end) {
  LinearSum number = system.addColumn(VarKind::Local);
  system.addInequality(number);
  system.addLess(number, end);
  return number;
}

std::optional<LinearSum>
strata::translateElement(Operation *start, const Transfer &transfer,
                         bool isSource, const LinearSum &first,
                         ConstraintSystem &system, IndexTranslator &side) {
  LinearSum number =
      addNumber(system, side.translate(start->getOperand(transfer.count)));
  const TransferElement &element =
      isSource ? *transfer.source : *transfer.destination;
  // A stride is that of the memory in the default space.
  if (!transfer.stride ||
      cast<MemRefType>(element.memory.getType()).getMemorySpace())
    return first.plus(number);
  auto stride = getConstantIntValue(start->getOperand(*transfer.stride));
  auto length = getConstantIntValue(start->getOperand(*transfer.stride + 1));
  if (!stride || !length || *length <= 0)
    return std::nullopt;
  std::optional<LinearSum> row = system.floorDiv(number, *length);
  std::optional<LinearSum> column = system.mod(number, *length);
  std::optional<LinearSum> place =
      row && column ? first.plus(*row, *stride) : std::nullopt;
  return place ? place->plus(*column) : std::nullopt;
}
