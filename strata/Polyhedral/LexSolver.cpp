// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/LexSolverDetail.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

template <typename Num> bool LexSolver<Num>::run(unsigned count) {
  numOutputs = count;
  for (unsigned i = 0; i < input.numVars; ++i)
    input.outputs.addRow()[i] = Num(1);
  bool isSolvable = input.solveEqualities(budget);
  overflow |= input.overflow;
  if (!isSolvable || isStopped())
    return !isStopped();
  Tri found = findPoint(input.context, {}, input.context.point);
  if (found != Tri::True)
    return found == Tri::False;
  states.push_back({input.makeTableau(), input.context});
  while (!states.empty()) {
    State state = states.pop_back_val();
    while (!isStopped() && advance(state) == Step::Continue)
      overflow |= state.tableau.hasOverflow();
    overflow |= state.tableau.hasOverflow();
    if (isStopped())
      return false;
  }
  return true;
}

/// Whether the sign of a row depends on symbols.
template <typename Num>
static bool isSymbolicRow(const LexTableau<Num> &tableau, unsigned row) {
  return isZero(tableau.row(row)[LexTableau<Num>::BigM]) &&
         tableau.hasSymbols(row);
}

/// Does one pivot, restriction, split or cut, or finishes the state.
template <typename Num>
typename LexSolver<Num>::Step LexSolver<Num>::advance(State &state) {
  LexTableau<Num> &tableau = state.tableau;
  bool isSymbolic = false;
  for (unsigned i = tableau.getNumVariables(), e = tableau.getNumRows(); i < e;
       ++i) {
    if (tableau.isKnownNonNegative(i))
      continue;
    if (isSymbolicRow(tableau, i)) {
      isSymbolic = true;
      continue;
    }
    if (tableau.getConstantSign(i) < 0)
      return repairRow(state, i);
  }
  if (isSymbolic)
    return repairSymbolic(state);
  for (unsigned i = 0, e = tableau.getNumVariables(); i < e; ++i) {
    const Num *row = tableau.row(i);
    if (isOne(row[LexTableau<Num>::Denominator]))
      continue;
    bool isIntegral = tableau.isIntegral(i);
    const Num *symbols = tableau.symbolsOf(i);
    for (unsigned k = 0, n = tableau.getNumSymbols(); k < n && isIntegral; ++k)
      isIntegral =
          isZero(floorRemainder(symbols[k], row[LexTableau<Num>::Denominator]));
    if (!isIntegral)
      return makeIntegral(state, i);
  }
  finish(state);
  return Step::Done;
}

/// Makes a negative row 0. The state ends if that is impossible.
template <typename Num>
typename LexSolver<Num>::Step LexSolver<Num>::repairRow(State &state,
                                                        unsigned row) {
  return state.tableau.raiseRow(row, budget) ? Step::Continue : Step::Done;
}

/// Finds a row that is negative for some symbols, and repairs it: by a pivot if it is negative
/// for all, else by restricting or splitting the context.
template <typename Num>
typename LexSolver<Num>::Step LexSolver<Num>::repairSymbolic(State &state) {
  LexTableau<Num> &tableau = state.tableau;
  std::optional<unsigned> mixed;
  SmallVector<Num, 0> mixedPoint, point;
  SmallVector<Num, 32> values;
  for (unsigned i = tableau.getNumVariables(), e = tableau.getNumRows(); i < e;
       ++i) {
    if (tableau.isKnownNonNegative(i) || !isSymbolicRow(tableau, i))
      continue;
    contextRow(state, i, values);
    Sign sign = classify(state, i, point);
    if (sign == Sign::Unknown)
      return Step::Done;
    if (sign == Sign::Negative)
      return repairRow(state, i);
    if (sign == Sign::NonNegative) {
      tableau.setKnownNonNegative(i);
      continue;
    }
    if (!tableau.hasPositiveColumn(i)) {
      // The row cannot increase, so the symbols must make it nonnegative.
      restrict(state, values, point);
      tableau.setKnownNonNegative(i);
      continue;
    }
    if (mixed)
      continue;
    mixed = i;
    mixedPoint = point;
  }
  if (!mixed)
    return Step::Continue;
  // A restriction may have decided the sign, or excluded the point.
  Sign sign = classify(state, *mixed, mixedPoint);
  if (sign == Sign::Mixed)
    split(state, *mixed, mixedPoint);
  return sign == Sign::Unknown ? Step::Done : Step::Continue;
}

/// The symbols and the constant of a row of the tableau, in the columns of the context.
template <typename Num>
void LexSolver<Num>::contextRow(const State &state, unsigned row,
                                SmallVectorImpl<Num> &out) {
  const Num *symbols = state.tableau.symbolsOf(row);
  out.assign(symbols, symbols + state.tableau.getNumSymbols());
  out.push_back(state.tableau.row(row)[LexTableau<Num>::Constant]);
}

template <typename Num>
static void negateRow(SmallVectorImpl<Num> &row, bool &overflow) {
  for (Num &value : row)
    value = subNums(Num(0), value, overflow);
  row.back() = subNums(row.back(), Num(1), overflow);
}

template <typename Num>
static Num evaluate(ArrayRef<Num> row, ArrayRef<Num> point, bool &overflow) {
  Num sum = row.back();
  for (unsigned i = 0, e = point.size(); i < e; ++i)
    if (!isZero(row[i]))
      sum = addNums(sum, mulNums(row[i], point[i], overflow), overflow);
  return sum;
}

/// Whether `row` is at least a row of the context that has the same coefficients.
template <typename Num>
static bool followsFrom(const Matrix<Num> &rows, ArrayRef<Num> row) {
  for (unsigned i = 0, e = rows.getNumRows(); i < e; ++i)
    if (rows.getRow(i).drop_back() == row.drop_back() &&
        !(row.back() < rows.getRow(i).back()))
      return true;
  return false;
}

/// The sign of a row over the context. If Mixed, `otherPoint` is a point of the context at
/// which the sign is not that at its own point.
template <typename Num>
typename LexSolver<Num>::Sign
LexSolver<Num>::classify(State &state, unsigned row,
                         SmallVectorImpl<Num> &otherPoint) {
  if (!state.tableau.hasSymbols(row))
    return state.tableau.getConstantSign(row) < 0 ? Sign::Negative
                                                  : Sign::NonNegative;
  SmallVector<Num, 32> values;
  contextRow(state, row, values);
  if (followsFrom<Num>(state.context.ineqs, values))
    return Sign::NonNegative;
  bool isNegative =
      signOf(evaluate<Num>(values, state.context.point, overflow)) < 0;
  if (!isNegative)
    negateRow(values, overflow);
  Tri other = findPoint(state.context, values, otherPoint);
  if (other == Tri::Unknown || overflow)
    return Sign::Unknown;
  if (other == Tri::True)
    return Sign::Mixed;
  return isNegative ? Sign::Negative : Sign::NonNegative;
}

/// Finds a point of a context with one number type.
template <typename Num, typename From>
static Tri findPointAs(const LexContext<From> &context, ArrayRef<From> row,
                       Budget &budget, SmallVectorImpl<Num> &point,
                       bool &overflow) {
  EliminationProblem<Num> problem(context.getNumSymbols(),
                                  /*recordSteps=*/true);
  for (unsigned i = 0, e = context.eqs.getNumRows(); i < e; ++i)
    problem.template addEquality<From>(context.eqs.getRow(i));
  for (unsigned i = 0, e = context.ineqs.getNumRows(); i < e; ++i)
    problem.template addInequality<From>(context.ineqs.getRow(i));
  if (!row.empty())
    problem.template addInequality<From>(row);
  Elimination<Num> elimination(budget, /*wantSample=*/true);
  Tri result = elimination.findPoint(std::move(problem));
  overflow = elimination.hasOverflow();
  if (result == Tri::True)
    point.assign(elimination.getPoint().begin(), elimination.getPoint().end());
  return result;
}

/// Finds a point of the context at which `row`, if there is one, is nonnegative.
template <typename Num>
Tri LexSolver<Num>::findPoint(const LexContext<Num> &context, ArrayRef<Num> row,
                              SmallVectorImpl<Num> &point) {
  bool tooLarge = false;
  Tri result = findPointAs<Num>(context, row, budget, point, tooLarge);
  if (!tooLarge || std::is_same_v<Num, Wide>) {
    overflow |= tooLarge;
    return result;
  }
  // Only this search needs larger numbers, unless the point does not fit.
  SmallVector<Wide, 0> wide;
  result = findPointAs<Wide>(context, row, budget, wide, tooLarge);
  overflow |= tooLarge;
  if (result != Tri::True)
    return result;
  point.clear();
  for (const Wide &value : wide) {
    std::optional<int64_t> fitting = asCoefficient(value);
    overflow |= !fitting;
    point.push_back(Num(fitting.value_or(0)));
  }
  return result;
}

/// Restricts the context to `row >= 0`. `point` is a point at which the row has another sign
/// than at the context's point.
template <typename Num>
void LexSolver<Num>::restrict(State &state, ArrayRef<Num> row,
                              ArrayRef<Num> point) {
  state.context.ineqs.addRow(row);
  if (signOf(evaluate<Num>(row, state.context.point, overflow)) < 0)
    state.context.point.assign(point.begin(), point.end());
}

/// Continues with the values of symbols for which the row is negative, and later with the
/// others.
template <typename Num>
void LexSolver<Num>::split(State &state, unsigned row,
                           ArrayRef<Num> otherPoint) {
  // A state is copied; more of them than the budget allows would exhaust memory.
  uint64_t size = 16 * (state.tableau.getNumRows() + uint64_t(4));
  if (!budget.spend(size * RowCost<Num>))
    return;
  SmallVector<Num, 32> values;
  contextRow(state, row, values);
  states.push_back(state);
  restrict(states.back(), values, otherPoint);
  states.back().tableau.setKnownNonNegative(row);
  negateRow(values, overflow);
  restrict(state, values, otherPoint);
}

//===- Integrality --------------------------------------------------------===//

template <typename Num>
typename LexSolver<Num>::Step LexSolver<Num>::makeIntegral(State &state,
                                                           unsigned row) {
  LexTableau<Num> &tableau = state.tableau;
  const Num &divisor = tableau.row(row)[LexTableau<Num>::Denominator];
  const Num *symbols = tableau.symbolsOf(row);
  for (unsigned k = 0, e = tableau.getNumSymbols(); k < e; ++k)
    if (!isZero(floorRemainder(symbols[k], divisor)))
      return addSymbolicCut(state, row);
  // The sum of the columns, modulo the divisor, is at least a constant.
  tableau.addConstantCut(row);
  return Step::Continue;
}

/// Whether `dividend` is `divisor` times its quotient, a symbol, everywhere in the context.
template <typename Num>
Tri LexSolver<Num>::isMultiple(const LexContext<Num> &context,
                               ArrayRef<Num> dividend, const Num &divisor,
                               unsigned quotient) {
  SmallVector<Num, 32> rest(dividend);
  rest[quotient] = subNums(rest[quotient], divisor, overflow);
  rest.back() = subNums(rest.back(), Num(1), overflow);
  SmallVector<Num, 0> point;
  return !findPoint(context, rest, point);
}

/// Adds the cut sum (a_j mod d) column_j >= g mod d, where g is the negated symbolic part of
/// the row, with coefficients modulo d. g mod d is g - d * floor(g / d).
template <typename Num>
typename LexSolver<Num>::Step LexSolver<Num>::addSymbolicCut(State &state,
                                                             unsigned row) {
  LexTableau<Num> &tableau = state.tableau;
  Num divisor = tableau.row(row)[LexTableau<Num>::Denominator];
  SmallVector<Num, 32> remainder;
  contextRow(state, row, remainder);
  for (Num &value : remainder)
    value = floorRemainder(subNums(Num(0), value, overflow), divisor);
  std::optional<unsigned> quotient =
      state.context.findDivision(remainder, divisor);
  if (quotient) {
    // The context may already say that g is a multiple of d.
    Tri divides = isMultiple(state.context, remainder, divisor, *quotient);
    if (divides == Tri::Unknown)
      return Step::Done;
    if (divides == Tri::True) {
      makeRowIntegral(state, row, remainder, *quotient);
      return Step::Continue;
    }
  } else {
    quotient = tableau.getNumSymbols();
    state.context.addDivision(remainder, divisor, overflow);
    tableau.addSymbol();
    remainder.insert(remainder.end() - 1, Num(0));
  }
  unsigned numColumns = tableau.getNumColumns();
  constexpr unsigned First = LexTableau<Num>::First;
  SmallVector<Num, 32> cut(First + numColumns + tableau.getNumSymbols(),
                           Num(0));
  bool isConstant = true;
  for (unsigned j = 0; j < numColumns; ++j) {
    cut[First + j] = floorRemainder(tableau.row(row)[First + j], divisor);
    isConstant &= isZero(cut[First + j]);
  }
  if (!budget.spend(4 * RowCost<Num>))
    return Step::Done;
  if (isConstant) {
    makeRowIntegral(state, row, remainder, *quotient);
    return state.context.point.empty() ? Step::Done : Step::Continue;
  }
  cut[LexTableau<Num>::Denominator] = divisor;
  cut[LexTableau<Num>::Constant] = subNums(Num(0), remainder.back(), overflow);
  for (unsigned k = 0, e = tableau.getNumSymbols(); k < e; ++k)
    cut[First + numColumns + k] = subNums(Num(0), remainder[k], overflow);
  Num &factor = cut[First + numColumns + *quotient];
  factor = addNums(factor, divisor, overflow);
  tableau.addRawRow(cut);
  return Step::Continue;
}

/// For a row with columns that are multiples of its denominator d: restricts the symbols such
/// that g = d * quotient, and replaces the symbolic part p by p + g - d * quotient.
template <typename Num>
void LexSolver<Num>::makeRowIntegral(State &state, unsigned row,
                                     ArrayRef<Num> remainder,
                                     unsigned quotient) {
  LexTableau<Num> &tableau = state.tableau;
  Num *to = tableau.row(row);
  Num divisor = to[LexTableau<Num>::Denominator];
  SmallVector<Num, 32> equality(remainder);
  equality[quotient] = subNums(equality[quotient], divisor, overflow);
  Num *symbols = to + LexTableau<Num>::First + tableau.getNumColumns();
  for (unsigned k = 0, e = tableau.getNumSymbols(); k < e; ++k)
    symbols[k] = addNums(symbols[k], equality[k], overflow);
  Num &constant = to[LexTableau<Num>::Constant];
  constant = addNums(constant, equality.back(), overflow);
  Num value = evaluate<Num>(equality, state.context.point, overflow);
  state.context.eqs.addRow(equality);
  if (isZero(value))
    return;
  SmallVector<Num, 0> point;
  if (findPoint(state.context, {}, point) != Tri::True)
    point.clear();
  state.context.point = point;
}

template <typename Num> void LexSolver<Num>::finish(State &state) {
  LexTableau<Num> &tableau = state.tableau;
  unsigned size = tableau.getNumSymbols();
  LexPiece<Num> piece{state.context, Matrix<Num>(size + 1)};
  bool isBounded = true;
  for (unsigned i = 0; i < numOutputs; ++i)
    isBounded &= tableau.isBounded(i);
  for (unsigned i = 0; i < numOutputs && isBounded; ++i) {
    const Num &divisor = tableau.row(i)[LexTableau<Num>::Denominator];
    Num *to = piece.values.addRow();
    for (unsigned k = 0; k < size; ++k)
      to[k] = floorQuotient(tableau.symbolsOf(i)[k], divisor);
    to[size] =
        floorQuotient(tableau.row(i)[LexTableau<Num>::Constant], divisor);
  }
  pieces.push_back(std::move(piece));
}

namespace strata::presburger::detail {
template class LexSolver<int64_t>;
template class LexSolver<Wide>;
} // namespace strata::presburger::detail
