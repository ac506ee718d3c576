// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that become part of a program, so that it needs no library for them.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_SUPPORTFUNCTIONS_H
#define STRATA_TOOLS_STRATA_CODEGEN_SUPPORTFUNCTIONS_H

#include "strata/Support/LLVM.h"

namespace llvm {
class Module;
} // namespace llvm

namespace strata::codegen {

/// Adds the functions of Support.ll that the code of a module will call: those it declares,
/// and the conversions to bfloat if it has such numbers. `hasThreadPool` says that the process that executes
/// the code has a function for parallel loops.
void addSupportFunctions(llvm::Module &module, bool hasThreadPool);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_SUPPORTFUNCTIONS_H
