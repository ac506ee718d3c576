// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/VectorOpBases.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/TypeUtilities.h"

using namespace strata;

Type vector::detail::getElementType(Type type) {
  return cast<ShapedType>(type).getElementType();
}

AffineMap vector::detail::getMinorIdentity(Type shaped, Type vector) {
  auto from = cast<ShapedType>(shaped);
  int64_t rank = cast<VectorType>(vector).getRank();
  if (auto element = dyn_cast<VectorType>(from.getElementType()))
    rank -= element.getRank();
  return AffineMap::getMinorIdentityMap(unsigned(from.getRank()),
                                        unsigned(rank), from.getContext());
}

ArrayAttr vector::detail::getInBounds(OpBuilder &builder, AffineMap map,
                                      InBounds inBounds) {
  SmallVector<bool> values(map.getNumResults(), false);
  return builder.getBoolArrayAttr(inBounds.value_or(values));
}

Value vector::detail::createPadding(OpBuilder &builder, Location loc,
                                    Type shaped) {
  Type type = getElementType(shaped);
  if (isa<VectorType>(type))
    return createScalarOrSplatConstant(builder, loc, type, 0);
  Attribute zero = builder.getZeroAttr(type);
  assert(zero && "elements that are no numbers need a padding value");
  return arith::ConstantOp::create(builder, loc, type, zero);
}

Type vector::detail::dropLeadingDims(Type type, size_t count) {
  auto vector = cast<VectorType>(type);
  if (int64_t(count) == vector.getRank())
    return vector.getElementType();
  return VectorType::get(
      vector.getShape().drop_front(count), vector.getElementType(),
      vector.isScalable() ? vector.getScalableDims().drop_front(count)
                          : ArrayRef<bool>());
}

VectorType vector::detail::permute(Type type, ArrayRef<int64_t> permutation) {
  auto vector = cast<VectorType>(type);
  SmallVector<int64_t> shape;
  SmallVector<bool> scalable;
  for (int64_t dim : permutation) {
    shape.push_back(vector.getShape()[size_t(dim)]);
    if (vector.isScalable())
      scalable.push_back(vector.getScalableDims()[size_t(dim)]);
  }
  return VectorType::get(shape, vector.getElementType(), scalable);
}

VectorType vector::detail::withLeadingSizes(Type type,
                                            ArrayRef<int64_t> sizes) {
  auto vector = cast<VectorType>(type);
  SmallVector<int64_t> shape(vector.getShape());
  for (size_t dim = 0; dim < sizes.size(); ++dim)
    shape[dim] = sizes[dim];
  return VectorType::get(shape, vector.getElementType(),
                         vector.getScalableDims());
}
