// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that the dialect file cannot express: a rule for types has either a
// constant or a body.
#ifndef STRATA_DIALECTS_CONVERSIONRULES_CONVERSIONRULESHOOKS_H
#define STRATA_DIALECTS_CONVERSIONRULES_CONVERSIONRULESHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerConversionRulesHooks(Context &ctx);

/// Leaves the dialect, which only files with rules use, out of lists of
/// available dialects. Call this when the dialect is registered.
void hideConversionRulesDialect(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_CONVERSIONRULES_CONVERSIONRULESHOOKS_H
