// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of vectors in place of structured operations and of operations that move tensors.
// Each operation becomes reads of its operands, computations with whole vectors, and writes
// of its outputs. Dimensions that are smaller than those of the vectors are masked.
#ifndef STRATA_STRUCTURED_VECTORIZATION_VECTORIZATION_H
#define STRATA_STRUCTURED_VECTORIZATION_VECTORIZATION_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

struct VectorizationOptions {
  /// The vector size of each loop, or of each dimension of the result of an operation without
  /// loops. Empty stands for the static sizes of the operation.
  strata::SmallVector<int64_t> sizes;
  /// Whether each of the sizes is a factor of vscale; empty or one entry for each.
  strata::SmallVector<bool> scalable;
  /// Whether tensor.extract in the body becomes a gather.
  bool vectorizesExtract = false;
  /// Whether dynamic dimensions are taken to have the sizes of the vectors, so that they are not
  /// masked.
  bool assumesDynamicDimsMatch = false;
  /// Whether contractions become vector.contract instead of products and reductions.
  bool createsContraction = false;
};

/// Whether vectorize replaces operations of the class of `op`.
bool hasVectorizationImpl(strata::Operation *op);

/// Whether vectorize succeeds.
bool canVectorize(strata::Operation *op, const VectorizationOptions &options);

/// Replaces `op` by operations of vectors. Fails without changes if that is not possible.
strata::LogicalResult vectorize(strata::RewriterBase &rewriter,
                                strata::Operation *op,
                                const VectorizationOptions &options = {});

/// Adds a pattern that vectorizes structured operations of static shapes.
void populateVectorizationPatterns(strata::RewritePatternSet &patterns,
                                   const VectorizationOptions &options = {});
/// Adds a pattern that makes tensor.insert_slice of static shapes a read and a write of a vector.
void populateInsertSliceVectorizationPatterns(
    strata::RewritePatternSet &patterns);
/// Adds a pattern that makes memref.copy of static shapes a read and a write of a vector.
void populateCopyVectorizationPatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_VECTORIZATION_VECTORIZATION_H
