// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts that the patterns of sparse-reinterpret-map share.
#ifndef STRATA_SPARSETENSOR_REINTERPRETDETAIL_H
#define STRATA_SPARSETENSOR_REINTERPRETDETAIL_H

#include "strata/Rewrite/PatternMatch.h"
#include "strata/SparseTensor/IterationGraph.h"
#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

/// Whether an operand or result has an encoding whose map is not the identity.
bool hasNonIdentityMap(Operation *op);
bool hasNonIdentityMap(Value value);
/// `value` with the identity as map; itself if it has that already.
Value demap(RewriterBase &rewriter, Location loc, Value value);
/// `value` reinterpreted as `type`; itself if that is its type.
Value remap(RewriterBase &rewriter, Location loc, Type type, Value value);
/// The coordinates of levels for those of dimensions.
SmallVector<Value> toLvlCoords(const SparseBuilder &code,
                               const SparseTensorType &type, ValueRange dims);
/// The coordinates of dimensions for those of levels.
SmallVector<Value> toDimCoords(const SparseBuilder &code,
                               const SparseTensorType &type, ValueRange lvls);

/// The patterns for linalg.generic, which also order its loops.
void populateGenericReinterpretation(RewritePatternSet &patterns,
                                     LoopOrderingStrategy strategy);
/// The patterns for other operations.
void populateOtherReinterpretation(RewritePatternSet &patterns);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_REINTERPRETDETAIL_H
