// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Examples in dialect files (`strata.examples`) as tests of the dialect.
#ifndef STRATA_TOOLING_DIALECT_EXAMPLECHECK_H
#define STRATA_TOOLING_DIALECT_EXAMPLECHECK_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata {

/// Reads the examples of `def` in `loaded`, where the dialect is loaded. An example of an
/// operation is a snippet (parseSnippet) that verifies and contains the operation; an
/// example of a type or attribute is one that contains it. An example must be what is
/// printed for it, apart from line breaks and indentation; aliases are not printed.
/// Errors go to the diagnostics of `ctx`, at places in `text`, the file that `def` was
/// read from; a NUL byte follows it in memory.
LogicalResult checkExamples(const DefinitionModel &def, StringRef text,
                            Context &ctx, Context &loaded);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_EXAMPLECHECK_H
