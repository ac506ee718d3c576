// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The base of the classes of tensor.dim and memref.dim, whose index is an arith.constant if it
// is given as a number.
#ifndef STRATA_DIALECTS_ARITH_DIMOPBASE_H
#define STRATA_DIALECTS_ARITH_DIMOPBASE_H

#include "strata/Definition/OpWrapper.h"
#include "strata/IR/Build/StaticValueUtils.h"

namespace dialects::arith {

namespace detail {
/// The result of a new arith.constant.
strata::Value createIndex(strata::OpBuilder &builder, strata::Location loc,
                          int64_t value);
} // namespace detail

/// An operation whose operands are a shaped value and the index of a dimension.
template <typename Derived>
class DimOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// Creates a constant for the index too.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, int64_t index) {
    return Derived::create(builder, loc, source,
                           detail::createIndex(builder, loc, index));
  }
  /// std::nullopt if the index is not constant.
  std::optional<int64_t> getConstantIndex() const {
    return strata::getConstantIntValue(this->operand(1));
  }
};

} // namespace dialects::arith

#endif // STRATA_DIALECTS_ARITH_DIMOPBASE_H
