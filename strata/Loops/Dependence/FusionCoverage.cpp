// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether slices store the elements that they, or the target, load: sets of iterations of a load, and the
// subsets for which a store of the slice is of the same element.
#include "strata/Loops/Dependence/FusionLegality.h"
#include "strata/Loops/Dependence/FusionSliceDetail.h"
#include "strata/Loops/Dependence/IterationSetsDetail.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

using Relations = SmallVector<IntegerRelation, 2>;

static bool isStoreTo(const LoopAccess &access, Value memory) {
  return access.isStore() && access.getMemory() == memory &&
         access.hasIndices();
}

bool FusionLegality::isCovered(const LoopAccess &load) {
  IterationSets sets;
  Relations parts;
  auto addPart = [&](const LoopAccess *store) {
    ConstraintSystem system;
    SymbolColumns symbols = sets.addSymbols(system);
    IndexTranslator to(system, symbols, VarKind::Range,
                       getLoopLevels(load.op, scope));
    to.addDomain(load.op, scope);
    bool isCertain = true;
    if (store) {
      IndexTranslator from(system, symbols, VarKind::Local,
                           getLoopLevels(store->op, scope));
      from.addDomain(store->op, scope);
      bool isSame = addSameElement(*store, load, system, from, to);
      addMembership(system, translateSlice(slice, from, to));
      isCertain = isSame && isCertainAccess(*store, from) && to.isExact() &&
                  !system.isIncomplete();
    }
    sets.noteSymbols(symbols);
    if (isCertain)
      parts.push_back(system.build());
  };
  // The second pass has the symbols of all parts.
  for (int pass = 0; pass < 2; ++pass) {
    parts.clear();
    addPart(nullptr);
    for (const LoopAccess &store : llvm::make_pointee_range(accesses.source))
      if (isStoreTo(store, load.getMemory()))
        addPart(&store);
  }
  return isCoveredBy(parts.front(), ArrayRef(parts).drop_front(), budget);
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
  bool isSame = addSameElement(*store, load, system, from, at);
  addMembership(system, translateSlice(slice, from, prefix));
  sets.noteSymbols(symbols);
  if (!isSame || !isCertainAccess(*store, from) || !at.isExact() ||
      !prefix.isExact() || system.isIncomplete())
    return;
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
  for (int pass = 0; pass < 2; ++pass) {
    all.clear();
    parts.clear();
    sets.append(load, nullptr, all);
    for (const LoopAccess &store : llvm::make_pointee_range(accesses.source))
      if (isStoreTo(store, load.getMemory()))
        sets.append(load, &store, parts);
  }
  return isCoveredBy(all.front(), parts, budget);
}
