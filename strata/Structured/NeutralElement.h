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

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_NEUTRALELEMENT_H
