// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the folds and patterns of affine.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H
#define STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H

#include "strata/Affine/AffineOperands.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata::affine {

/// Composes the map at `op` with the maps that define its operands and simplifies both.
void simplifyMapAndOperands(Operation *op, AffineMap &map,
                            SmallVectorImpl<Value> &operands);
/// Composes and simplifies a set in the same way.
void simplifySetAndOperands(Operation *op, IntegerSet &set,
                            SmallVectorImpl<Value> &operands);

/// Simplifies divisions and remainders of the map with the constant bounds and the steps
/// of the loops whose induction variables are operands.
void simplifyMapWithBounds(AffineMap &map, ArrayRef<Value> operands);
/// Replaces sums of all results of an affine.delinearize_index with constant sizes, each
/// times its stride, by the index that is split, which becomes the last operand.
void cancelDelinearize(AffineMap &map, SmallVectorImpl<Value> &operands);
/// Removes results of the map that are never the largest one, or, if `isMax` is
/// false, never the smallest one. The first of several equal results is kept.
void removeRedundantResults(AffineMap &map, ArrayRef<Value> operands,
                            bool isMax);
/// The number of iterations of an affine.for with constant bounds and a positive step.
std::optional<uint64_t> getConstantTripCount(Operation *loop);

/// A constant of type index before `op`.
Value createIndexConstant(PatternRewriter &rewriter, Operation *op,
                          int64_t value);

void registerMinMaxPatterns(Context &ctx);
void registerLoopPatterns(Context &ctx);
void registerIndexPatterns(Context &ctx);

} // namespace strata::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H
