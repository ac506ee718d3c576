// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing of IR around passes.
#ifndef STRATA_PASS_IRPRINTING_H
#define STRATA_PASS_IRPRINTING_H

#include "strata/Asm/Printer.h"

namespace strata {

/// Prints an operation that may not verify: in generic form then, unless the
/// flags say that it does.
void printAnyIR(Operation *op, raw_ostream &os, PrintingFlags flags);

} // namespace strata

#endif // STRATA_PASS_IRPRINTING_H
