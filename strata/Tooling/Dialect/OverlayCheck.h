// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks overlays of imported dialects: an overlay has parts of definitions, so it only loads
// together with the file that the import wrote.
#ifndef STRATA_TOOLING_DIALECT_OVERLAYCHECK_H
#define STRATA_TOOLING_DIALECT_OVERLAYCHECK_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

class DialectFiles;

/// Merges the overlays of the file at `path` over the files of their dialects in `folders`,
/// loads the results and reports errors at their places in the overlays. Dialects that these
/// refer to are found in `folders` too.
LogicalResult checkOverlay(DialectFiles &files, StringRef path,
                           ArrayRef<std::string> folders);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_OVERLAYCHECK_H
