// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The check of an imported dialect, and overlays from files.
#ifndef STRATA_TOOLING_IMPORTODS_IMPORTEDDIALECT_H
#define STRATA_TOOLING_IMPORTODS_IMPORTEDDIALECT_H

#include "strata/DialectFiles/ODS/Import.h"

namespace strata {

class DialectFiles;

/// Registers the bundled dialects, without the one called `except`.
void registerProgramDialects(Context &ctx, StringRef except = {});

/// Loads the dialect file `text` in a Context of its own, with the bundled dialects and
/// `others`. Errors in files that it needs keep it from being checked.
ods::LoadOutcome checkImportedDialect(StringRef text,
                                      ods::OtherDialects &others);

/// Reads overlays into `files`; they live as long as these. Fails after messages.
LogicalResult readOverlays(ArrayRef<std::string> paths, DialectFiles &files,
                           std::vector<ods::Overlay> &overlays);

} // namespace strata

#endif // STRATA_TOOLING_IMPORTODS_IMPORTEDDIALECT_H
