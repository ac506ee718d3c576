// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The check that IR is the same after printing and parsing.
#ifndef STRATA_TOOLING_OPT_ROUNDTRIP_H
#define STRATA_TOOLING_OPT_ROUNDTRIP_H

#include "strata/Asm/Printer/Printer.h"

#include <vector>

namespace strata {

/// Prints `op` in custom and in generic form and as bytecode, with `resources`, and reads
/// each again. Fails, with a diagnostic, if that is not possible or gives other IR.
LogicalResult checkRoundtrip(Operation *op, const PrintingFlags &printing,
                             const std::vector<ExternalResource> &resources);

} // namespace strata

#endif // STRATA_TOOLING_OPT_ROUNDTRIP_H
