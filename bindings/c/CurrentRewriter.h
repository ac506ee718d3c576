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

/// Calls `change`, which changes `op` in place.
template <typename Fn> void modifyInPlace(Operation *op, Fn &&change) {
  if (RewriterBase *rewriter = getCurrentRewriter())
    rewriter->modifyOpInPlace(op, change);
  else
    change();
}

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_CURRENTREWRITER_H
