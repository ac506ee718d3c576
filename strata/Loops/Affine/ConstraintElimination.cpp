// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elimination of variables: by an equality where there is one (Gauss), otherwise by combining each
// lower with each upper bound (Fourier and Motzkin).
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::affine;

using Row = FlatAffineValueConstraints::Row;

static uint64_t getAbs(int64_t value) {
  return value < 0 ? 0 - uint64_t(value) : uint64_t(value);
}

static uint64_t getGCD(ArrayRef<int64_t> row) {
  uint64_t factor = 0;
  for (int64_t value : row) {
    factor = std::gcd(factor, getAbs(value));
    if (factor == 1)
      break;
  }
  return factor;
}

static void divideByGCD(Row &row) {
  uint64_t factor = getGCD(row);
  if (factor <= 1 || factor > uint64_t(INT64_MAX))
    return;
  for (int64_t &value : row)
    value /= int64_t(factor);
}

void FlatAffineValueConstraints::normalizeConstraintsByGCD() {
  llvm::for_each(equalities, divideByGCD);
  llvm::for_each(inequalities, divideByGCD);
}

/// Divides inequalities by the common factor of coefficients, and rounds the constant.
void FlatAffineValueConstraints::gcdTightenInequalities() {
  for (Row &row : inequalities) {
    uint64_t factor = getGCD(ArrayRef(row).drop_back());
    if (factor <= 1 || factor > uint64_t(INT64_MAX))
      continue;
    for (int64_t &value : MutableArrayRef(row).drop_back())
      value /= int64_t(factor);
    row.back() = llvm::divideFloorSigned(row.back(), int64_t(factor));
  }
}

void FlatAffineValueConstraints::removeVarRange(unsigned start,
                                                unsigned limit) {
  for (Rows *rows : {&equalities, &inequalities})
    for (Row &row : *rows)
      row.erase(row.begin() + start, row.begin() + limit);
  for (unsigned pos = start; pos < limit; ++pos) {
    if (start < numDims)
      --numDims;
    else if (start < getNumDimAndSymbolVars())
      --numSymbols;
    else
      --numLocals;
    if (start < values.size())
      values.erase(values.begin() + start);
  }
}

std::optional<size_t>
FlatAffineValueConstraints::findEqualityWith(unsigned column) const {
  for (auto [i, row] : llvm::enumerate(equalities))
    if (row[column] != 0)
      return i;
  return std::nullopt;
}

/// Removes the variable if an equality has it, or if no constraint has it.
bool FlatAffineValueConstraints::eliminateByEquality(unsigned column) {
  std::optional<size_t> found = findEqualityWith(column);
  if (!found) {
    if (llvm::any_of(inequalities,
                     [&](const Row &row) { return row[column] != 0; }))
      return false;
    removeVarRange(column, column + 1);
    return true;
  }
  eliminateByRow(column, *found);
  gcdTightenInequalities();
  return true;
}

/// Substitutes the variable by the sum that the equality gives, and removes both.
void FlatAffineValueConstraints::eliminateByRow(unsigned column,
                                                size_t equality) {
  Row pivot = std::move(equalities[equality]);
  equalities.erase(equalities.begin() + ptrdiff_t(equality));
  auto eliminateFrom = [&](Row &row) {
    int64_t lead = row[column], factor = pivot[column];
    if (lead == 0)
      return;
    uint64_t common = std::gcd(getAbs(lead), getAbs(factor));
    if (getAbs(lead) > uint64_t(INT64_MAX) ||
        getAbs(factor) > uint64_t(INT64_MAX)) {
      representable = false;
      return;
    }
    auto rowFactor = int64_t(getAbs(factor) / common);
    auto pivotFactor = int64_t(getAbs(lead) / common);
    if ((lead > 0) == (factor > 0))
      pivotFactor = -pivotFactor;
    row = combine(row, rowFactor, pivot, pivotFactor);
    divideByGCD(row);
  };
  llvm::for_each(equalities, eliminateFrom);
  llvm::for_each(inequalities, eliminateFrom);
  removeVarRange(column, column + 1);
}

void FlatAffineValueConstraints::fourierMotzkinEliminate(unsigned column) {
  if (!representable || eliminateByEquality(column))
    return;
  gcdTightenInequalities();
  Rows old;
  std::swap(old, inequalities);
  for (const Row &upper : old) {
    if (upper[column] >= 0)
      continue;
    for (const Row &lower : old) {
      if (lower[column] <= 0 || !representable)
        continue;
      uint64_t common = std::gcd(getAbs(upper[column]), getAbs(lower[column]));
      auto upperFactor = int64_t(uint64_t(lower[column]) / common);
      auto lowerFactor = int64_t(getAbs(upper[column]) / common);
      addInequality(combine(upper, upperFactor, lower, lowerFactor));
    }
  }
  for (Row &row : old)
    if (row[column] == 0)
      addInequality(std::move(row));
  removeVarRange(column, column + 1);
  removeTrivialRedundancy();
}

/// The variable that gives the fewest new constraints, the first one of several.
unsigned
FlatAffineValueConstraints::getBestVarToEliminate(unsigned start,
                                                  unsigned limit) const {
  unsigned best = start;
  size_t least = SIZE_MAX;
  for (unsigned pos = start; pos < limit; ++pos) {
    size_t numLower = 0, numUpper = 0;
    for (const Row &row : inequalities) {
      numLower += row[pos] > 0;
      numUpper += row[pos] < 0;
    }
    if (numLower * numUpper < least) {
      least = numLower * numUpper;
      best = pos;
    }
  }
  return best;
}

void FlatAffineValueConstraints::projectOut(unsigned pos, unsigned count) {
  if (count == 0)
    return;
  gcdTightenInequalities();
  unsigned current = pos, remaining = 0;
  for (unsigned i = 0; i < count; ++i) {
    if (eliminateByEquality(current))
      continue;
    ++current;
    ++remaining;
  }
  for (; remaining > 0; --remaining)
    fourierMotzkinEliminate(getBestVarToEliminate(pos, pos + remaining));
  gcdTightenInequalities();
  normalizeConstraintsByGCD();
}

void FlatAffineValueConstraints::projectOut(Value value) {
  std::optional<unsigned> pos = findVar(value);
  assert(pos && "the value has a variable");
  fourierMotzkinEliminate(*pos);
}

void FlatAffineValueConstraints::constantFoldVarRange(unsigned pos,
                                                      unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    std::optional<size_t> found = findEqualityToConstant(pos, false);
    if (found)
      eliminateByEquality(pos);
    else
      ++pos;
  }
}

void FlatAffineValueConstraints::removeRedundantLocalVars() {
  auto findLocal = [&]() -> std::optional<unsigned> {
    for (const Row &row : equalities)
      for (unsigned column = getNumDimAndSymbolVars(); column < getNumVars();
           ++column)
        if (row[column] == 1 || row[column] == -1)
          return column;
    return std::nullopt;
  };
  llvm::for_each(equalities, divideByGCD);
  while (std::optional<unsigned> local = findLocal()) {
    // The first equality with the factor is used.
    size_t row = 0;
    while (std::abs(equalities[row][*local]) != 1)
      ++row;
    eliminateByRow(*local, row);
  }
}

bool FlatAffineValueConstraints::isEmpty() const {
  FlatAffineValueConstraints cst(*this);
  auto isContradiction = [&] {
    auto isUnsolvable = [](const Row &row) {
      uint64_t factor = getGCD(ArrayRef(row).drop_back());
      return factor == 0 ? row.back() != 0 : getAbs(row.back()) % factor != 0;
    };
    auto isNegative = [](const Row &row) {
      return row.back() < 0 && getGCD(ArrayRef(row).drop_back()) == 0;
    };
    return llvm::any_of(cst.equalities, isUnsolvable) ||
           llvm::any_of(cst.inequalities, isNegative);
  };
  for (unsigned pos = 0; pos < cst.getNumVars();) {
    if (isContradiction())
      return true;
    if (!cst.eliminateByEquality(pos))
      ++pos;
  }
  while (cst.getNumVars() != 0 && cst.representable && !isContradiction())
    cst.fourierMotzkinEliminate(cst.getBestVarToEliminate(0, cst.getNumVars()));
  return cst.representable && isContradiction();
}

//===-- Redundancy ---------------------------------------------------------===//

void FlatAffineValueConstraints::removeTrivialRedundancy() {
  gcdTightenInequalities();
  normalizeConstraintsByGCD();
  // The stronger one of constraints with the same coefficients stays.
  llvm::SmallVector<bool, 32> isRedundant(inequalities.size(), false);
  for (size_t i = 0; i < inequalities.size(); ++i) {
    const Row &row = inequalities[i];
    ArrayRef<int64_t> coefficients = ArrayRef(row).drop_back();
    isRedundant[i] =
        row.back() >= 0 &&
        llvm::all_of(coefficients, [](int64_t value) { return value == 0; });
    for (size_t k = 0; k < i && !isRedundant[i]; ++k) {
      const Row &other = inequalities[k];
      if (isRedundant[k] || ArrayRef(other).drop_back() != coefficients)
        continue;
      isRedundant[other.back() > row.back() ? k : i] = true;
      break;
    }
  }
  size_t next = 0;
  for (size_t i = 0; i < inequalities.size(); ++i) {
    if (isRedundant[i])
      continue;
    if (next != i)
      inequalities[next] = std::move(inequalities[i]);
    ++next;
  }
  inequalities.resize(next);
}

void FlatAffineValueConstraints::removeRedundantInequalities() {
  presburger::Budget budget;
  for (size_t i = 0; i < inequalities.size();) {
    Row row = std::move(inequalities[i]);
    inequalities.erase(inequalities.begin() + ptrdiff_t(i));
    Row complement = combine(row, -1, row, 0);
    bool fits =
        !llvm::SubOverflow(complement.back(), int64_t(1), complement.back());
    if (representable && fits &&
        getAsRelation().isIntegerEmptyWith(complement, budget) ==
            presburger::Tri::True)
      continue;
    inequalities.insert(inequalities.begin() + ptrdiff_t(i), std::move(row));
    ++i;
  }
}
