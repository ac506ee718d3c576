/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Diagnostics of a Context and their handlers. */
#ifndef STRATA_C_DIAGNOSTICS_H
#define STRATA_C_DIAGNOSTICS_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Exists during the call of a handler. */
STRATA_DEFINE_HANDLE(StrataDiagnostic);

typedef enum StrataDiagnosticSeverity {
  StrataDiagnosticError,
  StrataDiagnosticWarning,
  StrataDiagnosticNote,
  StrataDiagnosticRemark
} StrataDiagnosticSeverity;

typedef uint64_t StrataDiagnosticHandlerID;

/* Success says that the diagnostic is handled; else the handler that was attached before is
 * asked. Several threads do not call it at the same time. It may not use operations, blocks, regions
 * and values: what emits diagnostics relies on them. */
typedef StrataLogicalResult (*StrataDiagnosticHandler)(StrataDiagnostic,
                                                       void *userData);

STRATA_CAPI_EXPORTED void strataDiagnosticPrint(StrataDiagnostic diagnostic,
                                                StrataStringCallback callback,
                                                void *userData);
STRATA_CAPI_EXPORTED StrataLocation
strataDiagnosticGetLocation(StrataDiagnostic diagnostic);
/* A StrataDiagnosticSeverity. */
STRATA_CAPI_EXPORTED int
strataDiagnosticGetSeverity(StrataDiagnostic diagnostic);
STRATA_CAPI_EXPORTED intptr_t
strataDiagnosticGetNumNotes(StrataDiagnostic diagnostic);
STRATA_CAPI_EXPORTED StrataDiagnostic
strataDiagnosticGetNote(StrataDiagnostic diagnostic, intptr_t index);
/* `deleteUserData`, which may be null, is called when the handler is detached or the Context
 * destroyed. */
STRATA_CAPI_EXPORTED StrataDiagnosticHandlerID
strataContextAttachDiagnosticHandler(StrataContext context,
                                     StrataDiagnosticHandler handler,
                                     void *userData,
                                     void (*deleteUserData)(void *));
STRATA_CAPI_EXPORTED void
strataContextDetachDiagnosticHandler(StrataContext context,
                                     StrataDiagnosticHandlerID id);
STRATA_CAPI_EXPORTED void strataEmitError(StrataLocation location,
                                          StrataStringRef message);
/* `severity` is a StrataDiagnosticSeverity other than a note. */
STRATA_CAPI_EXPORTED void strataEmitDiagnostic(StrataLocation location,
                                               int severity,
                                               StrataStringRef message);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_DIAGNOSTICS_H */
