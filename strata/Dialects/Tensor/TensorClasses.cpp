// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorClasses.h"

#include "strata/Definition/OpBaseUtils.h"

using namespace strata;

OpFoldResult tensor::getMixedSize(OpBuilder &builder, Location loc, Value value,
                                  int64_t dim) {
  return strata::detail::getMixedSize<DimOp>(builder, loc, value, dim);
}

SmallVector<OpFoldResult> tensor::getMixedSizes(OpBuilder &builder,
                                                Location loc, Value value) {
  return strata::detail::getMixedSizes<DimOp>(builder, loc, value);
}

SmallVector<Value> tensor::createDynamicDimValues(OpBuilder &builder,
                                                  Location loc, Value value) {
  SmallVector<Value> sizes;
  auto type = cast<RankedTensorType>(value.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(unsigned(dim)))
      sizes.push_back(DimOp::create(builder, loc, value, dim));
  return sizes;
}
