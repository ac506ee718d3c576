// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of f32 and f64 are those of the C library; of other formats, those of f64,
// rounded.
#include "strata/Interpreter/SemanticsDetail.h"

#include <cmath>

using namespace strata;
using namespace strata::interpreter;

using Result = std::optional<Scalar>;
using Args = ArrayRef<Scalar>;

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
static Result call(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  APFloat value = args[0].getFloat(type);
  if (type.isF32())
    return Scalar(APFloat(ofFloat(value.convertToFloat())));
  return fromDouble(ofDouble(toDouble(value)), type);
}

template <float (*ofFloat)(float, float), double (*ofDouble)(double, double)>
static Result call2(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  APFloat a = args[0].getFloat(type), b = args[1].getFloat(type);
  if (type.isF32())
    return Scalar(APFloat(ofFloat(a.convertToFloat(), b.convertToFloat())));
  return fromDouble(ofDouble(toDouble(a), toDouble(b)), type);
}

static float rsqrtOfFloat(float x) { return 1.0f / std::sqrt(x); }
static double rsqrtOfDouble(double x) { return 1.0 / std::sqrt(x); }

static Result absolute(Execution &execution, Args args) {
  return Scalar(llvm::abs(args[0].getFloat(getResultScalar(execution))));
}
static Result copySign(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  return Scalar(
      APFloat::copySign(args[0].getFloat(type), args[1].getFloat(type)));
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

static Result fma(Execution &execution, Args args) {
  return fuseMultiplyAdd(getResultScalar(execution), args[0], args[1], args[2]);
}

/// The larger of the number and the lower bound, and the smaller of that and the upper one.
static Result clamp(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  APFloat value = llvm::maximum(args[0].getFloat(type), args[1].getFloat(type));
  return Scalar(llvm::minimum(value, args[2].getFloat(type)));
}

/// A power whose exponent is an integer.
static Result powerOfFloat(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  double exponent = args[1].bits.signedRoundToDouble();
  APFloat base = args[0].getFloat(type);
  if (type.isF32())
    return Scalar(
        APFloat(::powf(base.convertToFloat(), static_cast<float>(exponent))));
  return fromDouble(::pow(toDouble(base), exponent), type);
}
template <APFloat::roundingMode mode>
static Result round(Execution &execution, Args args) {
  APFloat value = args[0].getFloat(getResultScalar(execution));
  (void)value.roundToIntegral(mode);
  return Scalar(value);
}

/// A question about each number, which `fn` answers.
template <bool (APFloat::*fn)() const>
static Result classify(Execution &execution, Args args) {
  return Scalar::boolean(
      (args[0].getFloat(getOperandScalar(execution, 0)).*fn)());
}

static LogicalResult executeSinCos(Operation *, Execution &execution) {
  if (failed(mapElements(execution, call<::sinf, ::sin>)))
    return failure();
  return mapElements(execution, call<::cosf, ::cos>);
}

static Result absoluteInteger(Execution &, Args args) {
  return Scalar(args[0].bits.abs());
}
template <auto fn> static Result count(Execution &, Args args) {
  return Scalar(APInt(args[0].bits.getBitWidth(), fn(args[0].bits)));
}
static Result powerOfIntegers(Execution &execution, Args args) {
  APInt base = args[0].bits, exponent = args[1].bits;
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

static constexpr Semantics table[] = {
    {"math.absf", {executeElementwise<absolute>}},
    {"math.absi", {executeElementwise<absoluteInteger>}},
    {"math.copysign", {executeElementwise<copySign>}},
    {"math.fma", {executeElementwise<fma>}},
    {"math.clampf", {executeElementwise<clamp>}},
    {"math.fpowi", {executeElementwise<powerOfFloat>}},
    {"math.ceil", {executeElementwise<round<APFloat::rmTowardPositive>>}},
    {"math.floor", {executeElementwise<round<APFloat::rmTowardNegative>>}},
    {"math.trunc", {executeElementwise<round<APFloat::rmTowardZero>>}},
    {"math.round", {executeElementwise<round<APFloat::rmNearestTiesToAway>>}},
    {"math.roundeven",
     {executeElementwise<round<APFloat::rmNearestTiesToEven>>}},
    {"math.sqrt", {executeElementwise<call<::sqrtf, ::sqrt>>}},
    {"math.rsqrt", {executeElementwise<call<rsqrtOfFloat, rsqrtOfDouble>>}},
    {"math.cbrt", {executeElementwise<call<::cbrtf, ::cbrt>>}},
    {"math.exp", {executeElementwise<call<::expf, ::exp>>}},
    {"math.exp2", {executeElementwise<call<::exp2f, ::exp2>>}},
    {"math.expm1", {executeElementwise<call<::expm1f, ::expm1>>}},
    {"math.log", {executeElementwise<call<::logf, ::log>>}},
    {"math.log2", {executeElementwise<call<::log2f, ::log2>>}},
    {"math.log10", {executeElementwise<call<::log10f, ::log10>>}},
    {"math.log1p", {executeElementwise<call<::log1pf, ::log1p>>}},
    {"math.sin", {executeElementwise<call<::sinf, ::sin>>}},
    {"math.cos", {executeElementwise<call<::cosf, ::cos>>}},
    {"math.tan", {executeElementwise<call<::tanf, ::tan>>}},
    {"math.asin", {executeElementwise<call<::asinf, ::asin>>}},
    {"math.acos", {executeElementwise<call<::acosf, ::acos>>}},
    {"math.atan", {executeElementwise<call<::atanf, ::atan>>}},
    {"math.sinh", {executeElementwise<call<::sinhf, ::sinh>>}},
    {"math.cosh", {executeElementwise<call<::coshf, ::cosh>>}},
    {"math.tanh", {executeElementwise<call<::tanhf, ::tanh>>}},
    {"math.asinh", {executeElementwise<call<::asinhf, ::asinh>>}},
    {"math.acosh", {executeElementwise<call<::acoshf, ::acosh>>}},
    {"math.atanh", {executeElementwise<call<::atanhf, ::atanh>>}},
    {"math.erf", {executeElementwise<call<::erff, ::erf>>}},
    {"math.erfc", {executeElementwise<call<::erfcf, ::erfc>>}},
    {"math.atan2", {executeElementwise<call2<::atan2f, ::atan2>>}},
    {"math.powf", {executeElementwise<call2<::powf, ::pow>>}},
    {"math.ipowi", {executeElementwise<powerOfIntegers>}},
    {"math.sincos", {executeSinCos}},
    {"math.isfinite", {executeElementwise<classify<&APFloat::isFinite>>}},
    {"math.isinf", {executeElementwise<classify<&APFloat::isInfinity>>}},
    {"math.isnan", {executeElementwise<classify<&APFloat::isNaN>>}},
    {"math.isnormal", {executeElementwise<classify<&APFloat::isNormal>>}},
    {"math.ctlz",
     {executeElementwise<
         count<[](const APInt &a) { return a.countl_zero(); }>>}},
    {"math.cttz",
     {executeElementwise<
         count<[](const APInt &a) { return a.countr_zero(); }>>}},
    {"math.ctpop",
     {executeElementwise<count<[](const APInt &a) { return a.popcount(); }>>}},
};

LogicalResult interpreter::registerMathSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
