// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of f32 and f64 are those of the C library; of other formats, those of f64,
// rounded.
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include <cmath>

using namespace strata;
using namespace strata::interpreter;

using Result = std::optional<Scalar>;

static double toDouble(APFloat value) {
  bool losesInfo = false;
  (void)value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                      &losesInfo);
  return value.convertToDouble();
}

static Scalar fromDouble(double number, Type type) {
  APFloat value(number);
  bool losesInfo = false;
  (void)value.convert(cast<FloatType>(type).getFloatSemantics(),
                      APFloat::rmNearestTiesToEven, &losesInfo);
  return Scalar(value);
}

template <float (*ofFloat)(float), double (*ofDouble)(double)>
static Result call(Execution &execution, const Scalar &scalar) {
  Type type = getResultScalar(execution);
  APFloat value = scalar.getFloat(type);
  if (type.isF32())
    return Scalar(APFloat(ofFloat(value.convertToFloat())));
  return fromDouble(ofDouble(toDouble(value)), type);
}

template <float (*ofFloat)(float, float), double (*ofDouble)(double, double)>
static Result call2(Execution &execution, const Scalar &lhs,
                    const Scalar &rhs) {
  Type type = getResultScalar(execution);
  APFloat a = lhs.getFloat(type), b = rhs.getFloat(type);
  if (type.isF32())
    return Scalar(APFloat(ofFloat(a.convertToFloat(), b.convertToFloat())));
  return fromDouble(ofDouble(toDouble(a), toDouble(b)), type);
}

static float rsqrtOfFloat(float x) { return 1.0f / std::sqrt(x); }
static double rsqrtOfDouble(double x) { return 1.0 / std::sqrt(x); }

static Result absolute(Execution &execution, const Scalar &scalar) {
  return Scalar(llvm::abs(scalar.getFloat(getResultScalar(execution))));
}
static Result copySign(Execution &execution, const Scalar &lhs,
                       const Scalar &rhs) {
  Type type = getResultScalar(execution);
  return Scalar(APFloat::copySign(lhs.getFloat(type), rhs.getFloat(type)));
}
Scalar interpreter::fuseMultiplyAdd(Type type, const Scalar &a, const Scalar &b,
                                    const Scalar &c) {
  if (a.isPoison || b.isPoison || c.isPoison)
    return Scalar::poison(getScalarWidth(type));
  APFloat value = a.getFloat(type);
  (void)value.fusedMultiplyAdd(b.getFloat(type), c.getFloat(type),
                               APFloat::rmNearestTiesToEven);
  return Scalar(value);
}

Scalar interpreter::computeExp(Type type, const Scalar &exponent) {
  APFloat value = exponent.getFloat(type);
  if (type.isF32())
    return Scalar(APFloat(::expf(value.convertToFloat())));
  return fromDouble(::exp(toDouble(value)), type);
}

static Result multiplyAdd(Execution &execution, const Scalar &a,
                          const Scalar &b, const Scalar &c) {
  return fuseMultiplyAdd(getResultScalar(execution), a, b, c);
}

/// The larger of the number and the lower bound, and the smaller of that and the upper one.
static Result clamp(Execution &execution, const Scalar &a, const Scalar &b,
                    const Scalar &c) {
  Type type = getResultScalar(execution);
  APFloat value = llvm::maximum(a.getFloat(type), b.getFloat(type));
  return Scalar(llvm::minimum(value, c.getFloat(type)));
}

/// A power whose exponent is an integer.
static Result powerOfFloat(Execution &execution, const Scalar &lhs,
                           const Scalar &rhs) {
  Type type = getResultScalar(execution);
  double exponent = rhs.bits.signedRoundToDouble();
  APFloat base = lhs.getFloat(type);
  if (type.isF32())
    return Scalar(
        APFloat(::powf(base.convertToFloat(), static_cast<float>(exponent))));
  return fromDouble(::pow(toDouble(base), exponent), type);
}
template <APFloat::roundingMode mode>
static Result round(Execution &execution, const Scalar &scalar) {
  APFloat value = scalar.getFloat(getResultScalar(execution));
  (void)value.roundToIntegral(mode);
  return Scalar(value);
}

/// A question about each number, which `fn` answers.
template <bool (APFloat::*fn)() const>
static Result classify(Execution &execution, const Scalar &scalar) {
  return Scalar::boolean(
      (scalar.getFloat(getOperandScalar(execution, 0)).*fn)());
}

static LogicalResult executeSinCos(Operation *, Execution &execution) {
  if (failed(mapElements(execution, callWithScalars<call<::sinf, ::sin>>)))
    return failure();
  return mapElements(execution, callWithScalars<call<::cosf, ::cos>>);
}

static Result absoluteInteger(Execution &, const Scalar &scalar) {
  return Scalar(scalar.bits.abs());
}
template <auto fn> static Result count(Execution &, const Scalar &scalar) {
  return Scalar(APInt(scalar.bits.getBitWidth(), fn(scalar.bits)));
}
static Result powerOfIntegers(Execution &execution, const Scalar &lhs,
                              const Scalar &rhs) {
  APInt base = lhs.bits, exponent = rhs.bits;
  unsigned width = base.getBitWidth();
  if (exponent.isNegative()) {
    if (base.isZero()) {
      (void)execution.fail("division by zero");
      return std::nullopt;
    }
    if (base.isAllOnes())
      return Scalar(exponent[0] ? base : APInt(width, 1));
    return Scalar(base.isOne() ? base : APInt::getZero(width));
  }
  APInt result(width, 1);
  for (; !exponent.isZero(); exponent.lshrInPlace(1), base *= base)
    if (exponent[0])
      result *= base;
  return Scalar(result);
}

static constexpr Semantics mathSemantics[] = {
    semanticsOf<math::AbsFOp>(executeElementwise<absolute>),
    semanticsOf<math::AbsIOp>(executeElementwise<absoluteInteger>),
    semanticsOf<math::CopySignOp>(executeElementwise<copySign>),
    semanticsOf<math::FmaOp>(executeElementwise<multiplyAdd>),
    semanticsOf<math::ClampFOp>(executeElementwise<clamp>),
    semanticsOf<math::FPowIOp>(executeElementwise<powerOfFloat>),
    semanticsOf<math::CeilOp>(
        executeElementwise<round<APFloat::rmTowardPositive>>),
    semanticsOf<math::FloorOp>(
        executeElementwise<round<APFloat::rmTowardNegative>>),
    semanticsOf<math::TruncOp>(
        executeElementwise<round<APFloat::rmTowardZero>>),
    semanticsOf<math::RoundOp>(
        executeElementwise<round<APFloat::rmNearestTiesToAway>>),
    semanticsOf<math::RoundEvenOp>(
        executeElementwise<round<APFloat::rmNearestTiesToEven>>),
    semanticsOf<math::SqrtOp>(executeElementwise<call<::sqrtf, ::sqrt>>),
    semanticsOf<math::RsqrtOp>(
        executeElementwise<call<rsqrtOfFloat, rsqrtOfDouble>>),
    semanticsOf<math::CbrtOp>(executeElementwise<call<::cbrtf, ::cbrt>>),
    semanticsOf<math::ExpOp>(executeElementwise<call<::expf, ::exp>>),
    semanticsOf<math::Exp2Op>(executeElementwise<call<::exp2f, ::exp2>>),
    semanticsOf<math::ExpM1Op>(executeElementwise<call<::expm1f, ::expm1>>),
    semanticsOf<math::LogOp>(executeElementwise<call<::logf, ::log>>),
    semanticsOf<math::Log2Op>(executeElementwise<call<::log2f, ::log2>>),
    semanticsOf<math::Log10Op>(executeElementwise<call<::log10f, ::log10>>),
    semanticsOf<math::Log1pOp>(executeElementwise<call<::log1pf, ::log1p>>),
    semanticsOf<math::SinOp>(executeElementwise<call<::sinf, ::sin>>),
    semanticsOf<math::CosOp>(executeElementwise<call<::cosf, ::cos>>),
    semanticsOf<math::TanOp>(executeElementwise<call<::tanf, ::tan>>),
    semanticsOf<math::AsinOp>(executeElementwise<call<::asinf, ::asin>>),
    semanticsOf<math::AcosOp>(executeElementwise<call<::acosf, ::acos>>),
    semanticsOf<math::AtanOp>(executeElementwise<call<::atanf, ::atan>>),
    semanticsOf<math::SinhOp>(executeElementwise<call<::sinhf, ::sinh>>),
    semanticsOf<math::CoshOp>(executeElementwise<call<::coshf, ::cosh>>),
    semanticsOf<math::TanhOp>(executeElementwise<call<::tanhf, ::tanh>>),
    semanticsOf<math::AsinhOp>(executeElementwise<call<::asinhf, ::asinh>>),
    semanticsOf<math::AcoshOp>(executeElementwise<call<::acoshf, ::acosh>>),
    semanticsOf<math::AtanhOp>(executeElementwise<call<::atanhf, ::atanh>>),
    semanticsOf<math::ErfOp>(executeElementwise<call<::erff, ::erf>>),
    semanticsOf<math::ErfcOp>(executeElementwise<call<::erfcf, ::erfc>>),
    semanticsOf<math::Atan2Op>(executeElementwise<call2<::atan2f, ::atan2>>),
    semanticsOf<math::PowFOp>(executeElementwise<call2<::powf, ::pow>>),
    semanticsOf<math::IPowIOp>(executeElementwise<powerOfIntegers>),
    semanticsOf<math::SincosOp>(executeSinCos),
    semanticsOf<math::IsFiniteOp>(
        executeElementwise<classify<&APFloat::isFinite>>),
    semanticsOf<math::IsInfOp>(
        executeElementwise<classify<&APFloat::isInfinity>>),
    semanticsOf<math::IsNaNOp>(executeElementwise<classify<&APFloat::isNaN>>),
    semanticsOf<math::IsNormalOp>(
        executeElementwise<classify<&APFloat::isNormal>>),
    semanticsOf<math::CountLeadingZerosOp>(
        executeElementwise<
            count<[](const APInt &a) { return a.countl_zero(); }>>),
    semanticsOf<math::CountTrailingZerosOp>(
        executeElementwise<
            count<[](const APInt &a) { return a.countr_zero(); }>>),
    semanticsOf<math::CtPopOp>(
        executeElementwise<count<[](const APInt &a) { return a.popcount(); }>>),
};

LogicalResult interpreter::registerMathSemantics(Context &ctx) {
  return attachAll(ctx, mathSemantics);
}
