// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions on affine operations, as in MLIR. AffineOps.h includes this header.
#ifndef STRATA_DIALECTS_AFFINE_AFFINECLASSES_H
#define STRATA_DIALECTS_AFFINE_AFFINECLASSES_H

#include "strata/Affine/AffineOperands.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Build/OpFoldResult.h"

namespace dialects::affine {

//===-- Maps of operands ---------------------------------------------------===//

// The operation is created where `builder` inserts. Operands that are defined by affine.apply
// are replaced by the results of their maps, and constants by numbers in the map.

AffineApplyOp
makeComposedAffineApply(strata::OpBuilder &builder, strata::Location loc,
                        strata::AffineMap map,
                        strata::ArrayRef<strata::OpFoldResult> operands);
/// The map has the result `expr`.
AffineApplyOp
makeComposedAffineApply(strata::OpBuilder &builder, strata::Location loc,
                        strata::AffineExpr expr,
                        strata::ArrayRef<strata::OpFoldResult> operands);
AffineMinOp
makeComposedAffineMin(strata::OpBuilder &builder, strata::Location loc,
                      strata::AffineMap map,
                      strata::ArrayRef<strata::OpFoldResult> operands);
AffineMaxOp
makeComposedAffineMax(strata::OpBuilder &builder, strata::Location loc,
                      strata::AffineMap map,
                      strata::ArrayRef<strata::OpFoldResult> operands);

// Without an operation if the result is a constant, which is returned as an attribute, or an
// operand.

strata::OpFoldResult
makeComposedFoldedAffineApply(strata::OpBuilder &builder, strata::Location loc,
                              strata::AffineMap map,
                              strata::ArrayRef<strata::OpFoldResult> operands);
strata::OpFoldResult
makeComposedFoldedAffineApply(strata::OpBuilder &builder, strata::Location loc,
                              strata::AffineExpr expr,
                              strata::ArrayRef<strata::OpFoldResult> operands);
/// One value for each result of `map`.
strata::SmallVector<strata::OpFoldResult>
makeComposedFoldedMultiResultAffineApply(
    strata::OpBuilder &builder, strata::Location loc, strata::AffineMap map,
    strata::ArrayRef<strata::OpFoldResult> operands);
strata::OpFoldResult
makeComposedFoldedAffineMin(strata::OpBuilder &builder, strata::Location loc,
                            strata::AffineMap map,
                            strata::ArrayRef<strata::OpFoldResult> operands);
strata::OpFoldResult
makeComposedFoldedAffineMax(strata::OpBuilder &builder, strata::Location loc,
                            strata::AffineMap map,
                            strata::ArrayRef<strata::OpFoldResult> operands);

// AffineOperands.h describes the functions; values may be symbols if isValidSymbol holds.

void canonicalizeMapAndOperands(
    strata::AffineMap *map, strata::SmallVectorImpl<strata::Value> *operands);
void canonicalizeSetAndOperands(
    strata::IntegerSet *set, strata::SmallVectorImpl<strata::Value> *operands);
void fullyComposeAffineMapAndOperands(
    strata::AffineMap *map, strata::SmallVectorImpl<strata::Value> *operands);

/// The result of an affine.apply for each result of `map`.
strata::SmallVector<strata::Value> applyMapToValues(strata::OpBuilder &builder,
                                                    strata::Location loc,
                                                    strata::AffineMap map,
                                                    strata::ValueRange values);

//===-- Loops --------------------------------------------------------------===//

/// Fills the innermost loop, given all induction variables.
using NestBodyFn = strata::function_ref<void(
    strata::OpBuilder &, strata::Location, strata::ValueRange)>;

/// Creates perfectly nested loops, one for each element of the lists.
void buildAffineLoopNest(strata::OpBuilder &builder, strata::Location loc,
                         strata::ArrayRef<int64_t> lower,
                         strata::ArrayRef<int64_t> upper,
                         strata::ArrayRef<int64_t> steps,
                         NestBodyFn body = nullptr);
/// Bounds that are results of constant operations become constant bounds.
void buildAffineLoopNest(strata::OpBuilder &builder, strata::Location loc,
                         strata::ValueRange lower, strata::ValueRange upper,
                         strata::ArrayRef<int64_t> steps,
                         NestBodyFn body = nullptr);

/// The loop that has `value` as its induction variable; null if there is none.
AffineForOp getForInductionVarOwner(strata::Value value);
AffineParallelOp getAffineParallelInductionVarOwner(strata::Value value);
bool isAffineForInductionVar(strata::Value value);
bool isAffineParallelInductionVar(strata::Value value);
/// Whether it is one of either kind.
bool isAffineInductionVar(strata::Value value);
/// Appends the induction variables of `loops`.
void extractForInductionVars(strata::ArrayRef<AffineForOp> loops,
                             strata::SmallVectorImpl<strata::Value> *variables);

//===-- Dimensions and symbols ---------------------------------------------===//

/// Whether `value` may be a dimension or a symbol of maps where it is defined, or in `region`.
bool isValidDim(strata::Value value);
bool isValidDim(strata::Value value, strata::Region *region);
bool isValidSymbol(strata::Value value);
bool isValidSymbol(strata::Value value, strata::Region *region);

} // namespace dialects::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINECLASSES_H
