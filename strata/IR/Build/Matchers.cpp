// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Matchers.h"

using namespace strata;

std::optional<int64_t> strata::getConstantIntValue(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number || !number.getValue().isSignedIntN(64))
    return std::nullopt;
  return number.getValue().getSExtValue();
}

std::optional<int64_t> strata::getConstantIntValue(Value value) {
  return value ? getConstantIntValue(getConstantValue(value)) : std::nullopt;
}

std::optional<int64_t> strata::getConstantIntValue(OpFoldResult result) {
  if (Attribute attr = result.getAttr())
    return getConstantIntValue(attr);
  return getConstantIntValue(result.getValue());
}

bool strata::isConstantIntValue(OpFoldResult result, int64_t value) {
  return getConstantIntValue(result) == value;
}

bool strata::isEqualConstantIntOrValue(OpFoldResult a, OpFoldResult b) {
  std::optional<int64_t> left = getConstantIntValue(a);
  std::optional<int64_t> right = getConstantIntValue(b);
  if (left && right)
    return *left == *right;
  return a.getValue() && a.getValue() == b.getValue();
}
