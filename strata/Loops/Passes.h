// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over loops, with the names and options of mlir-opt (docs/loops.md).
#ifndef STRATA_LOOPS_PASSES_H
#define STRATA_LOOPS_PASSES_H

namespace strata {

class PassRegistry;

/// Registers all passes of this folder.
void registerLoopPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_LOOPS_PASSES_H
