/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The attributes of the builtin dialect. */
#ifndef STRATA_C_BUILTINATTRIBUTES_H
#define STRATA_C_BUILTINATTRIBUTES_H

#include "strata-c/BuiltinTypes.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_CAPI_EXPORTED StrataAttribute strataUnitAttrGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataAttribute strataBoolAttrGet(StrataContext context,
                                                       bool value);
/* Truncated to the width of the integer type, or `index`. */
STRATA_CAPI_EXPORTED StrataAttribute strataIntegerAttrGet(StrataType type,
                                                          int64_t value);
/* From decimal digits of any number, with `-` for negative ones. */
STRATA_CAPI_EXPORTED StrataAttribute
strataIntegerAttrGetFromText(StrataType type, StrataStringRef digits);
/* The value as the signedness of its type says: numbers of signless types are signed. Fails if it
 * has more than 64 bits. */
STRATA_CAPI_EXPORTED int64_t strataIntegerAttrGetValueInt(StrataAttribute attr);
/* As decimal digits. */
STRATA_CAPI_EXPORTED void
strataIntegerAttrPrintValue(StrataAttribute attr, StrataStringCallback callback,
                            void *userData);
STRATA_CAPI_EXPORTED StrataAttribute strataFloatAttrDoubleGetChecked(
    StrataLocation location, StrataType type, double value);
STRATA_CAPI_EXPORTED double strataFloatAttrGetValueDouble(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute strataStringAttrGet(StrataContext context,
                                                         StrataStringRef text);
STRATA_CAPI_EXPORTED StrataAttribute
strataStringAttrTypedGet(StrataType type, StrataStringRef text);
/* The characters live as long as the Context. */
STRATA_CAPI_EXPORTED StrataStringRef
strataStringAttrGetValue(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute strataTypeAttrGet(StrataType type);
STRATA_CAPI_EXPORTED StrataType strataTypeAttrGetValue(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute
strataArrayAttrGet(StrataContext context, intptr_t numElements,
                   const StrataAttribute *elements);
STRATA_CAPI_EXPORTED intptr_t
strataArrayAttrGetNumElements(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute
strataArrayAttrGetElement(StrataAttribute attr, intptr_t index);
/* Names must differ. */
STRATA_CAPI_EXPORTED StrataAttribute
strataDictionaryAttrGet(StrataContext context, intptr_t numElements,
                        const StrataNamedAttribute *elements);
STRATA_CAPI_EXPORTED intptr_t
strataDictionaryAttrGetNumElements(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataNamedAttribute
strataDictionaryAttrGetElement(StrataAttribute attr, intptr_t index);
/* Null, without an error, if there is none. */
STRATA_CAPI_EXPORTED StrataAttribute strataDictionaryAttrGetElementByName(
    StrataAttribute attr, StrataStringRef name);
STRATA_CAPI_EXPORTED StrataAttribute
strataFlatSymbolRefAttrGet(StrataContext context, StrataStringRef symbol);
/* The names of the path, the outermost first. */
STRATA_CAPI_EXPORTED StrataAttribute strataSymbolRefAttrGet(
    StrataContext context, intptr_t numNames, const StrataStringRef *names);
STRATA_CAPI_EXPORTED intptr_t
strataSymbolRefAttrGetNumNames(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataStringRef
strataSymbolRefAttrGetName(StrataAttribute attr, intptr_t index);
STRATA_CAPI_EXPORTED StrataAttribute
strataAffineMapAttrGet(StrataAffineMap map);
STRATA_CAPI_EXPORTED StrataAffineMap
strataAffineMapAttrGetValue(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute
strataIntegerSetAttrGet(StrataIntegerSet set);
STRATA_CAPI_EXPORTED StrataIntegerSet
strataIntegerSetAttrGetValue(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute
strataStridedLayoutAttrGet(StrataContext context, int64_t offset,
                           intptr_t numStrides, const int64_t *strides);
STRATA_CAPI_EXPORTED int64_t
strataStridedLayoutAttrGetOffset(StrataAttribute attr);
STRATA_CAPI_EXPORTED intptr_t
strataStridedLayoutAttrGetNumStrides(StrataAttribute attr);
STRATA_CAPI_EXPORTED int64_t
strataStridedLayoutAttrGetStride(StrataAttribute attr, intptr_t index);

/* ---- Arrays of numbers ---- */

STRATA_CAPI_EXPORTED StrataAttribute strataDenseBoolArrayGet(
    StrataContext context, intptr_t size, const bool *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseI8ArrayGet(
    StrataContext context, intptr_t size, const int8_t *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseI16ArrayGet(
    StrataContext context, intptr_t size, const int16_t *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseI32ArrayGet(
    StrataContext context, intptr_t size, const int32_t *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseI64ArrayGet(
    StrataContext context, intptr_t size, const int64_t *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseF32ArrayGet(
    StrataContext context, intptr_t size, const float *values);
STRATA_CAPI_EXPORTED StrataAttribute strataDenseF64ArrayGet(
    StrataContext context, intptr_t size, const double *values);
STRATA_CAPI_EXPORTED intptr_t
strataDenseArrayGetNumElements(StrataAttribute attr);
/* An element of an array of integers of up to 64 bits. */
STRATA_CAPI_EXPORTED int64_t strataDenseArrayGetInteger(StrataAttribute attr,
                                                        intptr_t index);
/* An element of an array of f32 or f64. */
STRATA_CAPI_EXPORTED double strataDenseArrayGetFloat(StrataAttribute attr,
                                                     intptr_t index);

/* ---- Elements of shaped types ---- */

/* One attribute of the element type for each element, or one for all. */
STRATA_CAPI_EXPORTED StrataAttribute
strataDenseElementsAttrGet(StrataType shapedType, intptr_t numElements,
                           const StrataAttribute *elements);
/* The bytes of the elements in row-major order, or of one for all; bits of i1 are packed. */
STRATA_CAPI_EXPORTED StrataAttribute strataDenseElementsAttrRawBufferGet(
    StrataType shapedType, StrataStringRef bytes);
STRATA_CAPI_EXPORTED bool strataDenseElementsAttrIsSplat(StrataAttribute attr);
STRATA_CAPI_EXPORTED intptr_t
strataElementsAttrGetNumElements(StrataAttribute attr);
/* Element `index` in row-major order as IntegerAttr or FloatAttr. */
STRATA_CAPI_EXPORTED StrataAttribute
strataDenseElementsAttrGetElement(StrataAttribute attr, intptr_t index);
/* The bytes, of one element if it is a splat; they live as long as the Context. */
STRATA_CAPI_EXPORTED StrataStringRef
strataDenseElementsAttrGetRawData(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataStringRef
strataOpaqueAttrGetDialectNamespace(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataStringRef
strataOpaqueAttrGetData(StrataAttribute attr);
/* The parameters of a type or attribute of a dialect that a dialect file defines. Types are
 * wrapped in attributes. */
STRATA_CAPI_EXPORTED intptr_t strataTypeGetNumParameters(StrataType type);
STRATA_CAPI_EXPORTED StrataAttribute strataTypeGetParameter(StrataType type,
                                                            intptr_t index);
STRATA_CAPI_EXPORTED intptr_t
strataAttributeGetNumParameters(StrataAttribute attr);
STRATA_CAPI_EXPORTED StrataAttribute
strataAttributeGetParameter(StrataAttribute attr, intptr_t index);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_BUILTINATTRIBUTES_H */
