// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks for valid but bad style in a dialect file: missing texts, names that
// are taken, unused parts. The loader finds errors; lint serves the readers and
// writers of the dialect.
//
// Errors: attributes of the extension that are unknown or not of the right form
// (reported while reading, see readDialect); unknown words in hooks, kinds and
// effects; names of operands, results and so on that are taken; types inferred
// from or to absent slots; names of cases and classes twice; defaults that are
// no case.
//
// Warnings: no summary; a summary of more than one line, or of another
// operation too; unused constraints and regions; constraints of values and
// attributes without a summary (messages then cannot state the requirement);
// strata.optional on a part that is no attribute or parameter; operations
// without custom form, or with one that is the generic form; names that differ
// by case or have one accessor in C++; hooks that are also declared as missing;
// cases with one value.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H

#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

/// Reports errors and likely mistakes in `model` through the diagnostics of
/// `ctx`. Definitions it refers to are looked up in `dialects`. A dialect in
/// plain IRDL, which has no texts, needs none.
void lintDialect(const DialectModel &model, const DialectCollection &dialects,
                 Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H
