// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Storage.h"
#include <cstring>

using namespace strata;

static std::atomic<uint64_t> uniquedBytes{0};

uint64_t strata::getUniquedBytes() {
  return uniquedBytes.load(std::memory_order_relaxed);
}

void *StorageArena::CountingAllocator::Allocate(size_t size, size_t align) {
  uniquedBytes.fetch_add(size, std::memory_order_relaxed);
  return llvm::allocate_buffer(size, align);
}
void StorageArena::CountingAllocator::Deallocate(const void *ptr, size_t size,
                                                 size_t align) {
  uniquedBytes.fetch_sub(size, std::memory_order_relaxed);
  llvm::deallocate_buffer(const_cast<void *>(ptr), size, align);
}

StorageArena::~StorageArena() {
  uniquedBytes.fetch_sub(adoptedBytes, std::memory_order_relaxed);
}

void StorageArena::adopt(std::unique_ptr<uint8_t, void (*)(void *)> bytes,
                         size_t size) {
  uniquedBytes.fetch_add(size, std::memory_order_relaxed);
  adoptedBytes += size;
  adopted.push_back(std::move(bytes));
}

StringRef StorageArena::copy(StringRef text) {
  char *memory = allocator.Allocate<char>(text.size() + 1);
  if (!text.empty())
    std::memcpy(memory, text.data(), text.size());
  memory[text.size()] = 0;
  return {memory, text.size()};
}

Uniquer::Uniquer() {
  for (Shard &shard : shards) {
    shard.tables.push_back(std::make_unique<Table>(64));
    shard.table.store(shard.tables.back().get(), std::memory_order_release);
  }
}

Uniquer::~Uniquer() = default;

const AttrStorage *
Uniquer::insert(Shard &shard, uint32_t hash,
                function_ref<bool(const AttrStorage *)> isEqual,
                function_ref<AttrStorage *(StorageArena &)> create) {
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
  AttrStorage *object = create(shard.arena);
  object->hash = hash;
  ++shard.count;
  table->insert(hash, object);
  return object;
}

void Uniquer::withArena(function_ref<void(StorageArena &)> fn) {
  std::lock_guard<SpinLock> lock(shards[0].mutex);
  fn(shards[0].arena);
}

size_t Uniquer::size() const {
  size_t total = 0;
  for (const Shard &shard : shards)
    total += shard.count;
  return total;
}
