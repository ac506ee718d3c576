// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about types, most of shaped ones.
#ifndef STRATA_IR_TYPES_TYPEUTILITIES_H
#define STRATA_IR_TYPES_TYPEUTILITIES_H

#include "strata/IR/Graph/ValueRange.h"
#include "strata/IR/Types/BuiltinAttributes.h"

namespace strata {

/// The element type of a shaped type; the type itself for others.
inline Type getElementTypeOrSelf(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  return type;
}
/// The element type of the type of a value or attribute, or that type if it has no elements; null
/// for an attribute without a type.
inline Type getElementTypeOrSelf(Value value) {
  return getElementTypeOrSelf(value.getType());
}
inline Type getElementTypeOrSelf(Attribute attr) {
  Type type = getAttributeType(attr);
  return type ? getElementTypeOrSelf(type) : Type();
}

/// Whether two shapes can be the same: equal, or of dynamic dimensions.
LogicalResult verifyCompatibleShape(ArrayRef<int64_t> shape1,
                                    ArrayRef<int64_t> shape2);
/// Whether the types are both shaped, with shapes that can be the same, or both not.
LogicalResult verifyCompatibleShape(Type type1, Type type2);
LogicalResult verifyCompatibleShapes(TypeRange types1, TypeRange types2);

} // namespace strata

#endif // STRATA_IR_TYPES_TYPEUTILITIES_H
