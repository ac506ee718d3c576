// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sizes of results, expressed by operands of the operations that define them.
#ifndef STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPES_H
#define STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPES_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/OpFoldResult.h"

namespace strata {

/// The size of dimension `dim` of `result`, in terms of the operands of the operation that defines
/// it: operations are created where `builder` inserts. Null, without operations, if the size
/// does not follow from the operands.
OpFoldResult reifyDimOfResult(OpBuilder &builder, Location loc, OpResult result,
                              int64_t dim);

/// Creates operations that compute the dynamic sizes of all results of tensor.pad and
/// tensor.concat in `root`, and makes constant sizes part of their types; other users get a cast
/// to the type before.
void reifyResultShapes(Operation *root);

} // namespace strata

#endif // STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPES_H
