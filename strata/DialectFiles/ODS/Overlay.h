// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overlays: dialect files with the facts that are in the C++ of a dialect but
// not in its TableGen records, merged over the imported model.
// docs/import-ods.md describes them.
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

/// Merges `overlay` into `model`. Fails with diagnostics at all operations of
/// the overlay that are of another dialect or that extend definitions that were
/// not imported; `model` is unspecified then.
LogicalResult applyOverlay(DialectModel &model, const Overlay &overlay);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_OVERLAY_H
