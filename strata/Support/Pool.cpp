// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Pool.h"

#include "strata/Support/Chunks.h"

#include "llvm/Support/ErrorHandling.h"

#include <cstddef>
#include <cstdlib>
#include <mutex>
#include <sys/mman.h>
#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/asan_interface.h>
#include <sanitizer/lsan_interface.h>
// The build redefines it for LLVM's allocators (cmake/StrataFlags.cmake).
#undef __asan_poison_memory_region
extern "C" void __asan_poison_memory_region(void const volatile *addr,
                                            size_t size);
#endif

using namespace strata;

static std::atomic<uint64_t> pooledBytes{0};

uint64_t strata::getPooledBytes() {
  return pooledBytes.load(std::memory_order_relaxed);
}

#if LLVM_ADDRESS_SANITIZER_BUILD
void Pool::poison(void *ptr, size_t size) {
  __asan_poison_memory_region(ptr, size);
}
void Pool::unpoison(void *ptr, size_t size) {
  __asan_unpoison_memory_region(ptr, size);
}
#endif

void strata::detail::countPooledBytes(int64_t bytes) {
  pooledBytes.fetch_add(uint64_t(bytes), std::memory_order_relaxed);
}

/// Address space for the next slabs. Mapping one slab at a time costs two system
/// calls that hold up the page faults of other threads.
static struct SlabReserve {
  std::mutex mutex;
  uintptr_t next = 0, end = 0;
} slabReserve;

static constexpr size_t ReservedSlabs = 16;

char *strata::detail::mapSlab(bool hugePage) {
  constexpr size_t size = Pool::SlabSize;
  uintptr_t slab;
  {
    std::lock_guard<std::mutex> lock(slabReserve.mutex);
    if (slabReserve.next == slabReserve.end) {
      // Reserves one slab more than is used, for the alignment. The rest is
      // unmapped; otherwise it would accumulate.
      constexpr size_t bytes = (ReservedSlabs + 1) * size;
      void *raw = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
      if (raw == MAP_FAILED)
        llvm::report_bad_alloc_error("out of memory for IR pools");
      auto start = reinterpret_cast<uintptr_t>(raw);
      slabReserve.next = (start + size - 1) / size * size;
      slabReserve.end = slabReserve.next + ReservedSlabs * size;
      if (slabReserve.next != start)
        munmap(raw, slabReserve.next - start);
      munmap(reinterpret_cast<void *>(slabReserve.end),
             start + bytes - slabReserve.end);
    }
    slab = slabReserve.next;
    slabReserve.next += size;
  }
  void *memory = reinterpret_cast<void *>(slab);
#ifdef MADV_HUGEPAGE
  if (hugePage)
    madvise(memory, size, MADV_HUGEPAGE);
#endif
#if LLVM_ADDRESS_SANITIZER_BUILD
  // Blocks in slabs point to large ones outside of them.
  __lsan_register_root_region(memory, size);
#endif
  countPooledBytes(int64_t(size));
  return static_cast<char *>(memory);
}

void strata::detail::unmapSlab(void *slab) {
#if LLVM_ADDRESS_SANITIZER_BUILD
  __lsan_unregister_root_region(slab, Pool::SlabSize);
#endif
  munmap(slab, Pool::SlabSize);
  countPooledBytes(-int64_t(Pool::SlabSize));
}

void Pool::quarantine(void *ptr, size_t cls) {
  poison(ptr, cls * Granule);
  if (quarantined.size() < QuarantineSize) {
    quarantined.push_back({ptr, cls});
    return;
  }
  std::swap(quarantined[oldest].first, ptr);
  std::swap(quarantined[oldest].second, cls);
  oldest = (oldest + 1) % QuarantineSize;
  unpoison(ptr, cls * Granule);
  release(ptr, cls);
}

void Pool::newChunk() {
  // Put what is left of the current chunk on the free list of its size.
  if (size_t rest = (end - cursor) / Granule * Granule;
      rest >= Granule && rest <= MaxPooled) {
    unpoison(cursor, rest);
    release(cursor, rest / Granule);
  }
  cursor = static_cast<char *>(allocateChunk());
  end = cursor + ChunkSize;
  chunks.push_back(cursor);
  poison(cursor, ChunkSize);
}

void *Pool::allocateLarge(size_t size) {
  // Huge pages for operations with very many operands or results: half of the time to read
  // and write a million of each went into faults of small pages.
  size_t unit = size < 4 * SlabSize ? alignof(std::max_align_t) : SlabSize;
  size_t bytes = (size + unit - 1) & ~(unit - 1);
  void *result = std::aligned_alloc(unit, bytes);
  if (!result)
    llvm::report_bad_alloc_error("out of memory for a large IR object");
#ifdef MADV_HUGEPAGE
  if (unit == SlabSize)
    madvise(result, bytes, MADV_HUGEPAGE);
#endif
  pooledBytes.fetch_add(size, std::memory_order_relaxed);
  return result;
}

void Pool::deallocateLarge(void *ptr, size_t size) {
  pooledBytes.fetch_sub(size, std::memory_order_relaxed);
  std::free(ptr);
}

Pool::~Pool() {
  for (void *chunk : chunks) {
    unpoison(chunk, ChunkSize);
    freeChunk(chunk);
  }
}

void *strata::detail::allocateZeroPages(size_t bytes, bool hugePages) {
  void *memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    llvm::report_bad_alloc_error("out of memory for an address map");
#ifdef MADV_HUGEPAGE
  if (hugePages)
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  return memory;
}

void strata::detail::freeZeroPages(void *memory, size_t bytes) {
  munmap(memory, bytes);
}
