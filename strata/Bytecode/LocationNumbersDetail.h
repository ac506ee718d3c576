// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of packed locations. Most operations have one of their own, and they come
// line by line: a table by line stays in the cache, where a hash table of a million
// locations misses it each time (a sixth of the time it takes to write a file).
#ifndef STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
#define STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H

#include "strata/IR/Location.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <vector>

namespace strata::bytecode {

class LocationNumbers {
public:
  /// The number of a packed location, which is 0 until it is set.
  uint32_t &operator[](Location loc) {
    Slot &slot = getSlot(loc.getPackedFile(), loc.getPackedLine());
    uint32_t column = loc.getPackedColumn();
    if (!slot.number)
      slot.column = column;
    return LLVM_LIKELY(slot.column == column) ? slot.number
                                              : others[loc.getRaw()];
  }
  /// Of a location that has a number.
  uint32_t lookup(Location loc) const {
    uint32_t line = loc.getPackedLine();
    const Slot &slot =
        files[loc.getPackedFile()][line / LinesPerPage][line % LinesPerPage];
    return LLVM_LIKELY(slot.column == loc.getPackedColumn())
               ? slot.number
               : others.lookup(loc.getRaw());
  }

private:
  static constexpr uint32_t LinesPerPage = 256;
  /// The first location of a line.
  struct Slot {
    uint32_t column = 0, number = 0;
  };
  using Pages = std::vector<std::unique_ptr<Slot[]>>;

  Slot &getSlot(uint32_t file, uint32_t line) {
    if (LLVM_UNLIKELY(file >= files.size()))
      files.resize(file + 1);
    Pages &pages = files[file];
    if (LLVM_UNLIKELY(line / LinesPerPage >= pages.size()))
      pages.resize(line / LinesPerPage + 1);
    std::unique_ptr<Slot[]> &page = pages[line / LinesPerPage];
    if (LLVM_UNLIKELY(!page))
      page = std::make_unique<Slot[]>(LinesPerPage);
    return page[line % LinesPerPage];
  }

  /// By file and line.
  std::vector<Pages> files;
  /// Further locations of a line.
  llvm::DenseMap<uint64_t, uint32_t> others;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_LOCATIONNUMBERSDETAIL_H
