// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polynomial: a polynomial of several variables with rational coefficients, exact for numbers of any size.
//
//   Polynomial n = Polynomial::getVariable(0), i = Polynomial::getVariable(1);
//   Polynomial triangle = Polynomial(1).sum(1, Polynomial(0), i); // i + 1
//
// Polynomials are values.
#ifndef STRATA_POLYHEDRAL_POLYNOMIAL_H
#define STRATA_POLYHEDRAL_POLYNOMIAL_H

#include "strata/Polyhedral/Number.h"

#include <map>
#include <string>
#include <vector>

namespace strata::presburger {

class Polynomial {
public:
  /// The constant `value`.
  explicit Polynomial(int64_t value = 0);
  /// The variable with the number `variable`.
  static Polynomial getVariable(unsigned variable);

  Polynomial operator+(const Polynomial &other) const;
  Polynomial operator-(const Polynomial &other) const;
  Polynomial operator*(const Polynomial &other) const;
  Polynomial operator/(int64_t divisor) const;
  bool operator==(const Polynomial &other) const {
    return terms == other.terms && denominator == other.denominator;
  }

  bool isZero() const { return terms.empty(); }
  bool isConstant() const;
  size_t getNumTerms() const { return terms.size(); }
  /// The greatest exponent of a variable.
  unsigned getDegree(unsigned variable) const;
  /// The value of a constant polynomial that is an integer of 64 bits; std::nullopt for others.
  std::optional<int64_t> getConstant() const;
  /// The number q with `*this` = q * `other`; std::nullopt if there is none.
  std::optional<double> getRatio(const Polynomial &other) const;
  /// The polynomial with `value` in place of a variable.
  Polynomial substitute(unsigned variable, const Polynomial &value) const;
  /// The sum of the values for all integers of `variable` from `first` to `last`, which do not contain it. The
  /// result is right if `last` is at least `first` - 1.
  Polynomial sum(unsigned variable, const Polynomial &first,
                 const Polynomial &last) const;
  /// The polynomial with `names` for the variables: `(n^2 + n)/2`, `3*n*m + 4`, `12`.
  std::string toString(ArrayRef<std::string> names = {}) const;

private:
  using Number = detail::Wide;
  /// The exponents of the variables, without zeros at the end.
  using Exponents = std::vector<unsigned>;

  /// Divides by common factors and removes terms that are 0.
  void normalize();
  static Polynomial getPowerSum(unsigned exponent, const Polynomial &last);

  /// The numerators of the coefficients.
  std::map<Exponents, Number, std::greater<>> terms;
  /// The positive denominator of all of them.
  Number denominator{1};
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_POLYNOMIAL_H
