// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a dialect file may say but should not: texts that are missing, names
// that are taken, parts that nothing uses. The loader finds what cannot work;
// this is for those who read and write the dialect.
//
// Errors: attributes of the extension that are not known or not of the right
// form (reported while reading, see readDialect); unknown words in hooks, kinds
// and effects; names of operands, results and so on that are taken; types
// inferred from or to what is not there; names of cases and classes twice;
// defaults that are no case.
//
// Warnings: no summary; a summary of more than one line, or of another
// operation too; constraints and regions that nothing uses; constraints of
// values and attributes without a summary (messages then cannot say what is
// wanted); strata.optional on what is not an attribute or parameter; operations
// without custom form, or with one that is the generic form; names that differ
// by case or have one accessor in C++; hooks that are said to be missing too;
// cases with one value.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H

#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

/// Reports errors and likely mistakes in `model` through the diagnostics of
/// `ctx`. Definitions it refers to are looked up in `dialects`. A dialect in
/// plain IRDL, which has no texts, is asked for none.
void lintDialect(const DialectModel &model, const DialectCollection &dialects,
                 Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTLINT_H
