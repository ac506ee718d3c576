// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The questions of SideEffectInterfaces.h, asked of many operations: what a nest does is
// found once, not once for each level that it lies in.
#ifndef STRATA_INTERFACES_EFFECTSUMMARIES_H
#define STRATA_INTERFACES_EFFECTSUMMARIES_H

#include "strata/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// Answers for IR that stays as it is, or whose changes are told by `forget`.
/// Asking about all operations of a region takes time linear in their number.
class EffectSummaries {
public:
  /// As the functions of these names.
  bool isMemoryEffectFree(Operation *op);
  bool wouldOpBeTriviallyDead(Operation *op);
  bool isOpTriviallyDead(Operation *op) {
    return op->use_empty() && wouldOpBeTriviallyDead(op);
  }
  /// Whether `op`, with its regions, may write.
  bool mayWrite(Operation *op);

  /// `op` is no longer what it was, nor are those around it.
  void forget(Operation *op);
  void clear() { known.clear(); }

private:
  /// A set of the kinds of effects, as bits.
  using Summary = uint8_t;
  static Summary getOwn(Operation *op);
  static bool isKnownPure(Operation *op);
  Summary get(Operation *op);
  Summary getNested(Operation *op);

  /// Of operations with regions.
  llvm::DenseMap<Operation *, Summary> known;
};

} // namespace strata

#endif // STRATA_INTERFACES_EFFECTSUMMARIES_H
