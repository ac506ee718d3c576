// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects defined for TableGen, as dialect files: reads JSON dumps of the
// records (`llvm-tblgen --dump-json`), writes dialect files
// (docs/dialect-files.md), and reports the parts that could not be imported.
// Predicates, formats and names stay as they are. The one assumption, the
// syntax of function-like operations, is reported.
#ifndef STRATA_DIALECTFILES_ODS_IMPORT_H
#define STRATA_DIALECTFILES_ODS_IMPORT_H

#include "strata/DialectFiles/ODS/Overlay.h"
#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::ods {

/// A dump and the name it has in messages.
struct ImportInput {
  StringRef text;
  std::string fileName;
};

/// The other dialects of the dumps, for checks.
class OtherDialects {
public:
  virtual ~OtherDialects() = default;
  /// Names and C++ namespaces, sorted.
  virtual std::vector<std::pair<std::string, std::string>> list() = 0;
  /// The dialect file of one of them.
  virtual std::string import(StringRef dialect) = 0;
};

/// An error of a dialect file that does not load.
struct LoadError {
  /// Bytes from the start of the text.
  size_t offset = 0;
  std::string message;
};

/// Loads the text of a dialect file and returns its errors, in the order of the
/// file. Errors of files that it needs are not of interest: without them the
/// file cannot be checked.
using LoadCheck = llvm::function_ref<std::vector<LoadError>(
    StringRef text, OtherDialects &others)>;

struct ImportResult {
  /// The dialect file.
  std::string text;
  /// The parts that were not imported, per definition, and counts by reason.
  std::string report;
  std::string dialect;
  /// Operations, and those of them with a format.
  size_t numOps = 0, numFormats = 0;
};

/// Imports `dialect` from all dumps, which are records of one dialect; if it is
/// empty, the dialect that most operations belong to. On failure `errors` has
/// the reasons, one per line. The records of `context` only define names of
/// other dialects. `overlays` are merged over the result; errors in them are
/// diagnostics. Parts that keep a definition from loading, according to
/// `check`, are removed.
FailureOr<ImportResult>
importDialect(ArrayRef<ImportInput> inputs, ArrayRef<ImportInput> context,
              StringRef dialect, ArrayRef<Overlay> overlays, LoadCheck check,
              std::vector<std::string> &errors);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_IMPORT_H
