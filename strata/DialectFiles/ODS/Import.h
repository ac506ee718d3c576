// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects defined for TableGen, as dialect files: reads JSON dumps of the
// records (`llvm-tblgen --dump-json`), writes dialect files
// (docs/dialect-files.md), and reports the parts that could not be imported.
// Predicates, formats and names stay as they are. The one assumption, the
// syntax of function-like operations, is reported.
#ifndef STRATA_DIALECTFILES_ODS_IMPORT_H
#define STRATA_DIALECTFILES_ODS_IMPORT_H

#include "strata/DialectFiles/Loader/FormatProblems.h"
#include "strata/DialectFiles/ODS/Overlay.h"
#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::ods {

class SourceTree;

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

/// An operation that has no custom form, or a type or attribute that is kept as written.
struct ForeignForm {
  /// The full name: `d.op`, `!d.type` or `#d.attribute`.
  std::string name;
  /// The problem with its format; std::nullopt if it has none.
  std::optional<FormatProblem> problem;
};

/// Warns about definitions of `foreign` whose format does not load because of a format of the
/// overlays.
void warnOfFormatProblems(const OverlayRecord &record,
                          ArrayRef<ForeignForm> foreign);

struct LoadOutcome {
  /// In the order of the file; empty if the file loads, or cannot be checked.
  std::vector<LoadError> errors;
  std::vector<ForeignForm> foreign;
  /// Operations that traits name and that their dialects do not define, at the traits.
  std::vector<LoadError> undefinedOperations;
};

/// Reports those of `outcome.undefinedOperations` that overlays name; `text` is the checked file
/// of `model`.
LogicalResult reportUndefinedOperations(const OverlayRecord &record,
                                        const DialectModel &model,
                                        StringRef text,
                                        const LoadOutcome &outcome);

/// Loads the text of a dialect file. Errors of files that it needs are not of interest:
/// without them the file cannot be checked.
using LoadCheck =
    llvm::function_ref<LoadOutcome(StringRef text, OtherDialects &others)>;

struct ImportResult {
  /// The dialect file.
  std::string text;
  /// The parts that were not imported, per definition, and counts by reason.
  std::string report;
  std::string dialect;
  /// Operations, and those of them with a format.
  size_t numOps = 0, numFormats = 0;
  size_t numTypes = 0, numAttributes = 0;
  /// Operations that have the generic form only, types and attributes that are kept as written,
  /// and those of both that are not verified completely. The first of each pair is the name,
  /// with the sigil of types and attributes, the second the reason.
  using Remarks = std::vector<std::pair<std::string, std::string>>;
  Remarks genericOps, keptTypes, unverifiedOps, unverifiedTypes;
  /// The number of parts without which definitions load.
  size_t numReductions = 0;
};

/// Imports `dialect` from all dumps, which are records of one dialect; if it is
/// empty, the dialect that most operations belong to. On failure `errors` has
/// the reasons, one per line. The records of `context` only define names of
/// other dialects; `ctx` has those of the program. `overlays` are merged over the result; errors in them are
/// diagnostics. Parts that keep a definition from loading, according to
/// `check`, are removed.
FailureOr<ImportResult>
importDialect(Context &ctx, ArrayRef<ImportInput> inputs,
              ArrayRef<ImportInput> context, StringRef dialect,
              ArrayRef<Overlay> overlays, LoadCheck check,
              std::vector<std::string> &errors);

/// The dialects of a source tree, by name.
struct TreeImport {
  /// The records of the dumps: destroying them takes time.
  std::shared_ptr<void> records;
  std::vector<ImportResult> dialects;
  /// Dialects that could not be imported, and the reasons.
  std::vector<std::pair<std::string, std::vector<std::string>>> failures;
};

/// Imports every dialect that `tree` defines; `ctx` has the dialects of the program. `overlays` are single dialects; those of a
/// dialect that is not in the tree define it. Fails, with `errors`, if a dump is invalid, and
/// after diagnostics if an overlay is.
FailureOr<TreeImport> importTree(Context &ctx, ArrayRef<ImportInput> dumps,
                                 const SourceTree &tree,
                                 ArrayRef<Overlay> overlays, LoadCheck check,
                                 std::vector<std::string> &errors);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_IMPORT_H
