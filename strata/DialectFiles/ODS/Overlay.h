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
  /// The last overlay of the dialect; `ctx` is that of its file, null if there is no overlay.
  Location loc;
  Context *ctx = nullptr;
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

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_OVERLAY_H
