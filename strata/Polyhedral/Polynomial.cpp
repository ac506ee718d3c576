// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/Polynomial.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

Polynomial::Polynomial(int64_t value) {
  if (value != 0)
    terms[{}] = Number(value);
}

Polynomial Polynomial::getVariable(unsigned variable) {
  Polynomial result;
  Exponents exponents(variable + 1, 0);
  exponents[variable] = 1;
  result.terms[exponents] = Number(1);
  return result;
}

void Polynomial::normalize() {
  Number common = denominator;
  for (auto it = terms.begin(); it != terms.end();) {
    if (detail::isZero(it->second)) {
      it = terms.erase(it);
      continue;
    }
    common = gcdNums(llvm::abs(it->second), common);
    ++it;
  }
  if (terms.empty())
    common = denominator;
  if (isOne(common))
    return;
  denominator /= common;
  for (auto &[exponents, coefficient] : terms)
    coefficient /= common;
}

Polynomial Polynomial::operator+(const Polynomial &other) const {
  Polynomial result;
  result.denominator = denominator * other.denominator;
  for (const auto &[exponents, coefficient] : terms)
    result.terms[exponents] += coefficient * other.denominator;
  for (const auto &[exponents, coefficient] : other.terms)
    result.terms[exponents] += coefficient * denominator;
  result.normalize();
  return result;
}

Polynomial Polynomial::operator-(const Polynomial &other) const {
  return *this + other * Polynomial(-1);
}

Polynomial Polynomial::operator*(const Polynomial &other) const {
  Polynomial result;
  result.denominator = denominator * other.denominator;
  for (const auto &[left, leftFactor] : terms)
    for (const auto &[right, rightFactor] : other.terms) {
      Exponents exponents(std::max(left.size(), right.size()), 0);
      for (size_t i = 0; i < exponents.size(); ++i)
        exponents[i] =
            (i < left.size() ? left[i] : 0) + (i < right.size() ? right[i] : 0);
      result.terms[exponents] += leftFactor * rightFactor;
    }
  result.normalize();
  return result;
}

Polynomial Polynomial::operator/(int64_t divisor) const {
  assert(divisor > 0 && "a divisor is positive");
  Polynomial result = *this;
  result.denominator *= Number(divisor);
  result.normalize();
  return result;
}

bool Polynomial::isConstant() const {
  return terms.empty() || (terms.size() == 1 && terms.begin()->first.empty());
}

unsigned Polynomial::getDegree(unsigned variable) const {
  unsigned degree = 0;
  for (const auto &[exponents, coefficient] : terms)
    if (variable < exponents.size())
      degree = std::max(degree, exponents[variable]);
  return degree;
}

std::optional<int64_t> Polynomial::getConstant() const {
  if (terms.empty())
    return 0;
  if (!isConstant() || !isOne(denominator))
    return std::nullopt;
  const Number &value = terms.begin()->second;
  if (value > std::numeric_limits<int64_t>::max() ||
      value < std::numeric_limits<int64_t>::min())
    return std::nullopt;
  return int64_t(value);
}

/// The number as a double, also if it does not fit into 64 bits.
static double toDouble(const Wide &value) {
  constexpr int64_t Base = int64_t(1) << 32;
  double result = 0, factor = 1;
  for (Wide rest = llvm::abs(value); !detail::isZero(rest);
       rest = floorQuotient(rest, Wide(Base)), factor *= double(Base))
    result += factor * double(int64_t(floorRemainder(rest, Wide(Base))));
  return signOf(value) < 0 ? -result : result;
}

std::optional<double> Polynomial::getRatio(const Polynomial &other) const {
  if (other.isZero() || terms.size() != other.terms.size())
    return std::nullopt;
  const Number &a = terms.begin()->second, &b = other.terms.begin()->second;
  for (auto left = terms.begin(), right = other.terms.begin();
       left != terms.end(); ++left, ++right)
    if (left->first != right->first || left->second * b != right->second * a)
      return std::nullopt;
  return toDouble(a * other.denominator) / toDouble(b * denominator);
}

Polynomial Polynomial::substitute(unsigned variable,
                                  const Polynomial &value) const {
  // By powers of the value, which are multiplied step by step.
  std::vector<Polynomial> powers = {Polynomial(1)};
  Polynomial result;
  for (const auto &[exponents, coefficient] : terms) {
    Polynomial factor;
    factor.denominator = denominator;
    Exponents rest = exponents;
    unsigned power = 0;
    if (variable < rest.size())
      std::swap(power, rest[variable]);
    while (!rest.empty() && rest.back() == 0)
      rest.pop_back();
    factor.terms[rest] = coefficient;
    while (powers.size() <= power)
      powers.push_back(powers.back() * value);
    result = result + factor * powers[power];
  }
  return result;
}

/// The sum of x^exponent for x from 1 to `last`, by the telescoping sum of (x + 1)^(k + 1) - x^(k + 1).
Polynomial Polynomial::getPowerSum(unsigned exponent, const Polynomial &last) {
  std::vector<Polynomial> sums;
  Polynomial next = last + Polynomial(1), power = next;
  for (unsigned k = 0; k <= exponent; ++k, power = power * next) {
    Polynomial sum = power - Polynomial(1);
    // The binomial coefficient of k + 1 and j.
    int64_t binomial = 1;
    for (unsigned j = 0; j < k; ++j) {
      sum = sum - Polynomial(binomial) * sums[j];
      binomial = binomial * int64_t(k + 1 - j) / int64_t(j + 1);
    }
    sums.push_back(sum / int64_t(k + 1));
  }
  return sums.back();
}

Polynomial Polynomial::sum(unsigned variable, const Polynomial &first,
                           const Polynomial &last) const {
  Polynomial result;
  for (const auto &[exponents, coefficient] : terms) {
    Polynomial factor;
    factor.denominator = denominator;
    Exponents rest = exponents;
    unsigned power = 0;
    if (variable < rest.size())
      std::swap(power, rest[variable]);
    while (!rest.empty() && rest.back() == 0)
      rest.pop_back();
    factor.terms[rest] = coefficient;
    result = result + factor * (getPowerSum(power, last) -
                                getPowerSum(power, first - Polynomial(1)));
  }
  return result;
}

std::string Polynomial::toString(ArrayRef<std::string> names) const {
  if (terms.empty())
    return "0";
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const auto &[exponents, coefficient] : terms) {
    bool isNegative = signOf(coefficient) < 0;
    os << (text.empty() ? (isNegative ? "-" : "")
                        : (isNegative ? " - " : " + "));
    Number value = llvm::abs(coefficient);
    bool hasFactor = !isOne(value) || exponents.empty();
    if (hasFactor)
      os << value;
    for (unsigned i = 0; i < exponents.size(); ++i) {
      if (exponents[i] == 0)
        continue;
      os << (hasFactor ? "*" : "");
      hasFactor = true;
      os << (i < names.size() ? names[i] : "x" + llvm::utostr(i));
      if (exponents[i] > 1)
        os << '^' << exponents[i];
    }
    os.flush();
  }
  if (isOne(denominator))
    return text;
  std::string quotient = terms.size() > 1 ? "(" + text + ")" : text;
  llvm::raw_string_ostream end(quotient);
  end << '/' << denominator;
  end.flush();
  return quotient;
}
