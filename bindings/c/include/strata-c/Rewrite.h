/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rewrite patterns written in C, their rewriter, and the drivers that apply them.
 *
 * While a pattern runs, functions of IR.h that insert, erase and change operations on the same
 * thread go through the rewriter. */
#ifndef STRATA_C_REWRITE_H
#define STRATA_C_REWRITE_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_DEFINE_HANDLE(StrataRewritePatternSet);
STRATA_DEFINE_HANDLE(StrataFrozenRewritePatternSet);
/* Exists while a pattern runs. */
STRATA_DEFINE_HANDLE(StrataPatternRewriter);

typedef struct StrataRewritePatternCallbacks {
  /* May be null. */
  void (*destruct)(void *userData);
  /* Success says that `op` was rewritten; after failure nothing may be changed. */
  StrataLogicalResult (*matchAndRewrite)(StrataOperation op,
                                         StrataPatternRewriter rewriter,
                                         void *userData);
} StrataRewritePatternCallbacks;

STRATA_CAPI_EXPORTED StrataRewritePatternSet
strataRewritePatternSetCreate(StrataContext context);
STRATA_CAPI_EXPORTED void
strataRewritePatternSetDestroy(StrataRewritePatternSet set);
/* `rootName` may be empty for operations of any name. The set takes over `userData`. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataRewritePatternSetAdd(
    StrataRewritePatternSet set, StrataStringRef rootName, unsigned benefit,
    StrataStringRef debugName, StrataRewritePatternCallbacks callbacks,
    void *userData);
/* Adds the rules of `pdl` in a module, which is not needed afterwards. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataRewritePatternSetAddPDL(StrataRewritePatternSet set, StrataModule module);

/* ---- Functions that rules of `pdl` call ---- */

STRATA_DEFINE_HANDLE(StrataPDLNatives);
/* Exists during the call of a function. */
STRATA_DEFINE_HANDLE(StrataPDLResultList);

typedef enum StrataPDLValueKind {
  StrataPDLValueAttribute,
  StrataPDLValueOperation,
  StrataPDLValueType,
  StrataPDLValueValue
} StrataPDLValueKind;
/* An argument: handles of the kind, of which there is one unless it is a range. */
typedef struct StrataPDLValue {
  StrataPDLValueKind kind;
  bool isRange;
  intptr_t size;
  void *const *handles;
} StrataPDLValue;

/* A constraint holds after success. A rewrite adds its results. Functions may create and insert
 * operations; other changes fail. */
typedef StrataLogicalResult (*StrataPDLFunction)(StrataPatternRewriter rewriter,
                                                 StrataPDLResultList results,
                                                 intptr_t numValues,
                                                 const StrataPDLValue *values,
                                                 void *userData);
/* Has the builtin functions (docs/patterns.md). */
STRATA_CAPI_EXPORTED StrataPDLNatives
strataPDLNativesCreate(StrataContext context);
/* Patterns keep the functions that they call. */
STRATA_CAPI_EXPORTED void strataPDLNativesDestroy(StrataPDLNatives natives);
/* `destruct`, which may be null, is called with `userData` in the end. */
STRATA_CAPI_EXPORTED void strataPDLNativesRegisterConstraintFunction(
    StrataPDLNatives natives, StrataStringRef name, StrataPDLFunction function,
    void *userData, void (*destruct)(void *));
STRATA_CAPI_EXPORTED void strataPDLNativesRegisterRewriteFunction(
    StrataPDLNatives natives, StrataStringRef name, StrataPDLFunction function,
    void *userData, void (*destruct)(void *));
STRATA_CAPI_EXPORTED void
strataPDLResultListPushBackAttribute(StrataPDLResultList results,
                                     StrataAttribute value);
STRATA_CAPI_EXPORTED void
strataPDLResultListPushBackOperation(StrataPDLResultList results,
                                     StrataOperation value);
STRATA_CAPI_EXPORTED void
strataPDLResultListPushBackType(StrataPDLResultList results, StrataType value);
STRATA_CAPI_EXPORTED void
strataPDLResultListPushBackValue(StrataPDLResultList results,
                                 StrataValue value);
/* Adds the rules of a module that call functions. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataRewritePatternSetAddPDLWithNatives(StrataRewritePatternSet set,
                                         StrataModule module,
                                         StrataPDLNatives natives);
/* Takes over the set. */
STRATA_CAPI_EXPORTED StrataFrozenRewritePatternSet
strataFreezeRewritePattern(StrataRewritePatternSet set);
STRATA_CAPI_EXPORTED void
strataFrozenRewritePatternSetDestroy(StrataFrozenRewritePatternSet set);
/* Folds and applies patterns until nothing changes. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataApplyPatternsAndFoldGreedily(
    StrataOperation op, StrataFrozenRewritePatternSet patterns);
/* Applies patterns to the operations inside `op` once, in pre-order. Operations that patterns
 * create are left alone. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataWalkAndApplyPatterns(
    StrataOperation op, StrataFrozenRewritePatternSet patterns);

/* ---- The rewriter ---- */

/* The place at which a pattern inserts: in the block, before the operation, or at the end if that
 * is null. */
STRATA_CAPI_EXPORTED StrataBlock
strataRewriterGetInsertionBlock(StrataPatternRewriter rewriter);
STRATA_CAPI_EXPORTED StrataOperation
strataRewriterGetOperationAfterInsertion(StrataPatternRewriter rewriter);
STRATA_CAPI_EXPORTED void
strataRewriterSetInsertionPointBefore(StrataPatternRewriter rewriter,
                                      StrataOperation op);
STRATA_CAPI_EXPORTED void
strataRewriterSetInsertionPointAfter(StrataPatternRewriter rewriter,
                                     StrataOperation op);
STRATA_CAPI_EXPORTED void
strataRewriterSetInsertionPointToEnd(StrataPatternRewriter rewriter,
                                     StrataBlock block);
STRATA_CAPI_EXPORTED void strataRewriterInsert(StrataPatternRewriter rewriter,
                                               StrataOperation op);
/* Fails if the number of values is not that of results. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataRewriterReplaceOpWithValues(
    StrataPatternRewriter rewriter, StrataOperation op, intptr_t numValues,
    const StrataValue *values);
STRATA_CAPI_EXPORTED StrataLogicalResult strataRewriterReplaceOpWithOperation(
    StrataPatternRewriter rewriter, StrataOperation op,
    StrataOperation replacement);
/* Fails if results have uses. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataRewriterEraseOp(StrataPatternRewriter rewriter, StrataOperation op);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_REWRITE_H */
