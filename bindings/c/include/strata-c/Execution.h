/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Machine code of modules of the dialect `llvm`, and the interpreter. The program strata-codegen
 * generates code; the environment variable STRATA_CODEGEN names it where it is not in PATH. */
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

/* ---- The interpreter ---- */

/* The elements of an array in the order of rows, as they lie in the memory of compiled programs;
 * `sizes` are those of its dimensions. A number has none. Elements of vectors of i1 are packed, row
 * by row. */
typedef struct StrataArray {
  intptr_t rank;
  const int64_t *sizes;
  const void *data;
  size_t numBytes;
} StrataArray;

/* A null callback or 0 stands for none of it. */
typedef struct StrataInterpretOptions {
  /* The number of operations that may be executed. */
  uint64_t maxSteps;
  double maxSeconds;
  /* Receives the output of operations such as `vector.print`. */
  StrataStringCallback output;
  void *userData;
} StrataInterpretOptions;

/* Receives result `index`, or argument `index`, which is a memref. The elements and `text` exist
 * during the call; `text` is the value as text, and empty for arrays. */
typedef void (*StrataArrayCallback)(bool isArgument, intptr_t index,
                                    StrataType type, StrataArray value,
                                    StrataStringRef text, void *userData);

/* Calls a function of a module, which need not be lowered, and gives `callback` its results, then
 * the arguments that are memrefs. Fails after a diagnostic where the function has undefined
 * behavior. `options` may be null. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataInterpretFunction(
    StrataOperation module, StrataStringRef function, intptr_t numArguments,
    const StrataArray *arguments, const StrataInterpretOptions *options,
    StrataArrayCallback callback, void *userData);

/* The types of the parameters of a function, in the order of its arguments. */
STRATA_CAPI_EXPORTED intptr_t
strataFunctionGetNumArguments(StrataOperation function);
STRATA_CAPI_EXPORTED StrataType
strataFunctionGetArgumentType(StrataOperation function, intptr_t index);

/* The name that numpy has for an array's elements of this type, such as `<f4`; empty if it has
 * none. Elements of other formats of floats are bytes, such as `|V2`. */
STRATA_CAPI_EXPORTED StrataStringRef
strataTypeGetArrayFormat(StrataType elementType);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_EXECUTION_H */
