// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Concatenations of tensors as insertions of slices.
#ifndef STRATA_STRUCTURED_CONCATDECOMPOSITION_H
#define STRATA_STRUCTURED_CONCATDECOMPOSITION_H

#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Builder.h"

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::tensor {

/// The result of `op` as insertions of its inputs into an empty tensor, which are created at the insertion
/// point.
strata::Value decomposeConcat(strata::RewriterBase &rewriter, ConcatOp op);
/// Adds a pattern that applies decomposeConcat.
void populateDecomposeTensorConcatPatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::tensor

#endif // STRATA_STRUCTURED_CONCATDECOMPOSITION_H
