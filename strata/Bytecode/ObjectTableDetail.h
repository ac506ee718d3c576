// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types, or the attributes, of a bytecode file that is read: where they are, and
// what has been decoded of them. A file has one entry for each location, so there can be
// more of them than operations.
#ifndef STRATA_BYTECODE_OBJECTTABLEDETAIL_H
#define STRATA_BYTECODE_OBJECTTABLEDETAIL_H

#include "strata/Bytecode/CursorDetail.h"
#include "strata/Bytecode/SlabArrayDetail.h"

#include <memory>
#include <vector>

namespace strata::bytecode {

/// A type or attribute in the file.
struct ObjectEntry {
  uint64_t offset = 0, size = 0;
  /// It has fields; else it is text.
  bool isCustom = false;
  uint32_t dialect = 0;
};

class ObjectTable {
public:
  /// Reads where `count` objects are, from groups of `offsets`; their bytes are the
  /// next of `data`.
  LogicalResult read(Cursor &offsets, Cursor &data, uint64_t count,
                     uint64_t numDialects);
  uint64_t size() const { return count; }
  ObjectEntry getEntry(uint64_t index) const;
  /// The range of objects of one dialect that `index` is in.
  std::pair<uint64_t, uint64_t> getGroup(uint64_t index) const;
  /// Twice the offset, plus one for an object with fields. With `size()`, where the last
  /// one ends.
  uint64_t getStart(uint64_t index) const {
    uint64_t low = starts[index];
    return LLVM_LIKELY(carries.empty()) ? base + low : getDistantStart(index);
  }
  /// Calls `fn(dialect, first, end)` for each range of objects of one dialect.
  template <typename Fn> void forEachGroup(Fn fn) const {
    for (size_t i = 0; i < groups.size(); ++i)
      fn(groups[i].dialect, groups[i].first,
         i + 1 < groups.size() ? groups[i + 1].first : count);
  }

  /// A number for each object, at first 0. Threads share them.
  uint64_t load(uint64_t index) const {
    return std::atomic_ref(objects.get()[index])
        .load(std::memory_order_acquire);
  }
  void store(uint64_t index, uint64_t bits) {
    std::atomic_ref(objects.get()[index])
        .store(bits, std::memory_order_release);
  }

private:
  /// Objects of one dialect, up to the next group.
  struct Group {
    uint64_t first;
    uint32_t dialect;
  };
  struct Free {
    Free() : mapped(0) {}
    explicit Free(size_t mapped) : mapped(mapped) {}
    /// The size of pages; 0 for memory of calloc.
    size_t mapped;
    void operator()(uint64_t *memory) const;
  };

  LogicalResult readGroup(Cursor &offsets, Cursor &data, uint64_t inGroup);
  LogicalResult addShort(StringRef sizes, Cursor &data);
  void allocateObjects();
  LLVM_ATTRIBUTE_ALWAYS_INLINE void addStart(uint64_t start) {
    start -= base;
    while (LLVM_UNLIKELY(start >> 32 > carries.size()))
      carries.push_back(numStarts);
    starts[numStarts++] = uint32_t(start);
  }
  uint64_t getDistantStart(uint64_t index) const;

  uint64_t count = 0;
  /// Of each object, the low half of what getStart returns, counted from `base`.
  SlabArray<uint32_t> starts;
  uint64_t numStarts = 0;
  uint64_t base = 0;
  /// Where the high half becomes one more: the entries of `starts` that are the first.
  std::vector<uint64_t> carries;
  std::vector<Group> groups;
  std::unique_ptr<uint64_t[], Free> objects;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_OBJECTTABLEDETAIL_H
