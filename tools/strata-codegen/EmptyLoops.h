// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops that LLVM's reader cannot read.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_EMPTYLOOPS_H
#define STRATA_TOOLS_STRATA_CODEGEN_EMPTYLOOPS_H

#include "strata/Support/LLVM.h"

namespace strata::codegen {

/// The rest of `text`, which is LLVM IR, from a `!llvm.loop` whose node has no operands;
/// empty if there is none. Where LLVM 22 strips debug information of a module, as it does
/// without the flag "Debug Info Version", it accesses the first operand of this node.
StringRef findEmptyLoop(StringRef text);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_EMPTYLOOPS_H
