// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers shared by the folds and patterns of TOSA, and their registration.
#ifndef STRATA_DIALECTS_TOSA_TOSAFOLDSDETAIL_H
#define STRATA_DIALECTS_TOSA_TOSAFOLDSDETAIL_H

#include "strata/IR/Types/BuiltinTypes.h"

#include <optional>

namespace strata {

class Context;
class RewritePatternSet;

namespace detail {

/// The sizes of a constant `!tosa.shape`, or std::nullopt.
std::optional<SmallVector<int64_t>> getConstantSizes(Value shape);

/// The type as a ranked tensor of static shape; null for any other type.
RankedTensorType getStaticTensor(Type type);

/// Whether dimension `dim` of `type` is known to have the size 1.
bool isUnitDim(Type type, int64_t dim);

/// Adds the patterns of the hook `canonicalize`.
void addConcatPatterns(RewritePatternSet &set);
void addSlicePatterns(RewritePatternSet &set);
void addTransposePatterns(RewritePatternSet &set);

void registerTOSAElementFolds(Context &ctx);
void registerTOSAShapeFolds(Context &ctx);
void registerTOSAPatterns(Context &ctx);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_TOSA_TOSAFOLDSDETAIL_H
