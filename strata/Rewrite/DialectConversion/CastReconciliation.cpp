// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/CastReconciliation.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;

bool strata::isUnrealizedConversionCast(Operation *op) {
  return op->getName().getStringRef() == "builtin.unrealized_conversion_cast";
}

/// The cast whose results are the operands of `cast`, all of them in order.
static Operation *getInputCast(Operation *cast) {
  if (!cast->getNumOperands())
    return nullptr;
  Operation *input = cast->getOperand(0).getDefiningOp();
  if (!input || !isUnrealizedConversionCast(input) ||
      input->getNumResults() != cast->getNumOperands())
    return nullptr;
  for (unsigned i = 0; i < cast->getNumOperands(); ++i)
    if (cast->getOperand(i) != input->getResult(i))
      return nullptr;
  return input;
}

/// Whether the operands of `from` have the types of the results of `to`.
static bool endsWhereItBegan(Operation *from, Operation *to) {
  if (from->getNumOperands() != to->getNumResults())
    return false;
  for (unsigned i = 0; i < from->getNumOperands(); ++i)
    if (from->getOperand(i).getType() != to->getResult(i).getType())
      return false;
  return true;
}

/// The cast, `cast` or one that its operands come through, whose operands can
/// be used for its results; null if there is none. Chains may be closed.
static Operation *findOrigin(Operation *cast) {
  // A cast that comes again after 1, 2, 4 ... others is in a circle.
  Operation *checkpoint = nullptr;
  size_t steps = 0, limit = 1;
  for (Operation *at = cast; at; at = getInputCast(at)) {
    if (endsWhereItBegan(at, cast))
      return at;
    if (at == checkpoint)
      return nullptr;
    if (++steps == limit) {
      checkpoint = at;
      limit *= 2;
    }
  }
  return nullptr;
}

/// The `casts` whose results have users other than unused casts.
static SmallVector<Operation *>
findLive(ArrayRef<Operation *> casts, function_ref<bool(Operation *)> isDead) {
  llvm::DenseSet<Operation *> dead(casts.begin(), casts.end());
  SmallVector<Operation *> pending;
  auto isUsed = [&](Operation *cast) {
    for (unsigned i = 0; i < cast->getNumResults(); ++i)
      for (OpOperand &use : cast->getResult(i).getUses())
        if (!dead.contains(use.getOwner()) &&
            !(isDead && isDead(use.getOwner())))
          return true;
    return false;
  };
  for (Operation *cast : casts)
    if (dead.contains(cast) && isUsed(cast)) {
      dead.erase(cast);
      pending.push_back(cast);
    }
  while (!pending.empty()) {
    Operation *cast = pending.pop_back_val();
    for (OpOperand &operand : cast->getOpOperands())
      if (Operation *def = operand.get().getDefiningOp(); dead.erase(def))
        pending.push_back(def);
  }
  SmallVector<Operation *> live;
  for (Operation *cast : casts)
    if (!dead.contains(cast))
      live.push_back(cast);
  return live;
}

SmallVector<Operation *>
strata::reconcileCastUses(ArrayRef<Operation *> casts,
                          function_ref<void(OpOperand &, Value)> setOperand,
                          function_ref<bool(Operation *)> isDead) {
  // From the last to the first, so that chains are processed unchanged.
  llvm::SetVector<Operation *> worklist;
  worklist.insert(casts.begin(), casts.end());
  llvm::DenseSet<Operation *> known(casts.begin(), casts.end());
  while (!worklist.empty()) {
    Operation *cast = worklist.pop_back_val();
    if (cast->use_empty())
      continue;
    Operation *origin = findOrigin(cast);
    // A chain that is closed comes from itself.
    if (!origin || (origin == cast && cast->getNumOperands() &&
                    cast->getOperand(0).getDefiningOp() == cast))
      continue;
    bool changed = false;
    for (unsigned i = 0; i < cast->getNumResults(); ++i) {
      Value from = cast->getResult(i), to = origin->getOperand(i);
      if (from == to)
        continue;
      for (OpOperand *use = from.getUses().begin().operator->(), *next; use;
           use = next) {
        next = use->getNextUse();
        setOperand(*use, to);
        changed = true;
      }
    }
    if (!changed)
      continue;
    for (OpOperand &operand : cast->getOpOperands())
      if (Operation *def = operand.get().getDefiningOp(); known.contains(def))
        worklist.insert(def);
  }
  return findLive(casts, isDead);
}

bool strata::reconcileUnrealizedCasts(ArrayRef<Operation *> casts,
                                      SmallVectorImpl<Operation *> *remaining) {
  bool changed = false;
  SmallVector<Operation *> live =
      reconcileCastUses(casts, [&](OpOperand &operand, Value value) {
        operand.set(value);
        changed = true;
      });
  llvm::DenseSet<Operation *> kept(live.begin(), live.end());
  changed |= live.size() != casts.size();
  // They may use each other.
  for (Operation *cast : casts)
    if (!kept.contains(cast))
      cast->dropAllReferences();
  for (Operation *cast : casts)
    if (!kept.contains(cast))
      cast->erase();
  if (remaining)
    remaining->append(live.begin(), live.end());
  return changed;
}
