// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects defined for TableGen, as dialect files: reads JSON dumps of the
// records (`llvm-tblgen --dump-json`), writes what docs/dialect-files.md
// describes, and says what could not be carried over. Predicates, formats and
// names stay as they are; nothing is guessed.
#ifndef STRATA_ODS_IMPORT_H
#define STRATA_ODS_IMPORT_H

#include "strata/ODS/Overlay.h"
#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::ods {

/// A dump and the name it has in messages.
struct ImportInput {
  StringRef text;
  std::string fileName;
};

struct ImportResult {
  /// The dialect file.
  std::string text;
  /// The dialect file before overlays are merged.
  std::string bareText;
  /// What was not carried over, per definition, and counts by reason.
  std::string report;
  std::string dialect;
  /// Operations, and those of them with a format.
  size_t numOps = 0, numFormats = 0;
};

/// Imports `dialect` from all dumps, which are records of one dialect; if it is
/// empty, the dialect that most operations belong to. Failure says why in
/// `errors`, a line each.
/// The records of `context` only say what names of other dialects mean. What
/// `overlays` say is merged over the result; their mistakes are diagnostics.
FailureOr<ImportResult> importDialect(ArrayRef<ImportInput> inputs,
                                      ArrayRef<ImportInput> context,
                                      StringRef dialect,
                                      ArrayRef<Overlay> overlays,
                                      std::vector<std::string> &errors);

} // namespace strata::ods

#endif // STRATA_ODS_IMPORT_H
