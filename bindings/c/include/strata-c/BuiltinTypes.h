/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The types of the builtin dialect. Functions that check their arguments report them at the
 * location that they are given, and return null. */
#ifndef STRATA_C_BUILTINTYPES_H
#define STRATA_C_BUILTINTYPES_H

#include "strata-c/Affine.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_CAPI_EXPORTED StrataType strataIntegerTypeGet(StrataContext context,
                                                     unsigned bitwidth);
STRATA_CAPI_EXPORTED StrataType
strataIntegerTypeSignedGet(StrataContext context, unsigned bitwidth);
STRATA_CAPI_EXPORTED StrataType
strataIntegerTypeUnsignedGet(StrataContext context, unsigned bitwidth);
STRATA_CAPI_EXPORTED unsigned strataIntegerTypeGetWidth(StrataType type);
STRATA_CAPI_EXPORTED bool strataIntegerTypeIsSignless(StrataType type);
STRATA_CAPI_EXPORTED bool strataIntegerTypeIsSigned(StrataType type);
STRATA_CAPI_EXPORTED bool strataIntegerTypeIsUnsigned(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataIndexTypeGet(StrataContext context);
/* The float type that is written `spelling`, such as `bf16`; null if there is none. */
STRATA_CAPI_EXPORTED StrataType strataFloatTypeGet(StrataContext context,
                                                   StrataStringRef spelling);
STRATA_CAPI_EXPORTED StrataType strataF16TypeGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataType strataBF16TypeGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataType strataF32TypeGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataType strataF64TypeGet(StrataContext context);
STRATA_CAPI_EXPORTED unsigned strataFloatTypeGetWidth(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataNoneTypeGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataType
strataComplexTypeGetChecked(StrataLocation location, StrataType elementType);
STRATA_CAPI_EXPORTED StrataType
strataComplexTypeGetElementType(StrataType type);

STRATA_CAPI_EXPORTED StrataType strataFunctionTypeGet(
    StrataContext context, intptr_t numInputs, const StrataType *inputs,
    intptr_t numResults, const StrataType *results);
STRATA_CAPI_EXPORTED intptr_t strataFunctionTypeGetNumInputs(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataFunctionTypeGetInput(StrataType type,
                                                           intptr_t index);
STRATA_CAPI_EXPORTED intptr_t strataFunctionTypeGetNumResults(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataFunctionTypeGetResult(StrataType type,
                                                            intptr_t index);
STRATA_CAPI_EXPORTED StrataType strataTupleTypeGet(StrataContext context,
                                                   intptr_t numElements,
                                                   const StrataType *elements);
STRATA_CAPI_EXPORTED intptr_t strataTupleTypeGetNumTypes(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataTupleTypeGetType(StrataType type,
                                                       intptr_t index);
STRATA_CAPI_EXPORTED StrataType
strataOpaqueTypeGet(StrataContext context, StrataStringRef dialectNamespace,
                    StrataStringRef typeData);
STRATA_CAPI_EXPORTED StrataStringRef
strataOpaqueTypeGetDialectNamespace(StrataType type);
STRATA_CAPI_EXPORTED StrataStringRef strataOpaqueTypeGetData(StrataType type);

/* ---- Shaped types ---- */

/* The size that stands for `?`. */
STRATA_CAPI_EXPORTED int64_t strataShapedTypeGetDynamicSize(void);
STRATA_CAPI_EXPORTED StrataType strataShapedTypeGetElementType(StrataType type);
STRATA_CAPI_EXPORTED bool strataShapedTypeHasRank(StrataType type);
STRATA_CAPI_EXPORTED int64_t strataShapedTypeGetRank(StrataType type);
STRATA_CAPI_EXPORTED bool strataShapedTypeHasStaticShape(StrataType type);
STRATA_CAPI_EXPORTED int64_t strataShapedTypeGetDimSize(StrataType type,
                                                        intptr_t dim);
STRATA_CAPI_EXPORTED StrataType
strataVectorTypeGetChecked(StrataLocation location, intptr_t rank,
                           const int64_t *shape, StrataType elementType);
STRATA_CAPI_EXPORTED StrataType strataVectorTypeGetScalableChecked(
    StrataLocation location, intptr_t rank, const int64_t *shape,
    intptr_t numFlags, const bool *scalable, StrataType elementType);
STRATA_CAPI_EXPORTED bool strataVectorTypeIsScalable(StrataType type);
STRATA_CAPI_EXPORTED bool strataVectorTypeIsDimScalable(StrataType type,
                                                        intptr_t dim);
/* `encoding` may be null. */
STRATA_CAPI_EXPORTED StrataType strataRankedTensorTypeGetChecked(
    StrataLocation location, intptr_t rank, const int64_t *shape,
    StrataType elementType, StrataAttribute encoding);
/* Null if there is none. */
STRATA_CAPI_EXPORTED StrataAttribute
strataRankedTensorTypeGetEncoding(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataUnrankedTensorTypeGetChecked(
    StrataLocation location, StrataType elementType);
/* `layout` and `memorySpace` may be null. */
STRATA_CAPI_EXPORTED StrataType strataMemRefTypeGetChecked(
    StrataLocation location, StrataType elementType, intptr_t rank,
    const int64_t *shape, StrataAttribute layout, StrataAttribute memorySpace);
STRATA_CAPI_EXPORTED StrataAttribute strataMemRefTypeGetLayout(StrataType type);
STRATA_CAPI_EXPORTED StrataAffineMap
strataMemRefTypeGetAffineMap(StrataType type);
/* Of ranked and unranked memrefs; null if there is none. */
STRATA_CAPI_EXPORTED StrataAttribute
strataMemRefTypeGetMemorySpace(StrataType type);
/* `strides` has one element for each dimension. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataMemRefTypeGetStridesAndOffset(
    StrataType type, int64_t *strides, int64_t *offset);
STRATA_CAPI_EXPORTED StrataType strataUnrankedMemRefTypeGetChecked(
    StrataLocation location, StrataType elementType,
    StrataAttribute memorySpace);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_BUILTINTYPES_H */
