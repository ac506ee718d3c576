// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses to views of memrefs, expressed as accesses to the memref that the view is made of:
//
//   if (canResolve(view, numVectorDims))
//     ResolvedAccess access = resolveView(rewriter, loc, view, indices, /*isDisjoint=*/true);
#ifndef STRATA_CONVERSION_FOLDMEMREFALIASOPS_VIEWINDICES_H
#define STRATA_CONVERSION_FOLDMEMREFALIASOPS_VIEWINDICES_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/OpFoldResult.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata {

/// A memref with an index for each of its dimensions.
struct ResolvedAccess {
  Value memref;
  SmallVector<Value> indices;
};

/// Whether `view` is a memref.subview, memref.expand_shape or memref.collapse_shape of a memref
/// whose layout is known well enough, and the last `numVectorDims` dimensions of the view, along
/// which an access extends, are those of the source: elements that are neighbours in the one are
/// neighbours in the other. For 0, the access is to one element. An access along one dimension
/// may also extend along a part of the last dimension of the source.
bool canResolve(Operation *view, unsigned numVectorDims);
/// The dimensions of the source that a memref.subview leaves out; std::nullopt if they are
/// unknown.
std::optional<llvm::SmallBitVector> getDroppedSourceDims(Operation *subview);
/// Whether all strides of a memref.subview are 1.
bool hasUnitStrides(Operation *subview);

/// The access to the source of `view` at the place `indices` of the view; canResolve must hold.
/// `isDisjoint` tells that each index is less than the size of its dimension.
ResolvedAccess resolveView(OpBuilder &builder, Location loc, Operation *view,
                           ValueRange indices, bool isDisjoint);

} // namespace strata

#endif // STRATA_CONVERSION_FOLDMEMREFALIASOPS_VIEWINDICES_H
