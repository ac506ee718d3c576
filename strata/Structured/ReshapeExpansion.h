// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reshapes of tensors beside linalg operations: the operation gets the loops of the shape with more
// dimensions, and the reshapes move to its other operands and results.
#ifndef STRATA_STRUCTURED_RESHAPEEXPANSION_H
#define STRATA_STRUCTURED_RESHAPEEXPANSION_H

#include "strata/Structured/ElementwiseFusion.h"

namespace dialects::linalg {

/// Adds patterns that move a tensor.collapse_shape of an input to the results, and a
/// tensor.expand_shape of a result before it, where `control` agrees; the operand it is called with
/// is the reshaped input, or the source of the expansion.
void populateFoldReshapeOpsByExpansionPatterns(
    strata::RewritePatternSet &patterns, const ControlFusionFn &control);

} // namespace dialects::linalg

namespace dialects::tensor {

/// Adds a pattern that moves tensor.expand_shape before a tensor.collapse_shape of other
/// dimensions.
void populateBubbleUpExpandShapePatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::tensor

#endif // STRATA_STRUCTURED_RESHAPEEXPANSION_H
