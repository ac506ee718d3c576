// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells LLVM IR, bitcode or text, from files of MLIR.
#ifndef STRATA_TOOLING_COMMON_LLVMIRFILE_H
#define STRATA_TOOLING_COMMON_LLVMIRFILE_H

#include "strata/Support/LLVM.h"

namespace strata {

class Context;

/// Whether the file is LLVM IR: one named .ll, or one named .bc that is neither MLIR bytecode
/// nor MLIR text.
bool isLLVMIRFile(StringRef path);

/// Makes the parser of `ctx` refuse LLVM bitcode wherever it reads text: the error says what
/// reads it. Set-up.
void registerLLVMBitcodeRefusal(Context &ctx);

/// After an error in the file `name`, says which command reads it if `text` is LLVM IR as text.
void remarkIfLLVMIR(Context *ctx, StringRef name, StringRef text);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_LLVMIRFILE_H
