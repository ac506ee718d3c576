/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Types that all headers of the C interface use, and the last error.
 *
 * Every handle is a struct of one pointer, passed by value. The pointer is no address: it is a
 * number that the library checks in every call. A null handle, one of an object that no longer
 * exists, one of another Context or of another kind is detected: the call does nothing, returns
 * null or zero, and strataGetLastError tells why. */
#ifndef STRATA_C_SUPPORT_H
#define STRATA_C_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define STRATA_CAPI_EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define STRATA_CAPI_EXPORTED __attribute__((visibility("default")))
#else
#define STRATA_CAPI_EXPORTED
#endif

/* Characters with their number; not terminated by NUL. A result lives as long as the object
 * that it was asked of, unless its function says otherwise. */
typedef struct StrataStringRef {
  const char *data;
  size_t length;
} StrataStringRef;

/* Text up to a NUL character. */
STRATA_CAPI_EXPORTED StrataStringRef
strataStringRefCreateFromCString(const char *text);
STRATA_CAPI_EXPORTED bool strataStringRefEqual(StrataStringRef a,
                                               StrataStringRef b);

/* Receives a text in one or more parts. */
typedef void (*StrataStringCallback)(StrataStringRef part, void *userData);

typedef struct StrataLogicalResult {
  int8_t value;
} StrataLogicalResult;
static inline bool strataLogicalResultIsSuccess(StrataLogicalResult result) {
  return result.value != 0;
}
static inline bool strataLogicalResultIsFailure(StrataLogicalResult result) {
  return result.value == 0;
}

/* Why the last call of this thread did nothing. */
typedef enum StrataErrorCode {
  StrataErrorNone = 0,
  /* A null handle where an object is required. */
  StrataErrorNull,
  /* The object was erased, or its Context destroyed. */
  StrataErrorStale,
  /* Objects of different Contexts, or a handle of another kind or library. */
  StrataErrorForeign,
  /* An index that is out of range. */
  StrataErrorRange,
  /* Another argument that is not allowed. */
  StrataErrorArgument,
  /* Passes run on the Context. */
  StrataErrorBusy,
  /* The work failed; diagnostics tell why. */
  StrataErrorFailure
} StrataErrorCode;

/* The error of the last call of the calling thread that failed; it stays until it is cleared. */
STRATA_CAPI_EXPORTED StrataErrorCode strataGetLastError(void);
/* Its text, which lives until the next error of the thread. */
STRATA_CAPI_EXPORTED StrataStringRef strataGetLastErrorMessage(void);
STRATA_CAPI_EXPORTED void strataClearLastError(void);

/* The version of the interface: functions are added, never removed or changed. */
STRATA_CAPI_EXPORTED uint32_t strataGetInterfaceVersion(void);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_SUPPORT_H */
