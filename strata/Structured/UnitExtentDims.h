// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dimensions of size 1 of structured operations and slices: loops over them and dimensions of
// operands are dropped, and results get them back.
//
//   auto result = linalg::dropUnitDims(rewriter, op, {});
//   if (succeeded(result))
//     rewriter.replaceOp(op, result->replacements);
#ifndef STRATA_STRUCTURED_UNITEXTENTDIMS_H
#define STRATA_STRUCTURED_UNITEXTENTDIMS_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

#include <functional>

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace dialects::linalg {

struct ControlDropUnitDims {
  /// The operations that remove and add dimensions of tensors: collapse_shape and expand_shape, or
  /// extract_slice and insert_slice.
  enum class RankReductionStrategy { ReassociativeReshape, ExtractInsertSlice };
  RankReductionStrategy rankReductionStrategy =
      RankReductionStrategy::ReassociativeReshape;
  /// The loops of linalg.generic, or dimensions of tensor.pad, that may be dropped; all if null.
  std::function<strata::SmallVector<unsigned>(strata::Operation *)> controlFn =
      nullptr;
};

struct DropUnitDimsResult {
  GenericOp resultOp;
  /// The replacements of the results of the operation before, of their types.
  strata::SmallVector<strata::Value> replacements;
};

/// Creates an operation before `op` without the loops that have one iteration, on operands without
/// the dimensions that they index; replaces nothing. Fails without changes if there is no such
/// loop, or if an operand with such a dimension has a layout or an encoding.
strata::FailureOr<DropUnitDimsResult>
dropUnitDims(strata::RewriterBase &rewriter, GenericOp op,
             const ControlDropUnitDims &options);

/// Adds patterns for linalg.generic and tensor.pad.
void populateFoldUnitExtentDimsPatterns(strata::RewritePatternSet &patterns,
                                        const ControlDropUnitDims &options);

/// Adds patterns that simplify the reshapes, empty tensors and sizes which those of
/// populateFoldUnitExtentDimsPatterns create. With reshapes, also patterns of slices.
void populateFoldUnitExtentDimsCanonicalizationPatterns(
    strata::RewritePatternSet &patterns, const ControlDropUnitDims &options);

/// Adds a pattern that makes initial values which bodies read inputs, for linalg.generic with
/// parallel loops only; the new initial values are tensor.empty.
void populateMoveInitOperandsToInputPattern(
    strata::RewritePatternSet &patterns);

} // namespace dialects::linalg

namespace dialects::tensor {

/// Adds patterns for reshapes, slices and concatenations of tensor.empty.
void populateFoldTensorEmptyPatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::tensor

#endif // STRATA_STRUCTURED_UNITEXTENTDIMS_H
