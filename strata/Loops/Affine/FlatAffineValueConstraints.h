// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// FlatAffineValueConstraints: affine constraints on values, from which bounds are read as affine
// maps.
//
//   FlatAffineValueConstraints cst(/*numDims=*/2, /*numSymbols=*/0, {i, j});
//   if (failed(cst.addAffineForOpDomain(loop))) ...
//   cst.projectOut(1, 1);
//
// Variables are eliminated over the rationals, so that results may have more points than the exact
// ones: bounds are safe, but they are no answer to questions about dependences
// (Loops/Dependence). The order of constraints is that in which MLIR derives them, since it is the order
// of the results of bounds. Functions have MLIR's names.
#ifndef STRATA_LOOPS_AFFINE_FLATAFFINEVALUECONSTRAINTS_H
#define STRATA_LOOPS_AFFINE_FLATAFFINEVALUECONSTRAINTS_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Polyhedral/IntegerRelation.h"

#include <vector>

namespace dialects::affine {

enum class BoundType : uint8_t { EQ, LB, UB };

/// std::nullopt stands for no bound.
struct ConstantBounds {
  std::optional<int64_t> lower, upper;
};

/// A variable has `size` values from `lower / divisor` on, rounded down.
struct ConstantExtent {
  int64_t size = 0;
  int64_t divisor = 1;
  /// Coefficients of symbols and a constant. The last value is `upper / divisor`, rounded down.
  strata::SmallVector<int64_t, 8> lower, upper;
};

class FlatAffineValueConstraints {
public:
  /// Coefficients of dimensions, symbols and locals, then a constant.
  using Row = strata::SmallVector<int64_t, 10>;

  /// `values` are those of the dimensions, then those of the symbols. Null values are variables
  /// without a value.
  explicit FlatAffineValueConstraints(
      unsigned numDims = 0, unsigned numSymbols = 0,
      strata::ArrayRef<strata::Value> values = {}, unsigned numLocals = 0);

  //===-- Variables --------------------------------------------------------===//

  unsigned getNumDimVars() const { return numDims; }
  unsigned getNumSymbolVars() const { return numSymbols; }
  unsigned getNumLocalVars() const { return numLocals; }
  unsigned getNumDimAndSymbolVars() const { return numDims + numSymbols; }
  unsigned getNumVars() const { return numDims + numSymbols + numLocals; }
  unsigned getNumCols() const { return getNumVars() + 1; }
  /// The value of dimension or symbol `pos`; null without.
  strata::Value getValue(unsigned pos) const { return values[pos]; }
  strata::ArrayRef<strata::Value> getValues() const { return values; }
  std::optional<unsigned> findVar(strata::Value value) const;
  void insertDimVar(unsigned pos, strata::Value value = {});
  void appendDimVar(strata::Value value) { insertDimVar(numDims, value); }
  void appendSymbolVar(strata::Value value) {
    insertSymbolVar(getNumDimAndSymbolVars(), value);
  }
  /// Exchanges two variables that are no locals.
  void swapVar(unsigned a, unsigned b);
  /// Makes the last `count` of the dimensions and symbols symbols, and the others dimensions.
  void setDimSymbolSeparation(unsigned count);
  /// Gives both systems the same variables in the same order. Dimensions before `offset` are not
  /// compared; locals stay.
  void mergeAndAlignVars(unsigned offset, FlatAffineValueConstraints &other);
  /// Makes symbols that are induction variables dimensions, after the others.
  void convertLoopIVSymbolsToDims();

  /// False after numbers did not fit into 64 bits, or if there are too many constraints. The
  /// constraints are unspecified then.
  bool isRepresentable() const { return representable; }

  //===-- Constraints ------------------------------------------------------===//

  strata::ArrayRef<Row> getEqualities() const { return equalities; }
  strata::ArrayRef<Row> getInequalities() const { return inequalities; }
  void addEquality(Row row) { addRow(equalities, std::move(row)); }
  /// row . (variables, 1) >= 0
  void addInequality(Row row) { addRow(inequalities, std::move(row)); }
  /// An inclusive bound, or a value.
  void addBound(BoundType type, unsigned pos, int64_t value);
  /// The results of the map are inclusive lower bounds, exclusive upper bounds, or values. Operands
  /// become variables, with the domains of loops of which they are the variables. Fails if a result
  /// or an operand is not affine.
  strata::LogicalResult addBound(BoundType type, unsigned pos,
                                 strata::AffineMap map,
                                 strata::ArrayRef<strata::Value> operands);
  /// The variable is in the range of the loop; with a constant lower bound, also a multiple of steps
  /// away from it.
  strata::LogicalResult addAffineForOpDomain(AffineForOp loop);
  strata::LogicalResult addAffineParallelOpDomain(AffineParallelOp loop);
  /// Adds a variable for `value`, if there is none, with the domain of its loop or its constant.
  strata::LogicalResult addInductionVarOrTerminalSymbol(strata::Value value);
  /// Adds a dimension for each result of the map in front of all variables, equal to it. All operands
  /// have variables.
  strata::LogicalResult composeMap(strata::AffineMap map,
                                   strata::ArrayRef<strata::Value> operands);

  //===-- Elimination ------------------------------------------------------===//

  /// Removes variables after substituting them.
  void projectOut(unsigned pos, unsigned count);
  void projectOut(strata::Value value);
  void removeVarRange(unsigned start, unsigned limit);
  /// Removes the variables of the range that an equality makes a constant.
  void constantFoldVarRange(unsigned pos, unsigned count);
  /// Eliminates locals of which an equality has a multiple of 1 or -1.
  void removeRedundantLocalVars();
  /// Divides constraints by common factors.
  void normalizeConstraintsByGCD();
  /// Removes inequalities that hold always, or by another one alone.
  void removeTrivialRedundancy();
  /// Removes inequalities that follow from all others.
  void removeRedundantInequalities();
  /// Removes all constraints; variables stay.
  void clearConstraints();
  /// Whether the constraints contradict each other over the rationals, or an equality has no integer
  /// solution.
  bool isEmpty() const;
  /// The integer points as a set, of which all values are dimensions.
  strata::presburger::IntegerRelation getAsRelation() const;

  //===-- Bounds -----------------------------------------------------------===//

  /// Inclusive bounds of all values of a variable.
  ConstantBounds getConstantBounds(unsigned pos) const;
  std::optional<int64_t> getConstantBound(BoundType type, unsigned pos) const {
    ConstantBounds bounds = getConstantBounds(pos);
    return type == BoundType::LB ? bounds.lower : bounds.upper;
  }
  /// The smallest constant extent of a dimension that two constraints give, which contain no other
  /// dimension.
  std::optional<ConstantExtent> getConstantBoundOnDimSize(unsigned pos) const;
  /// The same for constraints with quotients of symbols: the size, and the first value as a map of the
  /// symbols.
  std::optional<std::pair<int64_t, strata::AffineMap>>
  getConstantExtent(unsigned pos, strata::Context *ctx) const;
  /// The bounds of variable `pos + offset` of the range of `count` from `offset` on, as maps of the
  /// other dimensions and the symbols; the upper one is exclusive. A map without results stands for
  /// no bound.
  std::pair<strata::AffineMap, strata::AffineMap>
  getLowerAndUpperBound(unsigned pos, unsigned offset, unsigned count,
                        strata::Context *ctx) const;
  /// The bounds of each variable of the range as maps of the other dimensions and the symbols, of
  /// one result; null if there is no bound. Upper bounds are exclusive.
  void getSliceBounds(unsigned offset, unsigned count, strata::Context *ctx,
                      strata::SmallVectorImpl<strata::AffineMap> &lower,
                      strata::SmallVectorImpl<strata::AffineMap> &upper);
  /// Makes this the smallest box around both sets whose sides are bounds of either. Variables are
  /// the same. Fails if a side is unknown.
  strata::LogicalResult
  unionBoundingBox(const FlatAffineValueConstraints &other);

private:
  using Rows = std::vector<Row>;

  void addRow(Rows &rows, Row row);
  void insertColumn(unsigned pos);
  void insertSymbolVar(unsigned column, strata::Value value);
  /// The coefficients of an expression over dimensions and symbols of which number i is column
  /// `columns[i]`. Divisions become locals.
  std::optional<Row> flatten(strata::AffineExpr expr, unsigned numMapDims,
                             strata::ArrayRef<unsigned> columns);
  /// The same for a product, quotient or remainder, of whose left side `lhs` is the row.
  std::optional<Row> flattenProduct(strata::AffineExpr expr, const Row &lhs);
  /// The row with columns for locals that have been added after its own.
  Row extend(Row row) const;
  std::optional<unsigned> addLocalFloorDiv(Row dividend, int64_t divisor);
  /// The columns of operands; std::nullopt if one has none.
  std::optional<strata::SmallVector<unsigned, 8>>
  findColumns(strata::ArrayRef<strata::Value> operands) const;

  /// factor * row + otherFactor * other; the object becomes not representable if it does not fit.
  Row combine(const Row &row, int64_t factor, const Row &other,
              int64_t otherFactor);
  /// The number of values of a variable between two bounds, if their difference is a constant.
  static std::optional<int64_t> getDistance(const Row &lower, const Row &upper,
                                            unsigned pos);
  void gcdTightenInequalities();
  std::optional<size_t> findEqualityWith(unsigned column) const;
  bool eliminateByEquality(unsigned column);
  void eliminateByRow(unsigned column, size_t equality);
  void fourierMotzkinEliminate(unsigned column);
  unsigned getBestVarToEliminate(unsigned start, unsigned limit) const;
  std::optional<size_t> findEqualityToConstant(unsigned pos,
                                               bool symbolic) const;

  friend class SliceExpressions;

  unsigned numDims, numSymbols, numLocals;
  bool representable = true;
  strata::SmallVector<strata::Value, 8> values;
  Rows equalities, inequalities;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_FLATAFFINEVALUECONSTRAINTS_H
