// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg.generic as named operations, and named operations as operations of a category.
//
//   FailureOr<linalg::LinalgOp> named = linalg::specializeGenericOp(rewriter, op);
#ifndef STRATA_STRUCTURED_SPECIALIZATION_H
#define STRATA_STRUCTURED_SPECIALIZATION_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

/// Replaces `op` by the named operation with the same maps, up to the order of loops, and the same
/// body, up to the order of operands of commutative operations: copy, fill, transpose, broadcast,
/// exp, add, sub, mul, div, matmul, batch_matmul, convolutions or pooling. Fails without changes
/// if there is none.
strata::FailureOr<LinalgOp> specializeGenericOp(strata::RewriterBase &rewriter,
                                                GenericOp op);

/// Adds a pattern that calls specializeGenericOp.
void populateLinalgGenericOpsSpecializationPatterns(
    strata::RewritePatternSet &patterns);

/// Adds a pattern that transposes and broadcasts inputs of elementwise linalg.generic before the
/// operation, so that all maps are identities; shapes must be static.
void populateDecomposeProjectedPermutationPatterns(
    strata::RewritePatternSet &patterns);

/// Adds a pattern that reads the inputs of transpositions in linalg.elementwise, by other maps.
void populateLinalgFoldIntoElementwisePatterns(
    strata::RewritePatternSet &patterns);

/// Adds a pattern that replaces named elementwise operations by linalg.elementwise.
void populateLinalgNamedToElementwisePatterns(
    strata::RewritePatternSet &patterns);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_SPECIALIZATION_H
