// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for writing folds: constants taken apart and made again, and
// functions of numbers applied to all elements of constants. A constant is an
// IntegerAttr, a FloatAttr, or elements of them (dense, of which splats are
// done at once, or sparse, of at most `SparseFoldLimit` elements). The contents
// of resources are not read.
//
//   static OpFoldResult foldAdd(vec::AddOp op, vec::AddOp::FoldAdaptor adaptor) {
//     if (isZero(adaptor.getRhs()))
//       return op.getLhs();
//     return foldElements<APInt, APInt>(
//         adaptor.getLhs(), adaptor.getRhs(), op.getResult().getType(),
//         [](const APInt &lhs, const APInt &rhs) -> std::optional<APInt> {
//           return lhs + rhs;
//         });
//   }
//   hooks.fold = foldHook<vec::AddOp, foldAdd>;
#ifndef STRATA_IR_BUILD_CONSTANTFOLDING_H
#define STRATA_IR_BUILD_CONSTANTFOLDING_H

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Types/BuiltinAttributes.h"

namespace strata {

/// The most elements of a sparse constant that is folded.
constexpr int64_t SparseFoldLimit = int64_t(1) << 24;
/// The most bits of an integer that is folded.
constexpr unsigned MaxFoldWidth = 1u << 16;

//===-- Poison -----------------------------------------------------------===//

/// Whether `attr`, which may be null, stands for a value that is poison: of a
/// definition with the interface PoisonAttrInterface.
bool isPoison(Attribute attr);
/// The first of `operands` that is poison, or null.
Attribute findPoison(ArrayRef<Attribute> operands);

//===-- Values of constants ----------------------------------------------===//

/// The integer, or the integer that all elements equal; std::nullopt for any
/// other attribute.
std::optional<APInt> getSplatInteger(Attribute attr);
/// The float, or the float that all elements equal; std::nullopt for any other
/// attribute.
std::optional<APFloat> getSplatFloat(Attribute attr);
/// Whether `attr` is this integer, or all of its elements are.
bool isZero(Attribute attr);
bool isOne(Attribute attr);
bool isAllOnes(Attribute attr);

/// The constant of `type`, an integer or index type or one with such elements,
/// whose value, or each element, is `value`. Null if the shape is not static.
Attribute getIntegerConstant(Type type, const APInt &value);
Attribute getIntegerConstant(Type type, int64_t value);
/// A constant of the float type, or shaped type of floats, `type`; `value` must have
/// the semantics of the type. Null if the type has no encoding for `value`, as some have
/// none for NaN or -1.
Attribute getFloatConstant(Type type, const APFloat &value);
/// `value` with copies of its sign in front, or cut off, up to `width` bits. A
/// number of no bits is 0, which APInt does not extend.
inline APInt signExtendOrTruncate(const APInt &value, unsigned width) {
  return value.getBitWidth() ? value.sextOrTrunc(width) : APInt::getZero(width);
}
/// A dense constant with the elements of `attr`; null if there are more than
/// `SparseFoldLimit`, or if they are not numbers.
DenseElementsAttr densify(SparseElementsAttr attr);

/// `value` in `semantics`, if it can be had there without loss.
std::optional<APFloat> convertExactly(const APFloat &value,
                                      const llvm::fltSemantics &semantics);

//===-- Functions of elements --------------------------------------------===//

template <typename To, typename From>
using UnaryElementFn = function_ref<std::optional<To>(const From &)>;
template <typename To, typename From>
using BinaryElementFn =
    function_ref<std::optional<To>(const From &, const From &)>;
template <typename To, typename From>
using TernaryElementFn =
    function_ref<std::optional<To>(const From &, const From &, const From &)>;

/// `fn` of the constants, or of their elements one by one, as a constant of
/// `type`; `From` and `To` are APInt or APFloat, with the widths and semantics
/// of the types. Null if an operand is null or no constant of such numbers, or
/// if `fn` gives nothing somewhere.
template <typename To, typename From>
Attribute foldElements(Attribute operand, Type type,
                       UnaryElementFn<To, From> fn);
template <typename To, typename From>
Attribute foldElements(Attribute lhs, Attribute rhs, Type type,
                       BinaryElementFn<To, From> fn);
template <typename To, typename From>
Attribute foldElements(Attribute a, Attribute b, Attribute c, Type type,
                       TernaryElementFn<To, From> fn);

/// A function of the bits of numbers, one of each operand.
using ElementBitsFn =
    function_ref<std::optional<APInt>(ArrayRef<APInt> elements)>;
/// `fn` of the constants, or of their elements one by one, as foldElements does: integers,
/// indices and floats as their bits. The operands may have different types, but all have the
/// shape of `type`.
Attribute foldElementBits(ArrayRef<Attribute> operands, Type type,
                          ElementBitsFn fn);

} // namespace strata

#endif // STRATA_IR_BUILD_CONSTANTFOLDING_H
