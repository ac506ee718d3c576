// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The constraints of an AccessPair are those of both accesses, with the columns of the common symbols,
// and that the elements are equal. One side is described by the words of its constraints, indices and
// symbols.
#include "strata/Loops/Dependence/PairClasses.h"

#include "strata/Loops/Dependence/IndexTranslatorDetail.h"

using namespace strata;
using namespace strata::presburger;

template <typename T> static uintptr_t toWord(T object) {
  return reinterpret_cast<uintptr_t>(object.getAsOpaquePointer());
}

static void appendWords(const LinearSum &sum,
                        SmallVectorImpl<uintptr_t> &words) {
  words.push_back(sum.terms.size());
  words.push_back(uintptr_t(sum.constant));
  for (auto [column, factor] : sum.terms) {
    words.push_back(column);
    words.push_back(uintptr_t(factor));
  }
}

/// Appends the properties of the memory that pairs of accesses consider.
static void appendMemory(const LoopAccess &access, ArrayRef<LoopLevel> levels,
                         SmallVectorImpl<uintptr_t> &words) {
  Value memory = access.getMemory();
  words.push_back(memory ? toWord(memory) : 0);
  words.push_back(access.hasIndices());
  words.push_back(levels.size());
  if (!memory)
    return;
  // For each level, whether the memory is computed in it (isSameInIterations), and whether it is
  // created in it (addOwnMemory).
  Value viewed = getViewedMemory(memory);
  for (const LoopLevel &level : levels) {
    Region *region = memory.getParentRegion();
    words.push_back(level.loop->isAncestor(region->getParentOp()) * 2u +
                    isAllocatedIn(viewed, level.loop));
  }
}

const PairClasses::Side &PairClasses::getSide(const LoopAccess &access) {
  auto [entry, isNew] = positions.try_emplace(&access, unsigned(sides.size()));
  if (!isNew)
    return sides[entry->second];
  Side side{0, getLoopLevels(access.op, scope)};
  SmallVector<uintptr_t, 64> words;
  appendMemory(access, side.levels, words);
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator translator(system, symbols, VarKind::Domain, side.levels);
  translator.addDomain(access.op, scope);
  if (access.hasIndices())
    for (const LinearSum &index :
         translateIndices(access.access, system, translator))
      appendWords(index, words);
  words.push_back(system.getNumColumns());
  system.forEachConstraint([&](const LinearSum &sum, bool isEquality) {
    words.push_back(isEquality);
    appendWords(sum, words);
  });
  SmallVector<std::pair<unsigned, Value>, 4> columns;
  for (const auto &[value, sum] : symbols)
    columns.emplace_back(sum.terms.front().first, value);
  llvm::sort(columns, llvm::less_first());
  for (auto [column, value] : columns) {
    words.push_back(column);
    words.push_back(toWord(value));
  }
  for (Value unknown : translator.getUnknowns())
    words.push_back(unknown ? toWord(unknown) : 2 * ++numExpressions + 1);
  side.number = sideTable.intern(words);
  sides.push_back(std::move(side));
  return sides.back();
}

unsigned PairClasses::get(const LoopAccess &source, const LoopAccess &target) {
  if (!areCompared)
    return numUncompared++;
  const Side &from = getSide(source), &to = getSide(target);
  TextualOrder order = getTextualOrder(source.op, target.op);
  return pairTable.intern({from.number, to.number,
                           countCommonLevels(from.levels, to.levels),
                           uintptr_t(order), source.op == target.op,
                           source.isStore(), target.isStore()});
}
