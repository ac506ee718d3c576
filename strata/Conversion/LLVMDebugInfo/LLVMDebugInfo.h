// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information of the dialect llvm from the locations of operations, which debuggers,
// and messages of `strata run`, show as places in the source.
#ifndef STRATA_CONVERSION_LLVMDEBUGINFO_LLVMDEBUGINFO_H
#define STRATA_CONVERSION_LLVMDEBUGINFO_LLVMDEBUGINFO_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

class PassRegistry;

/// Gives each function of the dialect llvm in `module` a `#llvm.di_subprogram` with the
/// place of its location, unless it has one, and operations from other files than their
/// function a `#llvm.di_lexical_block_file`. `emissionKind` is the word for it in
/// `#llvm.di_compile_unit`. O(operations).
void addLLVMDebugInfoScopes(Operation *module,
                            StringRef emissionKind = "LineTablesOnly");

void registerLLVMDebugInfoPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMDEBUGINFO_LLVMDEBUGINFO_H
