// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types, or the attributes, of a bytecode file that is read: their places,
// and the decoded ones. A file has one entry for each location, so there can be
// more of them than operations.
#ifndef STRATA_BYTECODE_OBJECTTABLEDETAIL_H
#define STRATA_BYTECODE_OBJECTTABLEDETAIL_H

#include "strata/Bytecode/ChunkArrayDetail.h"
#include "strata/Bytecode/CursorDetail.h"

#include <memory>
#include <vector>

namespace strata::bytecode {

/// A type or attribute in the file.
struct ObjectEntry {
  uint64_t offset = 0, size = 0;
  /// Whether the entry has fields; otherwise it is text.
  bool isCustom = false;
  uint32_t dialect = 0;
};

class ObjectTable {
public:
  /// How the places of objects are kept.
  enum class Index {
    /// The place of each object.
    Full,
    /// The place of one in 128; the others follow from the sizes in the file.
    /// For readers that decode few objects: with a full index of a million,
    /// `strata extract` executes 1.6 times the instructions.
    Sparse
  };
  /// Reads where `count` objects are, from groups of `offsets`; their bytes are the
  /// next of `data`.
  LogicalResult read(Cursor &offsets, Cursor &data, uint64_t count,
                     uint64_t numDialects, Index index = Index::Full);
  uint64_t size() const { return count; }
  ObjectEntry getEntry(uint64_t index) const;
  /// The range of objects of one dialect that `index` is in.
  std::pair<uint64_t, uint64_t> getGroup(uint64_t index) const;
  /// Twice the offset, plus one for an object with fields. With `size()`, where the last
  /// one ends.
  uint64_t getStart(uint64_t index) const {
    return LLVM_LIKELY(isDirect) ? base + starts[index] : findStart(index);
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
    /// The first block in a sparse index.
    size_t firstBlock = 0;
  };
  /// Objects of a sparse index, up to the next block or group.
  struct Block {
    /// The offset of the first object.
    uint64_t offset;
    /// The sizes in the file.
    const uint8_t *sizes;
  };
  static constexpr uint64_t PerBlock = 128;
  struct Free {
    Free() : mapped(0) {}
    explicit Free(size_t mapped) : mapped(mapped) {}
    /// The size of pages; 0 for memory of calloc.
    size_t mapped;
    void operator()(uint64_t *memory) const;
  };

  LogicalResult readGroup(Cursor &offsets, Cursor &data, uint64_t inGroup);
  LogicalResult addShort(StringRef sizes, Cursor &data);
  LogicalResult addBlock(Cursor &offsets, Cursor &data, uint64_t inBlock);
  void allocateObjects();
  LLVM_ATTRIBUTE_ALWAYS_INLINE void addStart(uint64_t start) {
    start -= base;
    while (LLVM_UNLIKELY(start >> 32 > carries.size())) {
      carries.push_back(numStarts);
      isDirect = false;
    }
    starts[numStarts++] = uint32_t(start);
  }
  const Group &findGroup(uint64_t index) const;
  uint64_t findStart(uint64_t index) const;
  ObjectEntry findSparse(uint64_t index) const;

  uint64_t count = 0;
  /// The entry of `starts` is the start itself.
  bool isDirect = true;
  /// For each object, the low half of the result of getStart, counted from
  /// `base`.
  ChunkArray<uint32_t> starts;
  uint64_t numStarts = 0;
  uint64_t base = 0;
  /// The entries of `starts` at which the high half increases by one.
  std::vector<uint64_t> carries;
  std::vector<Group> groups;
  /// For a sparse index: blocks, the end of the last object, and the end of its
  /// size.
  std::vector<Block> blocks;
  uint64_t dataEnd = 0;
  const uint8_t *sizesEnd = nullptr;
  std::unique_ptr<uint64_t[], Free> objects;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_OBJECTTABLEDETAIL_H
