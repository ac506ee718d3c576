// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Segments.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Takes the sizes from an attribute.
static bool readSizes(Attribute attr, size_t numSlots, Segments &segments) {
  auto sizes = dyn_cast_or_null<DenseArrayAttr>(attr);
  if (!sizes || !sizes.getElementType().isSignlessInteger(32) ||
      size_t(sizes.getSize()) != numSlots)
    return false;
  for (size_t i = 0; i < numSlots; ++i) {
    int32_t size = 0;
    memcpy(&size, sizes.getRawData().data() + i * sizeof(size), sizeof(size));
    if (size < 0)
      return false;
    segments.push_back({0, unsigned(size)});
  }
  return true;
}

/// Without sizes: slots of varying length are all of one length.
template <typename Slots>
static bool divide(const Slots &slots, unsigned total, Segments &segments) {
  unsigned varying = 0;
  for (const auto &slot : slots)
    varying += slot.arity != Arity::One;
  unsigned fixed = unsigned(slots.size()) - varying;
  if (total < fixed || (varying ? (total - fixed) % varying : total != fixed))
    return false;
  unsigned length = varying ? (total - fixed) / varying : 0;
  for (const auto &slot : slots)
    segments.push_back({0, slot.arity == Arity::One ? 1 : length});
  return true;
}

/// Sets where segments begin; false if they do not fit their slots or `total`.
template <typename Slots>
static bool place(const Slots &slots, unsigned total, Segments &segments) {
  uint64_t next = 0;
  for (auto [slot, segment] : llvm::zip_equal(slots, segments)) {
    if ((slot.arity == Arity::One && segment.count != 1) ||
        (slot.arity == Arity::Optional && segment.count > 1))
      return false;
    segment.first = unsigned(std::min<uint64_t>(next, total));
    next += segment.count;
  }
  return next == total;
}

static bool getValueSegments(Operation *op, const std::vector<ValueSlot> &slots,
                             unsigned total, StringRef sizesName,
                             Segments &segments) {
  segments.clear();
  size_t varying = size_t(llvm::count_if(
      slots, [](const ValueSlot &s) { return s.arity != Arity::One; }));
  bool isRead = varying > 1 && op->getDefinition().findAttribute(sizesName) >= 0;
  if (isRead ? !readSizes(op->getInherentAttr(sizesName), slots.size(), segments)
             : !divide(slots, total, segments))
    return false;
  return place(slots, total, segments);
}

bool strata::getOperandSegments(Operation *op, Segments &segments) {
  return getValueSegments(op, op->getDefinition().operands,
                          op->getNumOperands(), "operandSegmentSizes",
                          segments);
}

bool strata::getResultSegments(Operation *op, Segments &segments) {
  return getValueSegments(op, op->getDefinition().results, op->getNumResults(),
                          "resultSegmentSizes", segments);
}

bool strata::getRegionSegments(Operation *op, Segments &segments) {
  segments.clear();
  const auto &slots = op->getDefinition().regions;
  return divide(slots, op->getNumRegions(), segments) &&
         place(slots, op->getNumRegions(), segments);
}

bool strata::getSuccessorSegments(Operation *op, Segments &segments) {
  segments.clear();
  const auto &slots = op->getDefinition().successors;
  unsigned total = op->getNumSuccessors(), next = 0;
  for (const SuccessorSlot &slot : slots) {
    unsigned count = slot.isVariadic ? total - std::min(next, total) : 1;
    segments.push_back({next, count});
    next += count;
  }
  return next == total;
}
