// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions of numbers. Floats become the nearest integer, ties to even, and the nearest number
// of the type if they are outside of its range.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;
using namespace strata::tosalower;

//===-- From floats to integers --------------------------------------------===//

namespace {
/// Converts a float that is a whole number to an integer type.
struct FloatToInteger {
  OpBuilder &builder;
  Location loc;
  Value number;
  IntegerType type;

  FloatType getFloat() const { return cast<FloatType>(number.getType()); }
  const llvm::fltSemantics &getSemantics() const {
    return getFloat().getFloatSemantics();
  }
  bool isUnsigned() const { return type.isUnsigned(); }
  /// The greatest integer is two to the power of this, less one.
  unsigned getNumBits() const {
    return type.getWidth() - (isUnsigned() ? 0 : 1);
  }
  Value createFloat(const APFloat &value) const {
    return arith::ConstantFloatOp::create(builder, loc, getFloat(), value);
  }
  Value createInteger(const APInt &value) const {
    return arith::ConstantIntOp::create(builder, loc, getSignless(type), value);
  }
  APInt getMin() const {
    return isUnsigned() ? APInt::getZero(type.getWidth())
                        : APInt::getSignedMinValue(type.getWidth());
  }
  APInt getMax() const {
    return isUnsigned() ? APInt::getMaxValue(type.getWidth())
                        : APInt::getSignedMaxValue(type.getWidth());
  }
  APFloat toFloat(const APInt &value, bool isSigned) const {
    APFloat result(getSemantics());
    (void)result.convertFromAPInt(value, isSigned,
                                  APFloat::rmNearestTiesToEven);
    return result;
  }
  Value convert(Value value) const {
    if (isUnsigned())
      return arith::FPToUIOp::create(builder, loc, getSignless(type), value);
    return arith::FPToSIOp::create(builder, loc, getSignless(type), value);
  }
  Value select(arith::CmpFPredicate predicate, Value other, Value chosen,
               Value otherwise) const {
    Value isOutside =
        arith::CmpFOp::create(builder, loc, predicate, number, other);
    return arith::SelectOp::create(builder, loc, isOutside, chosen, otherwise);
  }

  Value create() const;
  Value clampExactly() const;
  Value clampBelow() const;
  Value replaceInfinities() const;
};
} // namespace

/// Both limits are floats.
Value FloatToInteger::clampExactly() const {
  Value min = createFloat(toFloat(getMin(), !isUnsigned()));
  Value max = createFloat(toFloat(getMax(), !isUnsigned()));
  Value low = arith::MinimumFOp::create(builder, loc, number, max);
  Value clamped = arith::MaximumFOp::create(builder, loc, low, min);
  return convert(clamped);
}

/// The successor of the greatest integer is a float, unlike that integer.
Value FloatToInteger::clampBelow() const {
  Value min = createFloat(toFloat(getMin(), !isUnsigned()));
  APInt limit = APInt::getOneBitSet(getNumBits() + 1, getNumBits());
  Value end = createFloat(toFloat(limit, false));
  Value max = createInteger(getMax());
  Value clamped = arith::MaximumFOp::create(builder, loc, number, min);
  Value converted = convert(clamped);
  return select(arith::CmpFPredicate::UGE, end, max, converted);
}

/// All finite floats, apart from negative ones of unsigned types, are in the range.
Value FloatToInteger::replaceInfinities() const {
  Value input = number;
  if (isUnsigned()) {
    Value min = createFloat(toFloat(getMin(), false));
    input = arith::MaximumFOp::create(builder, loc, number, min);
  }
  Value converted = convert(input);
  if (!APFloat::semanticsHasInf(getSemantics()))
    return converted;
  Value infinity = createFloat(APFloat::getInf(getSemantics()));
  if (isUnsigned())
    return select(arith::CmpFPredicate::UEQ, infinity, createInteger(getMax()),
                  converted);
  Value negative = createFloat(APFloat::getInf(getSemantics(), true));
  Value isHigh = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UEQ,
                                       number, infinity);
  Value isLow = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UEQ,
                                      number, negative);
  Value min = createInteger(getMin());
  Value max = createInteger(getMax());
  Value high = arith::SelectOp::create(builder, loc, isHigh, max, converted);
  return arith::SelectOp::create(builder, loc, isLow, min, high);
}

Value FloatToInteger::create() const {
  if (APFloat::semanticsPrecision(getSemantics()) >= getNumBits())
    return clampExactly();
  int greatest = ilogb(APFloat::getLargest(getSemantics()));
  return greatest < int(getNumBits()) ? replaceInfinities() : clampBelow();
}

//===-- All conversions ----------------------------------------------------===//

static Value createFloatCast(OpBuilder &builder, Location loc, Value value,
                             FloatType to) {
  auto from = cast<FloatType>(value.getType());
  if (from == to)
    return value;
  if (from.getWidth() < to.getWidth())
    return arith::ExtFOp::create(builder, loc, to, value);
  if (from.getWidth() == to.getWidth()) {
    // Neither type has all numbers of the other.
    value = arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
  }
  return arith::TruncFOp::create(builder, loc, to, value);
}

static Value createIntegerCast(OpBuilder &builder, Location loc, Value value,
                               bool isUnsigned, IntegerType to) {
  unsigned width = value.getType().getIntOrFloatBitWidth();
  Type type = getSignless(to);
  if (width == to.getWidth())
    return value;
  if (width > to.getWidth())
    return arith::TruncIOp::create(builder, loc, type, value);
  if (isUnsigned)
    return arith::ExtUIOp::create(builder, loc, type, value);
  return arith::ExtSIOp::create(builder, loc, type, value);
}

/// Whether `value` is not zero.
static Value createIsNonZero(OpBuilder &builder, Location loc, Value value) {
  Type type = value.getType();
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
  if (isa<FloatType>(type))
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNE, value,
                                 zero);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value,
                               zero);
}

static Value createIntegerToFloat(OpBuilder &builder, Location loc, Value value,
                                  Type from, FloatType to) {
  if (from.isInteger(1))
    return arith::UIToFPOp::create(builder, loc, to, value);
  if (!from.isUnsignedInteger())
    return arith::SIToFPOp::create(builder, loc, to, value);
  auto cast = UnrealizedConversionCastOp::create(builder, loc,
                                                 getSignless(from), value);
  return arith::UIToFPOp::create(builder, loc, to, cast->getResult(0));
}

Value tosalower::createElementCast(OpBuilder &builder, Location loc,
                                   Value value, Type from, Type to) {
  bool isFromFloat = isa<FloatType>(from);
  if ((!isFromFloat && !isa<IntegerType>(from)) ||
      !isa<FloatType, IntegerType>(to))
    return {};
  if (from != to && to.isInteger(1))
    return createIsNonZero(builder, loc, value);
  if (auto type = dyn_cast<FloatType>(to))
    return isFromFloat ? createFloatCast(builder, loc, value, type)
                       : createIntegerToFloat(builder, loc, value, from, type);
  auto type = cast<IntegerType>(to);
  if (!isFromFloat)
    return createIntegerCast(builder, loc, value,
                             from.isInteger(1) || from.isUnsignedInteger(),
                             type);
  Value rounded = math::RoundEvenOp::create(builder, loc, value);
  return FloatToInteger{builder, loc, rounded, type}.create();
}
