// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The two number types of the algorithms: int64_t with overflow detection, and integers of any
// size. Functions on both have the same names. An overflow of int64_t sets a flag, which the
// algorithm tests now and then; it then starts again with Wide.
#ifndef STRATA_POLYHEDRAL_NUMBER_H
#define STRATA_POLYHEDRAL_NUMBER_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/DynamicAPInt.h"

#include <limits>

namespace strata::presburger::detail {

/// Integers of any size.
using Wide = llvm::DynamicAPInt;

/// The largest absolute value of a coefficient in a relation. Twice of it does not overflow.
constexpr int64_t MaxCoefficient = int64_t(1) << 61;

inline int64_t addNums(int64_t a, int64_t b, bool &overflow) {
  int64_t result;
  overflow |= __builtin_add_overflow(a, b, &result);
  return result;
}
inline int64_t subNums(int64_t a, int64_t b, bool &overflow) {
  int64_t result;
  overflow |= __builtin_sub_overflow(a, b, &result);
  return result;
}
inline int64_t mulNums(int64_t a, int64_t b, bool &overflow) {
  int64_t result;
  overflow |= __builtin_mul_overflow(a, b, &result);
  return result;
}
inline Wide addNums(const Wide &a, const Wide &b, bool &) { return a + b; }
inline Wide subNums(const Wide &a, const Wide &b, bool &) { return a - b; }
inline Wide mulNums(const Wide &a, const Wide &b, bool &) { return a * b; }

inline bool isZero(int64_t value) { return value == 0; }
inline bool isZero(const Wide &value) { return value == 0; }
inline int signOf(int64_t value) { return (value > 0) - (value < 0); }
inline int signOf(const Wide &value) { return (value > 0) - (value < 0); }
inline bool isOne(int64_t value) { return value == 1; }
inline bool isOne(const Wide &value) { return value == 1; }

/// The largest integer that is at most `a / b`; `b` is positive.
inline int64_t floorQuotient(int64_t a, int64_t b) {
  int64_t quotient = a / b;
  return quotient - ((a % b) < 0);
}
inline Wide floorQuotient(const Wide &a, const Wide &b) {
  return llvm::floorDiv(a, b);
}

/// The remainder in [0, b) of `a` modulo the positive `b`.
inline int64_t floorRemainder(int64_t a, int64_t b) {
  int64_t remainder = a % b;
  return remainder < 0 ? remainder + b : remainder;
}
inline Wide floorRemainder(const Wide &a, const Wide &b) {
  return a - llvm::floorDiv(a, b) * b;
}

/// The absolute value; that of the least int64_t overflows.
inline int64_t absNum(int64_t value, bool &overflow) {
  return value < 0 ? subNums(int64_t(0), value, overflow) : value;
}
inline Wide absNum(const Wide &value, bool &) { return llvm::abs(value); }

/// The greatest common divisor of nonnegative numbers; that of 0 and `a` is `a`.
inline int64_t gcdNums(int64_t a, int64_t b) {
  while (b) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}
inline Wide gcdNums(const Wide &a, const Wide &b) {
  if (a == 0)
    return b;
  return b == 0 ? a : llvm::gcd(a, b);
}

/// Whether a number is so large that computing with it would be a denial of service.
inline bool isHuge(int64_t) { return false; }
bool isHuge(const Wide &value);

/// The number as a coefficient of a relation; std::nullopt if it is too large.
inline std::optional<int64_t> asCoefficient(int64_t value) {
  if (value > MaxCoefficient || value < -MaxCoefficient)
    return std::nullopt;
  return value;
}
inline std::optional<int64_t> asCoefficient(const Wide &value) {
  if (value > MaxCoefficient || value < -MaxCoefficient)
    return std::nullopt;
  return int64_t(value);
}

/// Row operations cost this many units of the budget. Numbers of any size are that much slower
/// when they are large, above all their gcd.
template <typename Num> constexpr unsigned RowCost = 1;
template <> inline constexpr unsigned RowCost<Wide> = 128;

/// dst = a * dst + b * src.
template <typename Num>
void combineRows(Num *dst, const Num &a, const Num *src, const Num &b,
                 unsigned size, bool &overflow) {
  for (unsigned i = 0; i < size; ++i)
    dst[i] = addNums(mulNums(a, dst[i], overflow), mulNums(b, src[i], overflow),
                     overflow);
}

/// The greatest common divisor of `size` numbers, 0 if all are 0.
template <typename Num>
Num gcdOfRow(const Num *row, unsigned size, bool &overflow) {
  Num result(0);
  for (unsigned i = 0; i < size; ++i) {
    if (isZero(row[i]))
      continue;
    result = gcdNums(absNum(row[i], overflow), result);
    if (isOne(result))
      break;
  }
  return result;
}

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_NUMBER_H
