// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that can be checked where they are executed: what only values
// tell, such as whether an index is within bounds. Operations take part by a
// table of functions (Definition/OpHooks.h), or by what their dialect file says
// (`strata.runtime_checks`; see Interfaces/DeclaredRuntimeChecks.h). The pass
// `generate-runtime-verification` asks for the checks.
#ifndef STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
#define STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Builder.h"

namespace strata {

/// An operation that has checks.
class RuntimeVerifiableOpInterface : public OpInterface<RuntimeVerifiableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "RuntimeVerifiableOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = RuntimeVerifiableOpInterface;
    /// Makes operations that check `op`, before it, where `builder` stands, at
    /// `loc`; `op` itself stays as it is. `generateErrorMessage` makes the
    /// message of an assertion from the operation and what is wrong with it. Fails after
    /// a diagnostic.
    LogicalResult (*generateRuntimeVerification)(
        Operation *op, OpBuilder &builder, Location loc,
        function_ref<std::string(Operation *, StringRef)> generateErrorMessage) =
        nullptr;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
