// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPESDETAIL_H
#define STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPESDETAIL_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/OpFoldResult.h"

namespace strata {

class PassRegistry;

namespace detail {
/// The sum of `terms`: an attribute if it is constant.
OpFoldResult applySum(OpBuilder &builder, Location loc,
                      ArrayRef<OpFoldResult> terms);
void registerReifyResultShapesPass(PassRegistry &registry);
} // namespace detail

} // namespace strata

#endif // STRATA_CONVERSION_RESOLVESHAPEDTYPERESULTDIMS_REIFYRESULTSHAPESDETAIL_H
