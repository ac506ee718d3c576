// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Dependence/LoopLevels.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

/// Systems with more variables or constraints are not representable. Loop nests have a tenth.
static constexpr unsigned MaxVars = 128;
static constexpr size_t MaxRows = 1024;

FlatAffineValueConstraints::FlatAffineValueConstraints(unsigned numDims,
                                                       unsigned numSymbols,
                                                       ArrayRef<Value> values,
                                                       unsigned numLocals)
    : numDims(numDims), numSymbols(numSymbols), numLocals(numLocals),
      values(values.begin(), values.end()) {
  this->values.resize(numDims + numSymbols);
}

//===-- Variables ----------------------------------------------------------===//

std::optional<unsigned> FlatAffineValueConstraints::findVar(Value value) const {
  const Value *place = llvm::find(values, value);
  if (!value || place == values.end())
    return std::nullopt;
  return unsigned(place - values.begin());
}

void FlatAffineValueConstraints::insertColumn(unsigned pos) {
  for (Row &row : equalities)
    row.insert(row.begin() + pos, 0);
  for (Row &row : inequalities)
    row.insert(row.begin() + pos, 0);
  representable &= getNumVars() < MaxVars;
}

void FlatAffineValueConstraints::insertDimVar(unsigned pos, Value value) {
  insertColumn(pos);
  values.insert(values.begin() + pos, value);
  ++numDims;
}

void FlatAffineValueConstraints::insertSymbolVar(unsigned column, Value value) {
  insertColumn(column);
  values.insert(values.begin() + column, value);
  ++numSymbols;
}

void FlatAffineValueConstraints::swapVar(unsigned a, unsigned b) {
  for (Rows *rows : {&equalities, &inequalities})
    for (Row &row : *rows)
      std::swap(row[a], row[b]);
  std::swap(values[a], values[b]);
}

void FlatAffineValueConstraints::setDimSymbolSeparation(unsigned count) {
  numDims = getNumDimAndSymbolVars() - count;
  numSymbols = count;
}

void FlatAffineValueConstraints::mergeAndAlignVars(
    unsigned offset, FlatAffineValueConstraints &other) {
  for (unsigned pos = offset; pos < numDims; ++pos) {
    std::optional<unsigned> place = other.findVar(values[pos]);
    representable &= !place || *place < other.numDims;
    if (place)
      other.swapVar(pos, *place);
    else
      other.insertDimVar(pos, values[pos]);
  }
  for (unsigned pos = numDims; pos < other.numDims; ++pos)
    appendDimVar(other.values[pos]);
  for (unsigned i = 0; i < numSymbols; ++i) {
    unsigned pos = other.numDims + i;
    Value value = values[numDims + i];
    std::optional<unsigned> place = other.findVar(value);
    representable &= !place || *place >= other.numDims;
    if (place)
      other.swapVar(pos, *place);
    else
      other.insertSymbolVar(pos, value);
  }
  for (unsigned i = numSymbols; i < other.numSymbols; ++i)
    appendSymbolVar(other.values[other.numDims + i]);
}

void FlatAffineValueConstraints::convertLoopIVSymbolsToDims() {
  for (unsigned pos = numDims; pos < getNumDimAndSymbolVars(); ++pos) {
    if (!values[pos] || !isAffineInductionVar(values[pos]))
      continue;
    for (Rows *rows : {&equalities, &inequalities})
      for (Row &row : *rows)
        std::rotate(row.begin() + numDims, row.begin() + pos,
                    row.begin() + pos + 1);
    std::rotate(values.begin() + numDims, values.begin() + pos,
                values.begin() + pos + 1);
    ++numDims;
    --numSymbols;
  }
}

//===-- Rows ---------------------------------------------------------------===//

void FlatAffineValueConstraints::addRow(Rows &rows, Row row) {
  assert(row.size() == getNumCols() && "one coefficient for each variable");
  representable &= rows.size() < MaxRows;
  rows.push_back(std::move(row));
}

void FlatAffineValueConstraints::clearConstraints() {
  equalities.clear();
  inequalities.clear();
}

void FlatAffineValueConstraints::addBound(BoundType type, unsigned pos,
                                          int64_t value) {
  Row row(getNumCols(), 0);
  bool isUpper = type == BoundType::UB;
  row[pos] = isUpper ? -1 : 1;
  row.back() = value;
  if (!isUpper && llvm::SubOverflow(int64_t(0), value, row.back()))
    representable = false;
  addRow(type == BoundType::EQ ? equalities : inequalities, std::move(row));
}

FlatAffineValueConstraints::Row
FlatAffineValueConstraints::combine(const Row &row, int64_t factor,
                                    const Row &other, int64_t otherFactor) {
  Row result(row.size());
  for (auto [sum, left, right] : llvm::zip_equal(result, row, other)) {
    int64_t a, b;
    if (llvm::MulOverflow(left, factor, a) ||
        llvm::MulOverflow(right, otherFactor, b) ||
        llvm::AddOverflow(a, b, sum))
      representable = false;
  }
  return result;
}

//===-- Expressions --------------------------------------------------------===//

std::optional<unsigned>
FlatAffineValueConstraints::addLocalFloorDiv(Row dividend, int64_t divisor) {
  unsigned column = getNumVars();
  insertColumn(column);
  ++numLocals;
  dividend.insert(dividend.begin() + column, -divisor);
  Row quotient(getNumCols(), 0);
  Row room = combine(dividend, -1, quotient, 0);
  if (llvm::AddOverflow(room.back(), divisor - 1, room.back()))
    representable = false;
  addInequality(std::move(dividend));
  addInequality(std::move(room));
  if (!representable)
    return std::nullopt;
  return column;
}

/// Expressions with more nodes are not flattened.
static constexpr size_t MaxNodes = 4096;

FlatAffineValueConstraints::Row
FlatAffineValueConstraints::extend(Row row) const {
  row.insert(row.end() - 1, getNumCols() - row.size(), 0);
  return row;
}

std::optional<FlatAffineValueConstraints::Row>
FlatAffineValueConstraints::flattenProduct(AffineExpr expr, const Row &lhs) {
  // A factor or divisor is a constant on the right.
  AffineExpr rhs = expr.getRHS();
  if (!rhs.isConstant())
    return std::nullopt;
  AffineExprKind kind = expr.getKind();
  int64_t number = rhs.getValue();
  if (kind == AffineExprKind::Mul)
    return combine(lhs, number, lhs, 0);
  if (number <= 0)
    return std::nullopt;
  Row dividend = lhs;
  if (kind == AffineExprKind::CeilDiv &&
      llvm::AddOverflow(dividend.back(), number - 1, dividend.back()))
    representable = false;
  std::optional<unsigned> quotient = addLocalFloorDiv(dividend, number);
  if (!quotient)
    return std::nullopt;
  Row row(getNumCols(), 0);
  row[*quotient] = 1;
  if (kind == AffineExprKind::Mod)
    row = combine(extend(lhs), 1, row, -number);
  return row;
}

std::optional<FlatAffineValueConstraints::Row>
FlatAffineValueConstraints::flatten(AffineExpr expr, unsigned numMapDims,
                                    ArrayRef<unsigned> columns) {
  // Rows are extended when locals are added after them.
  llvm::SmallDenseMap<AffineExpr, Row, 4> known;
  auto get = [&](AffineExpr part) { return extend(known.lookup(part)); };
  auto visit = [&](AffineExpr node) -> WalkResult {
    std::optional<Row> row = Row(getNumCols(), 0);
    AffineExprKind kind = node.getKind();
    if (kind == AffineExprKind::Constant) {
      row->back() = node.getValue();
    } else if (!node.isBinary()) {
      unsigned first = kind == AffineExprKind::SymbolId ? numMapDims : 0;
      (*row)[columns[first + unsigned(node.getValue())]] = 1;
    } else if (kind == AffineExprKind::Add) {
      row = combine(get(node.getLHS()), 1, get(node.getRHS()), 1);
    } else {
      row = flattenProduct(node, get(node.getLHS()));
    }
    if (!row || !representable || known.size() >= MaxNodes)
      return WalkResult::interrupt();
    known[node] = std::move(*row);
    return WalkResult::advance();
  };
  if (expr.walk(visit).wasInterrupted())
    return std::nullopt;
  return get(expr);
}

std::optional<SmallVector<unsigned, 8>>
FlatAffineValueConstraints::findColumns(ArrayRef<Value> operands) const {
  SmallVector<unsigned, 8> columns;
  for (Value operand : operands) {
    std::optional<unsigned> column = findVar(operand);
    if (!column)
      return std::nullopt;
    columns.push_back(*column);
  }
  return columns;
}

LogicalResult FlatAffineValueConstraints::addBound(BoundType type, unsigned pos,
                                                   AffineMap map,
                                                   ArrayRef<Value> operands) {
  Value value = values[pos];
  SmallVector<Value> inputs(operands);
  fullyComposeAffineMapAndOperands(&map, &inputs);
  map = simplifyAffineMap(map);
  canonicalizeMapAndOperands(&map, &inputs);
  for (Value input : inputs)
    if (failed(addInductionVarOrTerminalSymbol(input)))
      return failure();
  if (value)
    pos = *findVar(value);
  std::optional<SmallVector<unsigned, 8>> columns = findColumns(inputs);
  SmallVector<Row, 2> rows;
  for (AffineExpr result : map.getResults()) {
    std::optional<Row> row = flatten(result, map.getNumDims(), *columns);
    if (!row)
      return failure();
    rows.push_back(std::move(*row));
  }
  for (Row &row : rows) {
    row = extend(std::move(row));
    if (row[pos] != 0)
      continue;
    bool isUpper = type == BoundType::UB;
    Row bound = combine(row, isUpper ? 1 : -1, row, 0);
    bound[pos] = isUpper ? -1 : 1;
    if (isUpper && llvm::SubOverflow(bound.back(), int64_t(1), bound.back()))
      representable = false;
    addRow(type == BoundType::EQ ? equalities : inequalities, std::move(bound));
  }
  return success(representable);
}

LogicalResult FlatAffineValueConstraints::composeMap(AffineMap map,
                                                     ArrayRef<Value> operands) {
  unsigned count = map.getNumResults();
  for (unsigned i = 0; i < count; ++i)
    insertDimVar(0);
  std::optional<SmallVector<unsigned, 8>> columns = findColumns(operands);
  if (!columns)
    return failure();
  SmallVector<Row, 4> rows;
  for (AffineExpr result : map.getResults()) {
    std::optional<Row> row = flatten(result, map.getNumDims(), *columns);
    if (!row)
      return failure();
    rows.push_back(std::move(*row));
  }
  for (auto [i, row] : llvm::enumerate(rows)) {
    row = extend(std::move(row));
    Row equality = combine(row, -1, row, 0);
    equality[i] = 1;
    addEquality(std::move(equality));
  }
  return success(representable);
}

//===-- Loops --------------------------------------------------------------===//

LogicalResult
FlatAffineValueConstraints::addInductionVarOrTerminalSymbol(Value value) {
  if (findVar(value))
    return success();
  if (!representable || value.getDefiningOp<AffineApplyOp>() ||
      (!isValidSymbol(value) && !isAffineInductionVar(value)))
    return failure();
  if (AffineForOp loop = getForInductionVarOwner(value)) {
    appendDimVar(value);
    return addAffineForOpDomain(loop);
  }
  if (AffineParallelOp loop = getAffineParallelInductionVarOwner(value)) {
    // The domain has all variables of the loop.
    for (Value variable : loop.getIVs())
      if (!findVar(variable))
        appendDimVar(variable);
    return addAffineParallelOpDomain(loop);
  }
  appendSymbolVar(value);
  if (std::optional<int64_t> constant = getConstantIntValue(value))
    addBound(BoundType::EQ, *findVar(value), *constant);
  return success();
}

LogicalResult
FlatAffineValueConstraints::addAffineForOpDomain(AffineForOp loop) {
  std::optional<unsigned> pos = findVar(loop.getInductionVar());
  int64_t step = loop.getStepAsInt();
  if (!pos || step <= 0)
    return failure();
  if (loop.hasConstantLowerBound()) {
    int64_t lower = loop.getConstantLowerBound();
    if (step != 1) {
      Row distance(getNumCols(), 0);
      distance[*pos] = 1;
      if (llvm::SubOverflow(int64_t(0), lower, distance.back()))
        return failure();
      std::optional<unsigned> count = addLocalFloorDiv(distance, step);
      if (!count)
        return failure();
      distance.insert(distance.begin() + *count, -step);
      addEquality(std::move(distance));
    }
    addBound(BoundType::LB, *pos, lower);
  } else if (failed(
                 addBound(BoundType::LB, *pos, loop.getLowerBoundMap(),
                          SmallVector<Value>(loop.getLowerBoundOperands())))) {
    return failure();
  }
  pos = findVar(loop.getInductionVar());
  if (!loop.hasConstantUpperBound())
    return addBound(BoundType::UB, *pos, loop.getUpperBoundMap(),
                    SmallVector<Value>(loop.getUpperBoundOperands()));
  int64_t last;
  if (llvm::SubOverflow(loop.getConstantUpperBound(), int64_t(1), last))
    return failure();
  addBound(BoundType::UB, *pos, last);
  return success(representable);
}

LogicalResult
FlatAffineValueConstraints::addAffineParallelOpDomain(AffineParallelOp loop) {
  SmallVector<Value> operands(loop.getMapOperands());
  ArrayRef<Value> all(operands);
  for (auto [i, variable] : llvm::enumerate(loop.getIVs())) {
    std::optional<ParallelBounds> bounds = getParallelBounds(loop, unsigned(i));
    std::optional<unsigned> pos = findVar(variable);
    if (!pos || !bounds)
      return failure();
    unsigned numLower = bounds->lower.getNumInputs();
    if (failed(addBound(BoundType::LB, *pos, bounds->lower,
                        all.take_front(numLower))))
      return failure();
    pos = findVar(variable);
    if (failed(addBound(BoundType::UB, *pos, bounds->upper,
                        all.drop_front(numLower))))
      return failure();
  }
  return success();
}

presburger::IntegerRelation FlatAffineValueConstraints::getAsRelation() const {
  presburger::IntegerRelation relation(presburger::PresburgerSpace::getSetSpace(
      getNumDimAndSymbolVars(), 0, numLocals));
  for (const Row &row : equalities)
    relation.addEquality(row);
  for (const Row &row : inequalities)
    relation.addInequality(row);
  return relation;
}
