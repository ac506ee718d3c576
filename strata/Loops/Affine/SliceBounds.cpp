// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bounds of a range of variables in terms of the others. Variables that are constants, remainders,
// quotients or sums of known variables become expressions, one after the other; the others have the
// bounds that constraints give. Quotients of symbols in the bounds of a dimension are found in the
// same way.
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace dialects::affine {

/// The variables of `cst` as expressions of those that are not in the range.
class SliceExpressions {
public:
  SliceExpressions(const FlatAffineValueConstraints &cst, unsigned offset,
                   unsigned count, Context *ctx);
  /// Finds expressions for the variables of the range.
  void run();
  /// Finds the locals that are quotients.
  void findLocals();
  /// Null if no expression has been found for the variable.
  AffineExpr get(unsigned column) const { return known[column]; }

private:
  bool find(unsigned column);
  bool findRemainder(unsigned column, int64_t divisor);
  bool findRemainderIn(unsigned column, int64_t divisor,
                       ArrayRef<int64_t> equality);
  bool findQuotient(unsigned column);
  bool findQuotientIn(unsigned column, ArrayRef<int64_t> lower,
                      ArrayRef<int64_t> upper);
  bool findSum(unsigned column);
  /// The sum of all terms of `row` except that of `column`; null if a variable is unknown.
  AffineExpr getSum(ArrayRef<int64_t> row, unsigned column) const;

  const FlatAffineValueConstraints &cst;
  unsigned offset, count;
  Context *ctx;
  SmallVector<AffineExpr, 8> known;
};

} // namespace dialects::affine

SliceExpressions::SliceExpressions(const FlatAffineValueConstraints &cst,
                                   unsigned offset, unsigned count,
                                   Context *ctx)
    : cst(cst), offset(offset), count(count), ctx(ctx),
      known(cst.getNumVars()) {
  unsigned numDims = cst.getNumDimVars();
  for (unsigned i = 0; i < numDims; ++i)
    if (i < offset || i >= offset + count)
      known[i] = getAffineDimExpr(i < offset ? i : i - count, ctx);
  for (unsigned i = 0; i < cst.getNumSymbolVars(); ++i)
    known[numDims + i] = getAffineSymbolExpr(i, ctx);
}

void SliceExpressions::findLocals() {
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned column = cst.getNumDimAndSymbolVars();
         column < cst.getNumVars(); ++column)
      changed |= !known[column] && findQuotient(column);
  }
}

void SliceExpressions::run() {
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned column = 0; column < cst.getNumVars(); ++column)
      changed |= !known[column] && find(column);
  }
}

bool SliceExpressions::find(unsigned column) {
  auto [lower, upper] = cst.getConstantBounds(column);
  if (lower && upper) {
    if (*lower == *upper) {
      known[column] = getAffineConstantExpr(*lower, ctx);
      return true;
    }
    if (*lower == 0 && *upper >= 1 && *upper < INT32_MAX &&
        findRemainder(column, *upper + 1))
      return true;
  }
  return findQuotient(column) || findSum(column);
}

AffineExpr SliceExpressions::getSum(ArrayRef<int64_t> row,
                                    unsigned column) const {
  AffineExpr sum = getAffineConstantExpr(0, ctx);
  for (unsigned i = 0; i < cst.getNumVars(); ++i) {
    if (i == column || row[i] == 0)
      continue;
    if (!known[i])
      return {};
    sum = sum + known[i] * row[i];
  }
  return sum + row.back();
}

/// A variable from 0 to divisor - 1 that differs from a dimension by a multiple of the divisor.
bool SliceExpressions::findRemainder(unsigned column, int64_t divisor) {
  return llvm::any_of(cst.getEqualities(), [&](ArrayRef<int64_t> equality) {
    return equality[column] != 0 && equality.back() == 0 &&
           findRemainderIn(column, divisor, equality);
  });
}

bool SliceExpressions::findRemainderIn(unsigned column, int64_t divisor,
                                       ArrayRef<int64_t> equality) {
  int64_t factor = equality[column];
  if (factor == INT64_MIN || std::abs(factor) > INT32_MAX)
    return false;
  AffineExpr dividend = getAffineConstantExpr(0, ctx);
  unsigned numMultiples = 0, multiple = 0;
  for (unsigned i = 0; i < cst.getNumDimAndSymbolVars(); ++i) {
    if (i == column || equality[i] == 0)
      continue;
    if (equality[i] % (divisor * factor) == 0) {
      ++numMultiples;
      multiple = i;
      continue;
    }
    if (!known[i])
      return false;
    dividend = dividend + known[i] * equality[i];
  }
  dividend =
      factor > 0 ? (-dividend).floorDiv(factor) : dividend.floorDiv(-factor);
  dividend =
      simplifyAffineExpr(dividend, cst.getNumDimVars(), cst.getNumSymbolVars());
  auto dim = dyn_cast<AffineDimExpr>(dividend);
  if (!dim || numMultiples == 0)
    return false;
  unsigned pos = dim.getPosition();
  std::optional<int64_t> upper =
      cst.getConstantBound(BoundType::UB, pos < offset ? pos : pos + count);
  known[column] = upper && *upper < divisor ? AffineExpr(dim) : dim % divisor;
  bool isPositive = (equality[multiple] > 0) == (factor > 0);
  if (numMultiples == 1 && !known[multiple])
    known[multiple] = dim.floorDiv(divisor) * (isPositive ? 1 : -1);
  return true;
}

/// 0 <= dividend - divisor * variable < divisor
bool SliceExpressions::findQuotient(unsigned column) {
  for (ArrayRef<int64_t> upper : cst.getInequalities())
    for (ArrayRef<int64_t> lower : cst.getInequalities())
      if (upper[column] < 0 && lower[column] > 0 &&
          findQuotientIn(column, lower, upper))
        return true;
  return false;
}

bool SliceExpressions::findQuotientIn(unsigned column, ArrayRef<int64_t> lower,
                                      ArrayRef<int64_t> upper) {
  int64_t divisor = lower[column];
  for (auto [a, b] : llvm::zip_equal(lower.drop_back(), upper.drop_back()))
    if (a != -b)
      return false;
  int64_t room = divisor - 1 - (lower.back() + upper.back());
  if (room < 0 || room > divisor - 1)
    return false;
  AffineExpr dividend = getSum(upper, column);
  if (!dividend)
    return false;
  known[column] = dividend.floorDiv(divisor);
  return true;
}

bool SliceExpressions::findSum(unsigned column) {
  std::optional<size_t> found = cst.findEqualityWith(column);
  if (!found)
    return false;
  ArrayRef<int64_t> row = cst.getEqualities()[*found];
  AffineExpr sum = getSum(row, column);
  if (!sum || row[column] == INT64_MIN)
    return false;
  known[column] = row[column] > 0 ? (-sum).floorDiv(row[column])
                                  : sum.floorDiv(-row[column]);
  return true;
}

std::optional<std::pair<int64_t, AffineMap>>
FlatAffineValueConstraints::getConstantExtent(unsigned pos,
                                              Context *ctx) const {
  SliceExpressions expressions(*this, 0, 0, ctx);
  expressions.findLocals();
  // The constraint, times `sign`, as a sum of symbols without the variable; null if it has other
  // dimensions, or quotients of them.
  auto getSum = [&](const Row &row, int64_t sign) -> AffineExpr {
    AffineExpr sum = getAffineConstantExpr(0, ctx);
    for (unsigned i = 0; i < getNumVars(); ++i) {
      if (i == pos || row[i] == 0)
        continue;
      AffineExpr expr = expressions.get(i);
      if (!expr || !expr.isSymbolicOrConstant())
        return {};
      sum = sum + expr * (row[i] * sign);
    }
    return sum + row.back() * sign;
  };
  auto getMap = [&](AffineExpr expr) {
    return AffineMap::get(0, numSymbols, expr);
  };
  for (const Row &row : equalities) {
    AffineExpr sum =
        std::abs(row[pos]) == 1 ? getSum(row, -row[pos]) : AffineExpr();
    if (sum)
      return std::pair(int64_t(1), getMap(sum));
  }
  std::optional<std::pair<int64_t, AffineMap>> best;
  for (const Row &upper : inequalities) {
    if (upper[pos] >= 0 || !getSum(upper, 1))
      continue;
    for (const Row &lower : inequalities) {
      if (lower[pos] <= 0)
        continue;
      std::optional<int64_t> size = getDistance(lower, upper, pos);
      AffineExpr sum = size ? getSum(lower, 1) : AffineExpr();
      if (!sum || (best && *size >= best->first))
        continue;
      AffineExpr first = (-sum + (lower[pos] - 1)).floorDiv(lower[pos]);
      best = std::pair(*size, getMap(first));
    }
  }
  return best;
}

void FlatAffineValueConstraints::getSliceBounds(
    unsigned offset, unsigned count, Context *ctx,
    SmallVectorImpl<AffineMap> &lower, SmallVectorImpl<AffineMap> &upper) {
  normalizeConstraintsByGCD();
  lower.assign(count, AffineMap());
  upper.assign(count, AffineMap());
  unsigned numMapDims = numDims - count;
  auto getMap = [&](AffineExpr expr) {
    return AffineMap::get(numMapDims, numSymbols, expr);
  };
  SliceExpressions expressions(*this, offset, count, ctx);
  expressions.run();
  std::optional<FlatAffineValueConstraints> reduced;
  for (unsigned pos = 0; pos < count; ++pos) {
    if (AffineExpr expr = expressions.get(pos + offset)) {
      expr = simplifyAffineExpr(expr, numMapDims, numSymbols);
      lower[pos] = getMap(expr);
      upper[pos] = getMap(expr + 1);
      continue;
    }
    if (numLocals == 0) {
      if (!reduced) {
        reduced.emplace(*this);
        reduced->removeRedundantInequalities();
      }
      std::tie(lower[pos], upper[pos]) =
          reduced->getLowerAndUpperBound(pos, offset, count, ctx);
    }
    // No bound, or several, are replaced by a constant one.
    auto useConstant = [&](AffineMap &map, BoundType type, int64_t addend) {
      if (map && map.getNumResults() == 1)
        return;
      if (auto bound = getConstantBound(type, pos + offset))
        map = getMap(getAffineConstantExpr(*bound + addend, ctx));
    };
    useConstant(lower[pos], BoundType::LB, 0);
    useConstant(upper[pos], BoundType::UB, 1);
  }
}
