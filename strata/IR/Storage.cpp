// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Storage.h"
#include <cstring>

using namespace strata;

static std::atomic<uint64_t> uniquedBytes{0};

uint64_t strata::getUniquedBytes() {
  return uniquedBytes.load(std::memory_order_relaxed);
}

StringRef StorageArena::copy(StringRef text) {
  char *memory = allocator.Allocate<char>(text.size() + 1);
  if (!text.empty())
    std::memcpy(memory, text.data(), text.size());
  memory[text.size()] = 0;
  return {memory, text.size()};
}

Uniquer::Table::Table(size_t capacity)
    : mask(capacity - 1),
      slots(new std::atomic<const AttrStorage *>[capacity]()) {}

Uniquer::Uniquer() {
  for (Shard &shard : shards) {
    shard.tables.push_back(std::make_unique<Table>(64));
    shard.table.store(shard.tables.back().get(), std::memory_order_release);
  }
}

Uniquer::~Uniquer() {
  for (Shard &shard : shards)
    uniquedBytes.fetch_sub(shard.arena.getBytesInUse(),
                           std::memory_order_relaxed);
}

const AttrStorage *
Uniquer::insert(Shard &shard, uint32_t hash,
                function_ref<bool(const AttrStorage *)> isEqual,
                function_ref<AttrStorage *(StorageArena &)> create) {
  std::lock_guard<std::mutex> lock(shard.mutex);
  Table *table = shard.table.load(std::memory_order_relaxed);
  if (const AttrStorage *found = table->find(hash, isEqual))
    return found;
  if ((shard.count + 1) * 2 > table->mask + 1) {
    auto grown = std::make_unique<Table>((table->mask + 1) * 2);
    for (size_t i = 0; i <= table->mask; ++i) {
      const AttrStorage *object =
          table->slots[i].load(std::memory_order_relaxed);
      if (!object)
        continue;
      size_t at = object->hash & grown->mask;
      while (grown->slots[at].load(std::memory_order_relaxed))
        at = (at + 1) & grown->mask;
      grown->slots[at].store(object, std::memory_order_relaxed);
    }
    table = grown.get();
    shard.tables.push_back(std::move(grown));
    shard.table.store(table, std::memory_order_release);
  }
  size_t before = shard.arena.getBytesInUse();
  AttrStorage *object = create(shard.arena);
  object->hash = hash;
  uniquedBytes.fetch_add(shard.arena.getBytesInUse() - before,
                         std::memory_order_relaxed);
  ++shard.count;
  size_t at = hash & table->mask;
  while (table->slots[at].load(std::memory_order_relaxed))
    at = (at + 1) & table->mask;
  table->slots[at].store(object, std::memory_order_release);
  return object;
}

void Uniquer::withArena(function_ref<void(StorageArena &)> fn) {
  std::lock_guard<std::mutex> lock(shards[0].mutex);
  fn(shards[0].arena);
}

size_t Uniquer::size() const {
  size_t total = 0;
  for (const Shard &shard : shards)
    total += shard.count;
  return total;
}
