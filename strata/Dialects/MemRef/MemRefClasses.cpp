// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefClasses.h"

#include "strata/Definition/OpBaseUtils.h"

using namespace strata;

OpFoldResult memref::getMixedSize(OpBuilder &builder, Location loc, Value value,
                                  int64_t dim) {
  return strata::detail::getMixedSize<DimOp>(builder, loc, value, dim);
}

SmallVector<OpFoldResult> memref::getMixedSizes(OpBuilder &builder,
                                                Location loc, Value value) {
  return strata::detail::getMixedSizes<DimOp>(builder, loc, value);
}
