// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Packing/PackLayout.h"

#include "strata/Support/Permutations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace dialects::linalg;

template <typename Op>
static void fillLayout(PackLayout &layout, Op op, int64_t rank) {
  if (DenseArrayAttr dims = op.getOuterDimsPermAttr(); dims && !dims.empty())
    llvm::append_range(layout.outerDims, op.getOuterDimsPerm());
  else
    llvm::append_range(layout.outerDims, llvm::seq<int64_t>(0, rank));
  llvm::append_range(layout.innerDims, op.getInnerDimsPos());
  layout.tiles = getMixedValues(op.getStaticInnerTiles(), op.getInnerTiles(),
                                op->getContext());
}

PackLayout::PackLayout(PackOp op) {
  fillLayout(*this, op, op.getSource().getType().getRank());
}

PackLayout::PackLayout(UnPackOp op) {
  fillLayout(*this, op, op.getDest().getType().getRank());
}

OpFoldResult PackLayout::getTile(int64_t dim) const {
  for (auto [tiled, tile] : llvm::zip_equal(innerDims, tiles))
    if (tiled == dim)
      return tile;
  return {};
}

bool PackLayout::isStatic() const {
  return llvm::all_of(tiles,
                      [](OpFoldResult tile) { return isa<Attribute>(tile); });
}

SmallVector<ReassociationIndices> PackLayout::getGroups() const {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (int64_t dim = 0; dim < getPlainRank(); ++dim) {
    groups.push_back({next++});
    if (getTile(dim))
      groups.back().push_back(next++);
  }
  return groups;
}

SmallVector<int64_t> PackLayout::getPackedToExpanded() const {
  SmallVector<ReassociationIndices> groups = getGroups();
  SmallVector<int64_t> positions;
  for (int64_t dim : outerDims)
    positions.push_back(groups[size_t(dim)].front());
  for (int64_t dim : innerDims)
    positions.push_back(groups[size_t(dim)].back());
  return positions;
}

SmallVector<int64_t>
PackLayout::getExpandedShape(ArrayRef<int64_t> packed) const {
  return permuteList(packed, invertPermutation(getPackedToExpanded()));
}

SmallVector<int64_t> PackLayout::getFullShape(ArrayRef<int64_t> packed) const {
  SmallVector<int64_t> expanded = getExpandedShape(packed), shape;
  for (const ReassociationIndices &group : getGroups()) {
    int64_t size = 1;
    for (int64_t dim : group)
      size *= expanded[size_t(dim)];
    shape.push_back(size);
  }
  return shape;
}
