// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Linear inequalities between values of type index, and whether they imply others:
//
//   IndexFacts facts;
//   facts.addLess(facts.getTerm(variable), facts.getTerm(upper));
//   if (facts.implyLess(facts.getTerm(variable), other)) ...
#ifndef STRATA_AFFINE_INDEXFACTS_H
#define STRATA_AFFINE_INDEXFACTS_H

#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/ValueRange.h"
#include "strata/Polyhedral/ConstraintSystem.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// A fact with numbers that do not fit into 64 bits is left out, and is not implied. Sums and products of
/// values are assumed not to wrap around.
class IndexFacts {
public:
  using LinearSum = presburger::LinearSum;

  /// The column of `value`, or its constant.
  LinearSum getTerm(Value value);
  /// A column of no value.
  LinearSum addVariable() {
    return system.addColumn(presburger::VarKind::SetDim);
  }
  /// States that `value`, which has no term yet, is a constant.
  void setConstant(Value value, int64_t constant) { terms[value] = constant; }
  /// `expr` of `operands`, of which dimensions come first. std::nullopt if it is semi-affine.
  std::optional<LinearSum> getExpr(AffineExpr expr, ValueRange operands,
                                   unsigned numDims);

  void addEqual(const LinearSum &lhs, const LinearSum &rhs) {
    system.addEqual(lhs, rhs);
  }
  void addLessOrEqual(const LinearSum &lhs, const LinearSum &rhs) {
    system.addLessOrEqual(lhs, rhs);
  }
  void addLess(const LinearSum &lhs, const LinearSum &rhs) {
    system.addLess(lhs, rhs);
  }

  /// Whether getExpr made quotients, or setHasDivisions was called.
  bool hasDivisions() const { return hasDivision; }
  /// States that there is one, of a number that is not among the columns.
  void setHasDivisions() { hasDivision = true; }

  /// Whether the relation holds for all values that satisfy the facts. False also if that is unknown.
  bool implyLessOrEqual(const LinearSum &lhs, const LinearSum &rhs) const;
  bool implyLess(const LinearSum &lhs, const LinearSum &rhs) const;
  /// Whether it is found that no values satisfy the facts.
  bool areContradictory() const;

private:
  presburger::ConstraintSystem system;
  llvm::DenseMap<Value, LinearSum> terms;
  bool hasDivision = false;
};

} // namespace strata

#endif // STRATA_AFFINE_INDEXFACTS_H
