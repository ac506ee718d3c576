// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments <1 x i1>, for which LLVM 22 generates no code.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_MASKARGUMENTS_H
#define STRATA_TOOLS_STRATA_CODEGEN_MASKARGUMENTS_H

namespace llvm {
class Module;
} // namespace llvm

namespace strata::codegen {

/// Makes functions take `i1` in place of `<1 x i1>`, and calls pass it. Both are passed in
/// the same way, but with AVX-512, where such a vector is in a mask register, LLVM 22 fails:
/// "Cannot emit physreg copy instruction", "Cannot select". Vectors in structs stay.
void passMasksAsBits(llvm::Module &module);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_MASKARGUMENTS_H
