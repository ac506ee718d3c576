// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/LoopLevels.h"

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/LoopBounds.h"
#include "strata/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Whether the region is executed at most once each time its operation is.
static bool isExecutedOnce(Region &region) {
  if (!region.hasOneBlock())
    return false;
  Operation *op = region.getParentOp();
  if (isa<LoopLikeOpInterface>(op))
    return false;
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return !branch.isRepetitiveRegion(region.getRegionNumber());
  return isa<affine::AffineIfOp>(op);
}

/// Whether induction variable `i` grows from each iteration to the next.
static bool countsUp(Operation *loop, const LoopBounds &bounds, size_t i) {
  std::optional<int64_t> step = getConstantIntValue(bounds.steps[i]);
  return !bounds.isUnsigned &&
         (step ? *step > 0 : isa<scf::ForOp, scf::ParallelOp>(loop));
}

void strata::appendLevels(Region &region, SmallVectorImpl<LoopLevel> &levels) {
  if (isExecutedOnce(region))
    return;
  Operation *op = region.getParentOp();
  unsigned count = 0;
  std::optional<LoopBounds> bounds;
  if (!region.hasOneBlock())
    count = 0;
  else if (isa<affine::AffineForOp>(op))
    count = 1;
  else if (auto parallel = dyn_cast<affine::AffineParallelOp>(op))
    count = parallel.getNumDims();
  else if ((bounds = getLoopBounds(op)))
    count = unsigned(bounds->size());
  for (unsigned i = 0; i < count; ++i) {
    bool isCounted = !bounds || countsUp(op, *bounds, i);
    levels.push_back({op, i, isCounted ? region.getArgument(i) : Value()});
  }
  if (count == 0)
    levels.push_back({op, 0, Value()});
}

SmallVector<LoopLevel, 4> strata::getLoopLevels(Operation *op, Region *scope) {
  SmallVector<Region *, 4> regions;
  for (Region *region = op->getParentRegion(); region && region != scope;
       region = region->getParentRegion())
    regions.push_back(region);
  SmallVector<LoopLevel, 4> levels;
  for (Region *region : llvm::reverse(regions))
    appendLevels(*region, levels);
  return levels;
}

unsigned strata::countCommonLevels(ArrayRef<LoopLevel> a,
                                   ArrayRef<LoopLevel> b) {
  unsigned count = 0;
  while (count < a.size() && count < b.size() && a[count] == b[count])
    ++count;
  return count;
}

/// The results of a map that bound a variable.
static std::optional<AffineMap> getGroup(AffineMap map, Attribute groups,
                                         unsigned index) {
  auto sizes = dyn_cast<DenseIntElementsAttr>(groups);
  if (!sizes || index >= sizes.getNumElements())
    return std::nullopt;
  uint64_t first = 0, size = 0;
  for (const APInt &next :
       llvm::make_range(sizes.value_begin<APInt>(),
                        sizes.value_begin<APInt>() + index + 1)) {
    first += size;
    size = next.getLimitedValue(map.getNumResults());
  }
  if (first + size > map.getNumResults())
    return std::nullopt;
  return map.getSliceMap(unsigned(first), unsigned(size));
}

std::optional<ParallelBounds>
strata::getParallelBounds(affine::AffineParallelOp loop, unsigned index) {
  auto lower = getGroup(loop.getLowerBoundsMap(), loop.getLowerBoundsGroups(),
                        index),
       upper = getGroup(loop.getUpperBoundsMap(), loop.getUpperBoundsGroups(),
                        index);
  if (!lower || !upper)
    return std::nullopt;
  return ParallelBounds{*lower, *upper};
}

TextualOrder strata::getTextualOrder(Operation *a, Operation *b) {
  if (a == b)
    return TextualOrder::Never;
  for (Region *region = a->getParentRegion(); region;
       region = region->getParentRegion()) {
    Operation *ancestor = region->findAncestorOpInRegion(*b);
    if (!ancestor)
      continue;
    Operation *own = region->findAncestorOpInRegion(*a);
    if (own->getBlock() != ancestor->getBlock())
      return TextualOrder::Unknown;
    if (own != ancestor)
      return own->isBeforeInBlock(ancestor) ? TextualOrder::Before
                                            : TextualOrder::After;
    if (own == a || own == b)
      return TextualOrder::Unknown;
    // Different regions of one operation.
    return isa<affine::AffineIfOp, scf::IfOp>(own) ? TextualOrder::Never
                                                   : TextualOrder::Unknown;
  }
  return TextualOrder::Unknown;
}
