// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linear inequalities between index values, and a test whether they imply another one:
//
//   LinearFacts facts;
//   facts.addNonNegative(facts.getTerm(upper) - facts.getTerm(variable) - 1);
//   if (facts.implyNonNegative(expr)) ...
//
// The test eliminates variables (Fourier and Motzkin) and rounds constants, so that it is exact
// for rational numbers and a bit better for integers. It is limited: it does not find all that
// is implied, but all that it finds is.
#ifndef STRATA_LOOPS_SCF_LINEARFACTSDETAIL_H
#define STRATA_LOOPS_SCF_LINEARFACTSDETAIL_H

#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Graph/ValueRange.h"

#include "llvm/ADT/DenseMap.h"

namespace strata::detail {

/// A sum of variables with coefficients and a constant. An overflow makes it invalid, and then
/// it implies nothing and nothing is implied about it.
struct LinearExpr {
  /// The coefficients of the first variables; those of the others are 0.
  SmallVector<int64_t, 8> coefficients;
  int64_t constant = 0;
  bool isValid = true;

  LinearExpr(int64_t constant = 0) : constant(constant) {}
  bool isConstant() const;
  void add(const LinearExpr &other, int64_t factor);
};
LinearExpr operator+(LinearExpr lhs, const LinearExpr &rhs);
LinearExpr operator-(LinearExpr lhs, const LinearExpr &rhs);

/// The inequalities.
class LinearFacts {
public:
  /// The variable of `value`, or its constant.
  LinearExpr getTerm(Value value);
  /// A variable of no value.
  LinearExpr addVariable();
  /// States that `value`, which has no variable yet, is a constant.
  void setConstant(Value value, int64_t constant) {
    terms[value] = LinearExpr(constant);
  }
  /// `expr` of `operands`, of which dimensions come first. Divisions by numbers become new
  /// variables with their inequalities. std::nullopt for other products and divisions.
  std::optional<LinearExpr> getExpr(AffineExpr expr, ValueRange operands,
                                    unsigned numDims);
  /// States that `expr` is at least 0.
  void addNonNegative(LinearExpr expr);
  /// States that `expr` is 0.
  void addZero(const LinearExpr &expr);
  /// Whether there are variables of divisions.
  bool hasDivisions() const { return hasDivision; }
  /// States that there is one, of a number that is not among the variables.
  void setHasDivisions() { hasDivision = true; }
  /// Whether `expr` is at least 0 for all values that satisfy the facts.
  bool implyNonNegative(const LinearExpr &expr) const;
  /// Whether it is found that no values satisfy the facts.
  bool areContradictory() const;

private:
  std::optional<LinearExpr> getExpr(AffineExpr expr, ValueRange operands,
                                    unsigned numDims, unsigned depth,
                                    unsigned &budget);
  LinearExpr getQuotient(const LinearExpr &dividend, int64_t divisor);

  unsigned numVariables = 0;
  bool hasDivision = false;
  llvm::DenseMap<Value, LinearExpr> terms;
  SmallVector<LinearExpr> rows;
};

} // namespace strata::detail

#endif // STRATA_LOOPS_SCF_LINEARFACTSDETAIL_H
