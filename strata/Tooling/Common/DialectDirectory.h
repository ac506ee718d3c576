// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects of the files in a directory.
#ifndef STRATA_TOOLING_COMMON_DIALECTDIRECTORY_H
#define STRATA_TOOLING_COMMON_DIALECTDIRECTORY_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

class Context;

/// Registers a dialect for each file `<dialect>.irdl.mlir` of a directory; it
/// is loaded on first use. Dialects that are already loaded or registered are
/// not replaced. Fails with a message in `error` if the directory cannot be
/// read. Set-up.
LogicalResult registerDialectDirectory(Context &ctx, StringRef folder,
                                       std::string &error);

/// The C++ namespace that the text of a dialect file gives; empty if it gives none.
StringRef findDialectNamespace(StringRef text);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_DIALECTDIRECTORY_H
