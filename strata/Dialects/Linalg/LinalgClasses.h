// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions on structured operations, as in MLIR. LinalgOps.h includes this header.
#ifndef STRATA_DIALECTS_LINALG_LINALGCLASSES_H
#define STRATA_DIALECTS_LINALG_LINALGCLASSES_H

#include "strata/Dialects/Linalg/LinalgOps.h"

namespace dialects::linalg {

/// The size of dimension `dim` of the tensor or memref `value`.
strata::Value createOrFoldDimOp(strata::OpBuilder &builder,
                                strata::Location loc, strata::Value value,
                                int64_t dim);
/// The size as an attribute if it is static.
strata::OpFoldResult createFoldedDimOp(strata::OpBuilder &builder,
                                       strata::Location loc,
                                       strata::Value value, int64_t dim);

} // namespace dialects::linalg

namespace strata::utils {
using IteratorType = ::dialects::linalg::IteratorType;
} // namespace strata::utils

#endif // STRATA_DIALECTS_LINALG_LINALGCLASSES_H
