// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns of views of memrefs.
#ifndef STRATA_DIALECTS_MEMREF_VIEWPATTERNSDETAIL_H
#define STRATA_DIALECTS_MEMREF_VIEWPATTERNSDETAIL_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

/// Replaces `op`, which has one result, by `view`, cast to its type if necessary.
void replaceByView(Operation *op, Value view, PatternRewriter &rewriter);

/// The operand of the memref.cast that defines `value`, if its type says at least as much
/// about sizes, strides and offset.
Value getMoreStaticMemRef(Value value);

} // namespace strata::detail

#endif // STRATA_DIALECTS_MEMREF_VIEWPATTERNSDETAIL_H
