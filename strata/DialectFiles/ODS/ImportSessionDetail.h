// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects that the records of several dumps define, each imported on the first request
// and kept: a dialect is checked with the dialects that it refers to. Private to this folder.
#ifndef STRATA_DIALECTFILES_ODS_IMPORTSESSIONDETAIL_H
#define STRATA_DIALECTFILES_ODS_IMPORTSESSIONDETAIL_H

#include "strata/DialectFiles/ODS/Import.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/IR/Context.h"

#include <map>

namespace strata::ods {

using Dumps = std::vector<std::unique_ptr<RecordDump>>;

/// Parses dumps; those that are no dumps are added to `errors`.
Dumps parseDumps(ArrayRef<ImportInput> inputs,
                 std::vector<std::string> &errors);

/// Counts, reasons and remarks on the parts of `model` that were not imported.
std::string writeReport(const DialectModel &model,
                        std::vector<ImportNote> notes);

class ImportSession final : public OtherDialects {
public:
  struct Outcome {
    std::optional<ImportResult> result;
    /// The reasons for a missing result that were not diagnostics.
    std::vector<std::string> errors;
  };

  /// `dumps` and `context` define names, and must live as long as the session. A dialect has
  /// the definitions in `dumps`, one that is not in them those in `context`.
  /// `ctx` has the dialects of the program.
  ImportSession(Context &ctx, Dumps &dumps, Dumps &context, LoadCheck check);

  /// Adds an overlay of `dialect`, which must not have been imported.
  void addOverlay(StringRef dialect, const Overlay &overlay);
  /// Makes `dialect`, which the program has, a file with the definitions that `isAdded`
  /// selects, as additions to it.
  void addExtension(StringRef dialect, std::function<bool(Record)> isAdded) {
    entries[dialect.str()].isAdded = std::move(isAdded);
  }
  /// The dialect as a file, with its overlays.
  const Outcome &get(StringRef dialect);

  std::vector<std::pair<std::string, std::string>> list() override;
  std::string import(StringRef dialect) override;

private:
  struct Entry {
    std::vector<Overlay> overlays;
    std::optional<Outcome> outcome;
    /// The text before the check, for dialects that refer to each other.
    std::string draft;
    /// For additions to a dialect of the program: selects their records.
    std::function<bool(Record)> isAdded;
    bool isActive = false;
  };

  Outcome make(StringRef dialect, Entry &entry);
  void fill(DialectModel &model, const Entry &entry,
            std::vector<ImportNote> &notes);
  bool reduceToLoadable(DialectModel &model, std::string &text,
                        const OverlayRecord &record,
                        std::vector<ImportNote> &notes, LoadOutcome &outcome,
                        std::vector<std::string> &errors);
  LogicalResult checkOverlaidTexts(const DialectModel &model,
                                   const OverlayRecord &record);
  LogicalResult reduceAt(DialectModel &model, size_t index, StringRef text,
                         const LoadError &error, const OverlayRecord &record,
                         std::vector<ImportNote> &notes,
                         std::vector<std::string> &errors);

  std::vector<RecordDump *> main, all;
  ClassTable classes;
  LoadCheck check;
  Context &ctx;
  irdl::CppNames names;
  std::map<std::string, Entry, std::less<>> entries;
  /// Names of formats that overlays call, also of other dialects: `d.Name`.
  llvm::StringSet<> calledFormats;
};

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_IMPORTSESSIONDETAIL_H
