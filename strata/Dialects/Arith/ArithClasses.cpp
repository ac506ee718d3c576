// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithClasses.h"

#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

using namespace strata;

Value strata::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                              OpFoldResult mixed) {
  if (Value value = mixed.getValue())
    return value;
  std::optional<int64_t> number = getConstantIntValue(mixed);
  assert(number && "neither a value nor an integer");
  return arith::ConstantIndexOp::create(builder, loc, *number);
}

SmallVector<Value>
strata::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                        ArrayRef<OpFoldResult> mixed) {
  SmallVector<Value> values;
  for (OpFoldResult entry : mixed)
    values.push_back(getValueOrCreateConstantIndexOp(builder, loc, entry));
  return values;
}

Value strata::getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc,
                                            OpFoldResult mixed) {
  if (Value value = mixed.getValue())
    return value;
  return arith::ConstantOp::create(builder, loc,
                                   cast<IntegerAttr>(mixed.getAttr()));
}

Value strata::getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc,
                                              Type targetType, Value value) {
  if (value.getType() == targetType)
    return value;
  return arith::IndexCastOp::create(builder, loc, targetType, value);
}

Value strata::createScalarOrSplatConstant(OpBuilder &builder, Location loc,
                                          Type type, int64_t value) {
  Type elementType = getElementTypeOrSelf(type);
  Attribute number =
      isa<FloatType>(elementType)
          ? Attribute(builder.getFloatAttr(elementType, double(value)))
          : Attribute(builder.getIntegerAttr(elementType, value));
  if (auto shaped = dyn_cast<ShapedType>(type))
    number = DenseElementsAttr::get(shaped, number);
  return arith::ConstantOp::create(builder, loc, type, number);
}
