// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/AccessRegion.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// The indices of one access, with its loops, as part of `system`.
static SmallVector<LinearSum, 4> addIndices(const LoopAccess &access,
                                            Region *scope, VarKind kind,
                                            ConstraintSystem &system,
                                            SymbolColumns &symbols) {
  IndexTranslator side(system, symbols, kind, getLoopLevels(access.op, scope));
  side.addDomain(access.op, scope);
  SmallVector<LinearSum, 4> indices =
      translateIndices(access.access, system, side);
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  for (auto [i, index] : llvm::enumerate(indices)) {
    if (!type || type.isDynamicDim(unsigned(i)))
      continue;
    system.addLessOrEqual(LinearSum(0), index);
    system.addLess(index, LinearSum(type.getDimSize(unsigned(i))));
  }
  return indices;
}

std::optional<SmallVector<std::optional<std::pair<int64_t, int64_t>>, 4>>
strata::getIndexRanges(const LoopAccess &access, Region *scope) {
  if (!access.hasIndices())
    return std::nullopt;
  ConstraintSystem system;
  SymbolColumns symbols;
  SmallVector<LinearSum, 4> indices =
      addIndices(access, scope, VarKind::SetDim, system, symbols);
  IntegerRelation relation = system.build();
  SmallVector<std::optional<std::pair<int64_t, int64_t>>, 4> ranges;
  for (const LinearSum &index : indices) {
    Budget budget;
    SmallVector<int64_t, 8> row = system.getRow(index);
    Optimum least = relation.findIntegerMin(row, budget);
    if (least.kind == Optimum::Empty)
      return std::nullopt;
    Optimum greatest = relation.findIntegerMax(row, budget);
    ranges.push_back(std::nullopt);
    if (least.kind == Optimum::Bounded && greatest.kind == Optimum::Bounded)
      ranges.back() = {least.value, greatest.value};
  }
  return ranges;
}

std::optional<SmallVector<std::optional<int64_t>, 4>>
strata::getLargestDifferences(const LoopAccess &a, const LoopAccess &b,
                              Region *scope) {
  if (!a.hasIndices() || !b.hasIndices())
    return std::nullopt;
  ConstraintSystem system;
  SymbolColumns symbols;
  SmallVector<LinearSum, 4> left =
      addIndices(a, scope, VarKind::Domain, system, symbols);
  SmallVector<LinearSum, 4> right =
      addIndices(b, scope, VarKind::Range, system, symbols);
  IntegerRelation relation = system.build();
  SmallVector<std::optional<int64_t>, 4> differences;
  for (auto [from, to] : llvm::zip(left, right)) {
    differences.push_back(std::nullopt);
    std::optional<LinearSum> difference = from.plus(to, -1);
    if (!difference)
      continue;
    Budget budget;
    Optimum greatest =
        relation.findIntegerMax(system.getRow(*difference), budget);
    if (greatest.kind == Optimum::Empty)
      return std::nullopt;
    if (greatest.kind == Optimum::Bounded)
      differences.back() = greatest.value;
  }
  return differences;
}

bool strata::isWithinBox(const LoopAccess &access, Region *scope,
                         ArrayRef<AffineMap> offsets, ValueRange symbols,
                         ArrayRef<int64_t> sizes) {
  ConstraintSystem system;
  SymbolColumns columns;
  IndexTranslator side(system, columns, VarKind::Domain,
                       getLoopLevels(access.op, scope));
  side.addDomain(access.op, scope);
  SmallVector<LinearSum, 4> indices =
      translateIndices(access.access, system, side);
  SmallVector<LinearSum, 4> starts;
  for (AffineMap offset : offsets)
    starts.push_back(
        side.translate(offset.getResult(0), offset.getNumDims(), symbols));
  Budget budget;
  auto isPossible = [&](const ConstraintSystem &with) {
    return with.build().simplify().isIntegerEmpty(budget) != Tri::True;
  };
  for (auto [index, start, size] : llvm::zip_equal(indices, starts, sizes)) {
    std::optional<LinearSum> end = start.plus(size);
    ConstraintSystem below = system, above = system;
    below.addLess(index, start);
    if (!end || isPossible(below))
      return false;
    above.addLessOrEqual(*end, index);
    if (isPossible(above))
      return false;
  }
  return true;
}
