// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/IterationSetsDetail.h"
#include "strata/Polyhedral/PresburgerRelation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

SymbolColumns IterationSets::addSymbols(ConstraintSystem &system) const {
  SymbolColumns symbols;
  for (Value value : values)
    symbols[value] = system.addColumn(VarKind::Symbol);
  return symbols;
}

void IterationSets::noteSymbols(const SymbolColumns &symbols) {
  SmallVector<std::pair<unsigned, Value>, 4> added;
  for (const auto &[value, sum] : symbols)
    if (!llvm::is_contained(values, value))
      added.emplace_back(sum.terms.front().first, value);
  llvm::sort(added, llvm::less_first());
  for (const auto &[column, value] : added)
    values.push_back(value);
}

bool strata::isCertainAccess(const LoopAccess &access,
                             const IndexTranslator &loops) {
  return access.hasIndices() && !access.access.mask && loops.isExact();
}

bool strata::isCoveredBy(const IntegerRelation &all,
                         ArrayRef<IntegerRelation> parts, Budget &budget) {
  std::optional<PresburgerRelation> covered;
  for (const IntegerRelation &part : parts) {
    // A layout may have added symbols.
    if (!part.getSpace().isCompatible(all.getSpace()))
      continue;
    std::optional<PresburgerRelation> set =
        part.simplify().findLocalDivs().computeReprWithOnlyDivLocals(budget);
    if (set)
      covered = covered ? covered->unionSet(*set) : *set;
  }
  return covered && PresburgerRelation(all.simplify().findLocalDivs())
                            .isSubsetOf(*covered, budget) == Tri::True;
}
