// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns that a dialect adds to operations of other dialects, or to all
// operations with an interface. A dialect registers them when it is registered itself:
//
//   addCanonicalizations<tensor::PadOp>(ctx, getPadPatterns);
//   addCanonicalizations(ctx, "linalg::LinalgOp", getStructuredPatterns);
//
// Among patterns of equal benefit, those for interfaces are tried first, then
// those for the operation, then its own.
#ifndef STRATA_REWRITE_EXTERNALPATTERNS_H
#define STRATA_REWRITE_EXTERNALPATTERNS_H

#include "strata/Support/LLVM.h"

namespace strata {

class Context;
class RewritePatternSet;
struct OpDefinition;

using GetPatterns = void (*)(RewritePatternSet &);

/// Adds the patterns of `getPatterns` to operations: `target` is the full name of one, or
/// the name of an interface or trait. Patterns for the same target are tried in the order
/// of registration. Set-up.
void addCanonicalizations(Context &ctx, StringRef target,
                          GetPatterns getPatterns);
/// Adds the patterns of `getPatterns` to operations of the class `Op`. Set-up.
template <typename Op>
void addCanonicalizations(Context &ctx, GetPatterns getPatterns) {
  addCanonicalizations(ctx, Op::getOperationName(), getPatterns);
}

/// Adds those registered for operations called as `def`, and those for its interfaces and
/// traits.
void addPatternsOfOp(const OpDefinition &def, RewritePatternSet &set);
void addPatternsOfInterfaces(const OpDefinition &def, RewritePatternSet &set);

} // namespace strata

#endif // STRATA_REWRITE_EXTERNALPATTERNS_H
