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

/// Replaces uses of the results of `casts` by the cast's original inputs if the
/// types match; calls `setOperand` for each use. Returns the casts that still
/// have users outside of `casts`, in the same order; the others can be erased.
/// If `isDead` is not null, operations for which it holds do not count as
/// users.
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
