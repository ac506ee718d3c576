/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Conversion of dialects: targets, type converters, and patterns written in C. Changes are made at
 * once: after a conversion that fails, the operation has a part of the result. */
#ifndef STRATA_C_CONVERSION_H
#define STRATA_C_CONVERSION_H

#include "strata-c/Rewrite.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_DEFINE_HANDLE(StrataConversionTarget);
STRATA_DEFINE_HANDLE(StrataTypeConverter);

/* ---- Targets ---- */

STRATA_CAPI_EXPORTED StrataConversionTarget
strataConversionTargetCreate(StrataContext context);
STRATA_CAPI_EXPORTED void
strataConversionTargetDestroy(StrataConversionTarget target);
STRATA_CAPI_EXPORTED void
strataConversionTargetAddLegalOp(StrataConversionTarget target,
                                 StrataStringRef opName);
STRATA_CAPI_EXPORTED void
strataConversionTargetAddIllegalOp(StrataConversionTarget target,
                                   StrataStringRef opName);
STRATA_CAPI_EXPORTED void
strataConversionTargetAddLegalDialect(StrataConversionTarget target,
                                      StrataStringRef dialectName);
STRATA_CAPI_EXPORTED void
strataConversionTargetAddIllegalDialect(StrataConversionTarget target,
                                        StrataStringRef dialectName);
/* Whether an operation is legal. */
typedef bool (*StrataLegalityCallback)(StrataOperation op, void *userData);
STRATA_CAPI_EXPORTED void strataConversionTargetAddDynamicallyLegalOp(
    StrataConversionTarget target, StrataStringRef opName,
    StrataLegalityCallback callback, void *userData);

/* ---- Types ---- */

STRATA_CAPI_EXPORTED StrataTypeConverter
strataTypeConverterCreate(StrataContext context);
/* Patterns that use it keep it. */
STRATA_CAPI_EXPORTED void
strataTypeConverterDestroy(StrataTypeConverter converter);
/* Stores the conversion of a type. A null type has none; after failure, the conversion that was
 * added before is asked. */
typedef StrataLogicalResult (*StrataTypeConversionCallback)(StrataType type,
                                                            StrataType *result,
                                                            void *userData);
/* Fails once a type was converted. */
STRATA_CAPI_EXPORTED void
strataTypeConverterAddConversion(StrataTypeConverter converter,
                                 StrataTypeConversionCallback callback,
                                 void *userData);
/* Null if the type has no conversion. */
STRATA_CAPI_EXPORTED StrataType
strataTypeConverterConvertType(StrataTypeConverter converter, StrataType type);

/* ---- Patterns ---- */

typedef struct StrataConversionPatternCallbacks {
  /* May be null. */
  void (*destruct)(void *userData);
  /* `operands` have converted types. Success says that `op` was rewritten; after failure nothing
   * may be changed. */
  StrataLogicalResult (*matchAndRewrite)(StrataOperation op,
                                         intptr_t numOperands,
                                         StrataValue *operands,
                                         StrataPatternRewriter rewriter,
                                         void *userData);
} StrataConversionPatternCallbacks;

/* `converter` may be null. The set takes over `userData`. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataRewritePatternSetAddConversion(
    StrataRewritePatternSet set, StrataTypeConverter converter,
    StrataStringRef rootName, unsigned benefit, StrataStringRef debugName,
    StrataConversionPatternCallbacks callbacks, void *userData);
/* Adds the pattern that converts the signature of operations with FunctionOpInterface. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataRewritePatternSetAddFunctionSignatureConversion(
    StrataRewritePatternSet set, StrataStringRef opName,
    StrataTypeConverter converter);
/* For conversion patterns: the value that stands for `value`; null if its type has no conversion. */
STRATA_CAPI_EXPORTED StrataValue strataRewriterGetRemappedValue(
    StrataPatternRewriter rewriter, StrataValue value);
/* For conversion patterns: converts the arguments of all blocks. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataRewriterConvertRegionTypes(
    StrataPatternRewriter rewriter, StrataRegion region,
    StrataTypeConverter converter);

/* ---- Conversions ---- */

/* Converts what is illegal inside of `op`, and fails if a part stays illegal. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataApplyPartialConversion(StrataOperation op, StrataConversionTarget target,
                             StrataFrozenRewritePatternSet patterns);
/* Fails as well if the legality of an operation is unknown. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataApplyFullConversion(StrataOperation op, StrataConversionTarget target,
                          StrataFrozenRewritePatternSet patterns);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_CONVERSION_H */
