// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/TypeUtilities.h"

using namespace strata;

LogicalResult strata::verifyCompatibleShape(ArrayRef<int64_t> shape1,
                                            ArrayRef<int64_t> shape2) {
  if (shape1.size() != shape2.size())
    return failure();
  for (auto [dim1, dim2] : llvm::zip(shape1, shape2))
    if (!ShapedType::isDynamic(dim1) && !ShapedType::isDynamic(dim2) &&
        dim1 != dim2)
      return failure();
  return success();
}

LogicalResult strata::verifyCompatibleShape(Type type1, Type type2) {
  auto shaped1 = dyn_cast<ShapedType>(type1);
  auto shaped2 = dyn_cast<ShapedType>(type2);
  if (!shaped1 || !shaped2)
    return success(!shaped1 && !shaped2);
  if (!shaped1.hasRank() || !shaped2.hasRank())
    return success();
  return verifyCompatibleShape(shaped1.getShape(), shaped2.getShape());
}

LogicalResult strata::verifyCompatibleShapes(TypeRange types1,
                                             TypeRange types2) {
  if (types1.size() != types2.size())
    return failure();
  for (auto [type1, type2] : llvm::zip(types1, types2))
    if (failed(verifyCompatibleShape(type1, type2)))
      return failure();
  return success();
}
