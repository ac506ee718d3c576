// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/StaticValueUtils.h"

#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

OpFoldResult strata::getAsOpFoldResult(Value value) {
  if (!value)
    return {};
  if (Attribute constant = getConstantValue(value))
    return constant;
  return value;
}

SmallVector<OpFoldResult> strata::getAsOpFoldResult(ValueRange values) {
  SmallVector<OpFoldResult> result;
  for (Value value : values)
    result.push_back(getAsOpFoldResult(value));
  return result;
}

SmallVector<OpFoldResult> strata::getAsOpFoldResult(ArrayAttr array) {
  SmallVector<OpFoldResult> result;
  for (Attribute element : array)
    result.push_back(element);
  return result;
}

OpFoldResult strata::getAsIndexOpFoldResult(Context *ctx, int64_t value) {
  return IntegerAttr::get(IndexType::get(ctx), value);
}

SmallVector<OpFoldResult>
strata::getAsIndexOpFoldResult(Context *ctx, ArrayRef<int64_t> values) {
  SmallVector<OpFoldResult> result;
  for (int64_t value : values)
    result.push_back(getAsIndexOpFoldResult(ctx, value));
  return result;
}

std::optional<SmallVector<int64_t>>
strata::getConstantIntValues(ArrayRef<OpFoldResult> values) {
  SmallVector<int64_t> result;
  for (OpFoldResult value : values) {
    std::optional<int64_t> constant = getConstantIntValue(value);
    if (!constant)
      return std::nullopt;
    result.push_back(*constant);
  }
  return result;
}

bool strata::isZeroInteger(OpFoldResult value) {
  return isConstantIntValue(value, 0);
}
bool strata::isOneInteger(OpFoldResult value) {
  return isConstantIntValue(value, 1);
}

bool strata::areAllConstantIntValue(ArrayRef<OpFoldResult> values,
                                    int64_t expected) {
  return llvm::all_of(values, [&](OpFoldResult value) {
    return isConstantIntValue(value, expected);
  });
}

bool strata::isEqualConstantIntOrValueArray(ArrayRef<OpFoldResult> a,
                                            ArrayRef<OpFoldResult> b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(), isEqualConstantIntOrValue);
}

SmallVector<OpFoldResult> strata::getMixedValues(ArrayRef<int64_t> staticValues,
                                                 ValueRange dynamicValues,
                                                 Context *ctx) {
  SmallVector<OpFoldResult> result;
  size_t next = 0;
  for (int64_t value : staticValues)
    if (ShapedType::isDynamic(value))
      result.push_back(dynamicValues[next++]);
    else
      result.push_back(IntegerAttr::get(IntegerType::get(ctx, 64), value));
  assert(next == dynamicValues.size() &&
         "as many dynamic values as dynamic entries");
  return result;
}

void strata::dispatchIndexOpFoldResult(OpFoldResult mixed,
                                       SmallVectorImpl<Value> &dynamicValues,
                                       SmallVectorImpl<int64_t> &staticValues) {
  if (Value value = mixed.getValue()) {
    dynamicValues.push_back(value);
    staticValues.push_back(ShapedType::kDynamic);
    return;
  }
  staticValues.push_back(cast<IntegerAttr>(mixed.getAttr()).getInt());
}

void strata::dispatchIndexOpFoldResults(
    ArrayRef<OpFoldResult> mixed, SmallVectorImpl<Value> &dynamicValues,
    SmallVectorImpl<int64_t> &staticValues) {
  for (OpFoldResult element : mixed)
    dispatchIndexOpFoldResult(element, dynamicValues, staticValues);
}

LogicalResult strata::foldDynamicIndexList(SmallVectorImpl<OpFoldResult> &mixed,
                                           bool onlyNonNegative,
                                           bool onlyNonZero) {
  bool changed = false;
  for (OpFoldResult &element : mixed) {
    Value value = element.getValue();
    std::optional<int64_t> constant =
        value ? getConstantIntValue(value) : std::nullopt;
    if (!constant || (onlyNonNegative && *constant < 0) ||
        (onlyNonZero && *constant == 0))
      continue;
    element = getAsIndexOpFoldResult(value.getType().getContext(), *constant);
    changed = true;
  }
  return success(changed);
}

SmallVector<int64_t> strata::extractFromIntegerArrayAttr(Attribute attr) {
  SmallVector<int64_t> result;
  for (IntegerAttr element : cast<ArrayAttr>(attr).getAsRange<IntegerAttr>())
    result.push_back(element.getInt());
  return result;
}
