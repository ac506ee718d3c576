// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpFoldResult: a value or an attribute, as folds return them (Fold.h) and as sizes and offsets
// are given (StaticValueUtils.h).
#ifndef STRATA_IR_BUILD_OPFOLDRESULT_H
#define STRATA_IR_BUILD_OPFOLDRESULT_H

#include "strata/IR/Graph/Value.h"
#include "strata/IR/Types/Attribute.h"

namespace strata {

/// The folded result: an existing value, or a constant.
class OpFoldResult {
public:
  OpFoldResult() = default;
  OpFoldResult(std::nullptr_t) {}
  OpFoldResult(Value value) : value(value) {}
  OpFoldResult(Attribute attr) : attr(attr) {}
  explicit operator bool() const { return value || attr; }
  bool operator==(const OpFoldResult &other) const {
    return value == other.value && attr == other.attr;
  }
  /// Null if it is an attribute.
  Value getValue() const { return value; }
  /// Null if it is a value.
  Attribute getAttr() const { return attr; }

private:
  Value value;
  Attribute attr;
};

} // namespace strata

namespace llvm {
/// isa, cast and dyn_cast to Value or Attribute, and to classes of these.
template <typename To>
struct CastInfo<To, strata::OpFoldResult>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, strata::OpFoldResult,
                              CastInfo<To, strata::OpFoldResult>> {
  static bool isPossible(strata::OpFoldResult result) {
    if constexpr (std::is_base_of_v<strata::Value, To>)
      return result.getValue() && To::classof(result.getValue());
    else
      return result.getAttr() && To::classof(result.getAttr());
  }
  static To doCast(strata::OpFoldResult result) {
    if constexpr (std::is_base_of_v<strata::Value, To>)
      return cast<To>(result.getValue());
    else
      return cast<To>(result.getAttr());
  }
};
template <typename To>
struct CastInfo<To, const strata::OpFoldResult>
    : CastInfo<To, strata::OpFoldResult> {};
} // namespace llvm

#endif // STRATA_IR_BUILD_OPFOLDRESULT_H
