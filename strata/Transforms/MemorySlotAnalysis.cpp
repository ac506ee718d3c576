// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block arguments are needed at the merge points of stores (SlotRegion) that
// reach a load. Reached loads are found by going back from blocks that load
// before they store: the definition that reaches a block without an argument is
// that at the end of its nearest dominator that stores or would have an
// argument. So only these blocks, and their predecessors, are visited,
// regardless of the length of the paths between them.
#include "strata/Definition/OpHooks.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Transforms/MemorySlotPromotionDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Users -------------------------------------------------------------===//

bool SlotAnalysis::canRemove(SlotUser &user,
                             SmallVectorImpl<OpOperand *> &more) const {
  if (auto *access = getInterface<PromotableMemOpInterface>(user.op))
    return user.op->getParentRegion() == region &&
           access->canUsesBeRemoved(user.op, slot, user.uses, more);
  auto *other = getInterface<PromotableOpInterface>(user.op);
  return other && other->canUsesBeRemoved(user.op, user.uses, more);
}

void SlotAnalysis::classify(ArrayRef<SlotUser> found) {
  users.reserve(found.size());
  for (const SlotUser &user : found) {
    PromotedUser &made = users.emplace_back(PromotedUser{user});
    made.access = getInterface<PromotableMemOpInterface>(user.op);
    if (!made.access) {
      made.other = getInterface<PromotableOpInterface>(user.op);
      continue;
    }
    made.loads = made.access->loadsFrom(user.op, slot);
    made.stores = made.access->storesTo(user.op, slot);
    hasStores |= made.stores;
  }
}

//===-- Points ------------------------------------------------------------===//

/// Makes one point of those for the same block.
static void sortAndMerge(std::vector<SlotPoint> &points) {
  llvm::stable_sort(points, [](const SlotPoint &a, const SlotPoint &b) {
    return a.block < b.block;
  });
  size_t count = 0;
  for (SlotPoint &point : points) {
    if (!count || points[count - 1].block != point.block) {
      points[count++] = point;
      continue;
    }
    SlotPoint &kept = points[count - 1];
    if (point.numUsers)
      kept.firstUser = point.firstUser, kept.numUsers = point.numUsers;
    kept.isDef |= point.isDef;
    kept.isLoadedFirst |= point.isLoadedFirst;
    kept.isJoin |= point.isJoin;
  }
  points.erase(points.begin() + ptrdiff_t(count), points.end());
}

SlotPoint *SlotAnalysis::findPoint(uint32_t block) {
  auto found =
      llvm::lower_bound(points, block, [](const SlotPoint &point, uint32_t b) {
        return point.block < b;
      });
  return found != points.end() && found->block == block ? &*found : nullptr;
}

void SlotAnalysis::addPoints() {
  uint32_t home = blocks->getNumber(slot.ptr.getParentBlock());
  points.push_back({.block = home, .isDef = blocks->isReachable(home)});
  for (uint32_t i = 0; i < users.size();) {
    SlotPoint point{.block = users[i].block, .firstUser = i};
    bool isReached = blocks->isReachable(point.block);
    for (; i < users.size() && users[i].block == point.block; ++i) {
      ++point.numUsers;
      // All loads come after the allocation.
      if (users[i].loads && isReached && !point.isDef && point.block != home)
        point.isLoadedFirst = true;
      point.isDef |= users[i].stores && isReached;
    }
    points.push_back(point);
  }
  sortAndMerge(points);
}

void SlotAnalysis::addJoins() {
  SmallVector<uint32_t, 16> defs, joins;
  for (const SlotPoint &point : points)
    if (point.isDef)
      defs.push_back(point.block);
  blocks->computeFrontier(defs, joins);
  for (uint32_t join : joins) {
    points.push_back({.block = join, .isJoin = true});
    for (BlockOperand &edge : blocks->getBlock(join)->getPredecessorUses())
      points.push_back(
          {.block = blocks->getNumber(edge.getOwner()->getBlock())});
  }
  sortAndMerge(points);
}

void SlotAnalysis::prune() {
  // The points whose arguments reach the start and the end of each, if one
  // does.
  constexpr uint32_t None = ~0u;
  std::vector<uint32_t> atStart(points.size(), None),
      atEnd(points.size(), None);
  SmallVector<uint32_t, 16> above, live;
  for (uint32_t i = 0; i < points.size(); ++i) {
    const SlotPoint &point = points[i];
    if (!blocks->isReachable(point.block))
      break;
    while (!above.empty() &&
           !blocks->dominates(points[above.back()].block, point.block))
      above.pop_back();
    atStart[i] = point.isJoin ? i : above.empty() ? None : atEnd[above.back()];
    atEnd[i] = point.isDef ? None : atStart[i];
    if (point.isDef || point.isJoin)
      above.push_back(i);
  }
  std::vector<bool> isLive(points.size());
  auto markLive = [&](uint32_t join) {
    if (join == None || isLive[join])
      return;
    isLive[join] = true;
    live.push_back(join);
  };
  for (uint32_t i = 0; i < points.size(); ++i)
    if (points[i].isLoadedFirst)
      markLive(atStart[i]);
  while (!live.empty()) {
    Block *block = blocks->getBlock(points[live.pop_back_val()].block);
    for (BlockOperand &edge : block->getPredecessorUses()) {
      Block *from = edge.getOwner()->getBlock();
      markLive(atEnd[findPoint(blocks->getNumber(from)) - points.data()]);
    }
  }
  for (uint32_t i = 0; i < points.size(); ++i)
    points[i].isJoin = isLive[i];
}

bool SlotAnalysis::canPassValues() const {
  for (const SlotPoint &point : points) {
    if (!point.isJoin)
      continue;
    Block *block = blocks->getBlock(point.block);
    for (BlockOperand &edge : block->getPredecessorUses())
      if (!canAppendSuccessorOperands(edge.getOwner(), edge.getOperandNumber()))
        return false;
  }
  return true;
}

bool SlotAnalysis::run() {
  Operation *parent = region->getParentOp();
  if (parent && parent->hasTrait(OpTrait::GraphRegion))
    return false;
  blocks = &regions.get(region);
  BlockingUses uses(regions, region);
  for (OpOperand &use : slot.ptr.getUses())
    uses.add(use);
  std::vector<SlotUser> found;
  Operation *last = nullptr;
  auto canRemoveUses = [&](SlotUser &user, SmallVectorImpl<OpOperand *> &more) {
    last = user.op;
    return canRemove(user, more);
  };
  if (!uses.collect(canRemoveUses, found)) {
    blockers.push_back(last);
    return false;
  }
  classify(found);
  addPoints();
  auto isLoadedFirst = [](const SlotPoint &point) {
    return point.isLoadedFirst;
  };
  if (llvm::none_of(points, isLoadedFirst))
    return true;
  addJoins();
  prune();
  if (canPassValues())
    return true;
  for (const PromotedUser &user : users)
    blockers.push_back(user.op);
  return false;
}
