/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Pass managers, pipelines as text, and passes written in C. */
#ifndef STRATA_C_PASS_H
#define STRATA_C_PASS_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_DEFINE_HANDLE(StrataPassManager);
/* A running pass, for its callbacks. */
STRATA_DEFINE_HANDLE(StrataExternalPass);

/* For operations of any name. */
STRATA_CAPI_EXPORTED StrataPassManager
strataPassManagerCreate(StrataContext context);
STRATA_CAPI_EXPORTED StrataPassManager strataPassManagerCreateOnOperation(
    StrataContext context, StrataStringRef anchorOp);
STRATA_CAPI_EXPORTED void strataPassManagerDestroy(StrataPassManager manager);
/* Reads a pipeline with its anchor; the manager is replaced. `callback` receives what is wrong. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataParsePassPipeline(StrataPassManager manager, StrataStringRef pipeline,
                        StrataStringCallback callback, void *userData);
/* Adds elements of a pipeline without anchor. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataPassManagerAddPipeline(
    StrataPassManager manager, StrataStringRef pipelineElements,
    StrataStringCallback callback, void *userData);
STRATA_CAPI_EXPORTED void strataPrintPassPipeline(StrataPassManager manager,
                                                  StrataStringCallback callback,
                                                  void *userData);
STRATA_CAPI_EXPORTED void
strataPassManagerEnableVerifier(StrataPassManager manager, bool enable);
/* Texts of passes and instrumentations go to `callback`, which replaces the one before. Runs call
 * it on their thread at the end. */
STRATA_CAPI_EXPORTED void
strataPassManagerSetOutput(StrataPassManager manager,
                           StrataStringCallback callback, void *userData);
/* Prints IR to the output before and after passes. */
STRATA_CAPI_EXPORTED void strataPassManagerEnableIRPrinting(
    StrataPassManager manager, bool printBeforeAll, bool printAfterAll,
    bool printModuleScope, bool printAfterOnlyOnChange,
    bool printAfterOnlyOnFailure);
STRATA_CAPI_EXPORTED void
strataPassManagerEnableStatistics(StrataPassManager manager);
/* Meanwhile no other thread may use the Context: its calls fail with StrataErrorBusy. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataPassManagerRunOnOp(StrataPassManager manager, StrataOperation op);

typedef struct StrataExternalPassCallbacks {
  /* May be null. */
  void (*destruct)(void *userData);
  /* Runs on `op`, on any thread. */
  void (*run)(StrataOperation op, StrataExternalPass pass, void *userData);
} StrataExternalPassCallbacks;
/* Adds a pass; `anchorOp` may be empty for operations of any name. It runs on one operation at a
 * time. The pass takes over `userData`. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataPassManagerAddExternalPass(
    StrataPassManager manager, StrataStringRef name, StrataStringRef argument,
    StrataStringRef description, StrataStringRef anchorOp,
    StrataExternalPassCallbacks callbacks, void *userData);
/* Says that the running pass has failed. */
STRATA_CAPI_EXPORTED void
strataExternalPassSignalFailure(StrataExternalPass pass);
/* Calls `callback` with the names of all passes, sorted. */
STRATA_CAPI_EXPORTED void strataGetPassNames(StrataContext context,
                                             StrataStringCallback callback,
                                             void *userData);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_PASS_H */
