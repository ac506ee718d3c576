// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The difference of two texts in the unified format, which `patch` reads.
#ifndef STRATA_TOOLING_COMMON_UNIFIEDDIFF_H
#define STRATA_TOOLING_COMMON_UNIFIEDDIFF_H

#include "strata/Support/LLVM.h"

namespace strata {

/// Prints the difference of `before` and `after`, both of the file `path`, with three lines
/// of context. Prints nothing if they are equal. Linear in the length of the texts, and
/// quadratic in the number of changed lines between two that are equal, up to a limit.
void printUnifiedDiff(StringRef path, StringRef before, StringRef after,
                      raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_UNIFIEDDIFF_H
