// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_STRUCTURED_SPECIALIZATIONDETAIL_H
#define STRATA_STRUCTURED_SPECIALIZATIONDETAIL_H

#include "strata/Structured/Specialization.h"

namespace dialects::linalg::detail {

/// Whether both operations, with the same operands, compute the same, apart from flags such as
/// fastmath that `named` does not have, which must be equal if
/// `isExact`. Otherwise loops may be in another order, and operands of commutative operations
/// swapped.
bool computesSame(LinalgOp named, LinalgOp op, bool isExact);

/// A detached operation like `op` that is a product, convolution or pooling; null if there is
/// none.
strata::Operation *createContractionLike(GenericOp op);

} // namespace dialects::linalg::detail

#endif // STRATA_STRUCTURED_SPECIALIZATIONDETAIL_H
