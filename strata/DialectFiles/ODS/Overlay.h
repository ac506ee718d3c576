// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overlays: dialect files with the facts that are in the C++ of a dialect but
// not in its TableGen records, merged over the imported model.
// docs/import-ods.md describes them.
#ifndef STRATA_DIALECTFILES_ODS_OVERLAY_H
#define STRATA_DIALECTFILES_ODS_OVERLAY_H

#include "strata/DialectFiles/ODS/Draft.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace strata {
struct SourceNames;
} // namespace strata

namespace strata::ods {

/// A verified `irdl.dialect`, or a file of them; `names` are those of its source and may be
/// null.
struct Overlay {
  Operation *root = nullptr;
  const SourceNames *names = nullptr;
};

/// The part of a definition that overlays give.
struct OverlaidDefinition {
  /// The place in the last overlay.
  Location loc;
  /// The whole definition, or these attributes.
  bool isWhole = false;
  llvm::StringSet<> words;
};

/// The changes that overlays made to a dialect.
struct OverlayRecord {
  /// The overlays of the dialect; `ctx` is that of their files, null if there is no overlay.
  std::vector<Location> places;
  Context *ctx = nullptr;
  /// The formats and functions that they define.
  std::vector<NamedFormatModel> formats;
  std::vector<FunctionModel> functions;
  /// By kind and name, as getKey returns them.
  llvm::StringMap<OverlaidDefinition> definitions;

  static std::string getKey(const DefinitionModel &def) {
    return (stringify(def.kind) + " " + def.name).str();
  }
};

/// Merges `overlay` into `model`, and adds the changes to `record`. Fails with diagnostics at
/// all operations of the overlay that are of another dialect or that extend definitions that
/// were not imported; `model` is unspecified then.
LogicalResult applyOverlay(DialectModel &model, const Overlay &overlay,
                           OverlayRecord &record);

/// The number of the definition, in the order of `text`, that byte `offset` is in; std::nullopt
/// before the first. `text` is a dialect file as writeDialect writes it.
std::optional<size_t> findDefinitionAt(StringRef text, size_t offset);

/// Reports that `text`, a dialect file that overlays were merged into, does not load: `message`
/// is the error at byte `offset`, which is in `def`, null outside of definitions. The
/// diagnostic is at the text of the overlay that has the mistake.
LogicalResult reportOverlayError(const OverlayRecord &record,
                                 const DialectModel &model,
                                 const DefinitionModel *def, StringRef text,
                                 size_t offset, StringRef message);

/// The place of the format or function of an overlay that `message`, the error of a definition,
/// is about; std::nullopt if it is about none.
std::optional<Location> findMentioned(const OverlayRecord &record,
                                      StringRef message);

/// The place, in the overlay of `def`, of byte `offset` of `text`, the dialect file that it was
/// merged into; std::nullopt if the overlay does not have that text.
std::optional<Location> findOverlaidText(const OverlayRecord &record,
                                         const DefinitionModel &def,
                                         StringRef text, size_t offset);

/// The place of the entry called `name` of `attrName`, a list of an overlay's dialect.
Location locateEntry(const OverlayRecord &record, StringRef attrName,
                     StringRef name);

/// Adds the names of the directives that the formats of `model` call.
void addCalledFormats(const DialectModel &model, llvm::StringSet<> &calls);

/// Warns about formats of the overlays that no format of `model` calls, and functions
/// `Trait::verifyTrait` of traits that no operation has. `isUsedElsewhere` says whether another
/// dialect uses the format, or the trait, of that name.
void warnOfUnused(const OverlayRecord &record, const DialectModel &model,
                  function_ref<bool(StringRef)> isUsedElsewhere);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_OVERLAY_H
