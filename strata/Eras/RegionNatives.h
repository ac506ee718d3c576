// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives of history files that change regions or copy their operations
// (docs/history-files.md).
#ifndef STRATA_ERAS_REGIONNATIVES_H
#define STRATA_ERAS_REGIONNATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// The native called `name`, with its words; null if it is none of these.
PDLNatives::Entry lookupRegionNative(StringRef name);
/// Adds the constraints on regions.
void addRegionConstraints(PDLNatives &natives);

} // namespace strata

#endif // STRATA_ERAS_REGIONNATIVES_H
