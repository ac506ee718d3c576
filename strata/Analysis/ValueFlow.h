// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Flow of unchanged values: from branches to block arguments, from calls to
// arguments of callables and from returns to results, and into and out of
// regions. Computed in one walk for all values.
#ifndef STRATA_ANALYSIS_VALUEFLOW_H
#define STRATA_ANALYSIS_VALUEFLOW_H

#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <vector>

namespace strata {

class ValueFlow {
public:
  /// The flow in `root`. O(operations + operands).
  explicit ValueFlow(Operation *root);

  /// Whether `operand` is only passed on, to values that are known.
  bool isPassedOn(OpOperand &operand) const {
    return passed.contains(&operand);
  }
  /// The operands that are passed on as `value`.
  ArrayRef<OpOperand *> getSources(Value value) const;
  /// Whether `getSources` returns all possible sources of `value`.
  bool isOnlyPassed(Value value) const { return targets.contains(value); }
  /// The calls of `callable`, if all uses of it are known; calls from outside
  /// of `root` are not included if it is private.
  ArrayRef<Operation *> getCalls(Operation *callable) const;
  /// Whether all that refers to `callable` are calls in `root`.
  bool hasOnlyKnownCalls(Operation *callable) const {
    return known.contains(callable);
  }

private:
  void findCallables(Operation *root);
  void addReferences(Operation *table);
  void visit(Operation *op);
  void visitCall(Operation *op);
  void visitReturn(Operation *op, Operation *callable);
  void visitRegionBranch(Operation *op, Operation *from);
  void addFlow(OpOperand &operand, Value to);

  SymbolTableCollection symbols;
  llvm::DenseSet<OpOperand *> passed;
  llvm::DenseSet<Value> targets;
  llvm::DenseMap<Value, SmallVector<OpOperand *, 2>> sources;
  llvm::DenseMap<Operation *, std::vector<Operation *>> calls;
  llvm::DenseSet<Operation *> known;
};

} // namespace strata

#endif // STRATA_ANALYSIS_VALUEFLOW_H
