// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cached queries of SideEffectInterfaces.h for many operations: the effects of
// a nest are computed once, not once for each enclosing operation.
#ifndef STRATA_INTERFACES_EFFECTSUMMARIES_H
#define STRATA_INTERFACES_EFFECTSUMMARIES_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// Valid while the IR does not change, or if changes are reported to `forget`.
/// Querying all operations of a region takes time linear in their number.
class EffectSummaries {
public:
  /// Like the functions of these names.
  bool isMemoryEffectFree(Operation *op);
  bool wouldOpBeTriviallyDead(Operation *op);
  bool isOpTriviallyDead(Operation *op) {
    return op->use_empty() && wouldOpBeTriviallyDead(op);
  }
  /// Whether `op`, with its regions, may write.
  bool mayWrite(Operation *op);

  /// Drops the cached effects of `op` and of the operations around it.
  void forget(Operation *op);
  void clear() { known.clear(); }

private:
  /// A set of the kinds of effects, as bits.
  using Summary = uint8_t;
  static Summary getOwn(Operation *op);
  static bool isKnownPure(Operation *op);
  Summary get(Operation *op);
  Summary getNested(Operation *op);

  /// The summaries of operations with regions.
  llvm::DenseMap<Operation *, Summary> known;
};

} // namespace strata

#endif // STRATA_INTERFACES_EFFECTSUMMARIES_H
