// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of tensor operations, and what their patterns share with them.
#ifndef STRATA_DIALECTS_TENSOR_TENSORFOLDS_H
#define STRATA_DIALECTS_TENSOR_TENSORFOLDS_H

#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/BuiltinTypes.h"
#include "strata/IR/StaticValueUtils.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata {

/// Registers them.
void registerTensorFolds(Context &ctx);
/// Those of slices, padding and concatenation.
void registerTensorSliceFolds(Context &ctx);

namespace detail {

//===-- Casts --------------------------------------------------------------===//

/// Whether `type` says all that `other` says about the shape, so that values of it can
/// take the place of values of `other`: ranked types of one rank, element type and
/// encoding, with no dimension that only `other` has as a number.
bool saysAtLeast(Type type, Type other);
/// The operand of the cast that defines `value`, if its type says at least as much.
Value getMoreStaticSource(Value value);

//===-- Slices -------------------------------------------------------------===//

/// Offsets, sizes and strides.
struct Slice {
  SmallVector<OpFoldResult> offsets, sizes, strides;

  bool isEqual(const Slice &other) const;
  /// Whether an element that is known statically lies outside of `shape`.
  bool leaves(ArrayRef<int64_t> shape) const;
  /// Whether it is all of a tensor of `type`.
  bool isAllOf(RankedTensorType type) const;
};

/// The lists of an operation with the operands `offsets`, `sizes` and `strides`.
template <typename Op> Slice getSlice(Op op) {
  Context *ctx = op->getContext();
  return {getMixedValues(op.getStaticOffsets(), op.getOffsets(), ctx),
          getMixedValues(op.getStaticSizes(), op.getSizes(), ctx),
          getMixedValues(op.getStaticStrides(), op.getStrides(), ctx)};
}

/// The lists as an operation stores them.
struct SliceOperands {
  explicit SliceOperands(const Slice &slice) {
    dispatchIndexOpFoldResults(slice.offsets, offsets, staticOffsets);
    dispatchIndexOpFoldResults(slice.sizes, sizes, staticSizes);
    dispatchIndexOpFoldResults(slice.strides, strides, staticStrides);
  }
  SmallVector<Value> offsets, sizes, strides;
  SmallVector<int64_t> staticOffsets, staticSizes, staticStrides;
};

/// The type of rank `rank` of a part of a tensor of type `whole` with the given sizes:
/// without the first dimensions of size 1 that are too many. Null if there are too few.
RankedTensorType getPartType(RankedTensorType whole,
                             ArrayRef<OpFoldResult> sizes, int64_t rank);
/// The dimensions of size 1 among `sizes` that a part of type `part` leaves out, or nothing
/// if it does not fit.
std::optional<llvm::SmallBitVector>
getDroppedDims(RankedTensorType part, ArrayRef<OpFoldResult> sizes);

//===-- Groups of dimensions -----------------------------------------------===//

using Groups = SmallVector<SmallVector<int64_t, 2>, 4>;
/// The attribute `reassociation` as numbers, and back.
Groups getGroups(Attribute reassociation);
Attribute getReassociation(Context *ctx, const Groups &groups);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORFOLDS_H
