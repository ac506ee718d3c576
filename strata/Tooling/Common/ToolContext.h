// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Context that the commands of `strata` share.
#ifndef STRATA_TOOLING_COMMON_TOOLCONTEXT_H
#define STRATA_TOOLING_COMMON_TOOLCONTEXT_H

#include "strata/Asm/Printer/Printer.h"

namespace strata {

/// Sets up the Context of a tool: text and bytecode are read, and the bundled dialects
/// are registered, except for `unknownDialects`. Diagnostics show types, attributes and
/// operations by `printing`.
void setUpToolContext(Context &ctx, const PrintingFlags &printing = {},
                      ArrayRef<StringRef> unknownDialects = {});

} // namespace strata

#endif // STRATA_TOOLING_COMMON_TOOLCONTEXT_H
