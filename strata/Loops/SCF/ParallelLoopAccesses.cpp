// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/SCF/ParallelLoopAccessesDetail.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

// Loops with more pairs of accesses are not compared.
static constexpr size_t MaxPairs = size_t(1) << 16;

//===-- Accesses -----------------------------------------------------------===//

/// Whether `value` is allocated by each iteration of `loop`.
static bool isAllocatedIn(Value value, scf::ParallelOp loop) {
  Operation *def = value.getDefiningOp();
  return def && loop->isProperAncestor(def) &&
         hasEffect<MemoryEffects::Allocate>(def, value);
}

/// The elements that `op` accesses, if it accesses one element or a row of `memref`.
static std::optional<MemoryAccess> getElements(Operation *op, Value memref) {
  auto interface = dyn_cast<MemoryAccessOpInterface>(op);
  if (!interface)
    return std::nullopt;
  SmallVector<MemoryAccess, 1> accesses = interface.getAccesses();
  if (accesses.size() != 1 || accesses.front().memory != memref ||
      accesses.front().getForm() == MemoryAccess::Form::Other)
    return std::nullopt;
  return accesses.front();
}

void LoopAccesses::add(Operation *op, const EffectInstance &effect) {
  if (effect.effect == MemoryEffect::Allocate)
    return;
  if (!effect.value) {
    hasUnknown = true;
    return;
  }
  if (isAllocatedIn(effect.value, loop))
    return;
  LoopAccess access = {op, effect.value, effect.effect != MemoryEffect::Read};
  // A reduction is executed at some time after the iterations that it combines.
  Block &body = loop.getRegion().front();
  if (!body.getTerminator()->isProperAncestor(op))
    access.elements = getElements(op, effect.value);
  access.isUnconditional =
      access.elements && !access.elements->mask && op->getBlock() == &body;
  all.push_back(std::move(access));
}

LoopAccesses::LoopAccesses(scf::ParallelOp loop) : loop(loop) {
  loop->walk([&](Operation *op) {
    if (op == loop.getOperation())
      return;
    auto effects = getMemoryEffects(op);
    hasUnknown |= !effects;
    if (effects)
      for (const EffectInstance &effect : *effects)
        add(op, effect);
  });
}

//===-- Comparison ---------------------------------------------------------===//

namespace {
/// Compares accesses of two loops, of which each iteration of one is compared with the same
/// iteration of the other.
class AccessComparison {
public:
  AccessComparison(const LoopAccesses &first, const LoopAccesses &second,
                   scf::MayAliasFn mayAlias)
      : first(first), second(second), mayAlias(mayAlias) {}
  bool areIndependent();

private:
  bool areIndependent(const LoopAccess &x, const LoopAccess &y);
  bool overlap(Value x, Value y);
  bool areSameElements(const LoopAccess &x, const LoopAccess &y) const;
  bool isSame(Value x, Value y) const;
  bool isSameVariableOrValue(Value x, Value y) const;
  bool hasAllVariables(const LoopAccess &x) const;
  bool isAccessedBySecond(const LoopAccess &x) const;
  bool isAccessedByFirst(const LoopAccess &y) const;

  const LoopAccesses &first, &second;
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
bool AccessComparison::areSameElements(const LoopAccess &x,
                                       const LoopAccess &y) const {
  if (!x.elements || !y.elements || x.memref != y.memref)
    return false;
  const MemoryAccess &a = *x.elements, &b = *y.elements;
  return a.map == b.map && a.value.getType() == b.value.getType() &&
         a.indices.size() == b.indices.size() &&
         llvm::all_of(llvm::zip_equal(a.indices, b.indices), [&](auto pair) {
           return isSame(std::get<0>(pair), std::get<1>(pair));
         });
}

/// Whether each iteration accesses another element, since all variables are indices.
bool AccessComparison::hasAllVariables(const LoopAccess &x) const {
  const MemoryAccess &elements = *x.elements;
  return !elements.map && elements.getForm() == MemoryAccess::Form::Element &&
         llvm::all_of(first.loop.getInductionVars(), [&](Value variable) {
           return llvm::is_contained(elements.indices, variable);
         });
}

bool AccessComparison::isAccessedBySecond(const LoopAccess &x) const {
  return llvm::any_of(second.all, [&](const LoopAccess &y) {
    return y.isUnconditional && areSameElements(x, y);
  });
}

bool AccessComparison::isAccessedByFirst(const LoopAccess &y) const {
  return llvm::any_of(first.all, [&](const LoopAccess &x) {
    return x.isUnconditional && areSameElements(x, y);
  });
}

bool AccessComparison::areIndependent(const LoopAccess &x,
                                      const LoopAccess &y) {
  if ((!x.isWrite && !y.isWrite) || !overlap(x.memref, y.memref))
    return true;
  // If one element were accessed by different iterations, then also by a loop that writes it
  // unconditionally, which had a data race.
  if (areSameElements(x, y))
    return (x.isWrite && x.isUnconditional) ||
           (y.isWrite && y.isUnconditional) || hasAllVariables(x);
  // If x and y write the same element in different iterations, and the second loop accesses
  // it in the iteration of x, the second loop has a data race.
  return x.isWrite && y.isWrite &&
         (isAccessedBySecond(x) || isAccessedByFirst(y));
}

bool AccessComparison::areIndependent() {
  if (first.hasUnknown || second.hasUnknown)
    return !first.hasEffects() || !second.hasEffects();
  if (first.all.size() * second.all.size() > MaxPairs)
    return false;
  for (const LoopAccess &x : first.all)
    for (const LoopAccess &y : second.all)
      if (!areIndependent(x, y))
        return false;
  return true;
}

bool detail::areIndependent(const LoopAccesses &first,
                            const LoopAccesses &second,
                            scf::MayAliasFn mayAlias) {
  return AccessComparison(first, second, mayAlias).areIndependent();
}
