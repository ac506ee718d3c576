// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ComplexCommon/FloatBuilder.h"

#include "strata/Conversion/LLVMCommon/EnumConversion.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

FloatBuilder::FloatBuilder(OpBuilder &builder, Operation *converted, Type type,
                           Dialect dialect)
    : ValueBuilder(builder, converted->getLoc()), type(type),
      isLLVM(dialect == Dialect::LLVM) {
  Attribute fastmath = converted->getInherentAttrOrNull("fastmath");
  if (!fastmath)
    return;
  if (!isLLVM) {
    flags.push_back(builder.getNamedAttr("fastmath", fastmath));
    return;
  }
  const OpDefinition &target =
      *builder.getContext()->getOpDefinition(LLVM::FaddOp::getOperationName());
  if (Attribute flag = convertEnumAttr(fastmath, converted->getDefinition(),
                                       "fastmath", target, "fastmathFlags"))
    flags.push_back(builder.getNamedAttr("fastmathFlags", flag));
}

/// The cases `nnan` and `ninf` of arith.
static constexpr uint64_t nnan = 2, ninf = 4;

bool FloatBuilder::assumesFinite() const {
  auto fastmath = flags.empty()
                      ? DynamicAttr()
                      : dyn_cast<DynamicAttr>(flags.front().getValue());
  if (!fastmath)
    return false;
  uint64_t bits =
      cast<IntegerAttr>(fastmath.getParams()[0]).getValue().getZExtValue();
  return (bits & nnan) && (bits & ninf);
}

FloatBuilder FloatBuilder::allowingNonFinite() const {
  FloatBuilder result = *this;
  for (NamedAttribute &flag : result.flags) {
    auto fastmath = dyn_cast<DynamicAttr>(flag.getValue());
    if (!fastmath)
      continue;
    auto bits = cast<IntegerAttr>(fastmath.getParams()[0]);
    Attribute cleared = IntegerAttr::get(
        bits.getType(),
        int64_t(bits.getValue().getZExtValue() & ~(nnan | ninf)));
    flag = builder.getNamedAttr(
        "fastmath", DynamicAttr::get(fastmath.getDefinition(), cleared));
  }
  return result;
}

Value FloatBuilder::constant(const APFloat &value) const {
  return createIn<arith::ConstantOp, LLVM::ConstantOp>(
      {}, type, builder.getNamedAttr("value", FloatAttr::get(type, value)));
}

Value FloatBuilder::constant(double value) const {
  return createIn<arith::ConstantOp, LLVM::ConstantOp>(
      {}, type, builder.getNamedAttr("value", FloatAttr::get(type, value)));
}

Value FloatBuilder::infinity() const {
  return constant(APFloat::getInf(cast<FloatType>(type).getFloatSemantics()));
}

Value FloatBuilder::abs(Value value) const {
  return withFlags<math::AbsFOp, LLVM::FAbsOp>(value);
}

Value FloatBuilder::copySign(Value magnitude, Value sign) const {
  return createIn<math::CopySignOp, LLVM::CopysignOp>({magnitude, sign}, type);
}

Value FloatBuilder::compare(Predicate predicate, Value lhs, Value rhs,
                            FastMath fastmath) const {
  SmallVector<NamedAttribute, 2> attributes = {builder.getNamedAttr(
      "predicate", builder.getI64IntegerAttr(int64_t(predicate)))};
  if (fastmath == FastMath::Yes)
    attributes.append(flags.begin(), flags.end());
  return createIn<arith::CmpFOp, LLVM::FcmpOp>({lhs, rhs}, builder.getI1Type(),
                                               attributes);
}

Value FloatBuilder::select(Value condition, Value yes, Value no) const {
  return createIn<arith::SelectOp, LLVM::SelectOp>({condition, yes, no},
                                                   yes.getType());
}

Value FloatBuilder::logicalAnd(Value lhs, Value rhs) const {
  return createIn<arith::AndIOp, LLVM::AndOp>({lhs, rhs}, lhs.getType());
}

Value FloatBuilder::logicalOr(Value lhs, Value rhs) const {
  return createIn<arith::OrIOp, LLVM::OrOp>({lhs, rhs}, lhs.getType());
}

Value FloatBuilder::logicalNot(Value value) const {
  Value set = create<arith::ConstantOp>(
      {}, value.getType(),
      builder.getNamedAttr("value", builder.getBoolAttr(true)));
  return create<arith::XOrIOp>({value, set}, value.getType());
}

//===-- Sums and differences -----------------------------------------------===//

ComplexParts strata::createComplexAdd(const FloatBuilder &floats,
                                      ComplexParts lhs, ComplexParts rhs) {
  Value re = floats.add(lhs.re, rhs.re);
  return {re, floats.add(lhs.im, rhs.im)};
}

ComplexParts strata::createComplexSub(const FloatBuilder &floats,
                                      ComplexParts lhs, ComplexParts rhs) {
  Value re = floats.sub(lhs.re, rhs.re);
  return {re, floats.sub(lhs.im, rhs.im)};
}

//===-- Division -----------------------------------------------------------===//

/// ((a + bi) / (c + di)) = ((ac + bd) + (bc - ad)i) / (c^2 + d^2)
static ComplexParts divideByFormula(const FloatBuilder &f, ComplexParts lhs,
                                    ComplexParts rhs) {
  Value norm = f.mul(rhs.re, rhs.re);
  norm = f.add(norm, f.mul(rhs.im, rhs.im));
  Value re = f.mul(lhs.re, rhs.re);
  re = f.add(re, f.mul(lhs.im, rhs.im));
  Value im = f.mul(lhs.im, rhs.re);
  im = f.sub(im, f.mul(lhs.re, rhs.im));
  re = f.div(re, norm);
  return {re, f.div(im, norm)};
}

/// Smith's quotient, if |rhs.re| < |rhs.im|.
static ComplexParts divideByImaginary(const FloatBuilder &f, ComplexParts lhs,
                                      ComplexParts rhs) {
  Value ratio = f.div(rhs.re, rhs.im);
  Value denominator = f.add(rhs.im, f.mul(ratio, rhs.re));
  Value re = f.div(f.add(f.mul(lhs.re, ratio), lhs.im), denominator);
  Value im = f.div(f.sub(f.mul(lhs.im, ratio), lhs.re), denominator);
  return {re, im};
}

/// Smith's quotient, if |rhs.re| >= |rhs.im|.
static ComplexParts divideByReal(const FloatBuilder &f, ComplexParts lhs,
                                 ComplexParts rhs) {
  Value ratio = f.div(rhs.im, rhs.re);
  Value denominator = f.add(rhs.re, f.mul(ratio, rhs.im));
  Value re = f.div(f.add(lhs.re, f.mul(lhs.im, ratio)), denominator);
  Value im = f.div(f.sub(lhs.im, f.mul(lhs.re, ratio)), denominator);
  return {re, im};
}

static ComplexParts selectParts(const FloatBuilder &f, Value condition,
                                ComplexParts yes, ComplexParts no) {
  Value re = f.select(condition, yes.re, no.re);
  return {re, f.select(condition, yes.im, no.im)};
}

namespace {
/// A case in which the quotient is not the one that is computed.
struct SpecialQuotient {
  Value condition;
  ComplexParts value;
};

/// Quotients by C's Annex G. The constants and absolute values are created when they are
/// first needed.
struct SpecialQuotients {
  const FloatBuilder &f;
  ComplexParts lhs, rhs;
  Value zero, one, infinity, absRhsRe, absRhsIm, absLhsRe, absLhsIm;

  SpecialQuotient divideByZero();
  SpecialQuotient divideInfinity();
  SpecialQuotient divideByInfinity();

private:
  using Predicate = FloatBuilder::Predicate;
  /// 1 if `condition`, 0 otherwise, with a sign.
  Value signedBit(Value condition, Value sign) {
    return f.copySign(f.select(condition, one, zero), sign);
  }
  Value isFinite(Value absRe, Value absIm) {
    Value re = f.compare(Predicate::ONE, absRe, infinity);
    return f.logicalAnd(re, f.compare(Predicate::ONE, absIm, infinity));
  }
};
} // namespace

SpecialQuotient SpecialQuotients::divideByZero() {
  zero = f.constant(0.0);
  absRhsRe = f.abs(rhs.re);
  Value reIsZero = f.compare(Predicate::OEQ, absRhsRe, zero);
  absRhsIm = f.abs(rhs.im);
  Value imIsZero = f.compare(Predicate::OEQ, absRhsIm, zero);
  Value reIsNumber = f.compare(Predicate::ORD, lhs.re, zero);
  Value imIsNumber = f.compare(Predicate::ORD, lhs.im, zero);
  Value hasNumber = f.logicalOr(reIsNumber, imIsNumber);
  Value isZero = f.logicalAnd(reIsZero, imIsZero);
  Value condition = f.logicalAnd(hasNumber, isZero);
  infinity = f.infinity();
  Value signedInfinity = f.copySign(infinity, rhs.re);
  Value re = f.mul(signedInfinity, lhs.re);
  return {condition, {re, f.mul(signedInfinity, lhs.im)}};
}

SpecialQuotient SpecialQuotients::divideInfinity() {
  Value rhsFinite = isFinite(absRhsRe, absRhsIm);
  absLhsRe = f.abs(lhs.re);
  Value reIsInfinite = f.compare(Predicate::OEQ, absLhsRe, infinity);
  absLhsIm = f.abs(lhs.im);
  Value imIsInfinite = f.compare(Predicate::OEQ, absLhsIm, infinity);
  Value lhsInfinite = f.logicalOr(reIsInfinite, imIsInfinite);
  Value condition = f.logicalAnd(lhsInfinite, rhsFinite);
  one = f.constant(1.0);
  Value bitRe = signedBit(reIsInfinite, lhs.re);
  Value bitIm = signedBit(imIsInfinite, lhs.im);
  Value re = f.mul(bitRe, rhs.re);
  re = f.mul(infinity, f.add(re, f.mul(bitIm, rhs.im)));
  Value product = f.mul(bitRe, rhs.im);
  Value im = f.mul(infinity, f.sub(f.mul(bitIm, rhs.re), product));
  return {condition, {re, im}};
}

SpecialQuotient SpecialQuotients::divideByInfinity() {
  Value lhsFinite = isFinite(absLhsRe, absLhsIm);
  Value reIsInfinite = f.compare(Predicate::OEQ, absRhsRe, infinity);
  Value imIsInfinite = f.compare(Predicate::OEQ, absRhsIm, infinity);
  Value rhsInfinite = f.logicalOr(reIsInfinite, imIsInfinite);
  Value condition = f.logicalAnd(lhsFinite, rhsInfinite);
  Value bitRe = signedBit(reIsInfinite, rhs.re);
  Value bitIm = signedBit(imIsInfinite, rhs.im);
  Value re = f.mul(lhs.re, bitRe);
  re = f.mul(zero, f.add(re, f.mul(lhs.im, bitIm)));
  Value im = f.mul(lhs.im, bitRe);
  im = f.mul(zero, f.sub(im, f.mul(lhs.re, bitIm)));
  return {condition, {re, im}};
}

static ComplexParts divideImproved(const FloatBuilder &f, ComplexParts lhs,
                                   ComplexParts rhs) {
  using Predicate = FloatBuilder::Predicate;
  ComplexParts byImaginary = divideByImaginary(f, lhs, rhs);
  ComplexParts byReal = divideByReal(f, lhs, rhs);
  SpecialQuotients special{f, lhs, rhs, {}, {}, {}, {}, {}, {}, {}};
  SpecialQuotient zero = special.divideByZero();
  SpecialQuotient infinite = special.divideInfinity();
  SpecialQuotient byInfinity = special.divideByInfinity();

  Value isReLess =
      f.compare(Predicate::OLT, special.absRhsRe, special.absRhsIm);
  ComplexParts smith = selectParts(f, isReLess, byImaginary, byReal);
  ComplexParts result =
      selectParts(f, byInfinity.condition, byInfinity.value, smith);
  result = selectParts(f, infinite.condition, infinite.value, result);
  result = selectParts(f, zero.condition, zero.value, result);
  Value isReNaN = f.compare(Predicate::UNO, smith.re, special.zero);
  Value isImNaN = f.compare(Predicate::UNO, smith.im, special.zero);
  return selectParts(f, f.logicalAnd(isReNaN, isImNaN), result, smith);
}

ComplexParts
strata::createComplexDiv(const FloatBuilder &floats, ComplexParts lhs,
                         ComplexParts rhs,
                         dialects::complex::ComplexRangeFlags range) {
  return range == dialects::complex::ComplexRangeFlags::improved
             ? divideImproved(floats, lhs, rhs)
             : divideByFormula(floats, lhs, rhs);
}
