// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations on elements. Constants are folded if all of their elements are equal.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using namespace strata::tosa;

//===-- Helpers ------------------------------------------------------------===//

/// The integers of `type` are unsigned: of an unsigned type, or Booleans.
static bool isUnsignedElement(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && (integer.isUnsigned() || integer.getWidth() == 1);
}

static Type getElement(Value value) {
  return getElementTypeOrSelf(value.getType());
}

/// Whether each element of a broadcast with a constant of type `other` is one of `value`, whose
/// type is that of the result: no dimension of `value` may turn out to be 1 where the constant
/// has another size.
static bool isBroadcastOf(Value value, Type other, Type result) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto constant = getStaticTensor(other);
  if (!type || type != result || !constant ||
      constant.getRank() != type.getRank())
    return false;
  return llvm::all_of(llvm::zip(type.getShape(), constant.getShape()),
                      [](auto sizes) {
                        auto [size, other] = sizes;
                        return other == 1 || size == other;
                      });
}

/// `fn` of two common integers, or `floatFn` of two common floats, as a splat of `type`.
static OpFoldResult
foldSplats(Attribute lhs, Attribute rhs, Type type,
           function_ref<std::optional<APInt>(const APInt &, const APInt &)> fn,
           function_ref<APFloat(const APFloat &, const APFloat &)> floatFn) {
  auto tensor = getStaticTensor(type);
  if (!tensor || !lhs || !rhs)
    return {};
  auto x = getSplatInteger(lhs), y = getSplatInteger(rhs);
  if (isa<IntegerType>(tensor.getElementType()) && x && y) {
    std::optional<APInt> value = fn(*x, *y);
    return value ? getIntegerConstant(type, *value) : Attribute();
  }
  auto a = getSplatFloat(lhs), b = getSplatFloat(rhs);
  if (isa<FloatType>(tensor.getElementType()) && a && b && floatFn)
    return getFloatConstant(type, floatFn(*a, *b));
  return {};
}

/// Whether all elements are the integer 0, or the float 0 of the sign that changes no summand.
static bool isNeutral(Attribute attr, Type element, bool isNegative) {
  if (isa_and_nonnull<IntegerType>(element))
    return attr && isZero(attr);
  auto value = attr ? getSplatFloat(attr) : std::nullopt;
  return value && isa<FloatType>(element) && value->isZero() &&
         value->isNegative() == isNegative;
}

//===-- Sums, products, quotients ------------------------------------------===//

static OpFoldResult foldSum(AddOp op, AddOp::FoldAdaptor adaptor) {
  Type type = op.getType(), element = getElement(op.getInput1());
  if (isNeutral(adaptor.getInput2(), element, true) &&
      isBroadcastOf(op.getInput1(), op.getInput2().getType(), type))
    return op.getInput1();
  if (isNeutral(adaptor.getInput1(), element, true) &&
      isBroadcastOf(op.getInput2(), op.getInput1().getType(), type))
    return op.getInput2();
  return foldSplats(
      adaptor.getInput1(), adaptor.getInput2(), type,
      [](const APInt &x, const APInt &y) { return std::optional(x + y); },
      [](const APFloat &x, const APFloat &y) { return x + y; });
}

static OpFoldResult foldDifference(SubOp op, SubOp::FoldAdaptor adaptor) {
  if (isNeutral(adaptor.getInput2(), getElement(op.getInput1()), false) &&
      isBroadcastOf(op.getInput1(), op.getInput2().getType(), op.getType()))
    return op.getInput1();
  return foldSplats(
      adaptor.getInput1(), adaptor.getInput2(), op.getType(),
      [](const APInt &x, const APInt &y) { return std::optional(x - y); },
      [](const APFloat &x, const APFloat &y) { return x - y; });
}

/// The product of integers of `element`, shifted to the right and rounded, in `width` bits;
/// std::nullopt if a shifted product does not fit.
static std::optional<APInt> multiply(const APInt &x, const APInt &y,
                                     Type element, unsigned width,
                                     unsigned shift) {
  unsigned wide = std::max(width, 2 * x.getBitWidth()) + shift + 1;
  bool isUnsigned = isUnsignedElement(element);
  APInt product =
      isUnsigned ? x.zext(wide) * y.zext(wide) : x.sext(wide) * y.sext(wide);
  if (!shift)
    return product.trunc(width);
  product += APInt::getOneBitSet(wide, shift - 1);
  product.ashrInPlace(shift);
  if (!product.isSignedIntN(width))
    return std::nullopt;
  return product.trunc(width);
}

/// A product with a constant factor of 0, or of the number that the shift divides by.
static OpFoldResult foldFactor(MulOp op, Value value, Attribute factor,
                               Type factorType, unsigned shift) {
  if (!factor || !isBroadcastOf(value, factorType, op.getType()))
    return {};
  if (auto number = getSplatFloat(factor))
    return number->isExactlyValue(1.0) ? OpFoldResult(value) : OpFoldResult();
  auto number = getSplatInteger(factor);
  if (!number || !isa<IntegerType>(getElement(value)))
    return {};
  if (number->isZero())
    return getStaticTensor(op.getType())
               ? OpFoldResult(getIntegerConstant(op.getType(), 0))
               : OpFoldResult();
  bool isDivisor = number->getBitWidth() > shift + 1 &&
                   *number == APInt::getOneBitSet(number->getBitWidth(), shift);
  return isDivisor ? OpFoldResult(value) : OpFoldResult();
}

static OpFoldResult foldProduct(MulOp op, MulOp::FoldAdaptor adaptor) {
  auto amount =
      adaptor.getShift() ? getSplatInteger(adaptor.getShift()) : std::nullopt;
  if (!amount || amount->uge(64))
    return {};
  unsigned shift = unsigned(amount->getZExtValue());
  if (OpFoldResult result = foldFactor(op, op.getInput1(), adaptor.getInput2(),
                                       op.getInput2().getType(), shift))
    return result;
  if (OpFoldResult result = foldFactor(op, op.getInput2(), adaptor.getInput1(),
                                       op.getInput1().getType(), shift))
    return result;
  Type element = getElement(op.getInput1());
  auto type = dyn_cast<IntegerType>(getElement(op));
  unsigned width = type ? type.getWidth() : 0;
  return foldSplats(
      adaptor.getInput1(), adaptor.getInput2(), op.getType(),
      [&](const APInt &x, const APInt &y) {
        return multiply(x, y, element, width, shift);
      },
      [](const APFloat &x, const APFloat &y) { return x * y; });
}

static OpFoldResult foldQuotient(IntDivOp op, IntDivOp::FoldAdaptor adaptor) {
  Type type = op.getType();
  Attribute lhs = adaptor.getInput1(), rhs = adaptor.getInput2();
  bool isSame = op.getInput1().getType() == op.getInput2().getType() &&
                op.getInput1().getType() == type && getStaticTensor(type);
  if (isSame && rhs && isOne(rhs))
    return op.getInput1();
  if (!isSame)
    return {};
  // A quotient by 0 is undefined.
  if (lhs && isZero(lhs))
    return lhs;
  bool isUnsigned = isUnsignedElement(getElement(op));
  return foldSplats(
      lhs, rhs, type,
      [=](const APInt &x, const APInt &y) -> std::optional<APInt> {
        if (y.isZero())
          return std::nullopt;
        return isUnsigned ? x.udiv(y) : x.sdiv(y);
      },
      nullptr);
}

//===-- Comparisons --------------------------------------------------------===//

/// The result of a comparison of two splats of `element`, which `isTrue` decides by the order of the
/// numbers: negative, 0 or positive, or std::nullopt for NaN.
static OpFoldResult
foldComparison(Type resultType, Type element, Attribute lhs, Attribute rhs,
               function_ref<bool(std::optional<int>)> isTrue) {
  auto type = getStaticTensor(resultType);
  if (!type || !lhs || !rhs)
    return {};
  std::optional<int> order;
  auto x = getSplatInteger(lhs), y = getSplatInteger(rhs);
  auto a = getSplatFloat(lhs), b = getSplatFloat(rhs);
  if (x && y && x->getBitWidth() == y->getBitWidth()) {
    bool isUnsigned = isUnsignedElement(element);
    order =
        APSInt::compareValues(APSInt(*x, isUnsigned), APSInt(*y, isUnsigned));
  } else if (a && b) {
    APFloat::cmpResult result = a->compare(*b);
    if (result != APFloat::cmpUnordered)
      order = result == APFloat::cmpEqual      ? 0
              : result == APFloat::cmpLessThan ? -1
                                               : 1;
  } else {
    return {};
  }
  return getIntegerConstant(type, isTrue(order));
}

static OpFoldResult foldEqual(EqualOp op, EqualOp::FoldAdaptor adaptor) {
  if (op.getInput1() == op.getInput2() && getStaticTensor(op.getType()) &&
      isa<IntegerType>(getElement(op.getInput1())))
    return getIntegerConstant(op.getType(), 1);
  return foldComparison(op.getType(), getElement(op.getInput1()),
                        adaptor.getInput1(), adaptor.getInput2(),
                        [](std::optional<int> order) { return order == 0; });
}

static OpFoldResult foldGreater(GreaterOp op, GreaterOp::FoldAdaptor adaptor) {
  return foldComparison(
      op.getType(), getElement(op.getInput1()), adaptor.getInput1(),
      adaptor.getInput2(),
      [](std::optional<int> order) { return order && *order > 0; });
}

static OpFoldResult foldGreaterEqual(GreaterEqualOp op,
                                     GreaterEqualOp::FoldAdaptor adaptor) {
  return foldComparison(
      op.getType(), getElement(op.getInput1()), adaptor.getInput1(),
      adaptor.getInput2(),
      [](std::optional<int> order) { return order && *order >= 0; });
}

//===-- Conversions --------------------------------------------------------===//

/// The integer as one of `to`: whether it is not 0, or modulo two to the power of the width.
static APInt castInteger(const APInt &value, Type from, IntegerType to) {
  if (to.getWidth() == 1)
    return APInt(1, !value.isZero());
  return isUnsignedElement(from) ? value.zextOrTrunc(to.getWidth())
                                 : value.sextOrTrunc(to.getWidth());
}

static OpFoldResult castSplat(const APFloat &value, Type type, Type element) {
  bool isExact;
  if (auto to = dyn_cast<FloatType>(element)) {
    APFloat result = value;
    result.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                   &isExact);
    return getFloatConstant(type, result);
  }
  auto to = dyn_cast<IntegerType>(element);
  if (!to || to.getWidth() == 1)
    return {};
  APSInt result(to.getWidth(), to.isUnsigned());
  value.convertToInteger(result, APFloat::rmNearestTiesToEven, &isExact);
  return getIntegerConstant(type, result);
}

static OpFoldResult foldCast(CastOp op, CastOp::FoldAdaptor adaptor) {
  if (op.getInput().getType() == op.getType())
    return op.getInput();
  auto type = getStaticTensor(op.getType());
  Attribute input = adaptor.getInput();
  if (!type || !input)
    return {};
  Type from = getElement(op.getInput()), element = type.getElementType();
  if (auto value = getSplatFloat(input); value && isa<FloatType>(from))
    return castSplat(*value, type, element);
  auto value = getSplatInteger(input);
  if (!value || !isa<IntegerType>(from))
    return {};
  if (auto to = dyn_cast<IntegerType>(element))
    return getIntegerConstant(type, castInteger(*value, from, to));
  auto to = dyn_cast<FloatType>(element);
  if (!to)
    return {};
  APFloat result(to.getFloatSemantics());
  result.convertFromAPInt(*value, !isUnsignedElement(from),
                          APFloat::rmNearestTiesToEven);
  return getFloatConstant(type, result);
}

static OpFoldResult foldReciprocal(ReciprocalOp op,
                                   ReciprocalOp::FoldAdaptor adaptor) {
  Attribute input = adaptor.getInput1();
  auto value = input ? getSplatFloat(input) : std::nullopt;
  if (!value || !getStaticTensor(op.getType()))
    return {};
  APFloat one(value->getSemantics(), 1);
  return getFloatConstant(op.getType(), one / *value);
}

//===-- Selections ---------------------------------------------------------===//

/// One of the operands, if the shapes of the condition and the result are the same.
static OpFoldResult foldSelect(SelectOp op, SelectOp::FoldAdaptor adaptor) {
  auto type = getStaticTensor(op.getType());
  auto condition = getStaticTensor(op.getInput1().getType());
  if (!type || !condition || type.getShape() != condition.getShape())
    return {};
  Value onTrue = op.getInput2(), onFalse = op.getInput3();
  if (onTrue == onFalse && onTrue.getType() == type)
    return onTrue;
  Attribute constant = adaptor.getInput1();
  auto value = constant ? getSplatInteger(constant) : std::nullopt;
  if (!value)
    return {};
  Value selected = value->isZero() ? onFalse : onTrue;
  return selected.getType() == type ? OpFoldResult(selected) : OpFoldResult();
}

void detail::registerTOSAElementFolds(Context &ctx) {
  registerOpHooks<AddOp>(&ctx, {.fold = foldHook<AddOp, foldSum>});
  registerOpHooks<CastOp>(&ctx, {.fold = foldHook<CastOp, foldCast>});
  registerOpHooks<EqualOp>(&ctx, {.fold = foldHook<EqualOp, foldEqual>});
  registerOpHooks<GreaterOp>(&ctx, {.fold = foldHook<GreaterOp, foldGreater>});
  registerOpHooks<GreaterEqualOp>(
      &ctx, {.fold = foldHook<GreaterEqualOp, foldGreaterEqual>});
  registerOpHooks<IntDivOp>(&ctx, {.fold = foldHook<IntDivOp, foldQuotient>});
  registerOpHooks<MulOp>(&ctx, {.fold = foldHook<MulOp, foldProduct>});
  registerOpHooks<ReciprocalOp>(
      &ctx, {.fold = foldHook<ReciprocalOp, foldReciprocal>});
  registerOpHooks<SelectOp>(&ctx, {.fold = foldHook<SelectOp, foldSelect>});
  registerOpHooks<SubOp>(&ctx, {.fold = foldHook<SubOp, foldDifference>});
}
