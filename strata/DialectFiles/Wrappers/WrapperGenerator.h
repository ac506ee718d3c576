// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed C++ for dialect files: a header with a class for each operation, type
// and attribute and an enum class for each enumeration, over the classes of
// Definition/OpWrapper.h and Definition/TypeWrapper.h. docs/wrappers.md says what is in it; the
// program strata-gen writes it.
#ifndef STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H
#define STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Loads the dialects that `root` defines and writes the header for them, which
/// says that it is generated from `sourceName`. Depends on the definitions and
/// that name alone. `registration`, if given, is the qualified name of the function
/// that registers the dialect with a Context. `include`, if given, is a header with more
/// classes that is included at the end. Fails, with a diagnostic and nothing written, if the
/// dialects cannot be loaded or there are none. Set-up, as loadDialects is.
LogicalResult generateWrappers(Operation *root, StringRef sourceName,
                               raw_ostream &os, StringRef registration = {},
                               StringRef include = {});

} // namespace strata

#endif // STRATA_DIALECTFILES_WRAPPERS_WRAPPERGENERATOR_H
