// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts: operations with the interface CastOpInterface. The verifier checks
// that the operand types can be cast to the result types.
#ifndef STRATA_INTERFACES_CASTINTERFACES_H
#define STRATA_INTERFACES_CASTINTERFACES_H

#include "strata/IR/Operation.h"

namespace strata {

struct CastOpInterface {
  static constexpr llvm::StringLiteral name = "CastOpInterface";
  bool (*areCompatible)(ArrayRef<Type> inputs,
                        ArrayRef<Type> outputs) = nullptr;
};

} // namespace strata

#endif // STRATA_INTERFACES_CASTINTERFACES_H
