// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layout of linalg.pack and linalg.unpack: how the dimensions of the packed tensor come from
// those of the other one.
#ifndef STRATA_STRUCTURED_PACKING_PACKLAYOUT_H
#define STRATA_STRUCTURED_PACKING_PACKLAYOUT_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Interfaces/Shapes/Reassociation.h"

namespace dialects::linalg {

/// Dimensions of the plain tensor are split into a number of tiles and the place in a tile; the
/// result is the expanded shape, whose permutation is the packed one.
struct PackLayout {
  explicit PackLayout(PackOp op);
  explicit PackLayout(UnPackOp op);

  /// The dimension of the plain tensor for each of the outer packed dimensions.
  strata::SmallVector<int64_t> outerDims;
  /// The dimension of the plain tensor for each of the inner packed dimensions.
  strata::SmallVector<int64_t> innerDims;
  /// The sizes of the inner packed dimensions.
  strata::SmallVector<strata::OpFoldResult> tiles;

  int64_t getPlainRank() const { return int64_t(outerDims.size()); }
  /// The tile size of dimension `dim` of the plain tensor; null if it is not tiled.
  strata::OpFoldResult getTile(int64_t dim) const;
  /// Whether all tile sizes are constants that are attributes.
  bool isStatic() const;
  /// The dimensions of the expanded shape for each dimension of the plain tensor.
  strata::SmallVector<strata::ReassociationIndices> getGroups() const;
  /// The dimension of the expanded shape for each dimension of the packed tensor.
  strata::SmallVector<int64_t> getPackedToExpanded() const;
  /// The expanded shape of a packed one.
  strata::SmallVector<int64_t>
  getExpandedShape(strata::ArrayRef<int64_t> packed) const;
  /// The shape of the plain tensor if all tiles are full, for static sizes.
  strata::SmallVector<int64_t>
  getFullShape(strata::ArrayRef<int64_t> packed) const;
};

/// The entries of `list` in the order of `permutation`; the result has its length.
template <typename T>
strata::SmallVector<T> permuteList(strata::ArrayRef<T> list,
                                   strata::ArrayRef<int64_t> permutation) {
  strata::SmallVector<T> permuted;
  permuted.reserve(permutation.size());
  for (int64_t position : permutation)
    permuted.push_back(list[size_t(position)]);
  return permuted;
}

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_PACKING_PACKLAYOUT_H
