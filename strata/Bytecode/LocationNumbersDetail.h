// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of packed locations. Most operations have one of their own, and they come
// line by line: a table by line stays in the cache, where a hash table of a million
// locations misses it each time.
#ifndef STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
#define STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H

#include "strata/Bytecode/ChunkArrayDetail.h"
#include "strata/IR/Types/Location.h"

#include "llvm/ADT/DenseMap.h"

#include <array>

namespace strata::bytecode {

class LocationNumbers {
  /// The locations of a line: the first one is here, others are in `further`.
  struct Slot {
    uint32_t column, number;
  };
  struct FurtherSlot {
    Slot slot;
    /// Place in `further`, from 1; 0 at the end.
    uint32_t next;
  };
  /// The mark, in the column of a slot on a page, that further locations begin
  /// at place `number` of `further`, the first one included.
  static constexpr uint32_t HasFurther = UINT32_MAX;

  static constexpr uint32_t LinesPerPage = 256;
  using Page = std::array<Slot, LinesPerPage>;

public:
  /// The number of a packed location, which is 0 until it is set. Valid until the next
  /// call.
  uint32_t &operator[](Location loc) {
    Slot *slot = getSlot(loc);
    if (LLVM_UNLIKELY(!slot))
      return others[loc.getRaw()];
    uint32_t column = loc.getPackedColumn();
    if (!slot->number) {
      // The page may be newer than the location.
      if (LLVM_UNLIKELY(!others.empty()))
        if (auto found = others.find(loc.getRaw()); found != others.end())
          return found->second;
      slot->column = column;
    }
    if (LLVM_LIKELY(slot->column == column))
      return slot->number;
    return findOrAddFurther(*slot, loc);
  }
  /// 0 for a location without one. Several threads may ask at the same time.
  uint32_t lookup(Location loc) const {
    auto found = pages.find(getPageNumber(loc));
    if (found != pages.end()) {
      const Slot *slot = &(*found->second)[loc.getPackedLine() % LinesPerPage];
      uint32_t column = loc.getPackedColumn();
      if (slot->number && slot->column == HasFurther) {
        const FurtherSlot *further = &furtherSlots[slot->number - 1];
        while (further->slot.column != column && further->next)
          further = &furtherSlots[further->next - 1];
        slot = &further->slot;
      }
      if (LLVM_LIKELY(slot->number && slot->column == column))
        return slot->number;
    }
    return others.lookup(loc.getRaw());
  }
  void clear() {
    pages.clear();
    lastNumber = UINT64_MAX;
    pageMemory.clear();
    furtherSlots.clear();
    others.clear();
  }

private:
  /// Pages that are made without regard to how many locations there are.
  static constexpr uint64_t FreePages = 64;
  /// Locations of a line that are found one after the other: more than a line of source
  /// has, and few enough for a file of one line.
  static constexpr unsigned MaxFurther = 16;

  static uint64_t getPageNumber(Location loc) {
    return uint64_t(loc.getPackedFile()) << 32 |
           loc.getPackedLine() / LinesPerPage;
  }
  /// Null for a location on a page of its own: pages take memory in proportion to the
  /// locations.
  Slot *getSlot(Location loc) {
    ++numRequests;
    uint64_t number = getPageNumber(loc);
    if (LLVM_UNLIKELY(number != lastNumber)) {
      auto found = pages.find(number);
      if (found != pages.end())
        lastPage = found->second;
      else if (pages.size() > FreePages + numRequests / (LinesPerPage / 8))
        return nullptr;
      else
        pages[number] = lastPage = &pageMemory.push_back({});
      lastNumber = number;
    }
    return &(*lastPage)[loc.getPackedLine() % LinesPerPage];
  }

  /// The number of `loc`, which is not the first location of its line. A hash table of
  /// them took an eighth of the time to write functions with arguments and loops.
  uint32_t &findOrAddFurther(Slot &first, Location loc) {
    if (first.column != HasFurther) {
      furtherSlots.push_back({first, 0});
      first = {HasFurther, uint32_t(furtherSlots.size())};
    }
    FurtherSlot *last = &furtherSlots[first.number - 1];
    uint32_t column = loc.getPackedColumn();
    unsigned count = 1;
    while (last->slot.column != column && last->next) {
      last = &furtherSlots[last->next - 1];
      ++count;
    }
    if (last->slot.column == column)
      return last->slot.number;
    if (count == MaxFurther)
      return others[loc.getRaw()];
    // The page may be newer than the location.
    if (LLVM_UNLIKELY(!others.empty()))
      if (auto found = others.find(loc.getRaw()); found != others.end())
        return found->second;
    FurtherSlot &added = furtherSlots.push_back({{column, 0}, 0});
    last->next = uint32_t(furtherSlots.size());
    return added.slot.number;
  }

  /// Pages by file and line.
  llvm::DenseMap<uint64_t, Page *> pages;
  ChunkArray<Page> pageMemory;
  uint64_t lastNumber = UINT64_MAX;
  Page *lastPage = nullptr;
  uint64_t numRequests = 0;
  ChunkArray<FurtherSlot> furtherSlots;
  /// Locations without a page, or with too many others on their line.
  llvm::DenseMap<uint64_t, uint32_t> others;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
