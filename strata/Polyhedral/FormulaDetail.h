// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formulas while they are read: linear functions of numbered variables, and disjunctions of
// conjunctions of comparisons of them.
#ifndef STRATA_POLYHEDRAL_FORMULADETAIL_H
#define STRATA_POLYHEDRAL_FORMULADETAIL_H

#include "strata/Polyhedral/IntegerRelation.h"

#include <vector>

namespace strata::presburger::detail {

/// A linear function. Too large numbers are remembered, and refused when relations are built.
struct Linear {
  /// By number of the variable; missing ones are 0.
  SmallVector<int64_t, 8> factors;
  int64_t constant = 0;
  bool overflow = false;

  void add(const Linear &other, int64_t scale);
  void scale(int64_t scale);
  bool isConstant() const;
};

enum class Comparison : uint8_t {
  Less,
  LessEqual,
  Equal,
  NotEqual,
  GreaterEqual,
  Greater
};

/// A conjunction: functions that are zero, and functions that are nonnegative.
struct Conjunction {
  std::vector<Linear> zero, nonNegative;
  size_t getNumRows() const { return zero.size() + nonNegative.size(); }
};
using Disjunction = SmallVector<Conjunction, 1>;

/// Variables, divisions, and operations on formulas.
class Formula {
public:
  static constexpr size_t MaxDisjuncts = 4096;
  static constexpr size_t MaxVariables = 1000;
  static constexpr size_t MaxRows = 20000;

  /// Forgets the variables but the first ones.
  void reset(unsigned numKept);
  unsigned addVariable();
  Linear getVariable(unsigned variable) const;
  /// The variable floor(dividend / divisor).
  Linear addDivision(const Linear &dividend, int64_t divisor);
  Disjunction compare(const Linear &lhs, Comparison comparison,
                      const Linear &rhs) const;
  /// to = to and other. Returns false if the formula gets too large.
  bool conjoin(Disjunction &to, const Disjunction &other) const;
  /// The relation whose column i is variable `columns[i]`; further variables are locals.
  /// std::nullopt if numbers are too large.
  std::optional<IntegerRelation> build(const Conjunction &conjunction,
                                       const PresburgerSpace &space,
                                       ArrayRef<unsigned> columns) const;

private:
  struct Variable {
    /// 0 if it is not a division.
    int64_t divisor = 0;
    Linear dividend;
  };
  void findUsed(const Conjunction &conjunction,
                SmallVectorImpl<bool> &used) const;
  std::vector<Variable> variables;
};

} // namespace strata::presburger::detail

#endif // STRATA_POLYHEDRAL_FORMULADETAIL_H
