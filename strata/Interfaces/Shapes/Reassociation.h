// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attribute `reassociation` of operations such as tensor.collapse_shape: groups of adjacent
// dimensions, each of which is one dimension of another shape.
#ifndef STRATA_INTERFACES_SHAPES_REASSOCIATION_H
#define STRATA_INTERFACES_SHAPES_REASSOCIATION_H

#include "strata/IR/Types/Attribute.h"

namespace strata {

/// The dimensions of one group.
using ReassociationIndices = SmallVector<int64_t, 2>;
using ReassociationIndicesRef = ArrayRef<int64_t>;

/// The attribute as numbers, and back.
SmallVector<ReassociationIndices, 4>
getReassociationIndices(Attribute reassociation);
Attribute getReassociation(Context *ctx, ArrayRef<ReassociationIndices> groups);

} // namespace strata

#endif // STRATA_INTERFACES_SHAPES_REASSOCIATION_H
