// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups of adjacent dimensions, which the attribute `reassociation` of operations such as
// tensor.collapse_shape and memref.expand_shape holds: each group of dimensions of one type
// is one dimension of the other.
#ifndef STRATA_INTERFACES_SHAPES_RESHAPEGROUPS_H
#define STRATA_INTERFACES_SHAPES_RESHAPEGROUPS_H

#include "strata/Interfaces/Shapes/Reassociation.h"

#include <optional>

namespace strata {

using Groups = SmallVector<ReassociationIndices, 4>;

/// The attribute `reassociation` as numbers.
inline Groups getGroups(Attribute reassociation) {
  return getReassociationIndices(reassociation);
}

/// The groups of `inner` that the dimensions in each group of `outer` stand
/// for. std::nullopt if a dimension has no group.
std::optional<Groups> composeGroups(const Groups &inner, const Groups &outer);
/// For each of `coarse`, the numbers of the groups of `fine` that it consists
/// of; std::nullopt if a group would be split.
std::optional<Groups> groupGroups(const Groups &fine, const Groups &coarse);
/// Groups of the dimensions `fineShape`, of which there are more, that are the
/// dimensions `coarseShape`. `fine` and `coarse` group both to the dimensions
/// of a shape between them. std::nullopt if there are none, or if they are
/// ambiguous.
std::optional<Groups> matchGroups(ArrayRef<int64_t> fineShape,
                                  const Groups &fine,
                                  ArrayRef<int64_t> coarseShape,
                                  const Groups &coarse);

} // namespace strata

#endif // STRATA_INTERFACES_SHAPES_RESHAPEGROUPS_H
