// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/IntegerRelation.h"

using namespace strata;
using namespace strata::presburger;

IntegerRelation IntegerRelation::getEmpty(const PresburgerSpace &space) {
  IntegerRelation result(space.getSpaceWithoutLocals());
  result.eqs.addRow()[result.getNumVars()] = 1;
  return result;
}

bool IntegerRelation::hasOnlyDivLocals() const {
  for (unsigned i = 0, e = getNumLocalVars(); i < e; ++i)
    if (getLocalDivisor(i) == 0)
      return false;
  return true;
}

//===- Construction -------------------------------------------------------===//

unsigned IntegerRelation::addLocal() {
  unsigned position = getNumVars();
  eqs.insertColumns(position, 1);
  ineqs.insertColumns(position, 1);
  divs.insertColumns(position + 1, 1);
  divs.addRow();
  space = space.withLocals(getNumLocalVars() + 1);
  return position;
}

unsigned IntegerRelation::addLocalFloorDiv(ArrayRef<int64_t> dividend,
                                           int64_t divisor) {
  assert(divisor > 0 && "divisor must be positive");
  SmallVector<int64_t, 16> row(dividend);
  unsigned position = addLocal();
  row.insert(row.end() - 1, 0);
  int64_t *div = divs.row(getNumLocalVars() - 1);
  div[0] = divisor;
  std::copy(row.begin(), row.end(), div + 1);
  row[position] = -divisor;
  ineqs.addRow(row);
  for (int64_t &value : row)
    value = -value;
  row.back() += divisor - 1;
  ineqs.addRow(row);
  return position;
}

unsigned IntegerRelation::addLocalModulo(ArrayRef<int64_t> dividend,
                                         int64_t divisor) {
  unsigned quotient = addLocalFloorDiv(dividend, divisor);
  unsigned position = addLocal();
  // remainder == dividend - divisor * quotient
  SmallVector<int64_t, 16> row(dividend);
  row.insert(row.end() - 1, {-divisor, -1});
  eqs.addRow(row);
  // The remainder is a division by 1.
  int64_t *div = divs.row(getNumLocalVars() - 1);
  div[0] = 1;
  row[position] = 0;
  std::copy(row.begin(), row.end(), div + 1);
  assert(row[quotient] == -divisor && "quotient at another position");
  (void)quotient;
  return position;
}

void IntegerRelation::addBound(bool isLower, unsigned position, int64_t value) {
  int64_t *row = ineqs.addRow();
  row[position] = isLower ? 1 : -1;
  row[getNumVars()] = isLower ? -value : value;
}

void IntegerRelation::setEqual(unsigned position, int64_t value) {
  int64_t *row = eqs.addRow();
  row[position] = 1;
  row[getNumVars()] = -value;
}

bool IntegerRelation::isObviouslyEmpty() const {
  unsigned numVars = getNumVars();
  auto isConstant = [&](ArrayRef<int64_t> row) {
    return llvm::all_of(row.take_front(numVars),
                        [](int64_t value) { return value == 0; });
  };
  for (unsigned i = 0, e = getNumEqualities(); i < e; ++i)
    if (eqs.at(i, numVars) != 0 && isConstant(getEquality(i)))
      return true;
  for (unsigned i = 0, e = getNumInequalities(); i < e; ++i)
    if (ineqs.at(i, numVars) < 0 && isConstant(getInequality(i)))
      return true;
  return false;
}

//===- Columns ------------------------------------------------------------===//

IntegerRelation IntegerRelation::remap(const PresburgerSpace &newSpace,
                                       ArrayRef<unsigned> newColumns) const {
  IntegerRelation result(newSpace);
  unsigned numVars = getNumVars(), newVars = newSpace.getNumVars();
  auto move = [&](const int64_t *from, int64_t *to) {
    for (unsigned i = 0; i < numVars; ++i)
      to[newColumns[i]] = from[i];
    to[newVars] = from[numVars];
  };
  result.eqs.reserveRows(getNumEqualities());
  result.ineqs.reserveRows(getNumInequalities());
  for (unsigned i = 0, e = getNumEqualities(); i < e; ++i)
    move(eqs.row(i), result.eqs.addRow());
  for (unsigned i = 0, e = getNumInequalities(); i < e; ++i)
    move(ineqs.row(i), result.ineqs.addRow());
  unsigned offset = space.getVarKindOffset(VarKind::Local);
  unsigned newOffset = newSpace.getVarKindOffset(VarKind::Local);
  for (unsigned i = 0, e = getNumLocalVars(); i < e; ++i) {
    if (newColumns[offset + i] < newOffset || getLocalDivisor(i) == 0)
      continue;
    int64_t *div = result.divs.row(newColumns[offset + i] - newOffset);
    div[0] = getLocalDivisor(i);
    move(divs.row(i) + 1, div + 1);
  }
  return result;
}

/// Appends `count` consecutive columns to a map of columns.
static void appendColumns(SmallVectorImpl<unsigned> &columns, unsigned first,
                          unsigned count) {
  for (unsigned i = 0; i < count; ++i)
    columns.push_back(first + i);
}

void IntegerRelation::appendConstraints(const IntegerRelation &other) {
  for (unsigned i = 0, e = other.getNumEqualities(); i < e; ++i)
    eqs.addRow(other.getEquality(i));
  for (unsigned i = 0, e = other.getNumInequalities(); i < e; ++i)
    ineqs.addRow(other.getInequality(i));
  for (unsigned i = 0, e = other.getNumLocalVars(); i < e; ++i)
    if (other.getLocalDivisor(i))
      std::copy_n(other.divs.row(i), divs.getNumColumns(), divs.row(i));
}

IntegerRelation IntegerRelation::intersect(const IntegerRelation &other) const {
  assert(space.isCompatible(other.space) && "sets of different spaces");
  if (getNumLocalVars() == 0 && other.getNumLocalVars() == 0) {
    IntegerRelation result = *this;
    result.appendConstraints(other);
    return result;
  }
  PresburgerSpace merged =
      space.withLocals(getNumLocalVars() + other.getNumLocalVars());
  SmallVector<unsigned, 16> columns;
  appendColumns(columns, 0, getNumVars());
  IntegerRelation result = remap(merged, columns);
  columns.truncate(space.getNumDimAndSymbolVars());
  appendColumns(columns, getNumVars(), other.getNumLocalVars());
  result.appendConstraints(other.remap(merged, columns));
  return result;
}

IntegerRelation
IntegerRelation::intersectDomain(const IntegerRelation &set) const {
  assert(set.getSpace().isCompatible(space.getDomainSpace()));
  PresburgerSpace target = space.withLocals(set.getNumLocalVars());
  SmallVector<unsigned, 16> columns;
  appendColumns(columns, 0, space.getNumDomainVars());
  appendColumns(columns, space.getNumDimVars(),
                space.getNumSymbolVars() + set.getNumLocalVars());
  return intersect(set.remap(target, columns));
}

IntegerRelation
IntegerRelation::intersectRange(const IntegerRelation &set) const {
  return inverse().intersectDomain(set).inverse();
}

IntegerRelation IntegerRelation::inverse() const {
  SmallVector<unsigned, 16> columns;
  appendColumns(columns, space.getNumRangeVars(), space.getNumDomainVars());
  appendColumns(columns, 0, space.getNumRangeVars());
  appendColumns(columns, space.getNumDimVars(),
                space.getNumSymbolVars() + getNumLocalVars());
  return remap(space.getInverse(), columns);
}

IntegerRelation IntegerRelation::compose(const IntegerRelation &other) const {
  unsigned numShared = space.getNumRangeVars();
  assert(numShared == other.space.getNumDomainVars() &&
         space.getNumSymbolVars() == other.space.getNumSymbolVars() &&
         "relations that cannot be composed");
  unsigned numDomain = space.getNumDomainVars();
  unsigned numRange = other.space.getNumRangeVars();
  unsigned numSymbols = space.getNumSymbolVars();
  // The locals are the shared variables, those of this, and those of `other`.
  PresburgerSpace target = PresburgerSpace::getRelationSpace(
      numDomain, numRange, numSymbols,
      numShared + getNumLocalVars() + other.getNumLocalVars());
  unsigned symbols = numDomain + numRange, shared = symbols + numSymbols;
  SmallVector<unsigned, 16> columns;
  appendColumns(columns, 0, numDomain);
  appendColumns(columns, shared, numShared);
  appendColumns(columns, symbols, numSymbols);
  appendColumns(columns, shared + numShared, getNumLocalVars());
  IntegerRelation result = remap(target, columns);
  columns.clear();
  appendColumns(columns, shared, numShared);
  appendColumns(columns, numDomain, numRange);
  appendColumns(columns, symbols, numSymbols);
  appendColumns(columns, shared + numShared + getNumLocalVars(),
                other.getNumLocalVars());
  result.appendConstraints(other.remap(target, columns));
  return result.simplify();
}

IntegerRelation IntegerRelation::projectOut(VarKind kind, unsigned position,
                                            unsigned count) const {
  unsigned first = space.getVarKindOffset(kind) + position;
  unsigned counts[4];
  for (VarKind each :
       {VarKind::Domain, VarKind::Range, VarKind::Symbol, VarKind::Local})
    counts[unsigned(each)] = space.getNumVarKind(each);
  counts[unsigned(kind)] -= count;
  // The new locals come first, since divisions may refer to them.
  counts[unsigned(VarKind::Local)] += count;
  PresburgerSpace target = PresburgerSpace::getRelationSpace(
      counts[0], counts[1], counts[2], counts[3]);
  unsigned locals = target.getVarKindOffset(VarKind::Local);
  SmallVector<unsigned, 16> columns;
  for (unsigned i = 0, e = getNumVars(); i < e; ++i) {
    if (i < first)
      columns.push_back(i);
    else if (i < first + count)
      columns.push_back(locals + i - first);
    else
      columns.push_back(i < space.getVarKindOffset(VarKind::Local) ? i - count
                                                                   : i);
  }
  return remap(target, columns).simplify();
}

IntegerRelation IntegerRelation::getDomainSet() const {
  return inverse().projectOut(VarKind::Domain, 0, space.getNumRangeVars());
}

IntegerRelation IntegerRelation::getRangeSet() const {
  return projectOut(VarKind::Domain, 0, space.getNumDomainVars());
}

IntegerRelation IntegerRelation::getDomainRangeSet() const {
  IntegerRelation result = *this;
  result.space = PresburgerSpace::getSetSpace(
      space.getNumDimVars(), space.getNumSymbolVars(), getNumLocalVars());
  return result;
}
