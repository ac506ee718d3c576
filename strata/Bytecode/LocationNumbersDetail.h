// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of packed locations. Most operations have one of their own, and they come
// line by line: a table by line stays in the cache, where a hash table of a million
// locations misses it each time.
#ifndef STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
#define STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H

#include "strata/IR/Location.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <vector>

namespace strata::bytecode {

class LocationNumbers {
  /// A location of a line: the first one is on a page, the next one is in `further`.
  struct Slot {
    uint32_t column = 0, number = 0;
    /// Place in `further`, from 1; 0 at the end.
    uint32_t next = 0;
  };

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
    return lookupOn(found == pages.end() ? nullptr : found->second.get(), loc);
  }
  /// As lookup, for locations in the order of lines: the last page is kept.
  uint32_t lookupNext(Location loc) {
    return lookupOn(findPage(getPageNumber(loc)), loc);
  }

private:
  uint32_t lookupOn(const Slot *page, Location loc) const {
    if (LLVM_LIKELY(page)) {
      const Slot *slot = &page[loc.getPackedLine() % LinesPerPage];
      uint32_t column = loc.getPackedColumn();
      while (slot->number && slot->column != column && slot->next)
        slot = &further[slot->next - 1];
      if (LLVM_LIKELY(slot->number && slot->column == column))
        return slot->number;
    }
    return others.lookup(loc.getRaw());
  }

  static constexpr uint32_t LinesPerPage = 256;
  /// Pages that are made without regard to how many locations there are.
  static constexpr uint64_t FreePages = 64;
  /// Locations of a line that are found one after the other: more than a line of source
  /// has, and few enough for a file of one line.
  static constexpr unsigned MaxFurther = 15;

  static uint64_t getPageNumber(Location loc) {
    return uint64_t(loc.getPackedFile()) << 32 |
           loc.getPackedLine() / LinesPerPage;
  }
  Slot *findPage(uint64_t number) {
    if (LLVM_LIKELY(number == lastNumber))
      return lastPage;
    auto found = pages.find(number);
    if (found == pages.end())
      return nullptr;
    lastNumber = number;
    return lastPage = found->second.get();
  }
  /// Null for a location on a page of its own: pages take memory in proportion to the
  /// locations.
  Slot *getSlot(Location loc) {
    ++numRequests;
    uint64_t number = getPageNumber(loc);
    Slot *page = findPage(number);
    if (LLVM_UNLIKELY(!page)) {
      if (pages.size() > FreePages + numRequests / (LinesPerPage / 8))
        return nullptr;
      pages[number] = std::make_unique<Slot[]>(LinesPerPage);
      page = findPage(number);
    }
    return &page[loc.getPackedLine() % LinesPerPage];
  }

  /// The number of `loc`, which is not the first location of its line. A hash table of
  /// them took an eighth of the time to write functions with arguments and loops.
  uint32_t &findOrAddFurther(Slot &first, Location loc) {
    Slot *slot = &first;
    unsigned count = 0;
    for (; slot->next && count < MaxFurther; ++count) {
      slot = &further[slot->next - 1];
      if (slot->column == loc.getPackedColumn())
        return slot->number;
    }
    if (count == MaxFurther)
      return others[loc.getRaw()];
    // The page may be newer than the location.
    if (LLVM_UNLIKELY(!others.empty()))
      if (auto found = others.find(loc.getRaw()); found != others.end())
        return found->second;
    slot->next = uint32_t(further.size() + 1);
    return further.emplace_back(Slot{loc.getPackedColumn()}).number;
  }

  /// By file and line.
  llvm::DenseMap<uint64_t, std::unique_ptr<Slot[]>> pages;
  uint64_t lastNumber = UINT64_MAX;
  Slot *lastPage = nullptr;
  uint64_t numRequests = 0;
  std::vector<Slot> further;
  /// Those without a page, or with too many others on their line.
  llvm::DenseMap<uint64_t, uint32_t> others;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
