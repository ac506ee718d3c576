// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists of values and constants, such as the offsets, sizes and strides of slices. An
// operation stores them as the list of all numbers, where ShapedType::kDynamic stands
// for a value, and as the list of these values; code handles them as OpFoldResults.
#ifndef STRATA_IR_BUILD_STATICVALUEUTILS_H
#define STRATA_IR_BUILD_STATICVALUEUTILS_H

#include "strata/IR/Build/Matchers.h"

namespace strata {

/// An offset, a size and a stride.
struct Range {
  OpFoldResult offset, size, stride;
};

/// The value, or the attribute of the constant that defines it.
OpFoldResult getAsOpFoldResult(Value value);
SmallVector<OpFoldResult> getAsOpFoldResult(ValueRange values);
/// The elements of `array`.
SmallVector<OpFoldResult> getAsOpFoldResult(ArrayAttr array);
/// Attributes of type `index`.
OpFoldResult getAsIndexOpFoldResult(Context *ctx, int64_t value);
SmallVector<OpFoldResult> getAsIndexOpFoldResult(Context *ctx,
                                                 ArrayRef<int64_t> values);

/// The constants, or std::nullopt if one of `values` is not constant.
std::optional<SmallVector<int64_t>>
getConstantIntValues(ArrayRef<OpFoldResult> values);
bool isZeroInteger(OpFoldResult value);
bool isOneInteger(OpFoldResult value);
/// Whether all are the constant `expected`.
bool areAllConstantIntValue(ArrayRef<OpFoldResult> values, int64_t expected);
/// Whether both lists have equal elements (isEqualConstantIntOrValue).
bool isEqualConstantIntOrValueArray(ArrayRef<OpFoldResult> a,
                                    ArrayRef<OpFoldResult> b);

/// The list that `staticValues` and `dynamicValues` store.
SmallVector<OpFoldResult> getMixedValues(ArrayRef<int64_t> staticValues,
                                         ValueRange dynamicValues,
                                         Context *ctx);
/// Stores a list: appends a number for each element, and the values. Constants are
/// stored as numbers if they are attributes.
void dispatchIndexOpFoldResults(ArrayRef<OpFoldResult> mixed,
                                SmallVectorImpl<Value> &dynamicValues,
                                SmallVectorImpl<int64_t> &staticValues);
void dispatchIndexOpFoldResult(OpFoldResult mixed,
                               SmallVectorImpl<Value> &dynamicValues,
                               SmallVectorImpl<int64_t> &staticValues);
/// Replaces values that are constants by attributes of type `index`; negative constants are left if
/// `onlyNonNegative`, zeros if `onlyNonZero`. Fails if none was replaced.
LogicalResult foldDynamicIndexList(SmallVectorImpl<OpFoldResult> &mixed,
                                   bool onlyNonNegative = false,
                                   bool onlyNonZero = false);
/// The numbers of an array of IntegerAttrs.
SmallVector<int64_t> extractFromIntegerArrayAttr(Attribute attr);

} // namespace strata

#endif // STRATA_IR_BUILD_STATICVALUEUTILS_H
