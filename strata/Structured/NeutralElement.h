// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operation that a structured operation reduces by, and its neutral element.
#ifndef STRATA_STRUCTURED_NEUTRALELEMENT_H
#define STRATA_STRUCTURED_NEUTRALELEMENT_H

#include "strata/Dialects/Linalg/LinalgOps.h"

#include "llvm/ADT/SmallBitVector.h"

namespace dialects::linalg {

/// The constant that does not change the other operand of `combiner`; null without.
strata::Attribute getNeutralElement(strata::Operation *combiner);

/// The operation of the body that combines the element of the output `init` with another value, and is used
/// for nothing else; null if there is no such operation with a neutral element.
strata::Operation *getCombiner(LinalgOp op, strata::OpOperand *init);

/// The reductions of `op` that get more iterations where the range of each loop becomes a multiple of the number
/// in `multiples`: 0 for loops that stay, negative for unknown numbers.
llvm::SmallBitVector getPaddedReductions(LinalgOp op,
                                         strata::ArrayRef<int64_t> multiples);

/// A value for additional elements of `operand` that keeps the results of `op`: zero, or one that does not change
/// a reduction of `operand`. The operands that a reduction among `paddedReductions` indexes must be enough to keep
/// the results in its additional iterations, except that sums of floating-point numbers can be 0.0 instead of
/// -0.0. Null without.
strata::TypedAttr
getUnchangingElement(LinalgOp op, strata::OpOperand *operand,
                     const llvm::SmallBitVector &paddedReductions);

/// Whether the operations of the body are defined for all values of their operands.
bool isDefinedForAllInputs(LinalgOp op);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_NEUTRALELEMENT_H
