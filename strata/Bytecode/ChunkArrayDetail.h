// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ChunkArray: a growing array in chunks (strata/Support/Chunks.h). Items never move, so
// growing copies nothing. Chunks of items that are not used any more can be given back
// while the array is still read.
#ifndef STRATA_BYTECODE_CHUNKARRAYDETAIL_H
#define STRATA_BYTECODE_CHUNKARRAYDETAIL_H

#include "strata/Support/Chunks.h"
#include "strata/Support/LLVM.h"

#include <algorithm>
#include <new>
#include <type_traits>
#include <vector>

namespace strata::bytecode {

/// Items are not destroyed.
template <typename T> class ChunkArray {
  static_assert(std::is_trivially_destructible_v<T>);

public:
  static constexpr size_t PerChunk = ChunkSize / sizeof(T);

  ChunkArray() = default;
  ChunkArray(const ChunkArray &) = delete;
  ChunkArray &operator=(const ChunkArray &) = delete;
  ~ChunkArray() { clear(); }

  size_t size() const { return count; }
  T &operator[](size_t index) {
    assert(index < count && "no such item");
    return chunks[index / PerChunk][index % PerChunk];
  }
  const T &operator[](size_t index) const {
    assert(index < count && "no such item");
    return chunks[index / PerChunk][index % PerChunk];
  }
  /// The items from `index` on that are contiguous.
  MutableArrayRef<T> getRun(size_t index) {
    return MutableArrayRef<T>(
        &(*this)[index], std::min(PerChunk - index % PerChunk, count - index));
  }
  T &push_back(const T &item) {
    if (LLVM_UNLIKELY(next == end))
      addChunk();
    ++count;
    return *new (next++) T(item);
  }
  /// Resizes an empty array. The items are uninitialised.
  void resize(size_t size) {
    assert(!count && "the array has items");
    while (chunks.size() * PerChunk < size)
      addChunk();
    count = size;
    next = end;
    if (size_t used = size % PerChunk)
      next = chunks.back() + used;
  }
  /// The items from `first` up to `last` are not used any more, nor are there new ones.
  /// Frees the chunks of which this holds for all items. Each item may be released once.
  void release(size_t first, size_t last) {
    assert(last <= count && "no such items");
    released.resize(chunks.size());
    while (first < last) {
      size_t chunk = first / PerChunk;
      size_t begin = chunk * PerChunk;
      size_t size = std::min(PerChunk, count - begin);
      size_t stop = std::min(last, begin + size);
      released[chunk] += uint32_t(stop - first);
      first = stop;
      if (released[chunk] == size)
        freeChunk(std::exchange(chunks[chunk], nullptr));
    }
  }
  void clear() {
    for (T *chunk : chunks)
      if (chunk)
        freeChunk(chunk);
    chunks.clear();
    released.clear();
    count = 0;
    next = end = nullptr;
  }

private:
  LLVM_ATTRIBUTE_NOINLINE void addChunk() {
    next = static_cast<T *>(allocateChunk());
    end = next + PerChunk;
    chunks.push_back(next);
  }

  /// Null where the items were released.
  std::vector<T *> chunks;
  /// The number of released items in each chunk; empty before the first
  /// release.
  std::vector<uint32_t> released;
  T *next = nullptr, *end = nullptr;
  size_t count = 0;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_CHUNKARRAYDETAIL_H
