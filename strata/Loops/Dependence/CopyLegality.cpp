// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/CopyLegality.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/IterationSetsDetail.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Work for a question about a box.
static constexpr uint64_t BoxBudget = 200000;

CopyLegality::CopyLegality(const CopiedAccesses &copied)
    : accesses(copied.accesses), place(copied.place), mayStop(copied.mayStop),
      mayBeFreed(copied.mayBeFreed), function(getFunctionBody(place)) {}

namespace {
/// The iterations of the loops around a copy, and an element of a box if there is one.
class BoxSide {
public:
  BoxSide(ConstraintSystem &system, SymbolColumns &symbols, Operation *place,
          Region *function, const ElementBox *box = nullptr)
      : system(system),
        loops(system, symbols, VarKind::Range, getLoopLevels(place, function)) {
    if (box)
      addElement(*box);
    isBoxExact = loops.isExact();
    loops.addDomain(place, function);
  }
  IndexTranslator &getLoops() { return loops; }
  ArrayRef<LinearSum> getIndices() const { return indices; }
  /// Whether the bounds of the box are sums of the variables and symbols.
  bool hasExactBox() const { return isBoxExact; }
  SmallVector<LinearSum, 2> translate(AffineMap map, const ElementBox &box) {
    SmallVector<LinearSum, 2> sums;
    for (AffineExpr result : map.getResults())
      sums.push_back(loops.translate(result, map.getNumDims(), box.operands));
    return sums;
  }

private:
  void addElement(const ElementBox &box) {
    for (size_t i = 0; i < box.lbs.size(); ++i)
      indices.push_back(system.addColumn(VarKind::Range));
    for (auto [index, lower, upper] :
         llvm::zip_equal(indices, box.lbs, box.ubs)) {
      for (const LinearSum &bound : translate(lower, box))
        system.addLessOrEqual(bound, index);
      for (const LinearSum &bound : translate(upper, box))
        system.addLess(index, bound);
    }
  }

  ConstraintSystem &system;
  IndexTranslator loops;
  SmallVector<LinearSum, 4> indices;
  bool isBoxExact = false;
};
} // namespace

static bool isPossible(const IntegerRelation &relation, Budget &budget) {
  return relation.simplify().isIntegerEmpty(budget) != Tri::True;
}

/// Whether an index may be less than a bound, or not less than it.
static bool mayBeLess(const ConstraintSystem &system, const LinearSum &index,
                      const LinearSum &bound, Budget &budget) {
  ConstraintSystem less = system;
  less.addLess(index, bound);
  return isPossible(less.build(), budget);
}

/// Makes indices be those of elements of the memory.
static void addSizes(ConstraintSystem &system, ArrayRef<LinearSum> indices,
                     Value memory) {
  auto type = cast<MemRefType>(memory.getType());
  for (auto [i, index] : llvm::enumerate(indices)) {
    system.addLessOrEqual(LinearSum(0), index);
    if (!type.isDynamicDim(unsigned(i)))
      system.addLess(index, LinearSum(type.getDimSize(unsigned(i))));
  }
}

//===-- Boxes --------------------------------------------------------------===//

bool CopyLegality::isInBounds(const ElementBox &box) {
  auto type = cast<MemRefType>(accesses.front().getMemory().getType());
  auto chooseAll = [](ConstraintSystem &, Indices) {};
  auto relateAny = [](ConstraintSystem &, Indices, Indices) {};
  if (mayBeFreed && !isCovered(box, {.choose = chooseAll, .relate = relateAny}))
    return false;
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    auto chooseLow = [&](ConstraintSystem &system, Indices element) {
      system.addLess(element[dim], LinearSum(0));
    };
    // Accessed elements are those of the memref.
    auto relateLow = [&](ConstraintSystem &system, Indices element,
                         Indices accessed) {
      system.addLessOrEqual(accessed[dim], element[dim]);
    };
    if (!isCovered(box, {.choose = chooseLow, .relate = relateLow}))
      return false;
    auto chooseHigh = [&](ConstraintSystem &system, Indices element) {
      if (!type.isDynamicDim(dim))
        system.addLessOrEqual(LinearSum(type.getDimSize(dim)), element[dim]);
    };
    auto relateHigh = [&](ConstraintSystem &system, Indices element,
                          Indices accessed) {
      system.addLessOrEqual(element[dim], accessed[dim]);
    };
    if (!isCovered(box, {.choose = chooseHigh, .relate = relateHigh}))
      return false;
  }
  return true;
}

bool CopyLegality::contains(const ElementBox &outer, const ElementBox &inner) {
  ConstraintSystem system;
  SymbolColumns symbols;
  BoxSide side(system, symbols, place, function, &inner);
  addSizes(system, side.getIndices(), accesses.front().getMemory());
  Budget budget(BoxBudget);
  for (auto [index, lower, upper] :
       llvm::zip_equal(side.getIndices(), outer.lbs, outer.ubs)) {
    for (const LinearSum &bound : side.translate(lower, outer))
      if (mayBeLess(system, index, bound, budget))
        return false;
    for (const LinearSum &bound : side.translate(upper, outer)) {
      ConstraintSystem above = system;
      above.addLessOrEqual(bound, index);
      if (isPossible(above.build(), budget))
        return false;
    }
  }
  return true;
}

//===-- Accesses -----------------------------------------------------------===//

/// Makes the loops around a copy be in the iteration in which an access in them is.
static void addSameIteration(ConstraintSystem &system, IndexTranslator &outer,
                             IndexTranslator &inner) {
  unsigned count = countCommonLevels(outer.getLevels(), inner.getLevels());
  for (unsigned i = 0; i < count; ++i)
    system.addEqual(outer.getVariables()[i], inner.getVariables()[i]);
}

bool CopyLegality::hasAllAccesses(const ElementBox &box) {
  Budget budget(BoxBudget);
  for (const LoopAccess &access : accesses) {
    ConstraintSystem system;
    SymbolColumns symbols;
    BoxSide side(system, symbols, place, function);
    IndexTranslator loops(system, symbols, VarKind::Domain,
                          getLoopLevels(access.op, function));
    loops.addDomain(access.op, function);
    addSameIteration(system, side.getLoops(), loops);
    SmallVector<LinearSum, 4> indices =
        translateIndices(access.access, system, loops);
    addSizes(system, indices, access.getMemory());
    for (auto [index, lower, upper] :
         llvm::zip_equal(indices, box.lbs, box.ubs)) {
      for (const LinearSum &bound : side.translate(lower, box))
        if (mayBeLess(system, index, bound, budget))
          return false;
      for (const LinearSum &bound : side.translate(upper, box)) {
        ConstraintSystem above = system;
        above.addLessOrEqual(bound, index);
        if (isPossible(above.build(), budget))
          return false;
      }
    }
  }
  return true;
}

bool CopyLegality::isCovered(const ElementBox &box, const Coverage &coverage) {
  IterationSets sets;
  SmallVector<IntegerRelation, 2> parts;
  auto addPart = [&](const LoopAccess *access) {
    ConstraintSystem system;
    SymbolColumns symbols = sets.addSymbols(system);
    BoxSide side(system, symbols, place, function, &box);
    coverage.choose(system, side.getIndices());
    bool isCertain = true;
    if (access) {
      IndexTranslator loops(system, symbols, VarKind::Local,
                            getLoopLevels(access->op, function));
      loops.addDomain(access->op, function);
      addSameIteration(system, side.getLoops(), loops);
      SmallVector<LinearSum, 4> indices =
          translateIndices(access->access, system, loops);
      coverage.relate(system, side.getIndices(), indices);
      isCertain = side.hasExactBox() && isCertainAccess(*access, loops) &&
                  !system.isIncomplete();
    }
    sets.noteSymbols(symbols);
    if (isCertain)
      parts.push_back(system.build());
  };
  Budget budget(BoxBudget);
  addPart(nullptr);
  if (!isPossible(parts.front(), budget))
    return true;
  // The second pass has the symbols of all parts.
  for (int pass = 0; pass < 2 && !mayStop; ++pass) {
    parts.clear();
    addPart(nullptr);
    for (const LoopAccess &access : accesses)
      if (access.isStore() || !coverage.onlyStores)
        addPart(&access);
  }
  return isCoveredBy(parts.front(), ArrayRef(parts).drop_front(), budget);
}

bool CopyLegality::isStored(const ElementBox &box) {
  auto chooseAll = [](ConstraintSystem &, Indices) {};
  auto relateSame = [](ConstraintSystem &system, Indices element,
                       Indices accessed) {
    for (auto [a, b] : llvm::zip_equal(element, accessed))
      system.addEqual(a, b);
  };
  return isCovered(
      box, {.onlyStores = true, .choose = chooseAll, .relate = relateSame});
}
