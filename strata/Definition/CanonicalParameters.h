// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of loaded dialects that can be written in several ways. Attached by name
// (Interfaces.h) before the first object is made:
//
//   static constexpr CanonicalParameters range = {dropFullRange};
//   (void)attachInterface(&ctx, "!quant.uniform", range);
#ifndef STRATA_DEFINITION_CANONICALPARAMETERS_H
#define STRATA_DEFINITION_CANONICALPARAMETERS_H

#include "strata/Definition/TypeDefinition.h"

namespace strata {

/// An interface of types and attributes of which several lists of parameters mean the same:
/// there is one object for all of them; or whose parameters depend on each other.
struct CanonicalParameters {
  static constexpr llvm::StringLiteral name = "CanonicalParameters";
  /// Replaces valid parameters by those that the object has.
  void (*canonicalize)(const TypeDefinition &def,
                       MutableArrayRef<Attribute> params);
  /// Whether parameters that satisfy their constraints fit together; emits an error if
  /// not. May be null.
  LogicalResult (*verify)(EmitErrorFn emitError, const TypeDefinition &def,
                          ArrayRef<Attribute> params) = nullptr;
};

} // namespace strata

#endif // STRATA_DEFINITION_CANONICALPARAMETERS_H
