// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers that expressions compute: the bits of an integer of any width or of a float of
// any format, or poison.
#ifndef STRATA_SEMANTICS_SCALAR_H
#define STRATA_SEMANTICS_SCALAR_H

#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace strata::semantics {

/// A number, or poison of a width.
struct Scalar {
  APInt bits{1, 0};
  bool isPoison = false;

  Scalar() = default;
  /*implicit*/ Scalar(APInt bits) : bits(std::move(bits)) {}
  /// The encoding of `value`. In formats that lack it, infinity is the largest number; a NaN
  /// and a negative number are poison.
  /*implicit*/ Scalar(const APFloat &value);
  static Scalar poison(unsigned width) {
    Scalar scalar(APInt::getZero(width));
    scalar.isPoison = true;
    return scalar;
  }
  static Scalar index(int64_t value) {
    return Scalar(
        APInt(IndexType::StorageBits, uint64_t(value), /*isSigned=*/true));
  }
  static Scalar boolean(bool value) { return Scalar(APInt(1, value)); }
  int64_t getIndex() const { return bits.getSExtValue(); }
  bool getBool() const { return bits.getBoolValue(); }
  APFloat getFloat(Type type) const {
    return APFloat(cast<FloatType>(type).getFloatSemantics(), bits);
  }
};

/// Bits of a number of `type`, which is an integer, `index` or a float; 0 for others.
unsigned getScalarWidth(Type type);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_SCALAR_H
