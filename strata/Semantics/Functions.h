// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of numbers that expressions apply (Functions.def), each with one
// implementation, exact for every width and format.
#ifndef STRATA_SEMANTICS_FUNCTIONS_H
#define STRATA_SEMANTICS_FUNCTIONS_H

#include "strata/Semantics/Scalar.h"

namespace strata::semantics {

enum class Function : uint8_t {
#define STRATA_SEMANTIC_FUNCTION(Symbol, Name, Signature, Documentation) Symbol,
#include "strata/Semantics/Functions.def"
};

/// The entry of a function in Functions.def.
struct FunctionInfo {
  Function function;
  /// The name in calls, or the operator.
  llvm::StringLiteral name;
  llvm::StringLiteral signature;
  llvm::StringLiteral documentation;

  /// The letters of the parameters, and that of the result.
  StringRef getParameters() const { return signature.drop_back(2); }
  char getResult() const { return signature.back(); }
};

/// All functions, in the order of the enumeration.
ArrayRef<FunctionInfo> getFunctions();
inline const FunctionInfo &getInfo(Function function) {
  return getFunctions()[size_t(function)];
}

/// Whether the function is a quotient or a remainder of integers, undefined for a divisor of 0;
/// whether it is a signed one, undefined also for a quotient that does not fit.
inline bool isDivision(Function function) {
  return function >= Function::UDiv && function <= Function::SDivFloor;
}
inline bool isSignedDivision(Function function) {
  return isDivision(function) && function != Function::UDiv &&
         function != Function::URem && function != Function::UDivCeil;
}

/// The value of an expression: a number, poison, or undefined behavior with its reason.
struct Outcome {
  enum class Kind : uint8_t { Value, Poison, Undefined };
  Kind kind = Kind::Value;
  APInt bits{1, 0};
  /// For Undefined: a clause such as "division by zero".
  StringRef reason = {};

  /*implicit*/ Outcome(APInt bits) : bits(std::move(bits)) {}
  /*implicit*/ Outcome(bool bit) : bits(1, bit) {}
  static Outcome poison() { return Outcome(Kind::Poison, ""); }
  static Outcome undefined(StringRef reason) {
    return Outcome(Kind::Undefined, reason);
  }
  bool isValue() const { return kind == Kind::Value; }
  bool isPoison() const { return kind == Kind::Poison; }
  bool isUndefined() const { return kind == Kind::Undefined; }

private:
  Outcome(Kind kind, StringRef reason) : kind(kind), reason(reason) {}
};

/// `function` of numbers, which have the type `from`. `to` is the type that a parameter `t`
/// names, which is not among `args`; else it is `from`. Both are integers, `index` or floats,
/// as the signature says.
Outcome apply(Function function, ArrayRef<APInt> args, Type from, Type to);

/// The implementation of a function of two integers that has a value for all of them and
/// whose result has their type; null for other functions. Callers with many numbers call
/// it directly.
using IntegerFn = APInt (*)(const APInt &, const APInt &);
IntegerFn getTotalIntegerFunction(Function function);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_FUNCTIONS_H
