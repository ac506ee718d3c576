// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pools: where IR objects live. A Pool hands out blocks of up to
// Pool::MaxPooled bytes from chunks (Chunks.h), one free list a size class;
// larger blocks come from malloc. Chunks lie in slabs that are 2 MiB aligned,
// so an address tells its slab, and AddressMap (below) can attach a number to
// every object of a pool by direct indexing. A Pool serves one thread; the
// Context keeps one set for each thread. A block may be freed into another
// thread's pool than the one that made it.
//
// The layout was chosen by measurement (bench/IR): separate pools for headers
// and operand arrays halve the time of a walk.
#ifndef STRATA_SUPPORT_POOL_H
#define STRATA_SUPPORT_POOL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Compiler.h"

#include <atomic>
#include <vector>

namespace strata {

/// Bytes of address space held by all pools and arenas of the process, in slabs
/// and large blocks. Compared with the memory limit.
uint64_t getPooledBytes();

namespace detail {
/// A slab of Pool::SlabSize bytes, aligned to its size, that reads as zero and
/// takes no memory until written; counted by getPooledBytes. As a huge page it
/// is taken whole at the first write: a tenth to a fifth of the time to read
/// and print a large module went into faults of small pages.
char *mapSlab(bool hugePage);
void unmapSlab(void *slab);
/// Counts bytes taken (or, negative, given back) elsewhere on behalf of IR.
void countPooledBytes(int64_t bytes);
/// Pages that read as zero and take no memory until written. The size is a
/// multiple of the page size. Huge pages are for memory that is written
/// densely.
void *allocateZeroPages(size_t bytes, bool hugePages = false);
void freeZeroPages(void *memory, size_t bytes);
} // namespace detail

/// Fixed-size-class allocator for one thread. Blocks are 8-byte aligned, as pointers are.
class Pool {
public:
  static constexpr size_t SlabSize = size_t(2) << 20;
  static constexpr size_t Granule = 8;
  static constexpr size_t MaxPooled = 1024;

  Pool() = default;
  Pool(const Pool &) = delete;
  Pool &operator=(const Pool &) = delete;
  ~Pool();

  /// Returns `size` bytes of uninitialised memory. O(1); fails only when the
  /// system has no memory left.
  void *allocate(size_t size) {
    size_t cls = (size + Granule - 1) / Granule;
    if (LLVM_UNLIKELY(cls > MaxPooled / Granule))
      return allocateLarge(size);
    if (FreeBlock *block = freeLists[cls]) {
      unpoison(block, cls * Granule);
      freeLists[cls] = block->next;
      return block;
    }
    size_t bytes = cls * Granule;
    if (LLVM_UNLIKELY(size_t(end - cursor) < bytes))
      newChunk();
    char *result = cursor;
    cursor += bytes;
    unpoison(result, bytes);
    return result;
  }

  /// Frees a block that some Pool allocated with the same `size`. In builds
  /// with assertions the block is not handed out again before QuarantineSize
  /// others were freed, so that uses after free are found.
  void deallocate(void *ptr, size_t size) {
    size_t cls = (size + Granule - 1) / Granule;
    if (LLVM_UNLIKELY(cls > MaxPooled / Granule))
      return deallocateLarge(ptr, size);
#ifdef NDEBUG
    release(ptr, cls);
#else
    quarantine(ptr, cls);
#endif
  }

private:
  static constexpr size_t QuarantineSize = 4096;
  struct FreeBlock {
    FreeBlock *next;
  };
  /// Puts a block on the list of its size.
  void release(void *ptr, size_t cls) {
    auto *block = static_cast<FreeBlock *>(ptr);
    block->next = freeLists[cls];
    freeLists[cls] = block;
    poison(ptr, cls * Granule);
  }

  /// Releases the block that is in quarantine longest, and puts this one there.
  void quarantine(void *ptr, size_t cls);
  void newChunk();
  void *allocateLarge(size_t size);
  void deallocateLarge(void *ptr, size_t size);
  static void poison(void *ptr, size_t size);
  static void unpoison(void *ptr, size_t size);

  char *cursor = nullptr, *end = nullptr;
  FreeBlock *freeLists[MaxPooled / Granule + 1] = {};
  std::vector<void *> chunks;
  /// Blocks with their size classes; a ring once it is full.
  std::vector<std::pair<void *, size_t>> quarantined;
  size_t oldest = 0;
};

#if LLVM_ADDRESS_SANITIZER_BUILD
#else
inline void Pool::poison(void *, size_t) {}
inline void Pool::unpoison(void *, size_t) {}
#endif

/// Attaches a 32-bit number to objects that live in pools, by address: one
/// table a slab, four bytes for each `Spacing` bytes, so neighbours in memory
/// are neighbours in the table. Works for any objects that begin at least
/// `Spacing` bytes apart; the wider, the smaller the table. Absent keys read as
/// 0. Concurrent reads are safe while no thread writes.
template <size_t Spacing> class BasicAddressMap {
  static_assert((Spacing & (Spacing - 1)) == 0, "a power of two");

public:
  BasicAddressMap() = default;
  BasicAddressMap(const BasicAddressMap &) = delete;
  BasicAddressMap &operator=(const BasicAddressMap &) = delete;
  ~BasicAddressMap() { clear(); }

  void set(const void *key, uint32_t value) {
    uintptr_t address = reinterpret_cast<uintptr_t>(key);
    uintptr_t base = address / Pool::SlabSize;
    if (LLVM_UNLIKELY(base != writeBase))
      selectForWriting(base);
    writeTable[(address % Pool::SlabSize) / Spacing] = value;
  }
  uint32_t lookup(const void *key) const {
    uintptr_t address = reinterpret_cast<uintptr_t>(key);
    const uint32_t *table = find(address / Pool::SlabSize);
    return table ? table[(address % Pool::SlabSize) / Spacing] : 0;
  }
  /// Forgets all keys.
  void clear() {
    for (Slot &slot : slots)
      if (slot.table)
        detail::freeZeroPages(slot.table, TableBytes);
    slots.clear();
    used = 0;
    writeBase = 0;
    writeTable = nullptr;
  }

private:
  static constexpr size_t TableBytes =
      Pool::SlabSize / Spacing * sizeof(uint32_t);
  struct Slot {
    uintptr_t base = 0;
    uint32_t *table = nullptr;
  };
  const uint32_t *find(uintptr_t base) const {
    if (slots.empty())
      return nullptr;
    size_t mask = slots.size() - 1;
    for (size_t i = base & mask;; i = (i + 1) & mask) {
      if (slots[i].base == base)
        return slots[i].table;
      if (!slots[i].table)
        return nullptr;
    }
  }
  LLVM_ATTRIBUTE_NOINLINE void selectForWriting(uintptr_t base) {
    writeBase = base;
    if (const uint32_t *table = find(base)) {
      writeTable = const_cast<uint32_t *>(table);
      return;
    }
    if ((used + 1) * 2 > slots.size())
      grow();
    // Zero pages on demand: untouched parts of a table cost nothing.
    writeTable = static_cast<uint32_t *>(detail::allocateZeroPages(TableBytes));
    insert({base, writeTable});
    ++used;
  }
  void insert(const Slot &slot) {
    size_t i = slot.base & (slots.size() - 1);
    while (slots[i].table)
      i = (i + 1) & (slots.size() - 1);
    slots[i] = slot;
  }
  void grow() {
    std::vector<Slot> old(std::max<size_t>(16, slots.size() * 2));
    old.swap(slots);
    for (const Slot &slot : old)
      if (slot.table)
        insert(slot);
  }

  uintptr_t writeBase = 0;
  uint32_t *writeTable = nullptr;
  /// Open-addressed by slab number; size a power of two.
  std::vector<Slot> slots;
  size_t used = 0;
};

/// For objects of 16 bytes and more: results.
using AddressMap = BasicAddressMap<16>;

} // namespace strata

#endif // STRATA_SUPPORT_POOL_H
