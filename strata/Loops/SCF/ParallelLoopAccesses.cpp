// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/SCF/ParallelLoopAccessesDetail.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using strata::detail::ParallelAccess;
using strata::detail::ParallelLoopAccesses;

// Loops with more pairs of accesses are not compared.
static constexpr size_t MaxPairs = size_t(1) << 16;

ParallelLoopAccesses::ParallelLoopAccesses(scf::ParallelOp loop) : loop(loop) {
  Block &body = loop.getRegion().front();
  SmallVector<LoopAccess, 8> accesses;
  for (Operation &op : body)
    llvm::append_range(accesses, collectAccesses(&op));
  for (LoopAccess &access : accesses) {
    Value memory = access.getMemory();
    hasUnknown |= !memory;
    if (!memory || isAllocatedIn(memory, loop))
      continue;
    Operation *op = access.op;
    // A reduction is executed at some time after the iterations that it combines.
    bool hasElements =
        access.hasIndices() && !body.getTerminator()->isProperAncestor(op);
    bool isUnconditional =
        hasElements && !access.access.mask && op->getBlock() == &body;
    all.push_back({std::move(access), hasElements, isUnconditional});
  }
}

//===-- Comparison ---------------------------------------------------------===//

namespace {
/// Compares accesses of two loops, of which each iteration of one is compared with the same
/// iteration of the other.
class AccessComparison {
public:
  AccessComparison(const ParallelLoopAccesses &first,
                   const ParallelLoopAccesses &second, scf::MayAliasFn mayAlias)
      : first(first), second(second), mayAlias(mayAlias) {}
  bool areIndependent();

private:
  bool areIndependent(const ParallelAccess &x, const ParallelAccess &y);
  bool overlap(Value x, Value y);
  bool areSameElements(const ParallelAccess &x, const ParallelAccess &y) const;
  bool isSame(Value x, Value y) const;
  bool isSameVariableOrValue(Value x, Value y) const;
  bool hasAllVariables(const ParallelAccess &x) const;
  bool isAccessedBySecond(const ParallelAccess &x) const;
  bool isAccessedByFirst(const ParallelAccess &y) const;

  const ParallelLoopAccesses &first, &second;
  scf::MayAliasFn mayAlias;
  llvm::DenseMap<std::pair<Value, Value>, bool> overlaps;
};
} // namespace

bool AccessComparison::overlap(Value x, Value y) {
  auto [it, isNew] = overlaps.try_emplace({x, y}, false);
  if (isNew)
    it->second = mayAlias(x, y);
  return it->second;
}

bool AccessComparison::isSameVariableOrValue(Value x, Value y) const {
  if (x == y)
    return true;
  auto xs = first.loop.getInductionVars(), ys = second.loop.getInductionVars();
  for (auto [a, b] : llvm::zip_equal(xs, ys))
    if (x == a && y == b)
      return true;
  return false;
}

/// Whether x in the first loop is y in the second: also if both are results of the same
/// operation on induction variables and values from outside.
bool AccessComparison::isSame(Value x, Value y) const {
  if (isSameVariableOrValue(x, y))
    return true;
  auto a = dyn_cast<OpResult>(x), b = dyn_cast<OpResult>(y);
  if (!a || !b || a.getResultNumber() != b.getResultNumber())
    return false;
  Operation *left = a.getOwner(), *right = b.getOwner();
  return left->getName() == right->getName() &&
         left->getAttrs() == right->getAttrs() && left->getNumRegions() == 0 &&
         right->getNumRegions() == 0 && isMemoryEffectFree(left) &&
         left->getNumOperands() == right->getNumOperands() &&
         left->getNumOperands() != 0 &&
         llvm::equal(left->getResultTypes(), right->getResultTypes()) &&
         llvm::all_of(
             llvm::zip_equal(left->getOperands(), right->getOperands()),
             [&](auto pair) {
               return isSameVariableOrValue(std::get<0>(pair),
                                            std::get<1>(pair));
             });
}

/// Whether x, of the first loop, accesses the elements that y does in the same iteration of the
/// second.
bool AccessComparison::areSameElements(const ParallelAccess &x,
                                       const ParallelAccess &y) const {
  if (!x.hasElements || !y.hasElements ||
      x.access.getMemory() != y.access.getMemory())
    return false;
  const MemoryAccess &a = x.access.access, &b = y.access.access;
  return a.map == b.map && a.value.getType() == b.value.getType() &&
         a.indices.size() == b.indices.size() &&
         llvm::all_of(llvm::zip_equal(a.indices, b.indices), [&](auto pair) {
           return isSame(std::get<0>(pair), std::get<1>(pair));
         });
}

/// Whether each iteration accesses another element, since all variables are indices.
bool AccessComparison::hasAllVariables(const ParallelAccess &x) const {
  const MemoryAccess &elements = x.access.access;
  return !elements.map && elements.getForm() == MemoryAccess::Form::Element &&
         llvm::all_of(first.loop.getInductionVars(), [&](Value variable) {
           return llvm::is_contained(elements.indices, variable);
         });
}

bool AccessComparison::isAccessedBySecond(const ParallelAccess &x) const {
  return llvm::any_of(second.all, [&](const ParallelAccess &y) {
    return y.isUnconditional && areSameElements(x, y);
  });
}

bool AccessComparison::isAccessedByFirst(const ParallelAccess &y) const {
  return llvm::any_of(first.all, [&](const ParallelAccess &x) {
    return x.isUnconditional && areSameElements(x, y);
  });
}

bool AccessComparison::areIndependent(const ParallelAccess &x,
                                      const ParallelAccess &y) {
  bool isStored = x.access.isStore(), isOtherStored = y.access.isStore();
  if ((!isStored && !isOtherStored) ||
      !overlap(x.access.getMemory(), y.access.getMemory()))
    return true;
  // If one element were accessed by different iterations, then also by a loop that writes it
  // unconditionally, which had a data race.
  if (areSameElements(x, y))
    return (isStored && x.isUnconditional) ||
           (isOtherStored && y.isUnconditional) || hasAllVariables(x);
  // If x and y write the same element in different iterations, and the second loop accesses
  // it in the iteration of x, the second loop has a data race.
  return isStored && isOtherStored &&
         (isAccessedBySecond(x) || isAccessedByFirst(y));
}

bool AccessComparison::areIndependent() {
  if (first.hasUnknown || second.hasUnknown)
    return !first.hasEffects() || !second.hasEffects();
  if (first.all.size() * second.all.size() > MaxPairs)
    return false;
  for (const ParallelAccess &x : first.all)
    for (const ParallelAccess &y : second.all)
      if (!areIndependent(x, y))
        return false;
  return true;
}

bool strata::detail::areIndependent(const ParallelLoopAccesses &first,
                                    const ParallelLoopAccesses &second,
                                    scf::MayAliasFn mayAlias) {
  return AccessComparison(first, second, mayAlias).areIndependent();
}
