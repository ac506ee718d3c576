// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules of the dialect `llvm` as LLVM IR, in LLVM's text form (docs/llvm-ir.md). LLVM's
// IR library is not needed.
#ifndef STRATA_TARGET_LLVMIR_LLVMIR_H
#define STRATA_TARGET_LLVMIR_LLVMIR_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Support/LLVM.h"

namespace strata {

/// Writes `module`, a builtin module that verifies, to `os`. Fails, with a diagnostic and
/// without output, if it has operations that LLVM IR does not have. The module stays as
/// it is. O(size of the module).
LogicalResult translateModuleToLLVMIR(Operation *module, raw_ostream &os);

/// Registers the translation `mlir-to-llvmir` (IR/Translation.h). Set-up:
/// before other threads use the Context. `read`, if not null, parses LLVM IR.
LogicalResult
registerLLVMIRTranslation(Context &ctx,
                          OwningOpRef<> (*read)(Context *, uint32_t) = nullptr);

} // namespace strata

#endif // STRATA_TARGET_LLVMIR_LLVMIR_H
