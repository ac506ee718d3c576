// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operation that a structured operation reduces by, and its neutral element.
#ifndef STRATA_STRUCTURED_NEUTRALELEMENT_H
#define STRATA_STRUCTURED_NEUTRALELEMENT_H

#include "strata/Dialects/Linalg/LinalgOps.h"

namespace dialects::linalg {

/// The constant that does not change the other operand of `combiner`; null without.
strata::Attribute getNeutralElement(strata::Operation *combiner);

/// The operation of the body that combines the element of the output `init` with another value, and is used
/// for nothing else; null if there is no such operation with a neutral element.
strata::Operation *getCombiner(LinalgOp op, strata::OpOperand *init);

/// A value for additional elements of `operand` that keeps the results of `op`: zero, or, if the dimensions of
/// a reduction get more elements, one that does not change it. Null without.
strata::TypedAttr getUnchangingElement(LinalgOp op, strata::OpOperand *operand,
                                       bool isReductionPadded);

/// Whether the operations of the body are defined for all values of their operands.
bool isDefinedForAllInputs(LinalgOp op);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_NEUTRALELEMENT_H
