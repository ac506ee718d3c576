// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The eras of a text by its markers, with a diagnostic where they contradict each other.
#ifndef STRATA_TOOLING_COMMON_ERADETECTION_H
#define STRATA_TOOLING_COMMON_ERADETECTION_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/Context.h"

namespace strata {

/// Sets `eras` to those that the markers of `text` allow, which is at byte `offset` of
/// source buffer `buffer`. The histories are those of `ctx`. Fails, with a diagnostic
/// that shows both places, if no version accepts all of them.
LogicalResult detectEras(Context &ctx, StringRef text, uint32_t buffer,
                         uint64_t offset, EraSet &eras);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_ERADETECTION_H
