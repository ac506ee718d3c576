// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Combining.h"

using namespace strata;
using namespace strata::semantics;

static bool appliesTo(Function function, Type type) {
  if (!getScalarWidth(type))
    return false;
  char letter = getInfo(function).getParameters().front();
  return letter == 'n' || (letter == 'f') == type.isFloat();
}

std::optional<Scalar> semantics::combine(Function function, Type type,
                                         const Scalar &a, const Scalar &b) {
  if (!appliesTo(function, type))
    return std::nullopt;
  if (a.isPoison || b.isPoison)
    return Scalar::poison(getScalarWidth(type));
  Outcome outcome = apply(function, {a.bits, b.bits}, type, type);
  return outcome.isValue() ? Scalar(std::move(outcome.bits))
                           : Scalar::poison(getScalarWidth(type));
}

static std::optional<Scalar> getNeutralFloat(Function function,
                                             FloatType type) {
  const llvm::fltSemantics &format = type.getFloatSemantics();
  switch (function) {
  case Function::Add:
    return Scalar(APFloat::getZero(format));
  case Function::Mul:
    return Scalar(APFloat::getOne(format));
  case Function::Maximum:
    return Scalar(APFloat::getInf(format, /*Negative=*/true));
  case Function::Minimum:
    return Scalar(APFloat::getInf(format));
  case Function::MaxNum:
  case Function::MinNum:
    return Scalar(APFloat::getNaN(format, /*Negative=*/true));
  default:
    return std::nullopt;
  }
}

std::optional<Scalar> semantics::getNeutralElement(Function function,
                                                   Type type) {
  if (!appliesTo(function, type))
    return std::nullopt;
  if (auto floatType = dyn_cast<FloatType>(type))
    return getNeutralFloat(function, floatType);
  unsigned width = getScalarWidth(type);
  switch (function) {
  case Function::Add:
  case Function::Or:
  case Function::Xor:
  case Function::UMax:
    return Scalar(APInt::getZero(width));
  case Function::Mul:
    return Scalar(APInt(width, 1));
  case Function::And:
  case Function::UMin:
    return Scalar(APInt::getAllOnes(width));
  case Function::SMax:
    return Scalar(APInt::getSignedMinValue(width));
  case Function::SMin:
    return Scalar(APInt::getSignedMaxValue(width));
  default:
    return std::nullopt;
  }
}
