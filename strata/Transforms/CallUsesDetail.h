// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the inliner: how often callables are referred to, by whom.
#ifndef STRATA_TRANSFORMS_CALLUSESDETAIL_H
#define STRATA_TRANSFORMS_CALLUSESDETAIL_H

#include "strata/Analysis/CallGraph.h"

namespace strata::detail {

/// Counts references to the callables that can go once there are none.
class CallUses {
public:
  CallUses(Operation *root, CallGraph &graph, SymbolTableCollection &symbols);

  /// Whether the callable of `node` can go, being used nowhere.
  bool isDead(CallGraphNode *node) const;
  /// Whether it may be erased once its only use is erased.
  bool hasOneUseAndDiscardable(CallGraphNode *node) const;
  /// Counts anew what `node` uses.
  void recompute(CallGraphNode *node);
  /// `call` in `user` is about to be erased.
  void dropCall(CallGraphNode *user, Operation *call);
  /// Marks the uses of `callee` as uses of `caller`.
  void merge(CallGraphNode *callee, CallGraphNode *caller);
  /// `node` and the nodes nested in it are about to be erased.
  void erase(CallGraphNode *node);

private:
  /// The references of the callable of a node: those on itself, and those in
  /// its body.
  struct Uses {
    llvm::SmallDenseSet<CallGraphNode *, 4> own;
    llvm::SmallDenseMap<CallGraphNode *, int64_t, 4> inner;
  };
  void visitTable(Operation *table, bool allVisible);
  void forEachReference(Operation *op,
                        function_ref<void(CallGraphNode *, Operation *)> fn);
  void release(const Uses &uses);

  CallGraph &graph;
  SymbolTableCollection &symbols;
  /// The number of references to each callable that may be erased.
  llvm::DenseMap<CallGraphNode *, int64_t> counts;
  llvm::DenseMap<CallGraphNode *, Uses> usesOf;
  /// There may be unknown references; then no callable can be erased.
  bool hasUnknownUses = false;
};

} // namespace strata::detail

#endif // STRATA_TRANSFORMS_CALLUSESDETAIL_H
