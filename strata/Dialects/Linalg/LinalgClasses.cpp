// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgClasses.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"

using namespace strata;

Value linalg::createOrFoldDimOp(OpBuilder &builder, Location loc, Value value,
                                int64_t dim) {
  if (isa<MemRefType, UnrankedMemRefType>(value.getType()))
    return builder.createOrFold<memref::DimOp>(loc, value, dim);
  return builder.createOrFold<tensor::DimOp>(loc, value, dim);
}

OpFoldResult linalg::createFoldedDimOp(OpBuilder &builder, Location loc,
                                       Value value, int64_t dim) {
  if (isa<MemRefType>(value.getType()))
    return memref::getMixedSize(builder, loc, value, dim);
  return tensor::getMixedSize(builder, loc, value, dim);
}
