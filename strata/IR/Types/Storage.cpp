// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/Storage.h"

#include "strata/IR/Context.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace strata;

bool AttrStorage::isOfSameContext(const AttrStorage &other) const {
  return dialect->getContext() == other.dialect->getContext();
}

//===-- StorageArena -------------------------------------------------------===//

StorageArena::~StorageArena() {
  for (void *chunk : chunks)
    freeChunk(chunk);
  for (char *slab : tableSlabs)
    detail::unmapSlab(slab);
  detail::countPooledBytes(-int64_t(adoptedBytes));
}

void *StorageArena::allocateSlow(size_t size, size_t align) {
  if (size > MaxPooled)
    return allocateLarge(size, /*zero=*/false);
  chunks.push_back(allocateChunk());
  cursor = reinterpret_cast<uintptr_t>(chunks.back());
  end = cursor + ChunkSize;
  return allocate(size, align);
}

void *StorageArena::allocateZero(size_t size, size_t align) {
  if (size > Pool::SlabSize / 2)
    return allocateLarge(size, /*zero=*/true);
  if (size > MaxPooled)
    return allocateLargeTable(size);
  return std::memset(allocate(size, align), 0, size);
}

/// From slabs of their own, which nothing has written. (From calloc, the tables of the
/// Uniquer took 45 % of the page faults of a module of 100,000 distinct attributes: a page
/// that is read first has two.)
void *StorageArena::allocateLargeTable(size_t size) {
  size = llvm::alignTo(size, alignof(std::max_align_t));
  if (size > tableBytesLeft) {
    tableSlabs.push_back(detail::mapSlab(/*hugePage=*/!tableSlabs.empty()));
    tableCursor = tableSlabs.back();
    tableBytesLeft = Pool::SlabSize;
  }
  tableBytesLeft -= size;
  return std::exchange(tableCursor, tableCursor + size);
}

void *StorageArena::allocateLarge(size_t size, bool zero) {
  auto *memory = static_cast<uint8_t *>(zero ? llvm::safe_calloc(1, size)
                                             : llvm::safe_malloc(size));
  adopt({memory, std::free}, size);
  return memory;
}

void StorageArena::adopt(std::unique_ptr<uint8_t, void (*)(void *)> bytes,
                         size_t size) {
  // Bytes that are not freed are part of a file that is mapped: no memory of the arena.
  if (bytes.get_deleter() == std::free) {
    detail::countPooledBytes(int64_t(size));
    adoptedBytes += size;
  }
  adopted.push_back(std::move(bytes));
}

StringRef StorageArena::copy(StringRef text) {
  char *memory = static_cast<char *>(allocate(text.size() + 1, 1));
  if (!text.empty())
    std::memcpy(memory, text.data(), text.size());
  memory[text.size()] = 0;
  return {memory, text.size()};
}

//===-- Uniquer ------------------------------------------------------------===//

Uniquer::Table *Uniquer::Table::create(StorageArena &arena, size_t capacity) {
  void *memory = arena.allocateZero(sizeof(Table) + capacity * sizeof(Slot),
                                    alignof(Table));
  return new (memory) Table{capacity - 1};
}

Uniquer::Uniquer(Context &ctx, StorageArena &arena) : ctx(ctx) {
  for (std::atomic<Table *> &table : tables)
    table.store(Table::create(arena, 32), std::memory_order_release);
}

const AttrStorage *
Uniquer::insert(unsigned number, uint32_t hash,
                function_ref<bool(const AttrStorage *)> isEqual,
                function_ref<AttrStorage *(StorageArena &)> create) {
  StorageArena &arena = ctx.getPools().storage;
  AttrStorage *object = create(arena);
  object->hash = hash;
  for (;;) {
    Table *table = tables[number].load(std::memory_order_acquire);
    // A long run in a table that is not nearly empty tells that it is too full,
    // whatever the samples say. (In one that is, many keys have one hash.)
    size_t limit = table->mask;
    if (shards[number].sampledCount.load(std::memory_order_relaxed) * 8 * 4 >
        limit)
      limit = std::min<size_t>(limit, 64);
    bool isClosed = false;
    for (size_t i = hash, end = i + limit; i != end && !isClosed;) {
      Slot &slot = table->slot(i);
      uint64_t value = slot.load(std::memory_order_acquire);
      if (value == Empty &&
          slot.compare_exchange_strong(value, pack(object, hash),
                                       std::memory_order_acq_rel)) {
        if (isSampled(hash)) {
          size_t sampled = shards[number].sampledCount.fetch_add(
                               1, std::memory_order_relaxed) +
                           1;
          if (sampled * 8 * 4 > (table->mask + 1) * 3)
            grow(number, table, arena);
        }
        return object;
      }
      // `value` is the chunk that another thread installed, if one did.
      if (value == Closed)
        isClosed = true;
      else if (value >> 48 == tagOf(hash) && isEqual(unpack(value)))
        return unpack(value);
      else
        ++i;
    }
    // Waits for the thread that closed the table, or finds the table replaced.
    grow(number, table, arena);
  }
}

void Uniquer::grow(unsigned number, Table *table, StorageArena &arena) {
  std::lock_guard<std::mutex> lock(shards[number].growing);
  if (tables[number].load(std::memory_order_relaxed) != table)
    return;
  Table *grown = Table::create(arena, (table->mask + 1) * 4);
  for (size_t i = 0; i <= table->mask; ++i) {
    uint64_t value = table->slot(i).load(std::memory_order_relaxed);
    if (value == Empty)
      table->slot(i).compare_exchange_strong(value, Closed,
                                             std::memory_order_acq_rel);
  }
  // Now nothing changes any more. The objects are all over the memory.
  constexpr size_t ahead = 8;
  for (size_t i = 0; i <= table->mask; ++i) {
    __builtin_prefetch(
        unpack(table->slot(i + ahead).load(std::memory_order_relaxed)));
    uint64_t value = table->slot(i).load(std::memory_order_acquire);
    if (value == Closed)
      continue;
    size_t home = unpack(value)->hash;
    while (grown->slot(home).load(std::memory_order_relaxed) != Empty)
      ++home;
    grown->slot(home).store(value, std::memory_order_relaxed);
  }
  tables[number].store(grown, std::memory_order_release);
}
