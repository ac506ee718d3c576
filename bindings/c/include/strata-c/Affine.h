/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Affine expressions, affine maps and integer sets. */
#ifndef STRATA_C_AFFINE_H
#define STRATA_C_AFFINE_H

#include "strata-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

STRATA_DEFINE_HANDLE(StrataAffineExpr);
STRATA_DEFINE_HANDLE(StrataAffineMap);
STRATA_DEFINE_HANDLE(StrataIntegerSet);

/* ---- Expressions ---- */

typedef enum StrataAffineExprKind {
  StrataAffineExprAdd,
  StrataAffineExprMul,
  StrataAffineExprMod,
  StrataAffineExprFloorDiv,
  StrataAffineExprCeilDiv,
  StrataAffineExprConstant,
  StrataAffineExprDim,
  StrataAffineExprSymbol
} StrataAffineExprKind;

STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineDimExprGet(StrataContext context, intptr_t position);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineSymbolExprGet(StrataContext context, intptr_t position);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineConstantExprGet(StrataContext context, int64_t value);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineAddExprGet(StrataAffineExpr lhs, StrataAffineExpr rhs);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineMulExprGet(StrataAffineExpr lhs, StrataAffineExpr rhs);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineModExprGet(StrataAffineExpr lhs, StrataAffineExpr rhs);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineFloorDivExprGet(StrataAffineExpr lhs, StrataAffineExpr rhs);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineCeilDivExprGet(StrataAffineExpr lhs, StrataAffineExpr rhs);
/* A StrataAffineExprKind. */
STRATA_CAPI_EXPORTED int strataAffineExprGetKind(StrataAffineExpr expr);
/* Null for expressions without operands. */
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineBinaryOpExprGetLHS(StrataAffineExpr expr);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineBinaryOpExprGetRHS(StrataAffineExpr expr);
/* The value of a constant, the position of a dimension or symbol. */
STRATA_CAPI_EXPORTED int64_t strataAffineExprGetValue(StrataAffineExpr expr);
STRATA_CAPI_EXPORTED bool strataAffineExprEqual(StrataAffineExpr a,
                                                StrataAffineExpr b);
STRATA_CAPI_EXPORTED StrataContext
strataAffineExprGetContext(StrataAffineExpr expr);
STRATA_CAPI_EXPORTED void strataAffineExprPrint(StrataAffineExpr expr,
                                                StrataStringCallback callback,
                                                void *userData);
STRATA_CAPI_EXPORTED bool
strataAffineExprIsSymbolicOrConstant(StrataAffineExpr expr);
STRATA_CAPI_EXPORTED bool strataAffineExprIsPureAffine(StrataAffineExpr expr);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineExprCompose(StrataAffineExpr expr, StrataAffineMap map);
STRATA_CAPI_EXPORTED StrataAffineExpr strataSimplifyAffineExpr(
    StrataAffineExpr expr, intptr_t numDims, intptr_t numSymbols);

/* ---- Maps ---- */

STRATA_CAPI_EXPORTED StrataAffineMap strataAffineMapGet(
    StrataContext context, intptr_t dimCount, intptr_t symbolCount,
    intptr_t numResults, const StrataAffineExpr *results);
STRATA_CAPI_EXPORTED StrataAffineMap
strataAffineMapConstantGet(StrataContext context, int64_t value);
STRATA_CAPI_EXPORTED StrataAffineMap
strataAffineMapMultiDimIdentityGet(StrataContext context, intptr_t numDims);
STRATA_CAPI_EXPORTED StrataAffineMap strataAffineMapMinorIdentityGet(
    StrataContext context, intptr_t dims, intptr_t results);
STRATA_CAPI_EXPORTED StrataAffineMap strataAffineMapPermutationGet(
    StrataContext context, intptr_t size, const int64_t *permutation);
STRATA_CAPI_EXPORTED intptr_t strataAffineMapGetNumDims(StrataAffineMap map);
STRATA_CAPI_EXPORTED intptr_t strataAffineMapGetNumSymbols(StrataAffineMap map);
STRATA_CAPI_EXPORTED intptr_t strataAffineMapGetNumResults(StrataAffineMap map);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataAffineMapGetResult(StrataAffineMap map, intptr_t position);
STRATA_CAPI_EXPORTED bool strataAffineMapIsIdentity(StrataAffineMap map);
STRATA_CAPI_EXPORTED bool strataAffineMapIsPermutation(StrataAffineMap map);
STRATA_CAPI_EXPORTED bool
strataAffineMapIsProjectedPermutation(StrataAffineMap map);
STRATA_CAPI_EXPORTED bool strataAffineMapEqual(StrataAffineMap a,
                                               StrataAffineMap b);
STRATA_CAPI_EXPORTED StrataContext
strataAffineMapGetContext(StrataAffineMap map);
STRATA_CAPI_EXPORTED void strataAffineMapPrint(StrataAffineMap map,
                                               StrataStringCallback callback,
                                               void *userData);
STRATA_CAPI_EXPORTED StrataAffineMap strataAffineMapGetSubMap(
    StrataAffineMap map, intptr_t size, const int64_t *positions);

/* ---- Integer sets ---- */

STRATA_CAPI_EXPORTED StrataIntegerSet strataIntegerSetGet(
    StrataContext context, intptr_t numDims, intptr_t numSymbols,
    intptr_t numConstraints, const StrataAffineExpr *constraints,
    intptr_t numFlags, const bool *eqFlags);
STRATA_CAPI_EXPORTED StrataIntegerSet strataIntegerSetEmptyGet(
    StrataContext context, intptr_t numDims, intptr_t numSymbols);
STRATA_CAPI_EXPORTED intptr_t strataIntegerSetGetNumDims(StrataIntegerSet set);
STRATA_CAPI_EXPORTED intptr_t
strataIntegerSetGetNumSymbols(StrataIntegerSet set);
STRATA_CAPI_EXPORTED intptr_t
strataIntegerSetGetNumConstraints(StrataIntegerSet set);
STRATA_CAPI_EXPORTED StrataAffineExpr
strataIntegerSetGetConstraint(StrataIntegerSet set, intptr_t position);
STRATA_CAPI_EXPORTED bool strataIntegerSetIsConstraintEq(StrataIntegerSet set,
                                                         intptr_t position);
STRATA_CAPI_EXPORTED bool
strataIntegerSetIsCanonicalEmpty(StrataIntegerSet set);
STRATA_CAPI_EXPORTED bool strataIntegerSetEqual(StrataIntegerSet a,
                                                StrataIntegerSet b);
STRATA_CAPI_EXPORTED StrataContext
strataIntegerSetGetContext(StrataIntegerSet set);
STRATA_CAPI_EXPORTED void strataIntegerSetPrint(StrataIntegerSet set,
                                                StrataStringCallback callback,
                                                void *userData);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_AFFINE_H */
