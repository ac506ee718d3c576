/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dialect files, and the definitions of dialects as data. */
#ifndef STRATA_C_DIALECTS_H
#define STRATA_C_DIALECTS_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Loads the dialects that a dialect file defines; `name` stands for the file in messages. Calls
 * `callback` with the name of each. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataContextLoadDialects(
    StrataContext context, StrataStringRef text, StrataStringRef name,
    StrataStringCallback callback, void *userData);
/* Writes the definitions of a dialect as JSON (docs/c-api.md): one that is part of the library, or
 * that was loaded from a file. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataContextDescribeDialect(StrataContext context, StrataStringRef name,
                             StrataStringCallback callback, void *userData);
/* Loads the dialects that the operations of `irdl` in a module define. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataLoadIRDLDialects(StrataModule module);
/* The attribute `name` of a dialect, an enumeration, with a number: an object of the dialect, or an
 * integer where the definition has none. */
STRATA_CAPI_EXPORTED StrataAttribute strataEnumAttrGet(StrataContext context,
                                                       StrataStringRef dialect,
                                                       StrataStringRef name,
                                                       int64_t value);
/* Adds the body of a named operation of linalg, if it has none. */
STRATA_CAPI_EXPORTED void
strataLinalgFillBuiltinNamedOpRegion(StrataOperation op);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_DIALECTS_H */
