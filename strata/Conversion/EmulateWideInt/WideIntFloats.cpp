// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts from and to floats. mlir-opt adds the floats of both halves, which rounds twice if a half is
// not a float of the format. There, an integer of the width of a half is rounded whose last bit
// stands for all bits that are lost.
#include "strata/Conversion/EmulateWideInt/WideIntBuilderDetail.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

using namespace strata;
using namespace strata::detail;
using namespace dialects;
using Predicate = arith::CmpIPredicate;

namespace {
/// Builds floats of a type of the original shape.
class FloatCasts {
public:
  FloatCasts(const WideIntBuilder &wide, Type type)
      : wide(wide), builder(wide.getBuilder()), loc(wide.getLoc()), type(type),
        format(cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics()),
        scale(format) {
    APInt power =
        APInt::getOneBitSet(wide.getHalfWidth() + 1, wide.getHalfWidth());
    scale.convertFromAPInt(power, /*IsSigned=*/false,
                           APFloat::rmNearestTiesToEven);
    APFloat exact(format);
    isScaleExact =
        exact.convertFromAPInt(power, /*IsSigned=*/false,
                               APFloat::rmTowardZero) == APFloat::opOK;
  }

  /// Whether two to the power of the width of a half is a number of the format.
  bool hasScale() const { return isScaleExact; }
  bool hasZero() const { return APFloat::semanticsHasZero(format); }
  bool hasInf() const { return APFloat::semanticsHasInf(format); }
  /// The number of bits of integers that the format represents.
  unsigned getPrecision() const { return APFloat::semanticsPrecision(format); }

  Value constant(const APFloat &value) const {
    Attribute attr = FloatAttr::get(getElementTypeOrSelf(type), value);
    if (auto shaped = dyn_cast<ShapedType>(type))
      attr = DenseElementsAttr::get(shaped, value);
    return arith::ConstantOp::create(builder, loc, attr);
  }
  /// Two to the power of the width of a half.
  Value createScale() const { return constant(scale); }
  Value createZero() const { return constant(APFloat::getZero(format)); }
  Value fromUnsigned(Value value) const {
    return arith::UIToFPOp::create(builder, loc, type, value);
  }
  Value negate(Value value) const {
    return arith::NegFOp::create(builder, loc, value);
  }
  /// The cast of the number with the halves `low` and `high`, each of the original shape.
  Value addHalves(Value low, Value high) const;
  Value roundOnce(Value low, Value high) const;
  bool canRoundOnce() const {
    return hasScale() && wide.getHalfWidth() >= getPrecision() + 2;
  }
  /// Whether the sum of the floats of both halves is right: the halves are exact, or all numbers
  /// with a high half overflow.
  bool canAddHalves() const {
    return wide.getHalfWidth() <= getPrecision() || !hasScale();
  }

  const WideIntBuilder &wide;
  OpBuilder &builder;
  Location loc;
  Type type;
  const llvm::fltSemantics &format;
  APFloat scale;
  bool isScaleExact;
};
} // namespace

//===-- From integers ------------------------------------------------------===//

/// An integer of the type of `like`.
static Value createPart(const WideIntBuilder &wide, Value like,
                        int64_t number) {
  return createScalarOrSplatConstant(wide.getBuilder(), wide.getLoc(),
                                     like.getType(), number);
}

Value FloatCasts::addHalves(Value low, Value high) const {
  Value zero = createPart(wide, high, 0);
  Value isSmall = wide.compare(Predicate::eq, high, zero);
  Value lowFloat = fromUnsigned(low);
  Value highFloat = fromUnsigned(high);
  Value factor = createScale();
  Value scaled = wide.apply<arith::MulFOp>(highFloat, factor);
  Value sum = wide.apply<arith::AddFOp>(lowFloat, scaled);
  return wide.select(isSmall, lowFloat, sum);
}

/// Moves the first bit that is set to the top, and lets the last bit stand for those below. As there
/// are at least two bits more than the format has, the result is rounded as the number is.
Value FloatCasts::roundOnce(Value low, Value high) const {
  Value zero = createPart(wide, high, 0);
  Value isSmall = wide.compare(Predicate::eq, high, zero);
  Value lowFloat = fromUnsigned(low);
  Value amount = math::CountLeadingZerosOp::create(builder, loc, high);
  Value top = wide.apply<arith::ShLIOp>(high, amount);
  Value one = createPart(wide, high, 1);
  Value last = createPart(wide, high, wide.getHalfWidth() - 1);
  Value opposite = wide.apply<arith::SubIOp>(last, amount);
  Value lowHalved = wide.apply<arith::ShRUIOp>(low, one);
  Value carried = wide.apply<arith::ShRUIOp>(lowHalved, opposite);
  top = wide.apply<arith::OrIOp>(top, carried);
  Value rest = wide.apply<arith::ShLIOp>(low, amount);
  Value isInexact = wide.compare(Predicate::ne, rest, zero);
  Value sticky =
      arith::ExtUIOp::create(builder, loc, high.getType(), isInexact);
  top = wide.apply<arith::OrIOp>(top, sticky);
  Value rounded = fromUnsigned(top);
  Value power = wide.apply<arith::ShLIOp>(one, opposite);
  Value powerFloat = fromUnsigned(power);
  Value two = constant(APFloat(format, 2));
  Value factor = wide.apply<arith::MulFOp>(powerFloat, two);
  Value scaled = wide.apply<arith::MulFOp>(rounded, factor);
  return wide.select(isSmall, lowFloat, scaled);
}

/// Null, without creating operations, if neither way rounds as the cast does.
static Value castUnsigned(const WideIntBuilder &wide, Type type, Value value) {
  FloatCasts casts(wide, type);
  WideIntHalves halves = wide.split(value);
  Value low = wide.toOriginalShape(halves.low);
  Value high = wide.toOriginalShape(halves.high);
  return casts.canAddHalves() ? casts.addHalves(low, high)
                              : casts.roundOnce(low, high);
}

static bool canCastFromInt(const WideIntBuilder &wide, Type type) {
  FloatCasts casts(wide, type);
  return casts.hasZero() && (casts.canAddHalves() || casts.canRoundOnce());
}

static Value lowerUnsignedToFloat(const WideIntBuilder &wide,
                                  arith::UIToFPOp op,
                                  arith::UIToFPOp::Adaptor adaptor) {
  Type type = op->getResult(0).getType();
  return canCastFromInt(wide, type) ? castUnsigned(wide, type, adaptor.getIn())
                                    : Value();
}

static Value lowerSignedToFloat(const WideIntBuilder &wide, arith::SIToFPOp op,
                                arith::SIToFPOp::Adaptor adaptor) {
  Type type = op->getResult(0).getType();
  if (!canCastFromInt(wide, type))
    return {};
  Value in = adaptor.getIn();
  Value zero = wide.createZero();
  Value isNegative = wide.compareWide(Predicate::slt, in, zero);
  Value negated = wide.sub(zero, in);
  Value magnitude = wide.selectWide(isNegative, negated, in);
  Value positive = castUnsigned(wide, type, magnitude);
  Value negative = FloatCasts(wide, type).negate(positive);
  return wide.select(isNegative, negative, positive);
}

//===-- To integers --------------------------------------------------------===//

/// The quotient and the remainder by two to the power of the width of a half. If the power is not
/// finite, all numbers are smaller.
static Value castToUnsigned(const FloatCasts &casts, Value value) {
  const WideIntBuilder &wide = casts.wide;
  Type half =
      wide.getTypeLikeOriginal(getElementTypeOrSelf(wide.getHalfType()));
  auto toHalf = [&](Value number) -> Value {
    return arith::FPToUIOp::create(casts.builder, casts.loc, half, number);
  };
  if (!casts.hasScale() && !casts.hasInf())
    return wide.joinLow(wide.toHalfShape(toHalf(value)));
  Value factor = casts.createScale();
  Value quotient = wide.apply<arith::DivFOp>(value, factor);
  Value high = toHalf(quotient);
  Value remainder = wide.apply<arith::RemFOp>(value, factor);
  Value low = toHalf(remainder);
  high = wide.toHalfShape(high);
  return wide.join(wide.toHalfShape(low), high);
}

/// Formats without zero, and those whose numbers below 1 are too coarse to keep quotients below 1,
/// have no remainders.
static bool canCastToInt(const FloatCasts &casts) {
  return casts.hasZero() &&
         (!casts.hasScale() || APFloat::semanticsMinExponent(casts.format) < 0);
}

static Value lowerFloatToUnsigned(const WideIntBuilder &wide,
                                  arith::FPToUIOp op,
                                  arith::FPToUIOp::Adaptor adaptor) {
  FloatCasts casts(wide, op.getIn().getType());
  return canCastToInt(casts) ? castToUnsigned(casts, adaptor.getIn()) : Value();
}

static Value lowerFloatToSigned(const WideIntBuilder &wide, arith::FPToSIOp op,
                                arith::FPToSIOp::Adaptor adaptor) {
  FloatCasts casts(wide, op.getIn().getType());
  if (!canCastToInt(casts))
    return {};
  Value in = adaptor.getIn();
  Value zeroFloat = casts.createZero();
  Value zero = wide.createZero();
  Value isNegative = arith::CmpFOp::create(
      casts.builder, casts.loc, arith::CmpFPredicate::OLT, in, zeroFloat);
  Value negated = casts.negate(in);
  Value magnitude = wide.select(isNegative, negated, in);
  Value positive = castToUnsigned(casts, magnitude);
  Value negative = wide.sub(zero, positive);
  return wide.selectWide(isNegative, negative, positive);
}

void detail::populateWideIntFloatPatterns(
    const WideIntEmulationConverter &converter, RewritePatternSet &patterns) {
  addWideIntPattern<arith::UIToFPOp>(patterns, converter, lowerUnsignedToFloat);
  addWideIntPattern<arith::SIToFPOp>(patterns, converter, lowerSignedToFloat);
  addWideIntPattern<arith::FPToUIOp>(patterns, converter, lowerFloatToUnsigned);
  addWideIntPattern<arith::FPToSIOp>(patterns, converter, lowerFloatToSigned);
}
