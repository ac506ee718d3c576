// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata import-ods`: dialects defined for TableGen as dialect files.
#ifndef STRATA_TOOLING_IMPORTODS_IMPORTODS_H
#define STRATA_TOOLING_IMPORTODS_IMPORTODS_H

#include "strata/Support/LLVM.h"

namespace strata {

/// Prints `message` after the name of the command.
LogicalResult reportImportError(const Twine &message);

/// Runs the tool with its command line; `argv[0]` is the name for messages.
/// Returns the exit code: 0, or 1 after any error.
int runImportODS(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_IMPORTODS_IMPORTODS_H
