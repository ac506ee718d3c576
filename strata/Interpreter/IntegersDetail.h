// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of integers that the semantics of arith and index share.
#ifndef STRATA_INTERPRETER_INTEGERSDETAIL_H
#define STRATA_INTERPRETER_INTEGERSDETAIL_H

#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/APInt.h"

namespace strata::interpreter {

using Result = std::optional<Scalar>;

inline Scalar poisonLike(const Scalar &scalar) {
  return Scalar::poison(scalar.bits.getBitWidth());
}

template <auto fn>
Result computeIntegers(Execution &, const Scalar &lhs, const Scalar &rhs) {
  return Scalar(fn(lhs.bits, rhs.bits));
}

/// A division; `fn` gives the result where there is one.
template <auto fn, bool isSigned>
Result divide(Execution &execution, const Scalar &lhs, const Scalar &rhs) {
  const APInt &a = lhs.bits, &b = rhs.bits;
  if (b.isZero()) {
    (void)execution.fail("division by zero");
    return std::nullopt;
  }
  if (isSigned && a.isMinSignedValue() && b.isAllOnes()) {
    (void)execution.fail("the quotient does not fit into the type");
    return std::nullopt;
  }
  return Scalar(fn(a, b));
}

/// Quotients that are rounded, for `divide`.
template <APInt::Rounding rounding>
APInt divideSigned(const APInt &a, const APInt &b) {
  return llvm::APIntOps::RoundingSDiv(a, b, rounding);
}
template <APInt::Rounding rounding>
APInt divideUnsigned(const APInt &a, const APInt &b) {
  return llvm::APIntOps::RoundingUDiv(a, b, rounding);
}

/// A shift; by the width or more it has no result.
template <auto fn>
Result shift(Execution &, const Scalar &lhs, const Scalar &rhs) {
  if (rhs.bits.uge(lhs.bits.getBitWidth()))
    return poisonLike(lhs);
  return Scalar(fn(lhs.bits, unsigned(rhs.bits.getZExtValue())));
}

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_INTEGERSDETAIL_H
