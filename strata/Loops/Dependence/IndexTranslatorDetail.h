// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IndexTranslator: values of type index, and affine maps and sets of them, as sums over the
// columns of a ConstraintSystem.
#ifndef STRATA_LOOPS_DEPENDENCE_INDEXTRANSLATORDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_INDEXTRANSLATORDETAIL_H

#include "strata/IR/Affine/AffineExpr.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Loops/Dependence/LoopLevels.h"
#include "strata/Polyhedral/ConstraintSystem.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// The values that do not change while the code of a relation is executed, with their columns. Both
/// sides of a pair share them.
using SymbolColumns = llvm::SmallDenseMap<Value, presburger::LinearSum, 4>;

/// The values that one side of a pair computes. A value that is not an affine function of the
/// induction variables and of values defined outside of the loops becomes a local without
/// constraints, or a symbol if it is defined outside.
class IndexTranslator {
public:
  /// `levels` are the loops around the code. Their columns, of the given kind, are added.
  IndexTranslator(presburger::ConstraintSystem &system, SymbolColumns &symbols,
                  presburger::VarKind kind, ArrayRef<LoopLevel> levels);

  ArrayRef<LoopLevel> getLevels() const { return levels; }
  /// The columns of the levels.
  ArrayRef<presburger::LinearSum> getVariables() const { return variables; }
  presburger::LinearSum translate(Value value) { return translate(value, 0); }
  /// `operands` are those of the dimensions, then those of the symbols.
  presburger::LinearSum translate(AffineExpr expr, unsigned numDims,
                                  ValueRange operands) {
    return translate(expr, numDims, operands, 0);
  }
  /// Whether each value of the columns stands for an iteration that is executed, and the sums are the values
  /// that were translated: no value, bound or condition so far is unknown.
  bool isExact() const { return exact; }
  /// The values that have locals without constraints, in order; a null value is a semi-affine expression.
  ArrayRef<Value> getUnknowns() const { return unknowns; }
  /// Whether the value is defined in one of the loops.
  bool isDefinedInLoops(Value value) const;
  /// Adds the affine bounds and step of a level.
  void addLevel(unsigned number);
  /// Adds the affine bounds and steps of all levels, and the conditions of affine.if around `op`.
  void addDomain(Operation *op, Region *scope);

private:
  presburger::LinearSum translate(Value value, unsigned depth);
  /// A local for an unknown value, or for an expression.
  presburger::LinearSum addUnknown(Value value = {});
  presburger::LinearSum translate(AffineExpr expr, unsigned numDims,
                                  ValueRange operands, unsigned depth);
  std::optional<presburger::LinearSum> translateDefinition(Operation *op,
                                                           unsigned depth);
  void addAffineBounds(unsigned number, AffineMap lower,
                       ValueRange lowerOperands, AffineMap upper,
                       ValueRange upperOperands, int64_t step);
  void addStep(unsigned number, const presburger::LinearSum &lower,
               int64_t step);
  void addCondition(Operation *op, Region *region);

  presburger::ConstraintSystem &system;
  SymbolColumns &symbols;
  SmallVector<LoopLevel, 4> levels;
  SmallVector<presburger::LinearSum, 4> variables;
  llvm::SmallDenseMap<Value, presburger::LinearSum, 8> values;
  SmallVector<Value, 2> unknowns;
  bool exact = true;
};

/// The sums that are the indices of an access. For a row, a local is added for each dimension that it
/// runs along.
SmallVector<presburger::LinearSum, 4>
translateIndices(const MemoryAccess &access,
                 presburger::ConstraintSystem &system, IndexTranslator &side);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_INDEXTRANSLATORDETAIL_H
