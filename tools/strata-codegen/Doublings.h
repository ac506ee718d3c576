// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products by two, for which LLVM 22 selects additions.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_DOUBLINGS_H
#define STRATA_TOOLS_STRATA_CODEGEN_DOUBLINGS_H

namespace llvm {
class Function;
} // namespace llvm

namespace strata::codegen {

/// Replaces sums and differences of products by 2 or -2 by `llvm.fmuladd`, where the flag `contract` allows it.
/// LLVM 22 makes x * 2 an addition before it selects instructions that multiply and add.
void contractDoublings(llvm::Function &function);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_DOUBLINGS_H
