// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Scalar.h"

using namespace strata;
using namespace strata::semantics;

Scalar::Scalar(const APFloat &value) : bits(value.bitcastToAPInt()) {
  const llvm::fltSemantics &format = value.getSemantics();
  // Larger formats encode all values, except NaNs that come from formats without payload.
  if (bits.getBitWidth() > 8 && !value.isNaN())
    return;
  APFloat decoded(format, bits);
  if (value.isNaN() ? decoded.isNaN() : decoded.bitwiseIsEqual(value))
    return;
  if (value.isInfinity()) {
    bits = APFloat::getLargest(format, value.isNegative()).bitcastToAPInt();
    return;
  }
  APFloat quiet = APFloat::getQNaN(format);
  if (value.isNaN() && APFloat(format, quiet.bitcastToAPInt()).isNaN())
    bits = quiet.bitcastToAPInt();
  else
    *this = poison(bits.getBitWidth());
}

unsigned semantics::getScalarWidth(Type type) {
  if (type.isIndex())
    return IndexType::StorageBits;
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}
