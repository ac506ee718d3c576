// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineMap.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

//===-- Expressions --------------------------------------------------------===//

static bool checkCount(Call &call, intptr_t count) {
  return call &&
         call.check(count >= 0 && count < (1 << 24), StrataErrorRange,
                    "a number of dimensions or symbols is out of range");
}

StrataAffineExpr strataAffineDimExprGet(StrataContext context,
                                        intptr_t position) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, position))
    return {};
  return call.give(getAffineDimExpr(unsigned(position), ctx));
}
StrataAffineExpr strataAffineSymbolExprGet(StrataContext context,
                                           intptr_t position) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, position))
    return {};
  return call.give(getAffineSymbolExpr(unsigned(position), ctx));
}
StrataAffineExpr strataAffineConstantExprGet(StrataContext context,
                                             int64_t value) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(getAffineConstantExpr(value, ctx))
              : StrataAffineExpr{};
}

static StrataAffineExpr getBinary(AffineExprKind kind, StrataAffineExpr lhs,
                                  StrataAffineExpr rhs) {
  Call call;
  AffineExpr left = call.get(lhs), right = call.get(rhs);
  return call ? call.give(getAffineBinaryOpExpr(kind, left, right))
              : StrataAffineExpr{};
}
StrataAffineExpr strataAffineAddExprGet(StrataAffineExpr lhs,
                                        StrataAffineExpr rhs) {
  return getBinary(AffineExprKind::Add, lhs, rhs);
}
StrataAffineExpr strataAffineMulExprGet(StrataAffineExpr lhs,
                                        StrataAffineExpr rhs) {
  return getBinary(AffineExprKind::Mul, lhs, rhs);
}
StrataAffineExpr strataAffineModExprGet(StrataAffineExpr lhs,
                                        StrataAffineExpr rhs) {
  return getBinary(AffineExprKind::Mod, lhs, rhs);
}
StrataAffineExpr strataAffineFloorDivExprGet(StrataAffineExpr lhs,
                                             StrataAffineExpr rhs) {
  return getBinary(AffineExprKind::FloorDiv, lhs, rhs);
}
StrataAffineExpr strataAffineCeilDivExprGet(StrataAffineExpr lhs,
                                            StrataAffineExpr rhs) {
  return getBinary(AffineExprKind::CeilDiv, lhs, rhs);
}

int strataAffineExprGetKind(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  return call ? int(found.getKind()) : -1;
}
StrataAffineExpr strataAffineBinaryOpExprGetLHS(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  return call && found.isBinary() ? call.give(found.getLHS())
                                  : StrataAffineExpr{};
}
StrataAffineExpr strataAffineBinaryOpExprGetRHS(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  return call && found.isBinary() ? call.give(found.getRHS())
                                  : StrataAffineExpr{};
}
int64_t strataAffineExprGetValue(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  if (!call || !call.check(!found.isBinary(), StrataErrorArgument,
                           "the expression has no value"))
    return 0;
  return found.getValue();
}
bool strataAffineExprEqual(StrataAffineExpr a, StrataAffineExpr b) {
  return a.ptr == b.ptr;
}
StrataContext strataAffineExprGetContext(StrataAffineExpr expr) {
  Call call;
  call.get(expr);
  return call ? call.giveContext() : StrataContext{};
}
void strataAffineExprPrint(StrataAffineExpr expr, StrataStringCallback callback,
                           void *userData) {
  Call call;
  AffineExpr found = call.get(expr);
  CallbackStream os(callback, userData);
  if (call)
    found.print(os);
}
bool strataAffineExprIsSymbolicOrConstant(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  return call && found.isSymbolicOrConstant();
}
bool strataAffineExprIsPureAffine(StrataAffineExpr expr) {
  Call call;
  AffineExpr found = call.get(expr);
  return call && found.isPureAffine();
}
StrataAffineExpr strataAffineExprCompose(StrataAffineExpr expr,
                                         StrataAffineMap map) {
  Call call;
  AffineExpr found = call.get(expr);
  AffineMap inner = call.get(map);
  return call ? call.give(found.compose(inner)) : StrataAffineExpr{};
}
StrataAffineExpr strataSimplifyAffineExpr(StrataAffineExpr expr,
                                          intptr_t numDims,
                                          intptr_t numSymbols) {
  Call call;
  AffineExpr found = call.get(expr);
  if (!checkCount(call, numDims) || !checkCount(call, numSymbols))
    return {};
  return call.give(
      simplifyAffineExpr(found, unsigned(numDims), unsigned(numSymbols)));
}

//===-- Maps ---------------------------------------------------------------===//

/// Whether the expressions use only the first dimensions and symbols.
static bool areWithin(Call &call, ArrayRef<AffineExpr> exprs, intptr_t numDims,
                      intptr_t numSymbols) {
  bool isWithin = true;
  for (AffineExpr expr : exprs)
    expr.walk([&](AffineExpr part) {
      if (part.getKind() == AffineExprKind::DimId)
        isWithin &= part.getValue() < numDims;
      if (part.getKind() == AffineExprKind::SymbolId)
        isWithin &= part.getValue() < numSymbols;
    });
  return call.check(isWithin, StrataErrorArgument,
                    "an expression uses more dimensions or symbols");
}

StrataAffineMap strataAffineMapGet(StrataContext context, intptr_t dimCount,
                                   intptr_t symbolCount, intptr_t numResults,
                                   const StrataAffineExpr *results) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<AffineExpr> exprs;
  if (!checkCount(call, dimCount) || !checkCount(call, symbolCount) ||
      !call.getAll(numResults, results, exprs) ||
      !areWithin(call, exprs, dimCount, symbolCount))
    return {};
  return call.give(
      AffineMap::get(unsigned(dimCount), unsigned(symbolCount), exprs, ctx));
}
StrataAffineMap strataAffineMapConstantGet(StrataContext context,
                                           int64_t value) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(AffineMap::getConstantMap(value, ctx))
              : StrataAffineMap{};
}
StrataAffineMap strataAffineMapMultiDimIdentityGet(StrataContext context,
                                                   intptr_t numDims) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, numDims))
    return {};
  return call.give(AffineMap::getMultiDimIdentityMap(unsigned(numDims), ctx));
}
StrataAffineMap strataAffineMapMinorIdentityGet(StrataContext context,
                                                intptr_t dims,
                                                intptr_t results) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, dims) || !checkCount(call, results) ||
      !call.check(results <= dims, StrataErrorArgument,
                  "there are more results than dimensions"))
    return {};
  return call.give(
      AffineMap::getMinorIdentityMap(unsigned(dims), unsigned(results), ctx));
}
StrataAffineMap strataAffineMapPermutationGet(StrataContext context,
                                              intptr_t size,
                                              const int64_t *permutation) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, size) || !call.checkArray(size, permutation))
    return {};
  ArrayRef<int64_t> order(permutation, size_t(size));
  SmallVector<bool> isSeen(order.size());
  for (int64_t position : order)
    if (position < 0 || position >= size ||
        std::exchange(isSeen[size_t(position)], true))
      return call.fail(StrataErrorArgument, "the numbers are no permutation"),
             StrataAffineMap{};
  return call.give(AffineMap::getPermutationMap(order, ctx));
}
intptr_t strataAffineMapGetNumDims(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call ? intptr_t(found.getNumDims()) : 0;
}
intptr_t strataAffineMapGetNumSymbols(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call ? intptr_t(found.getNumSymbols()) : 0;
}
intptr_t strataAffineMapGetNumResults(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call ? intptr_t(found.getNumResults()) : 0;
}
StrataAffineExpr strataAffineMapGetResult(StrataAffineMap map,
                                          intptr_t position) {
  Call call;
  AffineMap found = call.get(map);
  if (!call || !call.checkIndex(position, found.getNumResults()))
    return {};
  return call.give(found.getResult(unsigned(position)));
}
bool strataAffineMapIsIdentity(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call && found.isIdentity();
}
bool strataAffineMapIsPermutation(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call && found.isPermutation();
}
bool strataAffineMapIsProjectedPermutation(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call && found.isProjectedPermutation();
}
bool strataAffineMapEqual(StrataAffineMap a, StrataAffineMap b) {
  return a.ptr == b.ptr;
}
StrataContext strataAffineMapGetContext(StrataAffineMap map) {
  Call call;
  call.get(map);
  return call ? call.giveContext() : StrataContext{};
}
void strataAffineMapPrint(StrataAffineMap map, StrataStringCallback callback,
                          void *userData) {
  Call call;
  AffineMap found = call.get(map);
  CallbackStream os(callback, userData);
  if (call)
    call.getContext()->getRenderer().printAffineMap(found, os);
}
StrataAffineMap strataAffineMapGetSubMap(StrataAffineMap map, intptr_t size,
                                         const int64_t *positions) {
  Call call;
  AffineMap found = call.get(map);
  SmallVector<unsigned> chosen;
  if (!call || !call.checkArray(size, positions))
    return {};
  for (intptr_t i = 0; call && i < size; ++i)
    if (call.checkIndex(intptr_t(positions[i]), found.getNumResults()))
      chosen.push_back(unsigned(positions[i]));
  return call ? call.give(found.getSubMap(chosen)) : StrataAffineMap{};
}

//===-- Integer sets -------------------------------------------------------===//

StrataIntegerSet strataIntegerSetGet(StrataContext context, intptr_t numDims,
                                     intptr_t numSymbols,
                                     intptr_t numConstraints,
                                     const StrataAffineExpr *constraints,
                                     intptr_t numFlags, const bool *eqFlags) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<AffineExpr> exprs;
  if (!checkCount(call, numDims) || !checkCount(call, numSymbols) ||
      !call.getAll(numConstraints, constraints, exprs) ||
      !areWithin(call, exprs, numDims, numSymbols) ||
      !call.check(numFlags == numConstraints, StrataErrorArgument,
                  "there is one flag for each constraint") ||
      !call.checkArray(numFlags, eqFlags))
    return {};
  return call.give(IntegerSet::get(unsigned(numDims), unsigned(numSymbols),
                                   exprs, ArrayRef(eqFlags, exprs.size()),
                                   ctx));
}
StrataIntegerSet strataIntegerSetEmptyGet(StrataContext context,
                                          intptr_t numDims,
                                          intptr_t numSymbols) {
  Call call;
  Context *ctx = call.get(context);
  if (!checkCount(call, numDims) || !checkCount(call, numSymbols))
    return {};
  return call.give(
      IntegerSet::getEmptySet(unsigned(numDims), unsigned(numSymbols), ctx));
}
intptr_t strataIntegerSetGetNumDims(StrataIntegerSet set) {
  Call call;
  IntegerSet found = call.get(set);
  return call ? intptr_t(found.getNumDims()) : 0;
}
intptr_t strataIntegerSetGetNumSymbols(StrataIntegerSet set) {
  Call call;
  IntegerSet found = call.get(set);
  return call ? intptr_t(found.getNumSymbols()) : 0;
}
intptr_t strataIntegerSetGetNumConstraints(StrataIntegerSet set) {
  Call call;
  IntegerSet found = call.get(set);
  return call ? intptr_t(found.getNumConstraints()) : 0;
}
StrataAffineExpr strataIntegerSetGetConstraint(StrataIntegerSet set,
                                               intptr_t position) {
  Call call;
  IntegerSet found = call.get(set);
  if (!call || !call.checkIndex(position, found.getNumConstraints()))
    return {};
  return call.give(found.getConstraint(unsigned(position)));
}
bool strataIntegerSetIsConstraintEq(StrataIntegerSet set, intptr_t position) {
  Call call;
  IntegerSet found = call.get(set);
  return call && call.checkIndex(position, found.getNumConstraints()) &&
         found.isEq(unsigned(position));
}
bool strataIntegerSetIsCanonicalEmpty(StrataIntegerSet set) {
  Call call;
  IntegerSet found = call.get(set);
  return call && found.isEmptyIntegerSet();
}
bool strataIntegerSetEqual(StrataIntegerSet a, StrataIntegerSet b) {
  return a.ptr == b.ptr;
}
StrataContext strataIntegerSetGetContext(StrataIntegerSet set) {
  Call call;
  call.get(set);
  return call ? call.giveContext() : StrataContext{};
}
void strataIntegerSetPrint(StrataIntegerSet set, StrataStringCallback callback,
                           void *userData) {
  Call call;
  IntegerSet found = call.get(set);
  CallbackStream os(callback, userData);
  if (call)
    call.getContext()->getRenderer().printIntegerSet(found, os);
}
