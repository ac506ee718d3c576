// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kinds (Definition/WrapperKinds.h) of affine maps and integer sets. Headers of operations
// that have one include this file.
#ifndef STRATA_DEFINITION_AFFINEKINDS_H
#define STRATA_DEFINITION_AFFINEKINDS_H

#include "strata/Definition/WrapperKinds.h"
#include "strata/IR/Affine/AffineExpr.h"

namespace strata {

/// A parameter that is an object of the class `T`, or the attribute `AttrT` of one.
template <typename T, typename AttrT> class ObjectParam {
public:
  ObjectParam(std::nullptr_t = nullptr) {}
  ObjectParam(T object) : attr(object ? AttrT::get(object) : AttrT()) {}
  ObjectParam(AttrT attr) : attr(attr) {}
  /// Null for a null object.
  AttrT getAttr() const { return attr; }

private:
  AttrT attr;
};
using AffineMapParam = ObjectParam<AffineMap, AffineMapAttr>;
using IntegerSetParam = ObjectParam<IntegerSet, IntegerSetAttr>;

namespace kinds {
/// An object of the class `T` in an attribute `AttrT`. Null stays null.
template <typename T, typename AttrT> struct Object {
  using Value = T;
  using Param = ObjectParam<T, AttrT>;
  static T decode(Attribute attr) {
    return attr ? cast<AttrT>(attr).getValue() : T();
  }
  static AttrT encode(Context *, const Param &value) { return value.getAttr(); }
};
using Map = Object<AffineMap, AffineMapAttr>;
using Set = Object<IntegerSet, IntegerSetAttr>;
} // namespace kinds

} // namespace strata

#endif // STRATA_DEFINITION_AFFINEKINDS_H
