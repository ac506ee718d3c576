// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Pool.h"
#include "llvm/Support/ErrorHandling.h"
#include <cstdlib>
#include <sys/mman.h>
#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/asan_interface.h>
#endif

using namespace strata;

static std::atomic<uint64_t> pooledBytes{0};

uint64_t strata::getPooledBytes() {
  return pooledBytes.load(std::memory_order_relaxed);
}

#if LLVM_ADDRESS_SANITIZER_BUILD
void Pool::poison(void *ptr, size_t size) { ASAN_POISON_MEMORY_REGION(ptr, size); }
void Pool::unpoison(void *ptr, size_t size) {
  ASAN_UNPOISON_MEMORY_REGION(ptr, size);
}
#endif

/// Maps one slab-aligned slab by over-mapping and trimming.
static char *mapSlab() {
  size_t size = Pool::SlabSize;
  void *raw = mmap(nullptr, 2 * size, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (raw == MAP_FAILED)
    llvm::report_bad_alloc_error("out of memory for IR pools");
  uintptr_t start = reinterpret_cast<uintptr_t>(raw);
  uintptr_t aligned = (start + size - 1) / size * size;
  if (aligned != start)
    munmap(raw, aligned - start);
  if (uintptr_t tail = start + 2 * size - (aligned + size))
    munmap(reinterpret_cast<void *>(aligned + size), tail);
  return reinterpret_cast<char *>(aligned);
}

void Pool::newSlab() {
  // Put what is left of the current slab on the free list of its size.
  if (size_t rest = (end - cursor) / Granule * Granule;
      rest >= Granule && rest <= MaxPooled) {
    unpoison(cursor, rest);
    deallocate(cursor, rest);
  }
  cursor = mapSlab();
  end = cursor + SlabSize;
  slabs.push_back(cursor);
  pooledBytes.fetch_add(SlabSize, std::memory_order_relaxed);
  poison(cursor, SlabSize);
}

void *Pool::allocateLarge(size_t size) {
  // Large blocks never share a granule with a slab, so AddressMap's tables for
  // them stay apart from those of slabs only by address; both are indexed the
  // same way.
  void *result = std::aligned_alloc(Granule, (size + Granule - 1) & ~(Granule - 1));
  if (!result)
    llvm::report_bad_alloc_error("out of memory for a large IR object");
  pooledBytes.fetch_add(size, std::memory_order_relaxed);
  return result;
}

void Pool::deallocateLarge(void *ptr, size_t size) {
  pooledBytes.fetch_sub(size, std::memory_order_relaxed);
  std::free(ptr);
}

Pool::~Pool() {
  for (void *slab : slabs) {
    unpoison(slab, SlabSize);
    munmap(slab, SlabSize);
  }
  pooledBytes.fetch_sub(slabs.size() * SlabSize, std::memory_order_relaxed);
}

AddressMap::~AddressMap() {
  for (Slot &slot : slots)
    if (slot.table)
      munmap(slot.table, Pool::SlabSize / Pool::Granule * sizeof(uint32_t));
}

void AddressMap::selectForWriting(uintptr_t base) {
  writeBase = base;
  if (const uint32_t *table = find(base)) {
    writeTable = const_cast<uint32_t *>(table);
    return;
  }
  if ((used + 1) * 2 > slots.size()) {
    std::vector<Slot> old(std::max<size_t>(16, slots.size() * 2));
    old.swap(slots);
    for (const Slot &slot : old) {
      if (!slot.table)
        continue;
      size_t i = slot.base & (slots.size() - 1);
      while (slots[i].table)
        i = (i + 1) & (slots.size() - 1);
      slots[i] = slot;
    }
  }
  // Zero pages on demand: untouched parts of a table cost nothing.
  void *memory =
      mmap(nullptr, Pool::SlabSize / Pool::Granule * sizeof(uint32_t),
           PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
           -1, 0);
  if (memory == MAP_FAILED)
    llvm::report_bad_alloc_error("out of memory for an address map");
  writeTable = static_cast<uint32_t *>(memory);
  size_t i = base & (slots.size() - 1);
  while (slots[i].table)
    i = (i + 1) & (slots.size() - 1);
  slots[i] = {base, writeTable};
  ++used;
}
