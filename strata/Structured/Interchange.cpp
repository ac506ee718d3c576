// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Interchange.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;

static bool isPermutationOf(ArrayRef<int64_t> order, unsigned size) {
  llvm::SmallBitVector seen(size);
  if (order.size() != size)
    return false;
  for (int64_t dim : order) {
    if (dim < 0 || dim >= int64_t(size) || seen.test(unsigned(dim)))
      return false;
    seen.set(unsigned(dim));
  }
  return true;
}

/// Replaces the indices of iterations in the body: index `i` is that of loop `places[i]` now.
static void replaceIndices(RewriterBase &rewriter, linalg::GenericOp op,
                           ArrayRef<AffineExpr> places) {
  SmallVector<linalg::IndexOp> indices(
      op.getBlock()->getOps<linalg::IndexOp>());
  for (linalg::IndexOp index : indices) {
    rewriter.setInsertionPoint(index);
    Location loc = index->getLoc();
    SmallVector<Value> all;
    for (size_t dim = 0; dim < places.size(); ++dim)
      all.push_back(linalg::IndexOp::create(rewriter, loc, int64_t(dim)));
    AffineMap map = AffineMap::get(unsigned(places.size()), 0,
                                   places[size_t(index.getDim())]);
    rewriter.replaceOpWithNewOp<affine::AffineApplyOp>(index, map, all);
  }
}

LogicalResult linalg::interchangeGenericOp(RewriterBase &rewriter, GenericOp op,
                                           ArrayRef<int64_t> order) {
  unsigned size = op.getNumLoops();
  if (!isPermutationOf(order, size) || !op.getBlock())
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<AffineExpr> places(size);
  SmallVector<Attribute> types;
  ArrayRef<Attribute> oldTypes =
      cast<ArrayAttr>(op.getIteratorTypesAttr()).getValue();
  for (auto [place, dim] : llvm::enumerate(order)) {
    places[size_t(dim)] = rewriter.getAffineDimExpr(unsigned(place));
    types.push_back(oldTypes[size_t(dim)]);
  }
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray())
    maps.push_back(map.replaceDimsAndSymbols(places, {}, size, 0));
  rewriter.modifyOpInPlace(op, [&] {
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    op.setIteratorTypesAttr(rewriter.getArrayAttr(types));
  });
  replaceIndices(rewriter, op, places);
  return success();
}
