// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Functions.h"

#include "strata/IR/Build/ConstantFolding.h"

#include "llvm/ADT/APSInt.h"

using namespace strata;
using namespace strata::semantics;

static constexpr FunctionInfo functions[] = {
#define STRATA_SEMANTIC_FUNCTION(Symbol, Name, Signature, Documentation)       \
  {Function::Symbol, Name, Signature, Documentation},
#include "strata/Semantics/Functions.def"
};

ArrayRef<FunctionInfo> semantics::getFunctions() { return functions; }

//===-- Integers -----------------------------------------------------------===//

IntegerFn semantics::getTotalIntegerFunction(Function function) {
  using Int = const APInt &;
  switch (function) {
  case Function::Add:
    return [](Int a, Int b) { return a + b; };
  case Function::Sub:
    return [](Int a, Int b) { return a - b; };
  case Function::Mul:
    return [](Int a, Int b) { return a * b; };
  case Function::And:
    return [](Int a, Int b) { return a & b; };
  case Function::Or:
    return [](Int a, Int b) { return a | b; };
  case Function::Xor:
    return [](Int a, Int b) { return a ^ b; };
  case Function::SMin:
    return [](Int a, Int b) { return a.slt(b) ? a : b; };
  case Function::SMax:
    return [](Int a, Int b) { return a.sgt(b) ? a : b; };
  case Function::UMin:
    return [](Int a, Int b) { return a.ult(b) ? a : b; };
  case Function::UMax:
    return [](Int a, Int b) { return a.ugt(b) ? a : b; };
  case Function::SMulHigh:
    return [](Int a, Int b) {
      unsigned width = a.getBitWidth();
      APInt product = a.sext(2 * width) * b.sext(2 * width);
      return product.extractBits(width, width);
    };
  case Function::UMulHigh:
    return [](Int a, Int b) {
      unsigned width = a.getBitWidth();
      APInt product = a.zext(2 * width) * b.zext(2 * width);
      return product.extractBits(width, width);
    };
  default:
    return nullptr;
  }
}

static Outcome shift(Function function, const APInt &value,
                     const APInt &amount) {
  if (amount.uge(value.getBitWidth()))
    return Outcome::poison();
  auto bits = unsigned(amount.getZExtValue());
  if (function == Function::Shl)
    return value.shl(bits);
  return function == Function::LShr ? value.lshr(bits) : value.ashr(bits);
}

static Outcome divide(Function function, const APInt &a, const APInt &b) {
  if (b.isZero())
    return Outcome::undefined("division by zero");
  if (isSignedDivision(function) && a.isMinSignedValue() && b.isAllOnes())
    return Outcome::undefined("the quotient does not fit into the type");
  using llvm::APIntOps::RoundingSDiv, llvm::APIntOps::RoundingUDiv;
  switch (function) {
  case Function::UDiv:
    return a.udiv(b);
  case Function::SDiv:
    return a.sdiv(b);
  case Function::URem:
    return a.urem(b);
  case Function::SRem:
    return a.srem(b);
  case Function::UDivCeil:
    return RoundingUDiv(a, b, APInt::Rounding::UP);
  case Function::SDivCeil:
    return RoundingSDiv(a, b, APInt::Rounding::UP);
  default:
    return RoundingSDiv(a, b, APInt::Rounding::DOWN);
  }
}

static bool compare(Function function, const APInt &a, const APInt &b) {
  switch (function) {
  case Function::SLt:
    return a.slt(b);
  case Function::SLe:
    return a.sle(b);
  case Function::SGt:
    return a.sgt(b);
  case Function::SGe:
    return a.sge(b);
  case Function::ULt:
    return a.ult(b);
  case Function::ULe:
    return a.ule(b);
  case Function::UGt:
    return a.ugt(b);
  default:
    return a.uge(b);
  }
}

static bool overflows(Function function, const APInt &a, const APInt &b) {
  bool overflow = false;
  switch (function) {
  case Function::SAddOverflow:
    (void)a.sadd_ov(b, overflow);
    break;
  case Function::UAddOverflow:
    (void)a.uadd_ov(b, overflow);
    break;
  case Function::SSubOverflow:
    (void)a.ssub_ov(b, overflow);
    break;
  case Function::USubOverflow:
    (void)a.usub_ov(b, overflow);
    break;
  case Function::SMulOverflow:
    (void)a.smul_ov(b, overflow);
    break;
  case Function::SShlOverflow:
    (void)a.sshl_ov(b, overflow);
    break;
  case Function::UShlOverflow:
    (void)a.ushl_ov(b, overflow);
    break;
  default:
    (void)a.umul_ov(b, overflow);
    break;
  }
  return overflow;
}

//===-- Floats -------------------------------------------------------------===//

static constexpr auto toNearest = APFloat::rmNearestTiesToEven;

static APFloat getFloat(Type type, const APInt &bits) {
  return APFloat(cast<FloatType>(type).getFloatSemantics(), bits);
}

static Outcome toOutcome(const APFloat &value) {
  Scalar scalar(value);
  return scalar.isPoison ? Outcome::poison() : Outcome(scalar.bits);
}

/// The functions of floats of `type` whose result is a float of `type`.
static Outcome computeFloat(Function function, ArrayRef<APInt> args,
                            Type type) {
  APFloat a = getFloat(type, args[0]);
  if (args.size() == 1) {
    if (function == Function::Neg)
      a.changeSign();
    else
      a.clearSign();
    return toOutcome(a);
  }
  APFloat b = getFloat(type, args[1]);
  switch (function) {
  case Function::Add:
    (void)a.add(b, toNearest);
    break;
  case Function::Sub:
    (void)a.subtract(b, toNearest);
    break;
  case Function::Mul:
    (void)a.multiply(b, toNearest);
    break;
  case Function::FDiv:
    (void)a.divide(b, toNearest);
    break;
  case Function::FRem:
    (void)a.mod(b);
    break;
  case Function::Maximum:
    return toOutcome(llvm::maximum(a, b));
  case Function::Minimum:
    return toOutcome(llvm::minimum(a, b));
  case Function::MaxNum:
    return toOutcome(llvm::maxnum(a, b));
  case Function::MinNum:
    return toOutcome(llvm::minnum(a, b));
  default:
    (void)a.fusedMultiplyAdd(b, getFloat(type, args[2]), toNearest);
    break;
  }
  return toOutcome(a);
}

static bool compareFloats(Function function, const APFloat &a,
                          const APFloat &b) {
  APFloat::cmpResult order = a.compare(b);
  bool isLess = order == APFloat::cmpLessThan,
       isEqual = order == APFloat::cmpEqual,
       isGreater = order == APFloat::cmpGreaterThan;
  switch (function) {
  case Function::Equal:
    return isEqual;
  case Function::NotEqual:
    return !isEqual;
  case Function::FLt:
    return isLess;
  case Function::FLe:
    return isLess || isEqual;
  case Function::FGt:
    return isGreater;
  case Function::FGe:
    return isGreater || isEqual;
  default:
    return order == APFloat::cmpUnordered;
  }
}

static APFloat::roundingMode getRounding(Function conversion) {
  switch (conversion) {
  case Function::FPConvertDown:
    return APFloat::rmTowardNegative;
  case Function::FPConvertUp:
    return APFloat::rmTowardPositive;
  case Function::FPConvertToZero:
    return APFloat::rmTowardZero;
  case Function::FPConvertAway:
    return APFloat::rmNearestTiesToAway;
  default:
    return toNearest;
  }
}

static Outcome convert(Function function, const APInt &value, Type from,
                       Type to) {
  switch (function) {
  case Function::SIToFP:
  case Function::UIToFP: {
    APFloat number(cast<FloatType>(to).getFloatSemantics());
    (void)number.convertFromAPInt(value, function == Function::SIToFP,
                                  toNearest);
    return toOutcome(number);
  }
  case Function::FPToSI:
  case Function::FPToUI: {
    llvm::APSInt number(getScalarWidth(to), function == Function::FPToUI);
    bool isExact = false;
    APFloat::opStatus status =
        getFloat(from, value)
            .convertToInteger(number, APFloat::rmTowardZero, &isExact);
    if (status & APFloat::opInvalidOp)
      return Outcome::poison();
    return APInt(number);
  }
  case Function::IsFPExact:
    return convertExactly(getFloat(from, value),
                          cast<FloatType>(to).getFloatSemantics())
        .has_value();
  default: {
    APFloat number = getFloat(from, value);
    bool losesInfo = false;
    (void)number.convert(cast<FloatType>(to).getFloatSemantics(),
                         getRounding(function), &losesInfo);
    return toOutcome(number);
  }
  }
}

//===-- All functions ------------------------------------------------------===//

/// The functions of one integer.
static Outcome applyToInteger(Function function, const APInt &a, Type to) {
  unsigned width = getScalarWidth(to);
  switch (function) {
  case Function::Neg:
    return -a;
  case Function::Not:
    return ~a;
  case Function::CountOnes:
    return APInt(width, a.popcount());
  case Function::CountLeadingZeros:
    return APInt(width, a.countl_zero());
  case Function::CountTrailingZeros:
    return APInt(width, a.countr_zero());
  case Function::SExt:
    return signExtendOrTruncate(a, width);
  default:
    return a.zextOrTrunc(width);
  }
}

/// The functions of two integers that are not total or whose result is an i1.
static Outcome applyToIntegers(Function function, const APInt &a,
                               const APInt &b) {
  switch (function) {
  case Function::Equal:
    return a == b;
  case Function::NotEqual:
    return a != b;
  case Function::Shl:
  case Function::LShr:
  case Function::AShr:
    return shift(function, a, b);
  case Function::UDiv:
  case Function::SDiv:
  case Function::URem:
  case Function::SRem:
  case Function::UDivCeil:
  case Function::SDivCeil:
  case Function::SDivFloor:
    return divide(function, a, b);
  case Function::SLt:
  case Function::SLe:
  case Function::SGt:
  case Function::SGe:
  case Function::ULt:
  case Function::ULe:
  case Function::UGt:
  case Function::UGe:
    return compare(function, a, b);
  default:
    return overflows(function, a, b);
  }
}

Outcome semantics::apply(Function function, ArrayRef<APInt> args, Type from,
                         Type to) {
  if (function == Function::Bitcast)
    return args[0];
  char parameter = getInfo(function).getParameters().front();
  bool isFloat = from.isFloat();
  // The last parameter of a conversion is its type.
  if (getInfo(function).getParameters().ends_with("t") &&
      (isFloat || to.isFloat()))
    return convert(function, args[0], from, to);
  if (isFloat && getInfo(function).getResult() == 'b')
    return compareFloats(function, getFloat(from, args[0]),
                         getFloat(from, args[1]));
  if (isFloat || parameter == 'f')
    return computeFloat(function, args, from);
  if (args.size() == 1)
    return applyToInteger(function, args[0], to);
  if (IntegerFn total = getTotalIntegerFunction(function))
    return total(args[0], args[1]);
  return applyToIntegers(function, args[0], args[1]);
}
