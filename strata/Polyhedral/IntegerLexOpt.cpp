// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of one IntegerRelation that are parametric integer programs: lexicographic optima of the
// range, and the replacement of locals by divisions.
#include "strata/Polyhedral/LexSolverDetail.h"
#include "strata/Polyhedral/PresburgerRelation.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::presburger::detail;

namespace {
/// A program over the columns of a relation, some of which are minimized.
struct LexProgram {
  const IntegerRelation &relation;
  /// The columns to be minimized, in order, and the others. The last `numDivs` of the others are
  /// locals that are divisions of them.
  SmallVector<unsigned, 16> vars, symbols;
  unsigned numDivs = 0;
  /// The first `numFlipped` variables are maximized.
  unsigned numFlipped = 0;
};
} // namespace

/// Whether the dividend of local `i` refers to chosen columns only.
static bool dependsOn(const IntegerRelation &relation, unsigned local,
                      ArrayRef<bool> chosen) {
  ArrayRef<int64_t> dividend = relation.getLocalDividend(local);
  for (unsigned i = 0, e = relation.getNumVars(); i < e; ++i)
    if (dividend[i] != 0 && !chosen[i])
      return false;
  return true;
}

/// Completes a program by locals: divisions of symbols are symbols, others are minimized last.
static void addLocals(LexProgram &program) {
  const IntegerRelation &relation = program.relation;
  unsigned first = relation.getSpace().getVarKindOffset(VarKind::Local);
  SmallVector<bool, 16> isSymbol(relation.getNumVars(), false);
  for (unsigned column : program.symbols)
    isSymbol[column] = true;
  for (unsigned i = 0, e = relation.getNumLocalVars(); i < e; ++i) {
    if (relation.getLocalDivisor(i) && dependsOn(relation, i, isSymbol)) {
      isSymbol[first + i] = true;
      program.symbols.push_back(first + i);
      ++program.numDivs;
    } else {
      program.vars.push_back(first + i);
    }
  }
}

static SmallVector<int64_t, 32> selectColumns(const LexProgram &program,
                                              ArrayRef<int64_t> row) {
  SmallVector<int64_t, 32> result;
  for (unsigned i = 0, e = program.vars.size(); i < e; ++i)
    result.push_back(i < program.numFlipped ? -row[program.vars[i]]
                                            : row[program.vars[i]]);
  for (unsigned column : program.symbols)
    result.push_back(row[column]);
  result.push_back(row.back());
  return result;
}

template <typename Num>
static bool solve(const LexProgram &program, LexSolver<Num> &solver,
                  unsigned numOutputs) {
  const IntegerRelation &relation = program.relation;
  for (unsigned i = 0, e = relation.getNumEqualities(); i < e; ++i)
    solver.addEquality(selectColumns(program, relation.getEquality(i)));
  for (unsigned i = 0, e = relation.getNumInequalities(); i < e; ++i)
    solver.addInequality(selectColumns(program, relation.getInequality(i)));
  unsigned first = relation.getSpace().getVarKindOffset(VarKind::Local);
  for (unsigned column :
       ArrayRef<unsigned>(program.symbols).take_back(program.numDivs))
    solver.declareDivision(
        selectColumns(program, relation.getLocalDividend(column - first)),
        relation.getLocalDivisor(column - first));
  return solver.run(numOutputs);
}

namespace {
/// Converts pieces to relations.
template <typename Num> class PieceConverter {
public:
  /// Symbol k of a piece becomes column `columns[k]` of the space; further ones become locals.
  PieceConverter(const PresburgerSpace &space, ArrayRef<unsigned> columns)
      : space(space), columns(columns.begin(), columns.end()) {}

  /// The context of a piece. std::nullopt if a number does not fit.
  std::optional<IntegerRelation> convertContext(const LexContext<Num> &context);
  /// Adds `column == value`, negated if `flip`. False if a number does not fit.
  bool addValue(IntegerRelation &relation, unsigned column, ArrayRef<Num> value,
                bool flip);

private:
  unsigned columnOf(unsigned symbol) const {
    return symbol < columns.size()
               ? columns[symbol]
               : space.getNumVars() + symbol - columns.size();
  }
  bool convertRow(ArrayRef<Num> row, unsigned numVars,
                  SmallVectorImpl<int64_t> &out);

  PresburgerSpace space;
  SmallVector<unsigned, 16> columns;
};
} // namespace

template <typename Num>
bool PieceConverter<Num>::convertRow(ArrayRef<Num> row, unsigned numVars,
                                     SmallVectorImpl<int64_t> &out) {
  out.assign(numVars + 1, 0);
  for (unsigned i = 0, e = row.size(); i < e; ++i) {
    std::optional<int64_t> value = asCoefficient(row[i]);
    if (!value)
      return false;
    if (*value != 0)
      out[i + 1 == e ? numVars : columnOf(i)] = *value;
  }
  return true;
}

template <typename Num>
std::optional<IntegerRelation>
PieceConverter<Num>::convertContext(const LexContext<Num> &context) {
  unsigned numSymbols = context.getNumSymbols();
  unsigned numDivs = context.divs.getNumRows();
  unsigned numNew = numSymbols - columns.size();
  IntegerRelation result(space);
  SmallVector<int64_t, 32> row;
  // All divisions are added in their order, also those that are columns of the space: these
  // are equal to new locals, which simplification merges.
  for (unsigned i = 0; i < numNew; ++i) {
    ArrayRef<Num> div = context.divs.getRow(numDivs - numNew + i);
    std::optional<int64_t> divisor = asCoefficient(div.front());
    if (!divisor)
      return std::nullopt;
    unsigned symbol = columns.size() + i;
    // The dividend refers to earlier symbols only.
    SmallVector<Num, 32> dividend(div.drop_front().take_front(symbol));
    dividend.push_back(div.back());
    if (!convertRow(dividend, result.getNumVars(), row))
      return std::nullopt;
    result.addLocalFloorDiv(row, *divisor);
  }
  for (unsigned i = 0, e = context.eqs.getNumRows(); i < e; ++i) {
    if (!convertRow(context.eqs.getRow(i), result.getNumVars(), row))
      return std::nullopt;
    result.addEquality(row);
  }
  for (unsigned i = 0, e = context.ineqs.getNumRows(); i < e; ++i) {
    if (!convertRow(context.ineqs.getRow(i), result.getNumVars(), row))
      return std::nullopt;
    result.addInequality(row);
  }
  return result;
}

template <typename Num>
bool PieceConverter<Num>::addValue(IntegerRelation &relation, unsigned column,
                                   ArrayRef<Num> value, bool flip) {
  SmallVector<int64_t, 32> row;
  if (!convertRow(value, relation.getNumVars(), row))
    return false;
  assert(row[column] == 0 && "value refers to itself");
  row[column] = flip ? 1 : -1;
  relation.addEquality(row);
  return true;
}

//===- Optima of the range ------------------------------------------------===//

/// Adds a piece to the result. False if a number does not fit.
template <typename Num>
static bool addPiece(const IntegerRelation &relation,
                     const LexPiece<Num> &piece, ArrayRef<unsigned> symbols,
                     bool isMax, SymbolicLexOpt &result) {
  PresburgerSpace space = relation.getSpace().getSpaceWithoutLocals();
  unsigned numDomain = space.getNumDomainVars();
  PieceConverter<Num> converter(space, symbols);
  std::optional<IntegerRelation> converted =
      converter.convertContext(piece.context);
  if (!converted)
    return false;
  if (piece.values.getNumRows() == 0 && space.getNumRangeVars() != 0) {
    IntegerRelation domain = converted->getDomainSet();
    result.unboundedDomain.addDisjunct(domain);
    return true;
  }
  for (unsigned i = 0, e = space.getNumRangeVars(); i < e; ++i)
    if (!converter.addValue(*converted, numDomain + i, piece.values.getRow(i),
                            isMax))
      return false;
  result.lexopt.addDisjunct(converted->simplify());
  return true;
}

template <typename Num>
static std::optional<SymbolicLexOpt>
findSymbolicOpt(const IntegerRelation &relation, bool isMax, Budget &budget,
                bool &overflow) {
  const PresburgerSpace &space = relation.getSpace();
  LexProgram program{relation, {}, {}, 0, 0};
  unsigned numRange = space.getNumRangeVars();
  unsigned firstRange = space.getVarKindOffset(VarKind::Range);
  for (unsigned i = 0, e = space.getNumDimAndSymbolVars(); i < e; ++i)
    (i >= firstRange && i < firstRange + numRange ? program.vars
                                                  : program.symbols)
        .push_back(i);
  program.numFlipped = isMax ? numRange : 0;
  SmallVector<unsigned, 16> symbols = program.symbols;
  addLocals(program);
  LexSolver<Num> solver(program.vars.size(), program.symbols.size(), budget);
  bool finished = solve(program, solver, numRange);
  overflow = solver.hasOverflow();
  if (!finished)
    return std::nullopt;
  SymbolicLexOpt result{PresburgerRelation(space),
                        PresburgerSet(space.getDomainSpace())};
  for (const LexPiece<Num> &piece : solver.getPieces())
    if (!addPiece(relation, piece, symbols, isMax, result))
      return std::nullopt;
  return result;
}

static std::optional<SymbolicLexOpt>
findSymbolicOpt(const IntegerRelation &relation, bool isMax, Budget &budget) {
  IntegerRelation simple = relation.simplify().findLocalDivs();
  bool overflow = false;
  auto result = findSymbolicOpt<int64_t>(simple, isMax, budget, overflow);
  return overflow ? findSymbolicOpt<Wide>(simple, isMax, budget, overflow)
                  : result;
}

std::optional<SymbolicLexOpt>
IntegerRelation::findSymbolicIntegerLexMin(Budget &budget) const {
  return findSymbolicOpt(*this, /*isMax=*/false, budget);
}

std::optional<SymbolicLexOpt>
IntegerRelation::findSymbolicIntegerLexMax(Budget &budget) const {
  return findSymbolicOpt(*this, /*isMax=*/true, budget);
}

//===- Divisions ----------------------------------------------------------===//

/// The values for which locals exist: their minima are functions of divisions.
template <typename Num>
static std::optional<PresburgerRelation>
replaceLocals(const IntegerRelation &relation, Budget &budget, bool &overflow) {
  const PresburgerSpace &space = relation.getSpace();
  LexProgram program{relation, {}, {}, 0, 0};
  for (unsigned i = 0, e = space.getNumDimAndSymbolVars(); i < e; ++i)
    program.symbols.push_back(i);
  SmallVector<unsigned, 16> symbols = program.symbols;
  addLocals(program);
  LexSolver<Num> solver(program.vars.size(), program.symbols.size(), budget);
  bool finished = solve(program, solver, 0);
  overflow = solver.hasOverflow();
  if (!finished)
    return std::nullopt;
  PresburgerRelation result(space);
  PieceConverter<Num> converter(space.getSpaceWithoutLocals(), symbols);
  for (const LexPiece<Num> &piece : solver.getPieces()) {
    auto converted = converter.convertContext(piece.context);
    if (!converted)
      return std::nullopt;
    // Simplification may lose the record of a division.
    IntegerRelation simple = converted->simplify().findLocalDivs();
    result.addDisjunct(simple.hasOnlyDivLocals() ? simple : *converted);
  }
  return result;
}

std::optional<PresburgerRelation>
IntegerRelation::computeReprWithOnlyDivLocals(Budget &budget) const {
  if (hasOnlyDivLocals())
    return PresburgerRelation(*this);
  IntegerRelation simple = simplify().findLocalDivs();
  if (simple.hasOnlyDivLocals())
    return PresburgerRelation(simple);
  bool overflow = false;
  auto result = replaceLocals<int64_t>(simple, budget, overflow);
  return overflow ? replaceLocals<Wide>(simple, budget, overflow) : result;
}
