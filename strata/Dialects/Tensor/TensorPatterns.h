// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of tensor operations in C++: those that compute slices, paddings and
// groups of dimensions. The others are
// in Tensor.rules.mlir.
#ifndef STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H
#define STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H

namespace strata {

class Context;

/// Adds the pattern for all operations with destinations. Call this when the
/// dialect is registered.
void addTensorPatterns(Context &ctx);

/// Registers the hooks `canonicalize` of the operations: of casts, elements and sizes; of
/// slices; of expand_shape and collapse_shape; of padding.
void registerTensorPatterns(Context &ctx);
void registerTensorSlicePatterns(Context &ctx);
void registerTensorReshapePatterns(Context &ctx);
void registerTensorPadPatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORPATTERNS_H
