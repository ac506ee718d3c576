// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Storage.h"
#include "strata/IR/Context.h"
#include <cstdlib>
#include <cstring>

using namespace strata;

//===-- StorageArena -------------------------------------------------------===//

StorageArena::~StorageArena() {
  for (void *slab : slabs)
    detail::unmapSlab(slab);
  detail::countPooledBytes(-int64_t(adoptedBytes));
}

void *StorageArena::allocateSlow(size_t size, size_t align) {
  if (size > MaxPooled)
    return allocateLarge(size, /*zero=*/false);
  slabs.push_back(detail::mapSlab(!slabs.empty()));
  cursor = reinterpret_cast<uintptr_t>(slabs.back());
  end = cursor + Pool::SlabSize;
  return allocate(size, align);
}

void *StorageArena::allocateLarge(size_t size, bool zero) {
  auto *memory = static_cast<uint8_t *>(zero ? llvm::safe_calloc(1, size)
                                             : llvm::safe_malloc(size));
  adopt({memory, std::free}, size);
  return memory;
}

void StorageArena::adopt(std::unique_ptr<uint8_t, void (*)(void *)> bytes,
                         size_t size) {
  detail::countPooledBytes(int64_t(size));
  adoptedBytes += size;
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
    table.store(Table::create(arena, 16), std::memory_order_release);
}

const AttrStorage *
Uniquer::insert(unsigned number, uint32_t hash,
                function_ref<bool(const AttrStorage *)> isEqual,
                function_ref<AttrStorage *(StorageArena &)> create) {
  StorageArena &arena = ctx.getPools().storage;
  AttrStorage *object = create(arena);
  Shard &shard = shards[number];
  std::lock_guard<SpinLock> lock(shard.mutex);
  Table *table = tables[number].load(std::memory_order_relaxed);
  if (const AttrStorage *found = table->find(hash, isEqual))
    return found;
  if ((shard.count + 1) * 4 > (table->mask + 1) * 3) {
    Table *grown = Table::create(arena, (table->mask + 1) * 4);
    for (size_t i = 0; i <= table->mask; ++i) {
      Slot &slot = table->slots()[i];
      if (const AttrStorage *old = slot.object.load(std::memory_order_relaxed))
        grown->insert(slot.hash.load(std::memory_order_relaxed), old);
    }
    table = grown;
    tables[number].store(table, std::memory_order_release);
  }
  ++shard.count;
  table->insert(hash, object);
  return object;
}

size_t Uniquer::size() const {
  size_t total = 0;
  for (const Shard &shard : shards)
    total += shard.count;
  return total;
}
