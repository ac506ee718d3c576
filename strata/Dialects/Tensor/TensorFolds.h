// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of tensor operations, and functions that their patterns share with
// them.
#ifndef STRATA_DIALECTS_TENSOR_TENSORFOLDS_H
#define STRATA_DIALECTS_TENSOR_TENSORFOLDS_H

#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata {

/// Registers them.
void registerTensorFolds(Context &ctx);
/// Registers the folds of slices, padding and concatenation.
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

/// The type of rank `rank` of a part of a tensor of type `whole` with the given sizes:
/// without the first dimensions of size 1 that are too many. Null if there are too few.
RankedTensorType getPartType(RankedTensorType whole,
                             ArrayRef<OpFoldResult> sizes, int64_t rank);
/// The dimensions of size 1 among `sizes` that a part of type `part` leaves
/// out, or std::nullopt if it does not fit.
std::optional<llvm::SmallBitVector>
getDroppedDims(RankedTensorType part, ArrayRef<OpFoldResult> sizes);

//===-- Sizes and padding --------------------------------------------------===//

/// Creates the constant `number`, and the size of dimension `dim` of `tensor`.
Value createIndex(int64_t number, Location loc, OpBuilder &builder);
Value createDim(Value tensor, int64_t dim, Location loc, OpBuilder &builder);
/// The sum of `terms`: an attribute if all are constants, a term if the others are 0, or
/// else the result of an affine.apply.
OpFoldResult addSizes(ArrayRef<OpFoldResult> terms, Location loc,
                      OpBuilder &builder);
/// The padding before and after the source.
SmallVector<OpFoldResult> getLow(tensor::PadOp op);
SmallVector<OpFoldResult> getHigh(tensor::PadOp op);
/// The value that all added elements have, which is defined outside of the region; null if
/// there is none.
Value getPaddingValue(tensor::PadOp op);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORFOLDS_H
