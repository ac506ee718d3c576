// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts: operations with the interface CastOpInterface. The verifier checks
// that the operand types can be cast to the result types. Dialect files give the
// condition (`strata.cast_compatible`).
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
    /// Whether operations of `def` can cast values of the types `inputs` to `outputs`. The
    /// verifier uses the answer for all operations with these types.
    bool (*areCastCompatible)(const OpDefinition &def, ArrayRef<Type> inputs,
                              ArrayRef<Type> outputs) = nullptr;
  };
  /// Whether operations of this name can cast values of the types `inputs` to `outputs`.
  /// True if the definition has no condition.
  bool areCastCompatible(ArrayRef<Type> inputs, ArrayRef<Type> outputs);
};

} // namespace strata

#endif // STRATA_INTERFACES_CASTINTERFACES_H
