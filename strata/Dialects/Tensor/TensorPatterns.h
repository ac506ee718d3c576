// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of tensor operations. They are in C++ because they compute
// shapes and move regions from one operation to another.
#ifndef STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H
#define STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H

namespace strata {

class Context;
class RewritePatternSet;

/// Adds the pattern for all operations with destinations. Call this when the
/// dialect is registered.
void addTensorPatterns(Context &ctx);

/// Registers the hooks `canonicalize` of the operations: of casts, elements and sizes; of
/// slices; of expand_shape and collapse_shape; of padding.
void registerTensorPatterns(Context &ctx);
void registerTensorSlicePatterns(Context &ctx);
void registerTensorReshapePatterns(Context &ctx);
void registerTensorPadPatterns(Context &ctx);

namespace detail {
/// Adds the patterns for tensor.empty: of constant sizes, casts, and sizes of it.
void addEmptyPatterns(RewritePatternSet &set);
} // namespace detail

} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H
