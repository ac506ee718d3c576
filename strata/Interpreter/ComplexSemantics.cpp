// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complex numbers, which are two scalars. Sums and products are computed in the format of
// the parts; other functions of f32 in f32, and those of other formats in f64, rounded.
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include <cmath>
#include <complex>

using namespace strata;
using namespace strata::interpreter;

static constexpr auto toNearest = APFloat::rmNearestTiesToEven;

namespace {
/// The real and imaginary part of a number.
struct Parts {
  APFloat re, im;
};
} // namespace

static Parts getParts(Execution &execution, unsigned operand) {
  ArrayRef<Scalar> scalars = execution.getOperand(operand).getScalars();
  Type type = getOperandScalar(execution, operand);
  return {scalars[0].getFloat(type), scalars[1].getFloat(type)};
}

static bool hasPoison(Execution &execution) {
  for (const RuntimeValue &operand : execution.getOperands())
    for (const Scalar &scalar : operand.getScalars())
      if (scalar.isPoison)
        return true;
  return false;
}

/// A number with these parts, or a single number.
static LogicalResult addScalars(Execution &execution,
                                std::vector<Scalar> scalars) {
  execution.addResult(
      makeValue(execution.getOperation()->getResult(0).getType(),
                std::move(scalars), {}));
  return success();
}

/// Calls `fn` for operands that are no poison, which gives poison. The parts must be
/// floats.
template <ExecuteFn fn>
static LogicalResult executeComplex(Operation *op, Execution &execution) {
  if (!isa<FloatType>(getOperandScalar(execution, 0)))
    return execution.fail("the parts of the complex number are no floats");
  if (!hasPoison(execution))
    return fn(op, execution);
  Type type = op->getResult(0).getType();
  return addScalars(execution, makePoison(getScalarsPerElement(type), type));
}

//===-- Parts --------------------------------------------------------------===//

static LogicalResult executeCreate(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<complex::CreateOp>();
  return addScalars(execution, {adaptor.getReal().getScalar(),
                                adaptor.getImaginary().getScalar()});
}

template <unsigned part>
static LogicalResult executePart(Operation *, Execution &execution) {
  return addScalars(execution, {execution.getOperand(0).getScalars()[part]});
}

/// The bits of the real part are the lower ones.
static LogicalResult executeBitcast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<complex::BitcastOp>();
  ArrayRef<Scalar> source = adaptor.getOperand().getScalars();
  Type type = op->getResult(0).getType();
  size_t count = getScalarsPerElement(type);
  if (source.size() == count)
    return addScalars(execution, source.vec());
  if (count == 1) {
    Scalar joined(source[1].bits.concat(source[0].bits));
    joined.isPoison = source[0].isPoison || source[1].isPoison;
    return addScalars(execution, {joined});
  }
  unsigned width = getScalarWidth(getScalarType(type));
  Scalar parts[] = {source[0].bits.extractBits(width, 0),
                    source[0].bits.extractBits(width, width)};
  parts[0].isPoison = parts[1].isPoison = source[0].isPoison;
  return addScalars(execution, {parts[0], parts[1]});
}

//===-- Arithmetic ---------------------------------------------------------===//

static APFloat add(APFloat a, const APFloat &b) {
  a.add(b, toNearest);
  return a;
}
static APFloat subtract(APFloat a, const APFloat &b) {
  a.subtract(b, toNearest);
  return a;
}
static APFloat multiply(APFloat a, const APFloat &b) {
  a.multiply(b, toNearest);
  return a;
}
static APFloat divide(APFloat a, const APFloat &b) {
  a.divide(b, toNearest);
  return a;
}
static APFloat negate(APFloat a) {
  a.changeSign();
  return a;
}

template <APFloat (*fn)(APFloat, const APFloat &)>
static LogicalResult executeParts(Operation *, Execution &execution) {
  Parts a = getParts(execution, 0), b = getParts(execution, 1);
  return addScalars(execution, {fn(a.re, b.re), fn(a.im, b.im)});
}

static LogicalResult executeMul(Operation *, Execution &execution) {
  Parts a = getParts(execution, 0), b = getParts(execution, 1);
  return addScalars(execution,
                    {subtract(multiply(a.re, b.re), multiply(a.im, b.im)),
                     add(multiply(a.im, b.re), multiply(a.re, b.im))});
}

static LogicalResult executeNeg(Operation *, Execution &execution) {
  Parts a = getParts(execution, 0);
  return addScalars(execution, {negate(a.re), negate(a.im)});
}

static LogicalResult executeConj(Operation *, Execution &execution) {
  Parts a = getParts(execution, 0);
  return addScalars(execution, {a.re, negate(a.im)});
}

template <bool isEqual>
static LogicalResult executeCompare(Operation *, Execution &execution) {
  Parts a = getParts(execution, 0), b = getParts(execution, 1);
  bool same = a.re.compare(b.re) == APFloat::cmpEqual &&
              a.im.compare(b.im) == APFloat::cmpEqual;
  return addScalars(execution, {Scalar::boolean(same == isEqual)});
}

//===-- Functions ----------------------------------------------------------===//

template <typename T> static APFloat toFormat(T number, Type type) {
  APFloat value(number);
  bool losesInfo = false;
  (void)value.convert(cast<FloatType>(type).getFloatSemantics(), toNearest,
                      &losesInfo);
  return value;
}

template <typename T> static std::complex<T> toNumber(const Parts &parts) {
  auto convert = [](APFloat value) -> T {
    bool losesInfo = false;
    if constexpr (std::is_same_v<T, float>) {
      (void)value.convert(APFloat::IEEEsingle(), toNearest, &losesInfo);
      return value.convertToFloat();
    } else {
      (void)value.convert(APFloat::IEEEdouble(), toNearest, &losesInfo);
      return value.convertToDouble();
    }
  };
  return {convert(parts.re), convert(parts.im)};
}

/// The result of a function object for float or double, by the type of the parts.
template <typename Fn>
static LogicalResult executeFunction(Operation *op, Execution &execution) {
  Type part = getOperandScalar(execution, 0);
  auto run = [&](auto zero) {
    using T = decltype(zero);
    std::complex<T> a = toNumber<T>(getParts(execution, 0)), b;
    if (op->getNumOperands() == 2 &&
        isa<ComplexType>(op->getOperand(1).getType()))
      b = toNumber<T>(getParts(execution, 1));
    else if (op->getNumOperands() == 2)
      b = T(execution.getOperand(1).getScalar().bits.signedRoundToDouble());
    auto result = Fn::compute(a, b);
    if constexpr (std::is_same_v<decltype(result), T>)
      return addScalars(execution, {toFormat(result, part)});
    else
      return addScalars(execution, {toFormat(result.real(), part),
                                    toFormat(result.imag(), part)});
  };
  return part.isF32() ? run(0.0f) : run(0.0);
}

/// A quotient where a part of the operands is zero or not finite.
namespace {
struct Div {
  template <typename C> static C compute(const C &a, const C &b) {
    return a / b;
  }
};
} // namespace

/// By Smith's algorithm, as it is lowered, where that gives a number.
static LogicalResult executeDiv(Operation *op, Execution &execution) {
  Parts a = getParts(execution, 0), b = getParts(execution, 1);
  bool isSteep = llvm::abs(b.re) < llvm::abs(b.im);
  APFloat ratio = isSteep ? divide(b.re, b.im) : divide(b.im, b.re);
  APFloat divisor = isSteep ? add(b.im, multiply(ratio, b.re))
                            : add(b.re, multiply(ratio, b.im));
  APFloat re = isSteep ? add(multiply(a.re, ratio), a.im)
                       : add(a.re, multiply(a.im, ratio));
  APFloat im = isSteep ? subtract(multiply(a.im, ratio), a.re)
                       : subtract(a.im, multiply(a.re, ratio));
  re = divide(re, divisor);
  im = divide(im, divisor);
  if (re.isNaN() && im.isNaN())
    return executeFunction<Div>(op, execution);
  return addScalars(execution, {re, im});
}

namespace {
struct Abs {
  template <typename C> static auto compute(const C &z, const C &) {
    return std::abs(z);
  }
};
struct Angle {
  template <typename C> static auto compute(const C &z, const C &) {
    return std::atan2(z.imag(), z.real());
  }
};
struct Cos {
  template <typename C> static C compute(const C &z, const C &) {
    return std::cos(z);
  }
};
struct Exp {
  template <typename C> static C compute(const C &z, const C &) {
    return std::exp(z);
  }
};
struct Expm1 {
  template <typename C> static C compute(const C &z, const C &) {
    auto half = std::sin(z.imag() / 2);
    auto cosm1 = -2 * half * half;
    auto expm1 = std::expm1(z.real());
    return {expm1 * (cosm1 + 1) + cosm1, (expm1 + 1) * std::sin(z.imag())};
  }
};
struct Log {
  template <typename C> static C compute(const C &z, const C &) {
    return std::log(z);
  }
};
struct Log1p {
  template <typename C> static C compute(const C &z, const C &) {
    auto re = z.real(), im = z.imag();
    return {std::log1p(re * (2 + re) + im * im) / 2, std::atan2(im, 1 + re)};
  }
};
struct Pow {
  template <typename C> static C compute(const C &base, const C &exponent) {
    if (exponent == C(0))
      return C(1);
    if (base == C(0) && exponent.imag() == 0 && exponent.real() > 0)
      return C(0);
    return std::pow(base, exponent);
  }
};
struct Rsqrt {
  template <typename C> static C compute(const C &z, const C &) {
    return C(1) / std::sqrt(z);
  }
};
struct Sign {
  template <typename C> static C compute(const C &z, const C &) {
    return z == C(0) ? z : z / std::abs(z);
  }
};
struct Sin {
  template <typename C> static C compute(const C &z, const C &) {
    return std::sin(z);
  }
};
struct Sqrt {
  template <typename C> static C compute(const C &z, const C &) {
    return std::sqrt(z);
  }
};
struct Tan {
  template <typename C> static C compute(const C &z, const C &) {
    return std::tan(z);
  }
};
struct Tanh {
  template <typename C> static C compute(const C &z, const C &) {
    return std::tanh(z);
  }
};
struct Atan2 {
  template <typename C> static C compute(const C &y, const C &x) {
    C i(0, 1);
    return -i * std::log((x + i * y) / std::sqrt(x * x + y * y));
  }
};
} // namespace

template <typename Fn>
static constexpr InterpretableOpInterface::Concept function = {
    executeComplex<executeFunction<Fn>>};

static constexpr Semantics complexSemantics[] = {
    semanticsOf<complex::AbsOp>(function<Abs>),
    semanticsOf<complex::AddOp>(executeComplex<executeParts<add>>),
    semanticsOf<complex::AngleOp>(function<Angle>),
    semanticsOf<complex::Atan2Op>(function<Atan2>),
    semanticsOf<complex::BitcastOp>(executeBitcast),
    semanticsOf<complex::ConjOp>(executeComplex<executeConj>),
    semanticsOf<complex::CosOp>(function<Cos>),
    semanticsOf<complex::CreateOp>(executeCreate),
    semanticsOf<complex::DivOp>(executeComplex<executeDiv>),
    semanticsOf<complex::EqualOp>(executeComplex<executeCompare<true>>),
    semanticsOf<complex::ExpOp>(function<Exp>),
    semanticsOf<complex::Expm1Op>(function<Expm1>),
    semanticsOf<complex::ImOp>(executePart<1>),
    semanticsOf<complex::LogOp>(function<Log>),
    semanticsOf<complex::Log1pOp>(function<Log1p>),
    semanticsOf<complex::MulOp>(executeComplex<executeMul>),
    semanticsOf<complex::NegOp>(executeComplex<executeNeg>),
    semanticsOf<complex::NotEqualOp>(executeComplex<executeCompare<false>>),
    semanticsOf<complex::PowOp>(function<Pow>),
    semanticsOf<complex::PowiOp>(function<Pow>),
    semanticsOf<complex::ReOp>(executePart<0>),
    semanticsOf<complex::RsqrtOp>(function<Rsqrt>),
    semanticsOf<complex::SignOp>(function<Sign>),
    semanticsOf<complex::SinOp>(function<Sin>),
    semanticsOf<complex::SqrtOp>(function<Sqrt>),
    semanticsOf<complex::SubOp>(executeComplex<executeParts<subtract>>),
    semanticsOf<complex::TanOp>(function<Tan>),
    semanticsOf<complex::TanhOp>(function<Tanh>),
};

LogicalResult interpreter::registerComplexSemantics(Context &ctx) {
  return attachAll(ctx, complexSemantics);
}
