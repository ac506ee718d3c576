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
  if (size > Pool::SlabSize / 16) {
    auto *memory = static_cast<uint8_t *>(llvm::safe_malloc(size));
    adopt({memory, std::free}, size);
    return memory;
  }
  slabs.push_back(detail::mapSlab(!slabs.empty()));
  cursor = reinterpret_cast<uintptr_t>(slabs.back());
  end = cursor + Pool::SlabSize;
  return allocate(size, align);
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

Uniquer::Uniquer(Context &ctx) : ctx(ctx) {
  for (Shard &shard : shards) {
    shard.tables.push_back(std::make_unique<Table>(16));
    shard.table.store(shard.tables.back().get(), std::memory_order_release);
  }
}

Uniquer::~Uniquer() = default;

const AttrStorage *
Uniquer::insert(Shard &shard, uint32_t hash,
                function_ref<bool(const AttrStorage *)> isEqual,
                function_ref<AttrStorage *(StorageArena &)> create) {
  AttrStorage *object = create(ctx.getPools().storage);
  object->hash = hash;
  std::lock_guard<SpinLock> lock(shard.mutex);
  Table *table = shard.table.load(std::memory_order_relaxed);
  if (const AttrStorage *found = table->find(hash, isEqual))
    return found;
  if ((shard.count + 1) * 4 > (table->mask + 1) * 3) {
    auto grown = std::make_unique<Table>((table->mask + 1) * 2);
    for (size_t i = 0; i <= table->mask; ++i)
      if (const AttrStorage *object =
              table->slots[i].object.load(std::memory_order_relaxed))
        grown->insert(table->slots[i].hash.load(std::memory_order_relaxed),
                      object);
    table = grown.get();
    shard.tables.push_back(std::move(grown));
    shard.table.store(table, std::memory_order_release);
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
