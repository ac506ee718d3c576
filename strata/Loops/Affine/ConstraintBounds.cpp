// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of variables that constraints give, and boxes around two sets.
#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

using Row = FlatAffineValueConstraints::Row;

static bool isZero(ArrayRef<int64_t> coefficients) {
  return llvm::all_of(coefficients, [](int64_t value) { return value == 0; });
}

//===-- Constants ----------------------------------------------------------===//

/// An equality with factor 1 or -1 that makes the variable a constant, or a sum of symbols and
/// locals if `symbolic`.
std::optional<size_t>
FlatAffineValueConstraints::findEqualityToConstant(unsigned pos,
                                                   bool symbolic) const {
  unsigned end = symbolic ? numDims : getNumVars();
  for (auto [i, row] : llvm::enumerate(equalities)) {
    if (row[pos] != 1 && row[pos] != -1)
      continue;
    ArrayRef<int64_t> others = ArrayRef(row).take_front(end);
    if (isZero(others.take_front(pos)) && isZero(others.drop_front(pos + 1)))
      return i;
  }
  return std::nullopt;
}

ConstantBounds
FlatAffineValueConstraints::getConstantBounds(unsigned pos) const {
  FlatAffineValueConstraints cst(*this);
  cst.projectOut(0, pos);
  cst.projectOut(1, cst.getNumVars() - 1);
  ConstantBounds bounds;
  if (!cst.representable)
    return bounds;
  if (std::optional<size_t> found = cst.findEqualityToConstant(0, false)) {
    const Row &row = cst.equalities[*found];
    bounds.lower = bounds.upper = -row.back() / row.front();
    return bounds;
  }
  for (const Row &row : cst.inequalities) {
    if (row.front() > 0) {
      int64_t bound = llvm::divideCeilSigned(-row.back(), row.front());
      bounds.lower = std::max(bounds.lower.value_or(bound), bound);
    }
    if (row.front() < 0) {
      int64_t bound = llvm::divideFloorSigned(row.back(), -row.front());
      bounds.upper = std::min(bounds.upper.value_or(bound), bound);
    }
  }
  return bounds;
}

//===-- Extents ------------------------------------------------------------===//

std::optional<int64_t> FlatAffineValueConstraints::getDistance(const Row &lower,
                                                               const Row &upper,
                                                               unsigned pos) {
  auto [a, b] =
      std::pair(ArrayRef(lower).drop_back(), ArrayRef(upper).drop_back());
  int64_t span;
  if (!llvm::equal(a, b, [](int64_t x, int64_t y) { return x == -y; }) ||
      llvm::AddOverflow(lower.back(), upper.back(), span) || span == INT64_MAX)
    return std::nullopt;
  return std::max<int64_t>(llvm::divideCeilSigned(span + 1, lower[pos]), 0);
}

std::optional<ConstantExtent>
FlatAffineValueConstraints::getConstantBoundOnDimSize(unsigned pos) const {
  ConstantExtent extent;
  if (std::optional<size_t> found = findEqualityToConstant(pos, true)) {
    const Row &row = equalities[*found];
    if (!isZero(ArrayRef(row).slice(getNumDimAndSymbolVars(), numLocals)))
      return std::nullopt;
    for (unsigned i = 0; i < numSymbols; ++i)
      extent.lower.push_back(-row[numDims + i] * row[pos]);
    extent.lower.push_back(-row.back() * row[pos]);
    extent.upper = extent.lower;
    extent.size = 1;
    return extent;
  }
  auto isBound = [&](const Row &row) {
    ArrayRef<int64_t> dims = ArrayRef(row).take_front(numDims);
    return isZero(dims.take_front(pos)) && isZero(dims.drop_front(pos + 1));
  };
  const Row *bestLower = nullptr, *bestUpper = nullptr;
  for (const Row &upper : inequalities) {
    if (upper[pos] >= 0 || !isBound(upper))
      continue;
    for (const Row &lower : inequalities) {
      if (lower[pos] <= 0 || !isBound(lower))
        continue;
      std::optional<int64_t> size = getDistance(lower, upper, pos);
      if (!size || (bestLower && *size >= extent.size))
        continue;
      extent.size = *size;
      bestLower = &lower;
      bestUpper = &upper;
    }
  }
  if (!bestLower)
    return std::nullopt;
  extent.divisor = (*bestLower)[pos];
  for (unsigned i = 0; i < numSymbols; ++i) {
    extent.lower.push_back(-(*bestLower)[numDims + i]);
    extent.upper.push_back((*bestUpper)[numDims + i]);
  }
  int64_t constant;
  if (llvm::SubOverflow(extent.divisor - 1, bestLower->back(), constant))
    return std::nullopt;
  extent.lower.push_back(constant);
  extent.upper.push_back(bestUpper->back());
  return extent;
}

//===-- Maps ---------------------------------------------------------------===//

/// The sum of a row without the columns of the range, times `sign`, as an expression.
static AffineExpr getExpr(const Row &row, const FlatAffineValueConstraints &cst,
                          unsigned offset, unsigned count, int sign,
                          Context *ctx) {
  AffineExpr sum = getAffineConstantExpr(0, ctx);
  unsigned numDims = cst.getNumDimVars();
  for (unsigned i = 0; i < cst.getNumDimAndSymbolVars(); ++i) {
    if (row[i] == 0 || (i >= offset && i < offset + count))
      continue;
    unsigned dim = i < offset ? i : i - count;
    AffineExpr var = i < numDims ? getAffineDimExpr(dim, ctx)
                                 : getAffineSymbolExpr(i - numDims, ctx);
    sum = sum + var * (row[i] * sign);
  }
  return sum + row.back() * sign;
}

std::pair<AffineMap, AffineMap>
FlatAffineValueConstraints::getLowerAndUpperBound(unsigned pos, unsigned offset,
                                                  unsigned count,
                                                  Context *ctx) const {
  unsigned column = pos + offset;
  // Other variables of the range and locals do not occur.
  auto isBound = [&](const Row &row) {
    ArrayRef<int64_t> range = ArrayRef(row).slice(offset, count);
    return row[column] != 0 && isZero(range.take_front(pos)) &&
           isZero(range.drop_front(pos + 1)) &&
           isZero(ArrayRef(row).slice(getNumDimAndSymbolVars(), numLocals));
  };
  SmallVector<AffineExpr, 4> lower, upper;
  for (const Row &row : inequalities) {
    if (!isBound(row))
      continue;
    bool isLower = row[column] > 0;
    AffineExpr sum = getExpr(row, *this, offset, count, isLower ? -1 : 1, ctx);
    if (isLower)
      lower.push_back((sum + (row[column] - 1)).floorDiv(row[column]));
    else
      upper.push_back(sum.floorDiv(-row[column]) + 1);
  }
  for (const Row &row : equalities) {
    if (!isBound(row))
      continue;
    int64_t divisor = std::abs(row[column]);
    AffineExpr sum =
        getExpr(row, *this, offset, count, row[column] > 0 ? -1 : 1, ctx);
    upper.push_back(sum.floorDiv(divisor) + 1);
    lower.push_back(sum.ceilDiv(divisor));
  }
  unsigned numMapDims = numDims - count;
  return {AffineMap::get(numMapDims, numSymbols, lower, ctx),
          AffineMap::get(numMapDims, numSymbols, upper, ctx)};
}

//===-- Boxes --------------------------------------------------------------===//

namespace {
/// The order of two sums of symbols, if it does not depend on the symbols.
enum class BoundOrder : uint8_t { Greater, Less, Equal, Unknown };
} // namespace

static BoundOrder compareBounds(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  if (a.drop_back() != b.drop_back())
    return BoundOrder::Unknown;
  if (a.back() == b.back())
    return BoundOrder::Equal;
  return a.back() < b.back() ? BoundOrder::Less : BoundOrder::Greater;
}

/// The side of a box: the lesser of two lower bounds, or the greater of two upper ones.
static std::optional<SmallVector<int64_t, 8>>
chooseSide(const FlatAffineValueConstraints &first,
           const FlatAffineValueConstraints &second, BoundType type,
           unsigned pos, const ConstantExtent &a, const ConstantExtent &b) {
  bool isLower = type == BoundType::LB;
  SmallVector<int64_t, 8> left = isLower ? a.lower : a.upper;
  SmallVector<int64_t, 8> right = isLower ? b.lower : b.upper;
  BoundOrder order = compareBounds(left, right);
  if (order == BoundOrder::Unknown) {
    std::optional<int64_t> x = first.getConstantBound(type, pos);
    std::optional<int64_t> y = second.getConstantBound(type, pos);
    if (!x || !y)
      return std::nullopt;
    SmallVector<int64_t, 8> side(left.size(), 0);
    side.back() = isLower ? std::min(*x, *y) : std::max(*x, *y);
    return side;
  }
  bool takesLeft = order == BoundOrder::Equal ||
                   order == (isLower ? BoundOrder::Less : BoundOrder::Greater);
  SmallVector<int64_t, 8> side = takesLeft ? left : right;
  // The quotient of a lower bound is rounded up.
  if (isLower)
    side.back() -= (takesLeft ? a.divisor : b.divisor) - 1;
  return side;
}

LogicalResult FlatAffineValueConstraints::unionBoundingBox(
    const FlatAffineValueConstraints &other) {
  assert(getNumCols() == other.getNumCols() && "the variables are the same");
  auto getCommon = [](const Rows &rows, const Rows &others) {
    Rows common;
    for (const Row &row : rows)
      if (llvm::is_contained(others, row))
        common.push_back(row);
    return common;
  };
  Rows commonEqualities = getCommon(equalities, other.equalities);
  Rows commonInequalities = getCommon(inequalities, other.inequalities);
  Rows sides;
  for (unsigned dim = 0; dim < numDims; ++dim) {
    std::optional<ConstantExtent> a = getConstantBoundOnDimSize(dim);
    std::optional<ConstantExtent> b = other.getConstantBoundOnDimSize(dim);
    if (!a || !b || a->divisor != b->divisor)
      return failure();
    for (BoundType type : {BoundType::LB, BoundType::UB}) {
      auto side = chooseSide(*this, other, type, dim, *a, *b);
      if (!side)
        return failure();
      int sign = type == BoundType::LB ? -1 : 1;
      Row row(getNumCols(), 0);
      row[dim] = -sign * a->divisor;
      for (unsigned i = 0; i < numSymbols; ++i)
        row[numDims + i] = sign * (*side)[i];
      row.back() = sign * side->back();
      sides.push_back(std::move(row));
    }
  }
  equalities = std::move(commonEqualities);
  inequalities = std::move(sides);
  llvm::append_range(inequalities, commonInequalities);
  removeTrivialRedundancy();
  return success(representable && other.representable);
}
