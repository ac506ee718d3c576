// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured operations on operands that are padded to static sizes or to multiples of numbers.
#ifndef STRATA_STRUCTURED_PADDING_PADDING_H
#define STRATA_STRUCTURED_PADDING_PADDING_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::linalg {

struct LinalgPaddingOptions {
  enum class CopyBackOp : uint8_t {
    None,
    MaterializeInDestination,
    LinalgCopy
  };

  /// The new elements of each operand. Empty stands for zeros, or elements that do not change a reduction.
  strata::SmallVector<strata::Attribute> paddingValues;
  /// The loops whose dimensions are padded, and the numbers that their sizes become multiples of. Without
  /// numbers, sizes are bounded only.
  strata::SmallVector<int64_t> paddingDimensions, padToMultipleOf;
  /// For each operand, whether it is padded although it has the size; missing flags are false.
  strata::SmallVector<bool> nofoldFlags;
  /// How the results are written to the outputs.
  CopyBackOp copyBackOp = CopyBackOp::MaterializeInDestination;
  /// Whether dynamic sizes are padded from their values, not to constant bounds.
  bool usesPrescribedShapes = false;
};

/// An operation on padded operands.
struct PaddedLinalgOp {
  LinalgOp paddedOp;
  strata::SmallVector<strata::Operation *> padOps;
  /// The operations that write results to the outputs.
  strata::SmallVector<strata::Operation *> copyBackOps;
};

/// Replaces `op` by an operation on padded operands and a slice of each result. Fails without changes if a
/// size has no constant bound, if `op` has operands that are no tensors, or if padding would change results.
strata::FailureOr<PaddedLinalgOp>
rewriteAsPaddedOp(strata::RewriterBase &rewriter, LinalgOp op,
                  const LinalgPaddingOptions &options);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_PADDING_PADDING_H
