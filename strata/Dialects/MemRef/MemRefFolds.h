// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of memref operations.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFFOLDS_H
#define STRATA_DIALECTS_MEMREF_MEMREFFOLDS_H

#include "strata/IR/Graph/Value.h"

namespace strata {

/// Registers the hooks `fold` of the operations.
void registerMemRefFolds(Context &ctx);

namespace detail {
/// Replaces operands of `op` that are casts of ranked memrefs by the source of
/// the cast, except for `except`. Fails if there are none.
LogicalResult foldMemRefCast(Operation *op, Value except = {});
/// Whether memref.cast takes a memref of type `from` to type `to`.
bool isMemRefCast(Type from, Type to);
} // namespace detail

} // namespace strata

#endif // STRATA_DIALECTS_MEMREF_MEMREFFOLDS_H
