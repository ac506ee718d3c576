// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builder used by functions that lower operations on complex numbers, and
// the lists of these functions.
#ifndef STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H
#define STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H

#include "strata/Conversion/ComplexCommon/FloatBuilder.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::detail {

/// Creates the value of an operation on complex numbers.
struct ComplexBuilder {
  OpBuilder &builder;
  Location loc;
  const FloatBuilder &floats;

  Value re(Value complex) const { return getPart("complex.re", complex); }
  Value im(Value complex) const { return getPart("complex.im", complex); }
  ComplexParts unpack(Value complex) const {
    Value first = re(complex);
    return {first, im(complex)};
  }
  Value pack(Type type, ComplexParts parts) const {
    return builder.create(loc, "complex.create", {parts.re, parts.im}, type)
        ->getResult(0);
  }
  /// An operation of the dialect complex with the fast-math flags of `op`, for which the
  /// result is of the type of the first operand. It is lowered in turn.
  Value apply(StringRef name, Operation *op, ValueRange operands) const;

private:
  Value getPart(StringRef name, Value complex) const {
    Type type = cast<ComplexType>(complex.getType()).getElementType();
    return builder.create(loc, name, complex, type)->getResult(0);
  }
};

/// Creates the result of `op`, whose operands are floats or complex numbers.
using LowerFn = Value (*)(const ComplexBuilder &complex, Operation *op,
                          ValueRange operands);

struct ComplexFunction {
  StringLiteral name;
  LowerFn lower;
};

/// The absolute value of a number.
Value lowerComplexAbs(const ComplexBuilder &complex, Operation *op,
                      ValueRange operands);

/// Angle, exponential and trigonometric functions, and logarithms.
ArrayRef<ComplexFunction> getElementaryComplexFunctions();
/// Roots, powers, and functions that are made of others.
ArrayRef<ComplexFunction> getComplexRootsAndPowers();

} // namespace strata::detail

#endif // STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H
