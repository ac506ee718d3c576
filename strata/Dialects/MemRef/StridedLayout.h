// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of views of memrefs with strided layouts.
#ifndef STRATA_DIALECTS_MEMREF_STRIDEDLAYOUT_H
#define STRATA_DIALECTS_MEMREF_STRIDEDLAYOUT_H

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata::detail {

/// Whether `type` says all that `other` says about sizes, strides and offset, so that
/// values of it can take the place of values of `other`: ranked types of one rank, element
/// type and memory space, with no number that only `other` has.
bool isAtLeastAsStatic(Type type, Type other);

/// Whether the elements of `type` are in rows without gaps from offset 0, with a layout attribute
/// that is the identity or says so.
bool isRowMajor(MemRefType type);

/// The product, dynamic if a factor is, or if it is too large.
int64_t multiplyDims(ArrayRef<int64_t> factors);

/// The type of the part `slice` of a memref of type `whole`, of the same rank. Null if
/// `whole` is not strided, or of another rank.
MemRefType getPartType(MemRefType whole, const Slice &slice);
/// The dimensions of size 1 of `full` that `part` leaves out, which are told
/// apart by their strides; std::nullopt if `part` does not fit.
std::optional<llvm::SmallBitVector> getDroppedDims(MemRefType full,
                                                   MemRefType part);
/// The strided type `type` without the given dimensions.
MemRefType dropDims(MemRefType type, const llvm::SmallBitVector &dropped);

/// Whether `groups` has `coarseRank` groups, which partition the dimensions below
/// `fineRank` in order.
bool isGroupingOf(const Groups &groups, int64_t coarseRank, int64_t fineRank);
/// The type of a memref of type `type` where each group of dimensions is one dimension. Null
/// if that is not certain to be possible.
MemRefType getCollapsedType(MemRefType type, const Groups &groups);
/// The type of shape `shape` of a memref of type `type`, each of whose dimensions becomes a
/// group of `groups`. Null if `type` is not strided.
MemRefType getExpandedType(MemRefType type, ArrayRef<int64_t> shape,
                           const Groups &groups);

} // namespace strata::detail

#endif // STRATA_DIALECTS_MEMREF_STRIDEDLAYOUT_H
