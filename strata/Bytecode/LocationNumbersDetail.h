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

namespace strata::bytecode {

class LocationNumbers {
public:
  /// The number of a packed location, which is 0 until it is set.
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
    return LLVM_LIKELY(slot->column == column) ? slot->number
                                               : others[loc.getRaw()];
  }
  /// 0 for a location without one.
  uint32_t lookup(Location loc) const {
    const Slot *page = findPage(getPageNumber(loc));
    if (LLVM_LIKELY(page)) {
      const Slot &slot = page[loc.getPackedLine() % LinesPerPage];
      if (LLVM_LIKELY(slot.number && slot.column == loc.getPackedColumn()))
        return slot.number;
    }
    return others.lookup(loc.getRaw());
  }

private:
  static constexpr uint32_t LinesPerPage = 256;
  /// Pages that are made without regard to how many locations there are.
  static constexpr uint64_t FreePages = 64;
  /// The first location of a line.
  struct Slot {
    uint32_t column = 0, number = 0;
  };

  static uint64_t getPageNumber(Location loc) {
    return uint64_t(loc.getPackedFile()) << 32 |
           loc.getPackedLine() / LinesPerPage;
  }
  Slot *findPage(uint64_t number) const {
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

  /// By file and line.
  llvm::DenseMap<uint64_t, std::unique_ptr<Slot[]>> pages;
  mutable uint64_t lastNumber = UINT64_MAX;
  mutable Slot *lastPage = nullptr;
  uint64_t numRequests = 0;
  /// Further locations of a line, and those without a page.
  llvm::DenseMap<uint64_t, uint32_t> others;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
