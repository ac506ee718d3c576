// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The variables of the relations are those of an iteration s of the source, of an iteration t of the target,
// and of the prefix p of an iteration of the target: the variables of the loops around the slice.
// S(p) is the slice. Each condition is a relation that must be empty:
//
//   late       s and t access one element, s in S(p), and p is after the prefix of t
//   missing    t loads what s stores, and s is not in S(prefix of t)
//   reordered  s before s' access one element, s in S(p), s' in S(p'), and p is after p'
//   cut        s' loads what s stores before, s' in S(p), and s is not in S(p)
//   stale      s stores, s' stores to the same element after it, s in S(p), and s' is not in S(p)
//   lost       t' loads what t stores before, with another prefix
//
// If a slice stores an element itself before it loads it, it does not matter that other iterations
// store to it: the load is self-contained.
// An element that an iteration loads without a store in its own slice must have been stored by
// earlier slices: that is so if all iterations are executed and none is late or reordered. An
// iteration that is executed again stores the same values, since nothing that it loads has changed.
#include "strata/Loops/Dependence/FusionLegality.h"

#include "strata/IR/Context.h"
#include "strata/Loops/Dependence/AliasIndex.h"
#include "strata/Loops/Dependence/FusionSliceDetail.h"
#include "strata/Loops/Dependence/SameElementDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace strata;
using namespace strata::presburger;

/// Work for all questions about two nests.
static constexpr uint64_t FusionBudget = 500000;

FusionLegality::FusionLegality(FusedAccesses fusedAccesses,
                               const IterationSlice &slice,
                               Operation *insertLoop, Region *scope,
                               FusionPlace place, MemoryAliases &aliases)
    : insertLoop(insertLoop), scope(scope), slice(slice), place(place),
      aliases(aliases),
      prefixLevels(getLoopLevels(
          insertLoop->getRegion(0).front().getTerminator(), scope)),
      accesses(std::move(fusedAccesses)),
      classes(scope, accesses.target.size()), budget(FusionBudget) {}

/// While it lives, relations of a pair are kept.
class FusionLegality::PairTest {
public:
  PairTest(FusionLegality &legality, const IndexTranslator &first,
           const IndexTranslator &second)
      : legality(legality) {
    if (!legality.insertLoop->getContext()->getRemarkEngine())
      return;
    legality.keepsRelations = true;
    PairRelation &relation = legality.lastPossible;
    relation.first.assign(first.getVariables().begin(),
                          first.getVariables().end());
    relation.second.assign(second.getVariables().begin(),
                           second.getVariables().end());
  }
  PairTest(const PairTest &) = delete;
  ~PairTest() { legality.keepsRelations = false; }

private:
  FusionLegality &legality;
};

bool FusionLegality::isPossible(const ConstraintSystem &system) {
  if (system.build().simplify().isIntegerEmpty(budget) == Tri::True)
    return false;
  if (keepsRelations)
    lastPossible.system = system;
  return true;
}

bool FusionLegality::mayConflict(const LoopAccess &a, const LoopAccess &b) {
  return (a.isStore() || b.isStore()) &&
         aliases.mayAlias(a.getMemory(), b.getMemory());
}

//===-- Orders -------------------------------------------------------------===//

/// Calls `test` with the constraints that the first `count` variables of `a` are lexicographically less
/// than those of `b`, one set for each variable that may be the first to differ, until it returns
/// true. `system` gets the constraint that all are equal.
static bool anyLess(ConstraintSystem &system, IndexTranslator &a,
                    IndexTranslator &b, unsigned count,
                    function_ref<bool(ConstraintSystem &)> test) {
  for (unsigned level = 0; level < count; ++level) {
    ConstraintSystem less = system;
    less.addLess(a.getVariables()[level], b.getVariables()[level]);
    if (test(less))
      return true;
    system.addEqual(a.getVariables()[level], b.getVariables()[level]);
  }
  return false;
}

/// Whether an iteration of `a` is executed before one of `b` in their nest. The first variables of `left`
/// and `right` are those of the loops around each. `system` is changed.
static bool anyBefore(const LoopAccess &a, const LoopAccess &b,
                      ConstraintSystem &system, IndexTranslator &left,
                      IndexTranslator &right,
                      function_ref<bool(ConstraintSystem &)> test) {
  unsigned count = countCommonLevels(left.getLevels(), right.getLevels());
  if (anyLess(system, left, right, count, test))
    return true;
  TextualOrder order = getTextualOrder(a.op, b.op);
  return (order == TextualOrder::Before || order == TextualOrder::Unknown) &&
         test(system);
}

//===-- Pairs of source and target -----------------------------------------===//

bool FusionLegality::isLate(const LoopAccess &a, const LoopAccess &b) {
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator from(system, symbols, VarKind::Domain,
                       getLoopLevels(a.op, scope));
  IndexTranslator to(system, symbols, VarKind::Range,
                     getLoopLevels(b.op, scope));
  IndexTranslator prefix(system, symbols, VarKind::Range, prefixLevels);
  PairTest pairTest(*this, from, to);
  from.addDomain(a.op, scope);
  to.addDomain(b.op, scope);
  addSameElement(a, b, system, from, to);
  prefix.addDomain(insertLoop->getRegion(0).front().getTerminator(), scope);
  addMembership(system, translateSlice(slice, from, prefix));
  auto test = [&](ConstraintSystem &with) { return isPossible(with); };
  bool isStart = place == FusionPlace::Start;
  unsigned count = countCommonLevels(prefixLevels, to.getLevels());
  if (isStart ? anyLess(system, to, prefix, count, test)
              : anyLess(system, prefix, to, count, test))
    return true;
  if (insertLoop->isProperAncestor(b.op))
    return false;
  // Another place in an iteration of an outer loop.
  TextualOrder order = getTextualOrder(b.op, insertLoop);
  TextualOrder required = isStart ? TextualOrder::After : TextualOrder::Before;
  return order != required && isPossible(system);
}

bool FusionLegality::isOutside(const ConstraintSystem &system,
                               ArrayRef<SlicedLoop> loops) {
  for (const SlicedLoop &loop : loops) {
    for (const LinearSum &lower : loop.lower) {
      ConstraintSystem below = system;
      below.addLess(loop.value, lower);
      if (isPossible(below))
        return true;
    }
    for (const LinearSum &upper : loop.upper) {
      ConstraintSystem above = system;
      above.addLessOrEqual(upper, loop.value);
      if (isPossible(above))
        return true;
    }
    if (loop.step == 1 || loop.lower.empty())
      continue;
    ConstraintSystem between = system;
    std::optional<LinearSum> distance =
        loop.lower.size() == 1 ? loop.value.plus(loop.lower.front(), -1)
                               : std::nullopt;
    std::optional<LinearSum> rest =
        distance ? between.mod(*distance, loop.step) : std::nullopt;
    if (!rest)
      return true;
    between.addLess(LinearSum(0), *rest);
    if (isPossible(between))
      return true;
  }
  return false;
}

bool FusionLegality::isMissing(const LoopAccess &a, const LoopAccess &b) {
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator from(system, symbols, VarKind::Domain,
                       getLoopLevels(a.op, scope));
  IndexTranslator to(system, symbols, VarKind::Range,
                     getLoopLevels(b.op, scope));
  PairTest pairTest(*this, from, to);
  from.addDomain(a.op, scope);
  to.addDomain(b.op, scope);
  addSameElement(a, b, system, from, to);
  if (!insertLoop->isProperAncestor(b.op))
    return isPossible(system);
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, from, to);
  return isOutside(system, loops);
}

//===-- Pairs of one nest --------------------------------------------------===//

/// Whether the loops of the prefix go through the values of the outermost sliced loops around `op`, in
/// order, so that slices keep the order of iterations.
bool FusionLegality::keepsOrder(Operation *op) const {
  if (slice.ivs.size() < prefixLevels.size())
    return false;
  SmallVector<LoopLevel, 4> levels = getLoopLevels(op, scope);
  for (auto [i, level] : llvm::enumerate(prefixLevels)) {
    AffineMap lower = slice.lbs[i], upper = slice.ubs[i];
    if (i >= levels.size() || levels[i].variable != slice.ivs[i] || !lower ||
        !upper || lower.getNumResults() != 1 || upper.getNumResults() != 1 ||
        lower.getResult(0) + 1 != upper.getResult(0))
      return false;
    auto dim = dyn_cast<AffineDimExpr>(lower.getResult(0));
    if (!dim || !level.variable ||
        slice.operands[dim.getPosition()] != level.variable)
      return false;
  }
  return true;
}

bool FusionLegality::isReordered(const LoopAccess &a, const LoopAccess &b) {
  if (keepsOrder(a.op) && keepsOrder(b.op))
    return false;
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator first(system, symbols, VarKind::Domain,
                        getLoopLevels(a.op, scope));
  IndexTranslator second(system, symbols, VarKind::Range,
                         getLoopLevels(b.op, scope));
  IndexTranslator before(system, symbols, VarKind::Range, prefixLevels);
  IndexTranslator after(system, symbols, VarKind::Domain, prefixLevels);
  PairTest pairTest(*this, first, second);
  first.addDomain(a.op, scope);
  second.addDomain(b.op, scope);
  addSameElement(a, b, system, first, second);
  Operation *place = insertLoop->getRegion(0).front().getTerminator();
  before.addDomain(place, scope);
  after.addDomain(place, scope);
  addMembership(system, translateSlice(slice, first, after));
  addMembership(system, translateSlice(slice, second, before));
  // A store that is executed again in the slice of the first one comes after it.
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, second, after);
  bool areStores = a.isStore() && b.isStore();
  auto test = [&](ConstraintSystem &with) {
    return areStores ? isOutside(with, loops) : isPossible(with);
  };
  return anyLess(system, before, after, unsigned(prefixLevels.size()),
                 [&](ConstraintSystem &less) {
                   return isPossible(less) &&
                          anyBefore(a, b, less, first, second, test);
                 });
}

bool FusionLegality::isCut(const LoopAccess &a, const LoopAccess &b) {
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator first(system, symbols, VarKind::Domain,
                        getLoopLevels(a.op, scope));
  IndexTranslator second(system, symbols, VarKind::Range,
                         getLoopLevels(b.op, scope));
  IndexTranslator prefix(system, symbols, VarKind::Range, prefixLevels);
  PairTest pairTest(*this, first, second);
  first.addDomain(a.op, scope);
  second.addDomain(b.op, scope);
  addSameElement(a, b, system, first, second);
  prefix.addDomain(insertLoop->getRegion(0).front().getTerminator(), scope);
  addMembership(system, translateSlice(slice, second, prefix));
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, first, prefix);
  if (!isOutside(system, loops))
    return false;
  return anyBefore(a, b, system, first, second, [&](ConstraintSystem &with) {
    return isOutside(with, loops);
  });
}

bool FusionLegality::isStale(const LoopAccess &a, const LoopAccess &b) {
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator first(system, symbols, VarKind::Domain,
                        getLoopLevels(a.op, scope));
  IndexTranslator second(system, symbols, VarKind::Range,
                         getLoopLevels(b.op, scope));
  IndexTranslator prefix(system, symbols, VarKind::Range, prefixLevels);
  PairTest pairTest(*this, first, second);
  first.addDomain(a.op, scope);
  second.addDomain(b.op, scope);
  addSameElement(a, b, system, first, second);
  prefix.addDomain(insertLoop->getRegion(0).front().getTerminator(), scope);
  addMembership(system, translateSlice(slice, first, prefix));
  SmallVector<SlicedLoop, 4> loops = translateSlice(slice, second, prefix);
  return anyBefore(a, b, system, first, second, [&](ConstraintSystem &with) {
    return a.isStore() ? isOutside(with, loops) : isPossible(with);
  });
}

bool FusionLegality::isLost(const LoopAccess &a, const LoopAccess &b) {
  AccessPair pair(a, b, scope, aliases);
  unsigned count = countCommonLevels(pair.getCommonLevels(), prefixLevels);
  SmallVector<LevelOrder, 4> orders(pair.getCommonLevels().size());
  for (unsigned level = 0; level < count; ++level) {
    orders[level] = LevelOrder::Less;
    if (pair.exists(orders, budget))
      return true;
    orders[level] = LevelOrder::Equal;
  }
  // An access outside of the loop around the slice has no prefix.
  return count < prefixLevels.size() && pair.exists(orders, budget);
}

//===-- Conditions ---------------------------------------------------------===//

static const PrivateMemory *findPrivate(const FusionOptions &options,
                                        Value memory) {
  const auto *entry =
      llvm::find_if(options.privateMemory, [&](const PrivateMemory &candidate) {
        return candidate.memref == memory;
      });
  return entry == options.privateMemory.end() ? nullptr : entry;
}

/// The properties of an access of the target on which its pairs with one access of the source depend.
std::tuple<unsigned, unsigned, TextualOrder>
FusionLegality::getTargetClass(const LoopAccess &access) {
  return {classes.get(access),
          countCommonLevels(prefixLevels, getLoopLevels(access.op, scope)),
          getTextualOrder(access.op, insertLoop)};
}

bool FusionLegality::failFor(const LoopAccess &first,
                             const LoopAccess &second) {
  failedFirst = &first;
  failedSecond = &second;
  return false;
}

static bool isFlow(const LoopAccess &a, const LoopAccess &b) {
  return a.isStore() && !b.isStore();
}

/// Whether both accesses are of private memory; std::nullopt if one of them is.
static std::optional<bool> arePrivate(const LoopAccess &a, const LoopAccess &b,
                                      const FusionOptions &options) {
  bool isPrivate = findPrivate(options, a.getMemory());
  if (isPrivate != bool(findPrivate(options, b.getMemory())))
    return std::nullopt;
  return isPrivate;
}

/// Whether an access of the source and one of the target keep their order.
bool FusionLegality::isPairLegal(const LoopAccess &a, const LoopAccess &b,
                                 const FusionOptions &options) {
  std::optional<bool> isPrivate = arePrivate(a, b, options);
  if (!isPrivate)
    return false;
  if (*isPrivate)
    return !isFlow(a, b) || !isMissing(a, b);
  // Storing a value again is harmless where only loads see it.
  if (isFlow(a, b) && place == FusionPlace::Start &&
      (options.keepsSource || !isMissing(a, b)))
    return true;
  if (isFlow(a, b) && !isMaximal())
    return false;
  return !isLate(a, b) || (!a.isStore() && isSelfContained(a));
}

/// Whether memory of one object is no memory of the other one.
static bool areDifferent(Value object, Value other) {
  return object && other && object != other;
}

/// Whether all accesses of the target are in the loop around the slice, so that those of a group have the
/// same order relative to it.
bool FusionLegality::areGroupsInside() const {
  return llvm::all_of(accesses.targetGroups, [&](const AccessGroup &group) {
    return insertLoop->isProperAncestor(group.first->op) &&
           insertLoop->isProperAncestor(group.last);
  });
}

/// Whether an access of the source keeps its order relative to those of the target.
bool FusionLegality::isTargetLegal(const LoopAccess &a,
                                   const FusionOptions &options) {
  std::set<std::pair<bool, std::tuple<unsigned, unsigned, TextualOrder>>> done;
  for (const LoopAccess *b : accesses.target) {
    if (!mayConflict(a, *b) ||
        !done.emplace(b->isStore(), getTargetClass(*b)).second)
      continue;
    lastPossible = {};
    if (!isPairLegal(a, *b, options))
      return failFor(a, *b);
  }
  return true;
}

bool FusionLegality::areSourceAndTargetLegal(const FusionOptions &options) {
  bool areInside = areGroupsInside();
  for (auto [a, object] :
       llvm::zip_equal(accesses.source, accesses.sourceObjects)) {
    if (!areInside) {
      if (!isTargetLegal(*a, options))
        return false;
      continue;
    }
    for (const AccessGroup &group : accesses.targetGroups) {
      if (areDifferent(object, group.object) || !mayConflict(*a, *group.first))
        continue;
      lastPossible = {};
      if (!isPairLegal(*a, *group.first, options))
        return failFor(*a, *group.first);
    }
  }
  return true;
}

bool FusionLegality::isSourcePairLegal(const LoopAccess &a, const LoopAccess &b,
                                       const FusionOptions &options) {
  std::optional<bool> isPrivate = arePrivate(a, b, options);
  if (!isPrivate)
    return false;
  if (*isPrivate)
    return !isFlow(a, b) || !isCut(a, b);
  if (isFlow(a, b) && (options.keepsSource || !isCut(a, b)))
    return true;
  if (isFlow(a, b) && !isMaximal())
    return false;
  if (!isReordered(a, b) && !(options.keepsSource && isStale(a, b)))
    return true;
  return !a.isStore() && isSelfContained(a);
}

bool FusionLegality::isSourceLegal(const FusionOptions &options) {
  AliasIndex index(accesses.sourceObjects);
  for (auto [a, object] :
       llvm::zip_equal(accesses.source, accesses.sourceObjects)) {
    // Unknown effects must not be repeated.
    if (!a->getMemory())
      return failFor(*a, *a);
    for (unsigned number : index.getCandidates(object)) {
      const LoopAccess *b = accesses.source[number];
      lastPossible = {};
      if (mayConflict(*a, *b) && !isSourcePairLegal(*a, *b, options))
        return failFor(*a, *b);
    }
  }
  return true;
}

/// Elements of private memory must be stored by the slice or the iteration that loads them.
bool FusionLegality::isPrivateMemoryLegal(const PrivateMemory &memory) {
  llvm::DenseSet<std::pair<unsigned, unsigned>> done;
  lastPossible = {};
  if (!memory.isFresh)
    for (const LoopAccess &access : llvm::make_pointee_range(accesses.source))
      if (access.getMemory() == memory.memref && !access.isStore() &&
          !isSelfContained(access))
        return failFor(access, access);
  Value object = aliases.getObject(memory.memref);
  for (auto [access, accessObject] :
       llvm::zip_equal(accesses.target, accesses.targetObjects)) {
    const LoopAccess &a = *access;
    if (areDifferent(object, accessObject) ||
        !aliases.mayAlias(a.getMemory(), memory.memref))
      continue;
    if (a.getMemory() != memory.memref || !a.hasIndices() ||
        !insertLoop->isProperAncestor(a.op))
      return failFor(a, a);
    if (!a.isStore()) {
      if (!memory.isFresh && !isCovered(a))
        return failFor(a, a);
      continue;
    }
    unsigned numPrefix =
        countCommonLevels(prefixLevels, getLoopLevels(a.op, scope));
    for (const LoopAccess &b : llvm::make_pointee_range(accesses.target))
      if (!b.isStore() && b.getMemory() == memory.memref &&
          done.insert({classes.get(a, b), numPrefix}).second && isLost(a, b))
        return failFor(a, b);
  }
  return true;
}

bool FusionLegality::isLegal(const FusionOptions &options) {
  failedFirst = failedSecond = nullptr;
  return isValid() && areSourceAndTargetLegal(options) &&
         isSourceLegal(options) &&
         llvm::all_of(options.privateMemory, [&](const PrivateMemory &memory) {
           return isPrivateMemoryLegal(memory);
         });
}

Obstacle FusionLegality::getObstacle() const {
  if (!failedFirst)
    return Obstacle("iterations would be executed that the nest does not have");
  if (!failedFirst->getMemory())
    return Obstacle("an operation with unknown effects would be repeated",
                    failedFirst->op);
  if (failedFirst == failedSecond)
    return Obstacle(
        "an access needs elements that its copy of the memory would "
        "not have",
        failedFirst->op);
  Budget remarkBudget(100000);
  std::optional<IterationPair> iterations =
      findIterationsIn(lastPossible.system, lastPossible.first,
                       lastPossible.second, remarkBudget);
  // A source that is after the target is executed second.
  bool isReversed = place == FusionPlace::End &&
                    llvm::is_contained(accesses.target, failedSecond);
  if (!isReversed)
    return Obstacle(*failedFirst, *failedSecond, iterations,
                    "would not be kept");
  if (iterations)
    std::swap(iterations->source, iterations->target);
  return Obstacle(*failedSecond, *failedFirst, iterations, "would not be kept");
}
