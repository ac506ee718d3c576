// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code for sparse_tensor.sort, in functions that operations of the same kind share.
#ifndef STRATA_SPARSETENSOR_BUFFERSORT_H
#define STRATA_SPARSETENSOR_BUFFERSORT_H

#include "strata/Rewrite/PatternMatch.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

/// Stable sorts become an insertion sort; others a heap sort, of few elements an insertion sort.
LogicalResult rewriteSort(SortOp op, PatternRewriter &rewriter);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_BUFFERSORT_H
