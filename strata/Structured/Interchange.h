// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Another order of the loops of linalg.generic.
#ifndef STRATA_STRUCTURED_INTERCHANGE_H
#define STRATA_STRUCTURED_INTERCHANGE_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::linalg {

/// Makes loop `order[i]` of `op` loop `i`. Fails without changes if `order` is no permutation of all
/// loops.
strata::LogicalResult interchangeGenericOp(strata::RewriterBase &rewriter,
                                           GenericOp op,
                                           strata::ArrayRef<int64_t> order);

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_INTERCHANGE_H
