// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/MapProperties.h"

#include "strata/Affine/AffineRelations.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;
using namespace dialects;
using namespace dialects::affine;

AffineMap affine::getStridedMap(StridedLayoutAttr layout) {
  Context *ctx = layout.getContext();
  unsigned numSymbols = 0;
  auto makeExpr = [&](int64_t number) {
    return ShapedType::isDynamic(number)
               ? getAffineSymbolExpr(numSymbols++, ctx)
               : getAffineConstantExpr(number, ctx);
  };
  AffineExpr place = makeExpr(layout.getOffset());
  for (auto [i, stride] : llvm::enumerate(layout.getStrides())) {
    AffineExpr factor = makeExpr(stride);
    place = place + getAffineDimExpr(unsigned(i), ctx) * factor;
  }
  return AffineMap::get(unsigned(layout.getStrides().size()), numSymbols, place,
                        ctx);
}

AffineMap affine::getLayoutMap(MemRefType type) {
  Attribute layout = type.getLayout();
  if (auto strided = dyn_cast_or_null<StridedLayoutAttr>(layout))
    return getStridedMap(strided);
  auto map = dyn_cast_or_null<AffineMapAttr>(layout);
  return map && !map.getValue().isIdentity() ? map.getValue() : AffineMap();
}

/// The results without those that are a remainder beside its quotient: both together are different
/// exactly if the dividends are.
static SmallVector<AffineExpr, 4> mergeQuotients(ArrayRef<AffineExpr> exprs) {
  SmallVector<AffineExpr, 4> results(exprs.begin(), exprs.end());
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].getKind() != AffineExprKind::FloorDiv)
      continue;
    AffineExpr dividend = results[i].getLHS(), divisor = results[i].getRHS();
    auto *remainder = llvm::find_if(results, [&](AffineExpr other) {
      return other.getKind() == AffineExprKind::Mod &&
             other.getLHS() == dividend && other.getRHS() == divisor;
    });
    if (remainder == results.end())
      continue;
    results[i] = dividend;
    results.erase(remainder);
    // The dividend can be a quotient whose remainder stands before it.
    i = size_t(-1);
  }
  return results;
}

/// Adds a column for each dimension of the index space.
static SmallVector<LinearSum, 8> addIndices(ArrayRef<int64_t> sizes,
                                            ConstraintSystem &system) {
  SmallVector<LinearSum, 8> indices;
  for (int64_t size : sizes) {
    indices.push_back(system.addColumn(VarKind::SetDim));
    system.addInequality(indices.back());
    if (!ShapedType::isDynamic(size))
      system.addLess(indices.back(), LinearSum(size));
  }
  return indices;
}

static SmallVector<int64_t, 4> evaluate(ArrayRef<LinearSum> sums,
                                        const ConstraintSystem &system,
                                        ArrayRef<int64_t> point) {
  SmallVector<int64_t, 4> values;
  for (const LinearSum &sum : sums)
    values.push_back(system.evaluate(sum, point));
  return values;
}

OneToOneVerdict affine::isOneToOne(AffineMap map, ArrayRef<int64_t> sizes,
                                   Budget &budget) {
  ConstraintSystem system;
  SmallVector<LinearSum, 8> first = addIndices(sizes, system);
  SmallVector<LinearSum, 8> second = addIndices(sizes, system);
  SmallVector<LinearSum, 2> symbols;
  for (unsigned i = 0; i < map.getNumSymbols(); ++i)
    symbols.push_back(system.addColumn(VarKind::Symbol));
  SmallVector<LinearSum, 8> left = first, right = second;
  llvm::append_range(left, symbols);
  llvm::append_range(right, symbols);
  bool isExact = true;
  for (AffineExpr expr : mergeQuotients(map.getResults())) {
    auto a = translateExpr(expr, map.getNumDims(), left, system);
    auto b = translateExpr(expr, map.getNumDims(), right, system);
    isExact &= a && b;
    if (a && b)
      system.addEqual(*a, *b);
  }
  OneToOneVerdict verdict{Tri::True, std::nullopt};
  // The first dimension in which the indices differ; the two can be exchanged.
  for (auto [a, b] : llvm::zip(first, second)) {
    ConstraintSystem smaller = system;
    smaller.addLess(a, b);
    IntegerSample sample = smaller.build().findIntegerSample(budget);
    if (sample.isEmpty == Tri::False && isExact)
      return {Tri::False,
              IndexCollision{evaluate(first, smaller, sample.point),
                             evaluate(second, smaller, sample.point),
                             evaluate(symbols, smaller, sample.point)}};
    if (sample.isEmpty != Tri::True)
      verdict.holds = Tri::Unknown;
    system.addEqual(a, b);
  }
  return verdict;
}

SmallVector<std::pair<Optimum, Optimum>, 4>
affine::getResultRanges(AffineMap map, ArrayRef<int64_t> sizes,
                        Budget &budget) {
  ConstraintSystem system;
  SmallVector<LinearSum, 8> operands = addIndices(sizes, system);
  for (unsigned i = 0; i < map.getNumSymbols(); ++i)
    operands.push_back(system.addColumn(VarKind::Symbol));
  SmallVector<std::optional<LinearSum>, 4> sums;
  for (AffineExpr expr : map.getResults())
    sums.push_back(translateExpr(expr, map.getNumDims(), operands, system));
  IntegerRelation relation = system.build();
  SmallVector<std::pair<Optimum, Optimum>, 4> ranges;
  for (const std::optional<LinearSum> &sum : sums) {
    std::pair<Optimum, Optimum> range;
    if (sum) {
      SmallVector<int64_t, 8> row = system.getRow(*sum);
      range = {relation.findIntegerMin(row, budget),
               relation.findIntegerMax(row, budget)};
    }
    ranges.push_back(range);
  }
  return ranges;
}
