// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts between types, `builtin.unrealized_conversion_cast`, that come to
// nothing: chains of them that end with the types that they began with.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CASTRECONCILIATION_H
#define STRATA_REWRITE_DIALECTCONVERSION_CASTRECONCILIATION_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// True for `builtin.unrealized_conversion_cast`.
bool isUnrealizedConversionCast(Operation *op);

/// What is used of the results of `casts` is taken from where it comes from,
/// where the types are the same; `setOperand` is called for each use. Returns
/// those of the casts that something else than them uses in the end, in the
/// same order; the others can go. What `isDead` tells of, if it is not null,
/// does not count as a user.
SmallVector<Operation *>
reconcileCastUses(ArrayRef<Operation *> casts,
                  function_ref<void(OpOperand &, Value)> setOperand,
                  function_ref<bool(Operation *)> isDead = {});

/// Folds the casts, and erases those that become unused. Returns whether anything
/// changed.
bool reconcileUnrealizedCasts(
    ArrayRef<Operation *> casts,
    SmallVectorImpl<Operation *> *remaining = nullptr);

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_CASTRECONCILIATION_H
