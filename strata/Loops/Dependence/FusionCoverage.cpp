// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether slices store the elements that they, or the target, load: sets of iterations of a load, and the
// subsets for which a store of the slice is of the same element.
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/FusionSliceDetail.h"
#include "strata/Loops/Dependence/SameElementDetail.h"
#include "strata/Polyhedral/PresburgerRelation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;
using affine::AffineForOp;

namespace {
/// Builds sets of iterations. All have the same symbols, if these are noted before.
class IterationSets {
public:
  SymbolColumns addSymbols(ConstraintSystem &system) const;
  void noteSymbols(const SymbolColumns &symbols);

private:
  SmallVector<Value, 4> values;
};
} // namespace

SymbolColumns IterationSets::addSymbols(ConstraintSystem &system) const {
  SymbolColumns symbols;
  for (Value value : values)
    symbols[value] = system.addColumn(VarKind::Symbol);
  return symbols;
}

/// Appends new symbols in the order of their columns.
void IterationSets::noteSymbols(const SymbolColumns &symbols) {
  SmallVector<std::pair<unsigned, Value>, 4> added;
  for (const auto &[value, sum] : symbols)
    if (!llvm::is_contained(values, value))
      added.emplace_back(sum.terms.front().first, value);
  llvm::sort(added, llvm::less_first());
  for (const auto &[column, value] : added)
    values.push_back(value);
}

/// Whether the operation is executed in each iteration of the loops around it.
static bool isUnconditional(Operation *op, Region *scope) {
  for (Region *region = op->getParentRegion(); region != scope;
       region = region->getParentRegion())
    if (!isa<AffineForOp>(region->getParentOp()))
      return false;
  return true;
}

/// Whether the elements that the store writes are known in each iteration.
static bool isCertainStore(const LoopAccess &store, Value memory,
                           Region *scope) {
  return store.isStore() && store.getMemory() == memory && store.hasIndices() &&
         !store.access.mask && isUnconditional(store.op, scope);
}

using Relations = SmallVector<IntegerRelation, 2>;

/// Whether the sets of the second pass cover that of all iterations.
static bool isCoveredBy(const IntegerRelation &all, const Relations &parts,
                        Budget &budget) {
  std::optional<PresburgerRelation> covered;
  for (const IntegerRelation &part : parts) {
    std::optional<PresburgerRelation> set =
        part.simplify().findLocalDivs().computeReprWithOnlyDivLocals(budget);
    if (set)
      covered = covered ? covered->unionSet(*set) : *set;
  }
  return covered && PresburgerRelation(all.simplify().findLocalDivs())
                            .isSubsetOf(*covered, budget) == Tri::True;
}

bool FusionLegality::isCovered(const LoopAccess &load) {
  IterationSets sets;
  auto getPart = [&](const LoopAccess *store) {
    ConstraintSystem system;
    SymbolColumns symbols = sets.addSymbols(system);
    IndexTranslator to(system, symbols, VarKind::Range,
                       getLoopLevels(load.op, scope));
    to.addDomain(load.op, scope);
    if (store) {
      IndexTranslator from(system, symbols, VarKind::Local,
                           getLoopLevels(store->op, scope));
      from.addDomain(store->op, scope);
      addSameElement(*store, load, system, from, to);
      addMembership(system, translateSlice(slice, from, to));
    }
    sets.noteSymbols(symbols);
    return system.build();
  };
  Relations parts;
  for (bool isFirst : {true, false}) {
    parts.clear();
    parts.push_back(getPart(nullptr));
    for (const LoopAccess &store : sourceAccesses)
      if (isCertainStore(store, load.getMemory(), scope))
        parts.push_back(getPart(&store));
    (void)isFirst;
  }
  IntegerRelation all = parts.front();
  parts.erase(parts.begin());
  return isCoveredBy(all, parts, budget);
}

namespace {
/// Iterations of a load in slices: its own variables and those of the prefix.
struct SelfContainedSets {
  const IterationSlice &slice;
  Region *scope;
  ArrayRef<LoopLevel> prefixLevels;
  Operation *place;
  IterationSets sets;

  /// Appends all of them, or, with a store, sets of those before which the slice executes the store.
  void append(const LoopAccess &load, const LoopAccess *store,
              Relations &parts);
};
} // namespace

void SelfContainedSets::append(const LoopAccess &load, const LoopAccess *store,
                               Relations &parts) {
  ConstraintSystem system;
  SymbolColumns symbols = sets.addSymbols(system);
  IndexTranslator at(system, symbols, VarKind::Range,
                     getLoopLevels(load.op, scope));
  IndexTranslator prefix(system, symbols, VarKind::Range, prefixLevels);
  at.addDomain(load.op, scope);
  prefix.addDomain(place, scope);
  addMembership(system, translateSlice(slice, at, prefix));
  if (!store) {
    sets.noteSymbols(symbols);
    parts.push_back(system.build());
    return;
  }
  IndexTranslator from(system, symbols, VarKind::Local,
                       getLoopLevels(store->op, scope));
  from.addDomain(store->op, scope);
  addSameElement(*store, load, system, from, at);
  addMembership(system, translateSlice(slice, from, prefix));
  sets.noteSymbols(symbols);
  unsigned count = countCommonLevels(from.getLevels(), at.getLevels());
  for (unsigned level = 0; level < count; ++level) {
    ConstraintSystem before = system;
    before.addLess(from.getVariables()[level], at.getVariables()[level]);
    parts.push_back(before.build());
    system.addEqual(from.getVariables()[level], at.getVariables()[level]);
  }
  if (getTextualOrder(store->op, load.op) == TextualOrder::Before)
    parts.push_back(system.build());
}

bool FusionLegality::isSelfContained(const LoopAccess &load) {
  if (!load.hasIndices())
    return false;
  SelfContainedSets sets{slice,
                         scope,
                         prefixLevels,
                         insertLoop->getRegion(0).front().getTerminator(),
                         {}};
  Relations all, parts;
  for (bool isFirst : {true, false}) {
    all.clear();
    parts.clear();
    sets.append(load, nullptr, all);
    for (const LoopAccess &store : sourceAccesses)
      if (isCertainStore(store, load.getMemory(), scope))
        sets.append(load, &store, parts);
    (void)isFirst;
  }
  return isCoveredBy(all.front(), parts, budget);
}
