// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations with properties that are verified at run time, such as an index
// within bounds. Operations implement the interface with a table
// (Definition/OpHooks.h) or declarations in their dialect file
// (`strata.runtime_checks`; see Interfaces/DeclaredRuntimeChecks.h). The pass
// `generate-runtime-verification` generates the checks.
#ifndef STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
#define STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Build/Builder.h"

namespace strata {

/// An operation that has checks.
class RuntimeVerifiableOpInterface
    : public OpInterface<RuntimeVerifiableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "RuntimeVerifiableOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = RuntimeVerifiableOpInterface;
    /// Creates operations that check `op` before it, at the insertion point of
    /// `builder`, with location `loc`; `op` itself is not changed.
    /// `generateErrorMessage` builds the message of an assertion from the
    /// operation and the reason. Fails after a diagnostic.
    LogicalResult (*generateRuntimeVerification)(
        Operation *op, OpBuilder &builder, Location loc,
        function_ref<std::string(Operation *, StringRef)>
            generateErrorMessage) = nullptr;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE_H
