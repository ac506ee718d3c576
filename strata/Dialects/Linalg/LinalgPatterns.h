// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of structured operations, and of tensor operations on their results.
#ifndef STRATA_DIALECTS_LINALG_LINALGPATTERNS_H
#define STRATA_DIALECTS_LINALG_LINALGPATTERNS_H

#include "strata/IR/Build/Builder.h"

namespace strata {

class RewritePatternSet;

/// Adds the patterns for all structured operations, and those for operations of
/// other dialects. Call this when the dialect is registered.
void addLinalgPatterns(Context &ctx);

/// The canonicalization of all structured operations and of casts of their results, without those
/// of single operations.
namespace detail {
void addStructuredPatterns(RewritePatternSet &set);
} // namespace detail

/// Registers the hooks `canonicalize` of the operations: of identities, transpose and
/// broadcast; of pack and unpack.
void registerLinalgPatterns(Context &ctx);
void registerPackPatterns(Context &ctx);

namespace detail {

/// Adds the patterns that remove casts of operands of pack and unpack.
void addPackCastPatterns(RewritePatternSet &set);

/// Adds the patterns for fills that are padded, reshaped and the like.
void addFillPatterns(Context &ctx);
void addFillPatterns(RewritePatternSet &set);

/// Creates an operation of the name of `op`, with copies of its inherent attributes and
/// regions. There are as many operands as `op` has.
Operation *createLike(RewriterBase &rewriter, Operation *op, Location loc,
                      TypeRange types, ValueRange operands,
                      DictionaryAttr discardable = {});

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_LINALG_LINALGPATTERNS_H
