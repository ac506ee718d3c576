/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Machine code of modules of the dialect `llvm`. The program strata-codegen generates it; the
 * environment variable STRATA_CODEGEN names it where it is not in PATH. */
#ifndef STRATA_C_EXECUTION_H
#define STRATA_C_EXECUTION_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Writes the module as LLVM IR. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataTranslateModuleToLLVMIR(
    StrataOperation module, StrataStringCallback callback, void *userData);
/* The bytes of an object file for this machine. `optLevel` is 0 to 3. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataCompileObject(StrataOperation module, int optLevel,
                    StrataStringCallback callback, void *userData);
/* The bytes of a shared library, which the C compiler that CC names, or `cc`, links. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataCompileLibrary(StrataOperation module, int optLevel,
                     StrataStringCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_EXECUTION_H */
