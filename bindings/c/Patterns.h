// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of patterns, and the state of drivers that run on the calling thread.
#ifndef STRATA_BINDINGS_C_PATTERNS_H
#define STRATA_BINDINGS_C_PATTERNS_H

#include "strata/Rewrite/PatternMatch.h"

#include "bindings/c/Call.h"
#include "strata-c/Rewrite.h"

namespace strata::capi {

/// The operation that patterns are applied to; null if the thread runs no driver.
Operation *&getScope();
/// Whether the driver of the thread converts dialects. Its tables refer to operations and values of
/// the scope, which only the rewriter may move, erase or replace.
bool &isConverting();
/// Whether the thread runs a function of rules of `pdl`. The rules refer to operations of the scope,
/// to which the function may add operations.
bool &isInNative();
/// Whether `op` is one that drivers or rules refer to.
inline bool isConverted(Operation *op) {
  return op && (isConverting() || isInNative()) && getScope() &&
         getScope()->isAncestor(op);
}
/// Whether an operation may change in place.
bool checkModifiable(Call &call, Operation *op);

/// Patterns are applied to an operation, which stays where it is.
class DriverScope {
public:
  DriverScope(Call &call, Operation *op, bool converts = false)
      : caller(*call.getState()), isProtected(op),
        outer(std::exchange(getScope(), op)),
        wasConverting(std::exchange(isConverting(), converts)) {}
  ~DriverScope() {
    getScope() = outer;
    isConverting() = wasConverting;
  }

private:
  CallerScope caller;
  ProtectedOperation isProtected;
  Operation *outer;
  bool wasConverting;
};

struct PatternSetObject : OwnedObject {
  explicit PatternSetObject(Context *ctx) : set(ctx) {}
  RewritePatternSet set;
  /// Whether it has patterns that need the rewriter of conversions.
  bool hasConversions = false;
};
struct FrozenSetObject : OwnedObject {
  FrozenSetObject(RewritePatternSet &&set, bool hasConversions)
      : set(std::move(set)), hasConversions(hasConversions) {}
  FrozenRewritePatternSet set;
  bool hasConversions;
};

/// A rewriter while a pattern runs. Its insertion point is kept as handles, since the pattern may
/// erase and move operations.
struct RewriterObject : OwnedObject {
  RewriterObject(PatternRewriter &rewriter, StrataBlock block,
                 StrataOperation before)
      : rewriter(rewriter), block(block), before(before) {}
  PatternRewriter &rewriter;
  StrataBlock block;
  /// Null for the end of the block.
  StrataOperation before;
};

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_PATTERNS_H
