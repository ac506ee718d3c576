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
/// there is one object for all of them.
struct CanonicalParameters {
  static constexpr llvm::StringLiteral name = "CanonicalParameters";
  /// Replaces valid parameters by those that the object has.
  void (*canonicalize)(const TypeDefinition &def,
                       MutableArrayRef<Attribute> params);
};

} // namespace strata

#endif // STRATA_DEFINITION_CANONICALPARAMETERS_H
