// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/MemorySlotsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

BlockingUses::Entry BlockingUses::makeEntry(OpOperand &use) const {
  Operation *op = use.getOwner();
  Operation *anchor = op->getParentRegion() == region
                          ? op
                          : region->findAncestorOpInRegion(*op);
  assert(anchor && "a value is used within the region it is defined in");
  uint32_t block = blocks.getNumber(anchor->getBlock());
  return {&use, anchor, block, blocks.getOrder(block)};
}

bool BlockingUses::isBefore(const Entry &a, const Entry &b) const {
  if (a.order != b.order)
    return a.order < b.order;
  if (a.anchor != b.anchor)
    return a.anchor->isBeforeInBlock(b.anchor);
  if (a.use->getOwner() != b.use->getOwner())
    return regions.isBefore(a.use->getOwner(), b.use->getOwner());
  return a.use->getOperandNumber() < b.use->getOperandNumber();
}

bool BlockingUses::collect(
    function_ref<bool(SlotUser &, SmallVectorImpl<OpOperand *> &)> canRemove,
    std::vector<SlotUser> &users) {
  auto isLess = [&](const Entry &a, const Entry &b) { return isBefore(a, b); };
  // The first is on top.
  auto isMore = [&](const Entry &a, const Entry &b) { return isBefore(b, a); };
  // Newer uses come first in a list of uses.
  std::reverse(start.begin(), start.end());
  if (!llvm::is_sorted(start, isLess))
    llvm::sort(start, isLess);
  std::vector<Entry> added;
  size_t next = 0;
  auto peek = [&]() -> const Entry * {
    const Entry *first = next < start.size() ? &start[next] : nullptr;
    if (added.empty() || (first && isBefore(*first, added.front())))
      return first;
    return &added.front();
  };
  auto pop = [&] {
    if (peek() != (added.empty() ? nullptr : &added.front()))
      return void(++next);
    std::pop_heap(added.begin(), added.end(), isMore);
    added.pop_back();
  };
  SmallVector<OpOperand *, 4> more;
  while (const Entry *entry = peek()) {
    SlotUser user{entry->use->getOwner(), entry->block, {}};
    Entry last = *entry;
    for (; entry && entry->use->getOwner() == user.op; entry = peek()) {
      if (user.uses.empty() || user.uses.back() != entry->use)
        user.uses.push_back(entry->use);
      pop();
    }
    more.clear();
    if (!canRemove(user, more))
      return false;
    users.push_back(std::move(user));
    for (OpOperand *use : more) {
      Entry made = makeEntry(*use);
      // In unreachable code, or if the order is unspecified, uses may precede
      // their definitions.
      if (made.use->getOwner() == last.use->getOwner() || !isBefore(last, made))
        return false;
      added.push_back(made);
      std::push_heap(added.begin(), added.end(), isMore);
    }
  }
  return true;
}
