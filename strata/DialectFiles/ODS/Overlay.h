// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overlays: dialect files with what the C++ of a dialect says and its TableGen
// records do not, merged over what was imported. docs/import-ods.md describes
// them.
#ifndef STRATA_DIALECTFILES_ODS_OVERLAY_H
#define STRATA_DIALECTFILES_ODS_OVERLAY_H

#include "strata/DialectFiles/ODS/Draft.h"

namespace strata {
struct SourceNames;
} // namespace strata

namespace strata::ods {

/// A verified dialect file; `names` are those of its source and may be null.
struct Overlay {
  Operation *file = nullptr;
  const SourceNames *names = nullptr;
};

/// Merges `overlay` into `model`. Fails with diagnostics at the operations of
/// the overlay, all of them, that are of another dialect or that add to what
/// was not imported; `model` is then of no use.
LogicalResult applyOverlay(DialectModel &model, const Overlay &overlay);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_OVERLAY_H
