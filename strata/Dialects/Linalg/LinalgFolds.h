// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of linalg operations.
#ifndef STRATA_DIALECTS_LINALG_LINALGFOLDS_H
#define STRATA_DIALECTS_LINALG_LINALGFOLDS_H

#include "strata/IR/Build/Fold.h"

namespace strata {

class Context;

/// Registers the hooks `fold` of operations.
void registerLinalgFolds(Context &ctx);
/// The fold of structured operations without such a hook: casts of memrefs are
/// removed from operands. Operations with a syntax of their own keep them, as
/// in MLIR.
LogicalResult foldStructuredOp(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_LINALGFOLDS_H
