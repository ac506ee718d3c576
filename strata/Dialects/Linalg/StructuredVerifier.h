// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of structured operations and of the operations in their bodies.
#ifndef STRATA_DIALECTS_LINALG_STRUCTUREDVERIFIER_H
#define STRATA_DIALECTS_LINALG_STRUCTUREDVERIFIER_H

#include "strata/Support/LLVM.h"

namespace strata {

class Operation;
struct TraitUse;

/// Verifies that results match the outputs, that indexing maps match operands and loops,
/// that shapes agree, and that the block has an argument for each operand. Runs after the
/// regions have been verified.
LogicalResult verifyStructuredOp(Operation *op, const TraitUse &);

/// Verifies that a contraction has two inputs and one output with maps that are projected
/// permutations, and that its body adds the product of the inputs to the output.
LogicalResult verifyContraction(Operation *op, const TraitUse &);

/// Verifies the numbers of operands of a convolution, and that no stride or dilation is 0.
LogicalResult verifyConvolution(Operation *op, const TraitUse &);

/// The first half of it, for operations with outputs that are not structured: their last
/// operand slot is that of the outputs.
LogicalResult verifyDestinations(Operation *op);

/// The verifiers of linalg.yield and linalg.index, which ask the operation around them.
LogicalResult verifyLinalgYield(Operation *op);
LogicalResult verifyLinalgIndex(Operation *op);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_STRUCTUREDVERIFIER_H
