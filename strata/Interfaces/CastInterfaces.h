// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts: operations with the interface CastOpInterface. The verifier checks
// that the operand types can be cast to the result types.
#ifndef STRATA_INTERFACES_CASTINTERFACES_H
#define STRATA_INTERFACES_CASTINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

class CastOpInterface : public OpInterface<CastOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "CastOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = CastOpInterface;
    bool (*areCompatible)(ArrayRef<Type> inputs,
                          ArrayRef<Type> outputs) = nullptr;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_CASTINTERFACES_H
