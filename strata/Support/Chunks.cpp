// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Chunks.h"

#include "strata/Support/Pool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

#include <mutex>

using namespace strata;

namespace {
/// A slab of which chunks are in use.
struct ChunkSlab {
  char *memory;
  /// A bit for each chunk that is not in use.
  uint32_t free;
};

struct ChunkSlabs {
  std::mutex mutex;
  /// Slabs sorted by address.
  std::vector<ChunkSlab> slabs;
  /// The one from which chunks are taken; others have older ones.
  size_t current = 0;
  /// Slabs without chunks in use.
  size_t numEmpty = 0;
};
} // namespace

/// Slabs that are kept although they are empty: phases follow each other, and the pages of a
/// new slab must be cleared first. (To read and write bytecode of many symbols took 5 % more
/// time without.)
static constexpr size_t MaxEmpty = 8;

static constexpr size_t PerSlab = Pool::SlabSize / ChunkSize;
static_assert(PerSlab == 32, "one bit of ChunkSlab::free for each chunk");

/// Not destroyed: arrays with static storage duration may outlive it.
static ChunkSlabs &getChunkSlabs() {
  static auto *slabs = new ChunkSlabs;
  return *slabs;
}

static size_t findSlab(const std::vector<ChunkSlab> &slabs, const void *chunk) {
  return size_t(llvm::upper_bound(slabs, chunk,
                                  [](const void *address, const ChunkSlab &s) {
                                    return address < s.memory;
                                  }) -
                slabs.begin()) -
         1;
}

void *strata::allocateChunk() {
  ChunkSlabs &all = getChunkSlabs();
  std::lock_guard<std::mutex> lock(all.mutex);
  std::vector<ChunkSlab> &slabs = all.slabs;
  if (all.current >= slabs.size() || !slabs[all.current].free) {
    auto it = llvm::find_if(slabs, [](const ChunkSlab &slab) {
      return slab.free && slab.free != UINT32_MAX;
    });
    if (it == slabs.end() && all.numEmpty)
      it = llvm::find_if(slabs,
                         [](const ChunkSlab &slab) { return slab.free != 0; });
    if (it == slabs.end()) {
      char *memory = detail::mapSlab(/*hugePage=*/!slabs.empty());
      it = llvm::upper_bound(slabs, memory,
                             [](const char *address, const ChunkSlab &s) {
                               return address < s.memory;
                             });
      it = slabs.insert(it, {memory, UINT32_MAX});
    } else if (it->free == UINT32_MAX) {
      --all.numEmpty;
      detail::countPooledBytes(Pool::SlabSize);
    }
    all.current = size_t(it - slabs.begin());
  }
  ChunkSlab &slab = slabs[all.current];
  size_t number = size_t(llvm::countr_zero(slab.free));
  slab.free &= slab.free - 1;
  return slab.memory + number * ChunkSize;
}

void strata::freeChunk(void *chunk) {
  ChunkSlabs &all = getChunkSlabs();
  std::lock_guard<std::mutex> lock(all.mutex);
  size_t index = findSlab(all.slabs, chunk);
  ChunkSlab &slab = all.slabs[index];
  slab.free |=
      uint32_t(1) << (static_cast<char *>(chunk) - slab.memory) / ChunkSize;
  if (slab.free != UINT32_MAX) {
    all.current = index;
    return;
  }
  // Chunks are taken from slabs that are in use as long as these have any.
  all.current = all.slabs.size();
  if (all.numEmpty < MaxEmpty) {
    ++all.numEmpty;
    detail::countPooledBytes(-int64_t(Pool::SlabSize));
    return;
  }
  detail::unmapSlab(slab.memory);
  all.slabs.erase(all.slabs.begin() + ptrdiff_t(index));
}
