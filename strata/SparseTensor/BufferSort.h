// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code for sparse_tensor.sort, in functions that operations of the same kind share.
#ifndef STRATA_SPARSETENSOR_BUFFERSORT_H
#define STRATA_SPARSETENSOR_BUFFERSORT_H

#include "strata/Rewrite/PatternMatch.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

/// Replaces the operation by a call of a function, which is created if it does not exist.
LogicalResult rewriteSort(SortOp op, PatternRewriter &rewriter);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_BUFFERSORT_H
