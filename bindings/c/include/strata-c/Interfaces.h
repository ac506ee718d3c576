/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Interfaces of operations, types and attributes by name, types of results that follow, and the
 * sizes of types. */
#ifndef STRATA_C_INTERFACES_H
#define STRATA_C_INTERFACES_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Whether the definition lists the interface, such as `FunctionOpInterface`. */
STRATA_CAPI_EXPORTED bool
strataOperationImplementsInterface(StrataOperation op, StrataStringRef name);
STRATA_CAPI_EXPORTED bool strataTypeImplementsInterface(StrataType type,
                                                        StrataStringRef name);
STRATA_CAPI_EXPORTED bool
strataAttributeImplementsInterface(StrataAttribute attribute,
                                   StrataStringRef name);

/* Whether the operation and its contents neither read nor write memory. */
STRATA_CAPI_EXPORTED bool strataOperationIsMemoryEffectFree(StrataOperation op);
/* Whether it may be executed although the program would not execute it. */
STRATA_CAPI_EXPORTED bool strataOperationIsSpeculatable(StrataOperation op);
/* Whether it has no uses and no effects. The operation must verify. */
STRATA_CAPI_EXPORTED bool strataOperationIsTriviallyDead(StrataOperation op);

typedef void (*StrataTypesCallback)(intptr_t numTypes, StrataType *types,
                                    void *userData);
/* Gives `callback` the types of the results of an operation that would be created from `state`.
 * Fails if they do not follow. Regions of `state` are not taken over, and not considered. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataInferTypeOpInterfaceInferReturnTypes(const StrataOperationState *state,
                                           StrataTypesCallback callback,
                                           void *userData);

/* ---- Data layout ---- */

/* Sizes and alignments in the innermost scope that is `op` or around it, such as a module with
 * `dlti.dl_spec`. A type without a size is an error, and the result 0. The size of a scalable vector
 * is the smallest one. */
STRATA_CAPI_EXPORTED bool strataDataLayoutHasTypeSize(StrataOperation op,
                                                      StrataType type);
STRATA_CAPI_EXPORTED uint64_t strataDataLayoutGetTypeSize(StrataOperation op,
                                                          StrataType type);
STRATA_CAPI_EXPORTED uint64_t
strataDataLayoutGetTypeSizeInBits(StrataOperation op, StrataType type);
STRATA_CAPI_EXPORTED uint64_t
strataDataLayoutGetTypeABIAlignment(StrataOperation op, StrataType type);
STRATA_CAPI_EXPORTED uint64_t
strataDataLayoutGetTypePreferredAlignment(StrataOperation op, StrataType type);
/* The width of `index`, or of offsets of pointers. */
STRATA_CAPI_EXPORTED uint64_t
strataDataLayoutGetTypeIndexBitwidth(StrataOperation op, StrataType type);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_INTERFACES_H */
