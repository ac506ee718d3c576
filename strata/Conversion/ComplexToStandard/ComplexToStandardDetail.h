// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builder used by functions that lower operations on complex numbers, and
// the lists of these functions.
#ifndef STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H
#define STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H

#include "strata/Conversion/ComplexCommon/FloatBuilder.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::detail {

/// Creates the value of an operation on complex numbers.
struct ComplexBuilder : ValueBuilder {
  ComplexBuilder(OpBuilder &builder, Location loc, const FloatBuilder &floats)
      : ValueBuilder(builder, loc), floats(floats) {}

  Value re(Value complex) const { return getPart<complex::ReOp>(complex); }
  Value im(Value complex) const { return getPart<complex::ImOp>(complex); }
  ComplexParts unpack(Value complex) const {
    Value first = re(complex);
    return {first, im(complex)};
  }
  Value pack(Type type, ComplexParts parts) const {
    return create<complex::CreateOp>({parts.re, parts.im}, type);
  }
  /// An operation of the dialect complex with the fast-math flags of `op`, for which the
  /// result is of the type of the first operand. It is lowered in turn.
  template <typename OpTy>
  Value apply(Operation *op, ValueRange operands) const {
    return ValueBuilder::apply<OpTy>(operands, getFlags(op));
  }

  const FloatBuilder &floats;

private:
  template <typename OpTy> Value getPart(Value complex) const {
    return create<OpTy>(complex,
                        cast<ComplexType>(complex.getType()).getElementType());
  }
  SmallVector<NamedAttribute, 1> getFlags(Operation *op) const;
};

/// Creates the result of `op`, whose operands are floats or complex numbers.
using LowerFn = Value (*)(const ComplexBuilder &complex, Operation *op,
                          ValueRange operands);

struct ComplexFunction {
  StringLiteral name;
  LowerFn lower;
};

/// The entry of operations of the class `Op`, whose operands `Fn` takes one by one.
template <typename Op, auto Fn> constexpr ComplexFunction makeFunction() {
  return {Op::getOperationName(),
          [](const ComplexBuilder &complex, Operation *op,
             ValueRange operands) -> Value {
            if constexpr (requires { Fn(complex, op, Value(), Value()); })
              return Fn(complex, op, operands.front(), operands.back());
            else
              return Fn(complex, op, operands.front());
          }};
}

/// The absolute value of a number.
Value lowerComplexAbs(const ComplexBuilder &complex, Operation *op,
                      Value value);

/// Angle, exponential and trigonometric functions, and logarithms.
ArrayRef<ComplexFunction> getElementaryComplexFunctions();
/// Roots, powers, and functions that are made of others.
ArrayRef<ComplexFunction> getComplexRootsAndPowers();

} // namespace strata::detail

#endif // STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARDDETAIL_H
