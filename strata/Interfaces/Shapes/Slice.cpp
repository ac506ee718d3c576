// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

bool Slice::isEqual(const Slice &other) const {
  return isEqualConstantIntOrValueArray(offsets, other.offsets) &&
         isEqualConstantIntOrValueArray(sizes, other.sizes) &&
         isEqualConstantIntOrValueArray(strides, other.strides);
}

bool Slice::leaves(ArrayRef<int64_t> shape) const {
  for (auto [i, dim] : llvm::enumerate(shape)) {
    if (i >= offsets.size() || i >= sizes.size() || i >= strides.size())
      return true;
    auto offset = getConstantIntValue(offsets[i].getAttr());
    if (ShapedType::isDynamic(dim) || !offset)
      continue;
    if (*offset >= dim)
      return true;
    auto size = getConstantIntValue(sizes[i].getAttr());
    auto stride = getConstantIntValue(strides[i].getAttr());
    int64_t last = 0;
    if (size && stride &&
        (llvm::MulOverflow(*size - 1, *stride, last) ||
         llvm::AddOverflow(*offset, last, last) || last >= dim))
      return true;
  }
  return false;
}

bool Slice::isAllOf(ShapedType type) const {
  if (!type.hasStaticShape() || int64_t(sizes.size()) != type.getRank())
    return false;
  for (auto [size, dim] : llvm::zip(sizes, type.getShape()))
    if (!isConstantIntValue(size, dim))
      return false;
  return areAllConstantIntValue(offsets, 0) &&
         areAllConstantIntValue(strides, 1);
}

bool Slice::hasConstant() const {
  auto isConstant = [](OpFoldResult element) {
    Value value = element.getValue();
    return value && getConstantIntValue(value);
  };
  return llvm::any_of(offsets, isConstant) || llvm::any_of(sizes, isConstant) ||
         llvm::any_of(strides, isConstant);
}

/// Whether strides were made static.
static bool foldStrides(Slice &slice, ArrayRef<int64_t> shape,
                        StrideFolding strideFolding) {
  if (strideFolding == StrideFolding::NoneIfZero &&
      llvm::any_of(slice.strides, isZeroInteger))
    return false;
  Slice folded = slice;
  if (failed(foldDynamicIndexList(folded.strides, /*onlyNonNegative=*/false,
                                  /*onlyNonZero=*/strideFolding !=
                                      StrideFolding::All)) ||
      folded.leaves(shape))
    return false;
  slice = folded;
  return true;
}

bool strata::foldConstants(Slice &slice, ArrayRef<int64_t> shape,
                           StrideFolding strideFolding) {
  bool changed =
      succeeded(foldDynamicIndexList(slice.offsets, /*onlyNonNegative=*/true));
  changed |=
      succeeded(foldDynamicIndexList(slice.sizes, /*onlyNonNegative=*/true));
  if (slice.leaves(shape))
    return false;
  return foldStrides(slice, shape, strideFolding) || changed;
}

SmallVector<OpFoldResult> detail::getAsMixed(ValueRange values) {
  return llvm::to_vector_of<OpFoldResult>(values);
}

SmallVector<int64_t> detail::omitUnitDims(ArrayRef<int64_t> shape,
                                          size_t rank) {
  SmallVector<int64_t> kept;
  size_t numOmitted = shape.size() - rank;
  for (int64_t size : shape)
    if (size == 1 && numOmitted)
      --numOmitted;
    else
      kept.push_back(size);
  return kept;
}
