// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewriter of the pattern that the calling thread runs. Functions that change IR use it, so
// that drivers see the changes.
#ifndef STRATA_BINDINGS_C_CURRENTREWRITER_H
#define STRATA_BINDINGS_C_CURRENTREWRITER_H

#include "strata/IR/Build/Builder.h"

namespace strata::capi {

/// Null if the thread runs no pattern.
RewriterBase *&getCurrentRewriter();
/// Null as well if the pattern is one of another Context.
inline RewriterBase *getCurrentRewriter(Context *ctx) {
  RewriterBase *rewriter = getCurrentRewriter();
  return rewriter && rewriter->getContext() == ctx ? rewriter : nullptr;
}
/// Tells the driver that the operations of `block` are about to end.
inline void notifyErased(Block *block) {
  RewriterBase *rewriter = getCurrentRewriter(block->getContext());
  if (!rewriter)
    return;
  block->dropAllDefinedValueUses();
  while (Operation *op = block->getLastOp()) {
    op->dropAllUses();
    rewriter->eraseOp(op);
  }
}

/// Calls `change`, which changes `op` in place.
template <typename Fn> void modifyInPlace(Operation *op, Fn &&change) {
  if (RewriterBase *rewriter = getCurrentRewriter(op->getContext()))
    rewriter->modifyOpInPlace(op, change);
  else
    change();
}

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_CURRENTREWRITER_H
