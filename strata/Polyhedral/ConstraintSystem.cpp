// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/ConstraintSystem.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::presburger;

/// `a + factor * b`; std::nullopt if it does not fit.
static std::optional<int64_t> addMultiple(int64_t a, int64_t b,
                                          int64_t factor) {
  int64_t product, sum;
  if (llvm::MulOverflow(b, factor, product) ||
      llvm::AddOverflow(a, product, sum))
    return std::nullopt;
  return sum;
}

std::optional<LinearSum> LinearSum::plus(const LinearSum &other,
                                         int64_t factor) const {
  std::optional<int64_t> number = addMultiple(constant, other.constant, factor);
  if (!number)
    return std::nullopt;
  LinearSum result(*number);
  const auto *left = terms.begin(), *right = other.terms.begin();
  while (left != terms.end() || right != other.terms.end()) {
    bool takesLeft = right == other.terms.end() ||
                     (left != terms.end() && left->first <= right->first);
    bool takesRight = left == terms.end() || (right != other.terms.end() &&
                                              right->first <= left->first);
    unsigned column = takesLeft ? left->first : right->first;
    std::optional<int64_t> sum = addMultiple(
        takesLeft ? left->second : 0, takesRight ? right->second : 0, factor);
    if (!sum)
      return std::nullopt;
    if (*sum)
      result.terms.emplace_back(column, *sum);
    left += takesLeft;
    right += takesRight;
  }
  return result;
}

LinearSum ConstraintSystem::addColumn(VarKind kind) {
  LinearSum sum;
  sum.terms.emplace_back(getNumColumns(), 1);
  kinds.push_back(kind);
  return sum;
}

void ConstraintSystem::addEqual(const LinearSum &lhs, const LinearSum &rhs) {
  if (std::optional<LinearSum> difference = lhs.plus(rhs, -1))
    addEquality(*difference);
  else
    incomplete = true;
}

void ConstraintSystem::addLessOrEqual(const LinearSum &lhs,
                                      const LinearSum &rhs) {
  if (std::optional<LinearSum> difference = rhs.plus(lhs, -1))
    addInequality(*difference);
  else
    incomplete = true;
}

void ConstraintSystem::addLess(const LinearSum &lhs, const LinearSum &rhs) {
  if (std::optional<LinearSum> next = lhs.plus(1))
    addLessOrEqual(*next, rhs);
  else
    incomplete = true;
}

std::optional<LinearSum> ConstraintSystem::floorDiv(const LinearSum &dividend,
                                                    int64_t divisor) {
  if (divisor == 1)
    return dividend;
  LinearSum quotient = addColumn(VarKind::Local);
  std::optional<LinearSum> rest = dividend.plus(quotient, -divisor);
  std::optional<LinearSum> room =
      rest ? LinearSum(divisor - 1).plus(*rest, -1) : std::nullopt;
  if (!room)
    return std::nullopt;
  addInequality(*rest);
  addInequality(*room);
  return quotient;
}

std::optional<LinearSum> ConstraintSystem::mod(const LinearSum &dividend,
                                               int64_t divisor) {
  std::optional<LinearSum> quotient = floorDiv(dividend, divisor);
  return quotient ? dividend.plus(*quotient, -divisor) : std::nullopt;
}

SmallVector<unsigned, 16> ConstraintSystem::getPositions() const {
  SmallVector<unsigned, 16> positions(kinds.size());
  unsigned next = 0;
  for (VarKind kind :
       {VarKind::Domain, VarKind::Range, VarKind::Symbol, VarKind::Local})
    for (auto [column, columnKind] : llvm::enumerate(kinds))
      if (columnKind == kind)
        positions[column] = next++;
  return positions;
}

static void fillRow(const LinearSum &sum, ArrayRef<unsigned> positions,
                    SmallVectorImpl<int64_t> &row) {
  row.assign(positions.size() + 1, 0);
  for (auto [column, factor] : sum.terms)
    row[positions[column]] = factor;
  row.back() = sum.constant;
}

SmallVector<int64_t, 8> ConstraintSystem::getRow(const LinearSum &sum) const {
  SmallVector<int64_t, 8> row;
  fillRow(sum, getPositions(), row);
  return row;
}

IntegerRelation ConstraintSystem::build() const {
  auto count = [&](VarKind kind) { return unsigned(llvm::count(kinds, kind)); };
  IntegerRelation relation(PresburgerSpace::getRelationSpace(
      count(VarKind::Domain), count(VarKind::Range), count(VarKind::Symbol),
      count(VarKind::Local)));
  SmallVector<unsigned, 16> positions = getPositions();
  SmallVector<int64_t, 8> row;
  for (const LinearSum &sum : equalities) {
    fillRow(sum, positions, row);
    relation.addEquality(row);
  }
  for (const LinearSum &sum : inequalities) {
    fillRow(sum, positions, row);
    relation.addInequality(row);
  }
  return relation;
}

int64_t ConstraintSystem::evaluate(const LinearSum &sum,
                                   ArrayRef<int64_t> point) const {
  SmallVector<int64_t, 8> row = getRow(sum);
  // Parts of the sum can exceed the range.
  auto value = uint64_t(row.back());
  for (auto [factor, coordinate] : llvm::zip(row, point))
    value += uint64_t(factor) * uint64_t(coordinate);
  return int64_t(value);
}
