// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplex: rational linear programs over a conjunction. LexSimplex: lexicographic minima over the
// integers or the rationals, without symbols.
#ifndef STRATA_POLYHEDRAL_SIMPLEX_H
#define STRATA_POLYHEDRAL_SIMPLEX_H

#include "strata/Polyhedral/IntegerRelation.h"

namespace strata::presburger {

/// A rational number; the denominator is positive.
struct Fraction {
  int64_t num = 0;
  int64_t den = 1;
  bool operator==(const Fraction &other) const {
    return num == other.num && den == other.den;
  }
};

/// The answer of a rational program.
struct RationalOptimum {
  Optimum::Kind kind = Optimum::Unknown;
  /// The optimum in lowest terms; 0 unless the kind is Bounded.
  Fraction value;
};

/// Rational programs over the constraints of a relation, which must live longer.
class Simplex {
public:
  explicit Simplex(const IntegerRelation &relation) : relation(relation) {}

  /// Whether the constraints have no rational solution.
  Tri isEmpty(Budget &budget) const;
  /// The least value of `row . (variables, 1)`.
  RationalOptimum computeMin(ArrayRef<int64_t> row, Budget &budget) const;
  RationalOptimum computeMax(ArrayRef<int64_t> row, Budget &budget) const;
  /// Whether `row . (variables, 1) >= 0` follows from the constraints.
  Tri isImplied(ArrayRef<int64_t> row, Budget &budget) const;

private:
  const IntegerRelation &relation;
};

/// Lexicographic minima of all variables, symbols and locals included, in their order.
class LexSimplex {
public:
  explicit LexSimplex(const IntegerRelation &relation) : relation(relation) {}

  struct Result {
    Optimum::Kind kind = Optimum::Unknown;
    SmallVector<int64_t, 8> point;
  };
  /// Unbounded if some variable is not bounded below in the order.
  Result findIntegerLexMin(Budget &budget) const;
  Result findIntegerLexMax(Budget &budget) const;

private:
  const IntegerRelation &relation;
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_SIMPLEX_H
