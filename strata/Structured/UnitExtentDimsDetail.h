// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_STRUCTURED_UNITEXTENTDIMSDETAIL_H
#define STRATA_STRUCTURED_UNITEXTENTDIMSDETAIL_H

#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Structured/UnitExtentDims.h"

namespace dialects::linalg::detail {

/// A shape without some dimensions of size 1.
struct ReducedShape {
  strata::SmallVector<int64_t> shape;
  /// The numbers of the dimensions that remain.
  strata::SmallVector<size_t> kept;
  /// The dimensions before that each dimension stands for; empty if there is none.
  strata::Groups groups;
};

/// Drops dimensions of `shape`. Dropped ones belong to the group of the dimension before them, the
/// first ones to that of the first dimension that remains.
ReducedShape dropDims(strata::ArrayRef<int64_t> shape,
                      strata::function_ref<bool(size_t dim)> isDropped);

/// The elements of `value`, a tensor or memref, in the reduced shape.
strata::Value reduceRank(strata::RewriterBase &rewriter, strata::Location loc,
                         strata::Value value, const ReducedShape &reduced,
                         const ControlDropUnitDims &options);

/// The elements of `value` in the shape of `dest`, both tensors.
strata::Value restoreRank(strata::RewriterBase &rewriter, strata::Location loc,
                          strata::Value value, strata::Value dest,
                          const ReducedShape &reduced,
                          const ControlDropUnitDims &options);

/// Adds the patterns for tensor.pad, and those for slices.
void addUnitDimPadPattern(strata::RewritePatternSet &patterns,
                          const ControlDropUnitDims &options);
void addUnitDimSlicePatterns(strata::RewritePatternSet &patterns);

} // namespace dialects::linalg::detail

#endif // STRATA_STRUCTURED_UNITEXTENTDIMSDETAIL_H
