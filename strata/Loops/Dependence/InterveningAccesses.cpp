// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations are numbered in the order of the text, so that the code between two accesses is a range
// of numbers, and accesses are found by binary search. Accesses of the class of the queried one
// are not compared: their subscripts are the same function of values that are the same on all
// paths, up to constants. Others are compared by AccessPair.
#include "strata/Loops/Dependence/InterveningAccesses.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/SCF/SCFOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using presburger::Budget;

/// Work for all questions about a function.
static constexpr uint64_t FunctionBudget = 20000000;
/// Pairs that are compared to answer one question.
static constexpr unsigned MaxComparedPairs = 64;
/// Memories with more classes of accesses are searched by position.
static constexpr size_t MaxSearchedClasses = 16;

InterveningAccesses::InterveningAccesses(Region &region, MemoryAliases &aliases)
    : scope(&region), aliases(aliases), budget(FunctionBudget) {
  for (Block &block : region)
    for (Operation &op : block)
      collectAccesses(&op, accesses);
  numberOperations(region);
  for (const LoopAccess &access : accesses)
    add(access);
}

void InterveningAccesses::numberOperations(Region &region) {
  unsigned next = 0, last = 0;
  for (Block &block : region)
    for (Operation &top : block) {
      top.walk<WalkOrder::PreOrder>(
          [&](Operation *op) { starts[op] = next++; });
      top.walk([&](Operation *op) {
        last = std::max(last, starts.lookup(op));
        if (op->getNumRegions() != 0)
          ends[op] = last + 1;
      });
    }
}

void InterveningAccesses::add(const LoopAccess &access) {
  Entry entry{starts.lookup(access.op), &access, places.get(access)};
  if (entry.place)
    affineAccesses.push_back({&access, *entry.place});
  add(access.isStore() ? stores : loads, entry);
  // Operations with unknown effects load as well.
  if (access.isStore() && !access.getMemory())
    add(loads, entry);
}

void InterveningAccesses::add(Index &index, const Entry &entry) {
  unsigned number = unsigned(index.entries.size());
  index.entries.push_back(entry);
  Value value = entry.access->getMemory();
  if (!value) {
    index.unknown.push_back(number);
    return;
  }
  Memory &memory = index.memories[value];
  if (memory.all.empty())
    index.byObject[aliases.getObject(value)].push_back(value);
  memory.all.push_back(number);
  if (!entry.place) {
    memory.inexact.push_back(number);
    return;
  }
  auto [classNumber, place, isElement] = *entry.place;
  if (classNumber >= index.byClass.size())
    index.byClass.resize(classNumber + 1);
  if (place >= index.byPlace.size())
    index.byPlace.resize(place + 1);
  if (index.byClass[classNumber].empty())
    memory.classes.push_back(classNumber);
  index.byClass[classNumber].push_back(number);
  index.byPlace[place].push_back(number);
}

ArrayRef<Value> InterveningAccesses::getOverlapping(Index &index,
                                                    Value memory) {
  auto [list, isNew] = index.overlapping.try_emplace(memory);
  if (!isNew)
    return list->second;
  auto addSome = [&, &overlapping = list->second](ArrayRef<Value> others) {
    for (Value other : others)
      if (other != memory && aliases.mayAlias(memory, other))
        overlapping.push_back(other);
  };
  // Different objects do not overlap.
  Value object = aliases.getObject(memory);
  addSome(index.byObject.lookup(Value()));
  if (object)
    addSome(index.byObject.lookup(object));
  else
    for (const auto &[other, values] : index.byObject)
      if (other)
        addSome(values);
  return list->second;
}

/// The part of a list of which the positions are in the range.
ArrayRef<unsigned> InterveningAccesses::findInRange(const Index &index,
                                                    ArrayRef<unsigned> list,
                                                    Range range) {
  auto isBefore = [&](unsigned number, unsigned position) {
    return index.entries[number].position < position;
  };
  const auto *first =
      std::lower_bound(list.begin(), list.end(), range.begin, isBefore);
  const auto *last = std::lower_bound(first, list.end(), range.end, isBefore);
  return ArrayRef(first, last);
}

std::optional<InterveningAccesses::Found>
InterveningAccesses::find(Kind kind, Operation *from, const AffineAccess &to) {
  Index &index = kind == Kind::Load ? loads : stores;
  Operation *ancestor = from->getBlock()->findAncestorOpInBlock(*to.access->op);
  assert(ancestor && "the first access is around the second one");
  Range range{starts.lookup(from) + 1, ancestor == to.access->op
                                           ? starts.lookup(ancestor)
                                           : ends.lookup(ancestor)};
  auto findAny = [&](ArrayRef<unsigned> list) -> std::optional<Found> {
    ArrayRef<unsigned> found = findInRange(index, list, range);
    if (found.empty())
      return std::nullopt;
    return Found{index.entries[found.front()].access};
  };
  if (auto found = findAny(index.unknown))
    return found;
  for (Value other : getOverlapping(index, to.access->getMemory()))
    if (auto found = findAny(index.memories.find(other)->second.all))
      return found;
  auto own = index.memories.find(to.access->getMemory());
  if (own == index.memories.end())
    return std::nullopt;
  if (auto found = findAny(own->second.inexact))
    return found;
  unsigned numLevels = unsigned(getLoopLevels(from, scope).size());
  return findReaching(index, own->second, range, to, numLevels);
}

std::optional<InterveningAccesses::Found>
InterveningAccesses::findReaching(const Index &index, const Memory &memory,
                                  Range range, const AffineAccess &to,
                                  unsigned numLevels) {
  unsigned numPairs = 0;
  bool skipsClass = to.place.isElement;
  if (skipsClass && to.place.number < index.byPlace.size())
    if (auto found = findReaching(
            index, findInRange(index, index.byPlace[to.place.number], range),
            to, numLevels, /*skipsClass=*/false, numPairs))
      return found;
  if (memory.classes.size() > MaxSearchedClasses)
    return findReaching(index, findInRange(index, memory.all, range), to,
                        numLevels, skipsClass, numPairs);
  for (unsigned number : memory.classes) {
    if (skipsClass && number == to.place.classNumber)
      continue;
    if (auto found = findReaching(
            index, findInRange(index, index.byClass[number], range), to,
            numLevels, skipsClass, numPairs))
      return found;
  }
  return std::nullopt;
}

std::optional<InterveningAccesses::Found> InterveningAccesses::findReaching(
    const Index &index, ArrayRef<unsigned> entries, const AffineAccess &to,
    unsigned numLevels, bool skipsClass, unsigned &numPairs) {
  for (unsigned number : entries) {
    const Entry &entry = index.entries[number];
    if (entry.access->op == to.access->op)
      continue;
    if (skipsClass && entry.place->classNumber == to.place.classNumber)
      continue;
    if (++numPairs > MaxComparedPairs)
      return Found{};
    if (auto orders = findReachingOrder(*entry.access, *to.access, numLevels))
      return Found{entry.access, std::move(*orders), /*isExact=*/true};
  }
  return std::nullopt;
}

/// The order of iterations in which `access` may be executed before `to`, in the same iteration of the
/// first `numLevels` loops, and be of the same element; std::nullopt if there are none.
std::optional<SmallVector<LevelOrder, 4>>
InterveningAccesses::findReachingOrder(const LoopAccess &access,
                                       const LoopAccess &to,
                                       unsigned numLevels) {
  AccessPair pair(access, to, scope, aliases);
  ArrayRef<LoopLevel> common = pair.getCommonLevels();
  SmallVector<LevelOrder, 4> orders;
  for (unsigned level = 0; level < common.size(); ++level) {
    orders.push_back(LevelOrder::Less);
    if (level >= numLevels) {
      if (pair.exists(orders, budget))
        return orders;
      // Iterations of other loops may be executed in any order.
      orders.back() = LevelOrder::Greater;
      if (!isa<affine::AffineForOp, scf::ForOp>(common[level].loop) &&
          pair.exists(orders, budget))
        return orders;
    }
    orders.back() = LevelOrder::Equal;
  }
  TextualOrder order = getTextualOrder(access.op, to.op);
  if ((order == TextualOrder::Before || order == TextualOrder::Unknown) &&
      pair.exists(orders, budget))
    return orders;
  return std::nullopt;
}
