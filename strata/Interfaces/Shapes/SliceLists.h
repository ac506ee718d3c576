// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Offsets, sizes and strides as operations store them, for classes of operations that are given
// them as lists of values and attributes.
#ifndef STRATA_INTERFACES_SHAPES_SLICELISTS_H
#define STRATA_INTERFACES_SHAPES_SLICELISTS_H

#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

/// The lists as an operation stores them.
struct SliceOperands {
  SliceOperands(ArrayRef<OpFoldResult> mixedOffsets,
                ArrayRef<OpFoldResult> mixedSizes,
                ArrayRef<OpFoldResult> mixedStrides) {
    dispatchIndexOpFoldResults(mixedOffsets, offsets, staticOffsets);
    dispatchIndexOpFoldResults(mixedSizes, sizes, staticSizes);
    dispatchIndexOpFoldResults(mixedStrides, strides, staticStrides);
  }
  /// The lists of `slice`, such as those of a Slice (Slice.h).
  template <typename T>
  explicit SliceOperands(const T &slice)
      : SliceOperands(slice.offsets, slice.sizes, slice.strides) {}
  SmallVector<Value> offsets, sizes, strides;
  SmallVector<int64_t> staticOffsets, staticSizes, staticStrides;
};

namespace detail {
/// The values, also those that are constants.
SmallVector<OpFoldResult> getAsMixed(ValueRange values);
/// `shape` without its first sizes of 1, so many that `rank` sizes remain, if there are.
SmallVector<int64_t> omitUnitDims(ArrayRef<int64_t> shape, size_t rank);
} // namespace detail

} // namespace strata

#endif // STRATA_INTERFACES_SHAPES_SLICELISTS_H
