// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of tensors and memrefs: an offset, a size and a stride for each dimension, as
// tensor.extract_slice and memref.subview have them.
#ifndef STRATA_INTERFACES_SHAPES_SLICE_H
#define STRATA_INTERFACES_SHAPES_SLICE_H

#include "strata/Interfaces/Shapes/SliceLists.h"

namespace strata {

/// Offsets, sizes and strides.
struct Slice {
  SmallVector<OpFoldResult> offsets, sizes, strides;

  bool isEqual(const Slice &other) const;
  /// Whether the static offsets and sizes place an element outside of `shape`.
  bool leaves(ArrayRef<int64_t> shape) const;
  /// Whether it is all of a value of `type`, which is known to be if that is static.
  bool isAllOf(ShapedType type) const;
  /// Whether one of the values is a constant.
  bool hasConstant() const;
};

/// The lists of an operation with the operands `offsets`, `sizes` and `strides`.
template <typename Op> Slice getSlice(Op op) {
  Context *ctx = op->getContext();
  return {getMixedValues(op.getStaticOffsets(), op.getOffsets(), ctx),
          getMixedValues(op.getStaticSizes(), op.getSizes(), ctx),
          getMixedValues(op.getStaticStrides(), op.getStrides(), ctx)};
}

/// The strides that foldConstants makes static.
enum class StrideFolding {
  /// All constants.
  All,
  /// All but zeros.
  NonZero,
  /// None if one is zero.
  NoneIfZero
};

/// Makes constants in the lists static: offsets and sizes unless they are
/// negative, then strides, unless the slice then leaves `shape`. Returns false
/// if there is no constant to fold, or if the offsets and sizes leave `shape`;
/// `slice` is unspecified then.
bool foldConstants(Slice &slice, ArrayRef<int64_t> shape,
                   StrideFolding strideFolding);

} // namespace strata

#endif // STRATA_INTERFACES_SHAPES_SLICE_H
