// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For each depth, from the depth of the load to 0, the stores that are executed in the same
// iteration of that many loops, and in an earlier one of the next loop or before it in the text.
// Stores of a greater depth are later. The latest iteration of each store is a lexicographic
// maximum; iterations before those of another store of the same depth are subtracted. Loads that
// have a certain writer at a depth are left out at smaller ones.
#include "strata/Loops/Dependence/LastWriters.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Nests of more loops are not analysed.
static constexpr size_t MaxSolvedLevels = 16;

namespace {
using LevelList = SmallVector<LoopLevel, 4>;

/// A store at one depth.
struct EarlierStore {
  /// The number of the store.
  unsigned number;
  /// Iterations of the load, and those of the store before them at this depth.
  PresburgerRelation pairs;
  /// Whether the store is executed and writes the element in all pairs, and before the load.
  bool isCertain;
};

class LastWriterSolver {
public:
  LastWriterSolver(const LoopAccess &load, ArrayRef<LoopAccess> accesses,
                   Region *scope, MemoryAliases &aliases, Budget &budget);

  /// The relation of each store; std::nullopt if the budget ends.
  std::optional<SmallVector<PresburgerRelation, 4>> solve();
  Budget &budget;
  SmallVector<const LoopAccess *, 4> stores;
  bool isExact = true, mayReadInitial = true;

private:
  void collectSymbols();
  SymbolColumns addSymbols(ConstraintSystem &system) const;
  PresburgerSpace getSpace(unsigned number) const;
  std::optional<EarlierStore> makeCandidate(unsigned number,
                                            unsigned depth) const;
  /// Whether the pairs may be in either order.
  void addOrder(ConstraintSystem &system, ArrayRef<LinearSum> source,
                ArrayRef<LinearSum> target, unsigned depth, bool isLess) const;
  std::optional<PresburgerRelation> getLatest(const EarlierStore &candidate);
  PresburgerRelation getBefore(unsigned later, unsigned number) const;
  bool solveDepth(unsigned depth, SmallVectorImpl<PresburgerRelation> &writers);

  const LoopAccess &load;
  Region *scope;
  LevelList loadLevels;
  SmallVector<LevelList, 4> storeLevels;
  SmallVector<Value, 4> symbols;
  /// The iterations of the load whose writer is not found yet.
  std::optional<PresburgerRelation> remaining;
};
} // namespace

/// Whether iterations of the level may be executed in any order.
static bool isUnordered(const LoopLevel &level) {
  return !level.variable || !isa<affine::AffineForOp, scf::ForOp>(level.loop);
}

LastWriterSolver::LastWriterSolver(const LoopAccess &load,
                                   ArrayRef<LoopAccess> accesses, Region *scope,
                                   MemoryAliases &aliases, Budget &budget)
    : budget(budget), load(load), scope(scope),
      loadLevels(getLoopLevels(load.op, scope)) {
  for (const LoopAccess &access : accesses)
    if (access.isStore() &&
        aliases.mayAlias(access.getMemory(), load.getMemory())) {
      stores.push_back(&access);
      storeLevels.push_back(getLoopLevels(access.op, scope));
    }
}

//===-- Spaces -------------------------------------------------------------===//

/// Lists the values that do not change, so that all relations have the same symbols.
void LastWriterSolver::collectSymbols() {
  ConstraintSystem system;
  SymbolColumns columns;
  auto translate = [&](const LoopAccess &access, ArrayRef<LoopLevel> levels) {
    IndexTranslator translator(system, columns, VarKind::Range, levels);
    translator.addDomain(access.op, scope);
    if (access.hasIndices())
      translateIndices(access.access, system, translator);
  };
  translate(load, loadLevels);
  for (auto [store, levels] : llvm::zip(stores, storeLevels))
    translate(*store, levels);
  for (const auto &[value, sum] : columns)
    symbols.push_back(value);
  llvm::sort(symbols, [&](Value a, Value b) {
    return columns[a].terms.front().first < columns[b].terms.front().first;
  });
}

SymbolColumns LastWriterSolver::addSymbols(ConstraintSystem &system) const {
  SymbolColumns columns;
  for (Value symbol : symbols)
    columns[symbol] = system.addColumn(VarKind::Symbol);
  return columns;
}

PresburgerSpace LastWriterSolver::getSpace(unsigned number) const {
  return PresburgerSpace::getRelationSpace(unsigned(loadLevels.size()),
                                           unsigned(storeLevels[number].size()),
                                           unsigned(symbols.size()));
}

//===-- Pairs --------------------------------------------------------------===//

/// Adds that both are in the same iteration of `depth` loops and, if `isLess`, that `target` is in
/// an earlier iteration of the next loop.
void LastWriterSolver::addOrder(ConstraintSystem &system,
                                ArrayRef<LinearSum> source,
                                ArrayRef<LinearSum> target, unsigned depth,
                                bool isLess) const {
  for (unsigned level = 0; level < depth; ++level)
    system.addEqual(source[level], target[level]);
  if (isLess)
    system.addLess(target[depth], source[depth]);
}

/// std::nullopt if the store is not executed before the load at this depth.
std::optional<EarlierStore>
LastWriterSolver::makeCandidate(unsigned number, unsigned depth) const {
  const LoopAccess &store = *stores[number];
  const LevelList &levels = storeLevels[number];
  unsigned count = countCommonLevels(loadLevels, levels);
  TextualOrder order = getTextualOrder(store.op, load.op);
  if (depth > count || (depth == count && order != TextualOrder::Before &&
                        order != TextualOrder::Unknown))
    return std::nullopt;
  bool isCarried = depth < count;
  ConstraintSystem system;
  SymbolColumns columns = addSymbols(system);
  IndexTranslator left(system, columns, VarKind::Domain, loadLevels);
  IndexTranslator right(system, columns, VarKind::Range, levels);
  left.addDomain(load.op, scope);
  right.addDomain(store.op, scope);
  bool isSame = addSameElement(load, store, system, left, right);
  bool hasRows =
      load.access.getForm() != MemoryAccess::Form::Element || store.access.mask;
  bool isOrdered =
      isCarried ? !isUnordered(levels[depth]) : order == TextualOrder::Before;
  PresburgerRelation pairs(getSpace(number));
  for (bool isReverse : {false, true}) {
    if (isReverse && (!isCarried || isOrdered))
      continue;
    ConstraintSystem ordered = system;
    if (isReverse)
      addOrder(ordered, right.getVariables(), left.getVariables(), depth, true);
    else
      addOrder(ordered, left.getVariables(), right.getVariables(), depth,
               isCarried);
    pairs.addDisjunct(ordered.build().simplify().findLocalDivs());
  }
  return EarlierStore{number, pairs,
                      isSame && left.isExact() && right.isExact() &&
                          !system.isIncomplete() && !hasRows && isOrdered};
}

/// The last iterations of the store for each iteration of the load.
std::optional<PresburgerRelation>
LastWriterSolver::getLatest(const EarlierStore &candidate) {
  bool isOrdered = llvm::none_of(storeLevels[candidate.number], isUnordered);
  isExact &= isOrdered && candidate.isCertain;
  if (!isOrdered || !candidate.isCertain)
    return candidate.pairs;
  std::optional<SymbolicLexOpt> latest =
      candidate.pairs.findSymbolicIntegerLexMax(budget);
  if (!latest || latest->unboundedDomain.isIntegerEmpty(budget) != Tri::True)
    return std::nullopt;
  return latest->lexopt;
}

/// Iterations of store `later` and those of store `number` that are certainly executed before.
PresburgerRelation LastWriterSolver::getBefore(unsigned later,
                                               unsigned number) const {
  const LevelList &from = storeLevels[later], &to = storeLevels[number];
  unsigned count = countCommonLevels(from, to);
  PresburgerRelation before(PresburgerSpace::getRelationSpace(
      unsigned(from.size()), unsigned(to.size()), unsigned(symbols.size())));
  for (unsigned depth = 0; depth <= count; ++depth) {
    if (depth < count
            ? isUnordered(from[depth])
            : getTextualOrder(stores[number]->op, stores[later]->op) !=
                  TextualOrder::Before)
      continue;
    ConstraintSystem system;
    addSymbols(system);
    SmallVector<LinearSum, 4> source, target;
    for (size_t i = 0; i < from.size(); ++i)
      source.push_back(system.addColumn(VarKind::Domain));
    for (size_t i = 0; i < to.size(); ++i)
      target.push_back(system.addColumn(VarKind::Range));
    addOrder(system, source, target, depth, depth < count);
    before.addDisjunct(system.build());
  }
  return before;
}

//===-- Depths -------------------------------------------------------------===//

/// False if the budget ends.
bool LastWriterSolver::solveDepth(
    unsigned depth, SmallVectorImpl<PresburgerRelation> &writers) {
  SmallVector<EarlierStore, 4> candidates;
  SmallVector<PresburgerRelation, 4> latest;
  for (unsigned number = 0; number < stores.size(); ++number) {
    std::optional<EarlierStore> candidate = makeCandidate(number, depth);
    if (!candidate)
      continue;
    candidate->pairs = candidate->pairs.intersectDomain(*remaining).simplify();
    Tri isEmpty = candidate->pairs.isIntegerEmpty(budget);
    if (isEmpty == Tri::True)
      continue;
    std::optional<PresburgerRelation> last = getLatest(*candidate);
    if (isEmpty == Tri::Unknown || !last)
      return false;
    candidates.push_back(*candidate);
    latest.push_back(*last);
  }
  for (auto [i, candidate] : llvm::enumerate(candidates)) {
    PresburgerRelation pairs = latest[i];
    for (auto [j, other] : llvm::enumerate(candidates)) {
      if (i == j || !other.isCertain)
        continue;
      std::optional<PresburgerRelation> rest = pairs.subtract(
          other.pairs.compose(getBefore(other.number, candidate.number))
              .simplify(),
          budget);
      if (!rest)
        return false;
      pairs = *rest;
    }
    writers[candidate.number] = writers[candidate.number].unionSet(pairs);
  }
  for (const EarlierStore &candidate : candidates) {
    if (!candidate.isCertain)
      continue;
    remaining = remaining->subtract(candidate.pairs.getDomainSet(), budget);
    if (!remaining)
      return false;
  }
  return true;
}

std::optional<SmallVector<PresburgerRelation, 4>> LastWriterSolver::solve() {
  if (loadLevels.size() > MaxSolvedLevels ||
      llvm::any_of(storeLevels, [](const LevelList &list) {
        return list.size() > MaxSolvedLevels;
      }))
    return std::nullopt;
  collectSymbols();
  ConstraintSystem system;
  SymbolColumns columns = addSymbols(system);
  IndexTranslator translator(system, columns, VarKind::Range, loadLevels);
  translator.addDomain(load.op, scope);
  isExact &= translator.isExact() && !system.isIncomplete();
  remaining = PresburgerRelation(system.build().simplify().findLocalDivs());
  SmallVector<PresburgerRelation, 4> writers;
  for (unsigned number = 0; number < stores.size(); ++number)
    writers.push_back(PresburgerRelation(getSpace(number)));
  for (unsigned depth = unsigned(loadLevels.size()) + 1; depth-- > 0;)
    if (!solveDepth(depth, writers))
      return std::nullopt;
  Tri isEmpty = remaining->isIntegerEmpty(budget);
  mayReadInitial = isEmpty != Tri::True;
  return writers;
}

LastWriters::LastWriters(const LoopAccess &load, ArrayRef<LoopAccess> accesses,
                         Region *scope, MemoryAliases &aliases,
                         Budget &budget) {
  LastWriterSolver solver(load, accesses, scope, aliases, budget);
  auto relations = solver.solve();
  exact = relations && solver.isExact;
  readsInitial = !relations || solver.mayReadInitial;
  for (auto [i, store] : llvm::enumerate(solver.stores)) {
    if (!relations) {
      writers.push_back(
          {store,
           PresburgerRelation::getUniverse(PresburgerSpace::getRelationSpace(
               unsigned(getLoopLevels(load.op, scope).size()),
               unsigned(getLoopLevels(store->op, scope).size())))});
      continue;
    }
    Tri isEmpty = (*relations)[i].isIntegerEmpty(budget);
    exact &= isEmpty != Tri::Unknown;
    if (isEmpty != Tri::True)
      writers.push_back({store, (*relations)[i]});
  }
}

const LoopAccess *LastWriters::getOnlyWriter() const {
  return writers.size() == 1 && !readsInitial ? writers.front().store : nullptr;
}
