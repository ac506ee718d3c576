// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the folds and patterns of affine.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H
#define STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H

#include "strata/Affine/AffineOperands.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/PatternMatch.h"

namespace dialects::affine {

/// Composes the map at `op` with the maps that define its operands and simplifies both.
void simplifyMapAndOperands(strata::Operation *op, strata::AffineMap &map,
                            strata::SmallVectorImpl<strata::Value> &operands);
/// Composes and simplifies a set in the same way.
void simplifySetAndOperands(strata::Operation *op, strata::IntegerSet &set,
                            strata::SmallVectorImpl<strata::Value> &operands);

/// Simplifies divisions and remainders of the map with the constant bounds and the steps
/// of the loops whose induction variables are operands.
void simplifyMapWithBounds(strata::AffineMap &map,
                           strata::ArrayRef<strata::Value> operands);
/// Replaces sums of all results of an affine.delinearize_index with constant sizes, each
/// times its stride, by the index that is split, which becomes the last operand.
void cancelDelinearize(strata::AffineMap &map,
                       strata::SmallVectorImpl<strata::Value> &operands);
/// Removes results of the map that are never the largest one, or, if `isMax` is
/// false, never the smallest one. The first of several equal results is kept.
void removeRedundantResults(strata::AffineMap &map,
                            strata::ArrayRef<strata::Value> operands,
                            bool isMax);
/// The number of iterations of an affine.for with constant bounds and a positive step.
std::optional<uint64_t> getConstantTripCount(strata::Operation *loop);

/// A constant of type index before `op`.
strata::Value createIndexConstant(strata::PatternRewriter &rewriter,
                                  strata::Operation *op, int64_t value);

void registerMinMaxPatterns(strata::Context &ctx);
void registerLoopPatterns(strata::Context &ctx);
void registerIndexPatterns(strata::Context &ctx);

} // namespace dialects::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEPATTERNSDETAIL_H
