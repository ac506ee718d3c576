// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a uniqued object (type, attribute, location, affine expression) is in
// memory: a header, then the fields of its kind, immutable once published, in
// an arena of the Context. Two handles are equal if and only if their storage
// is the same.
//
// The Uniquer is a sharded hash table: look-ups of existing objects take no
// lock; entering a new one takes the lock of one shard.
#ifndef STRATA_IR_STORAGE_H
#define STRATA_IR_STORAGE_H

#include "strata/IR/Fwd.h"
#include "strata/Support/Pool.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Compiler.h"
#include <atomic>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

namespace strata {

/// The kind of a uniqued object.
enum class Kind : uint8_t {
#define STRATA_KIND(NAME) NAME,
#include "strata/IR/Kinds.def"
};

/// Header of every uniqued object.
struct AttrStorage {
  /// Set when the object, or one inside it, may be printed through an alias;
  /// lets the printer skip everything else.
  static constexpr uint8_t MayHaveAlias = 1;
  /// Set for objects inside which a location occurs.
  static constexpr uint8_t HasLocation = 2;

  Kind kind;
  uint8_t flags = 0;
  /// Nesting depth: 0 for a leaf, else one more than the deepest component.
  uint32_t depth = 0;
  /// Number of components of the object written out in full, saturating. An
  /// object that shares its parts can be exponentially larger on paper than in
  /// memory; readers refuse such objects by this number.
  uint32_t weight = 1;
  /// The dialect that owns the object; gives the Context. Never null.
  Dialect *dialect;

  AttrStorage(Kind kind, Dialect *dialect) : kind(kind), dialect(dialect) {}

  /// Accounts for a component; null components count nothing.
  void contains(const AttrStorage *part) {
    if (!part)
      return;
    flags |= part->flags;
    if (part->depth >= depth)
      depth = part->depth + 1;
    uint64_t sum = uint64_t(weight) + part->weight;
    weight = sum > UINT32_MAX ? UINT32_MAX : uint32_t(sum);
  }
};

/// An object around which there is another that holds nothing else: a type with
/// its TypeAttr, a string with its flat symbol reference, a map or set with its
/// attribute. The outer one is found by this pointer and is in no table.
struct WrappedStorage : AttrStorage {
  /// Null until it is asked for.
  mutable std::atomic<const AttrStorage *> wrapper{nullptr};
  using AttrStorage::AttrStorage;
  /// The wrapper, made by `create` if there is none. Thread-safe.
  template <typename Fn> const AttrStorage *getWrapper(Fn create) const {
    if (const AttrStorage *found = wrapper.load(std::memory_order_acquire))
      return found;
    const AttrStorage *made = create(), *other = nullptr;
    return wrapper.compare_exchange_strong(other, made,
                                           std::memory_order_acq_rel)
               ? made
               : other;
  }
};

/// Bump allocator for what one thread makes; memory lives as long as the
/// Context. Objects made one after the other lie side by side, which is how
/// printers and verifiers visit them.
class StorageArena {
public:
  StorageArena() = default;
  ~StorageArena();
  StorageArena(const StorageArena &) = delete;
  StorageArena &operator=(const StorageArena &) = delete;
  template <typename T> ArrayRef<T> copy(ArrayRef<T> items) {
    if (items.empty())
      return {};
    T *memory = static_cast<T *>(allocate(items.size() * sizeof(T), alignof(T)));
    std::uninitialized_copy(items.begin(), items.end(), memory);
    return ArrayRef<T>(memory, items.size());
  }
  /// Copies characters and appends a NUL.
  StringRef copy(StringRef text);
  /// `align` is a power of two of at most 16.
  void *allocate(size_t size, size_t align) {
    uintptr_t start = (cursor + align - 1) & ~uintptr_t(align - 1);
    if (LLVM_UNLIKELY(size > end - start || start > end))
      return allocateSlow(size, align);
    cursor = start + size;
    return reinterpret_cast<void *>(start);
  }
  /// As `allocate`, all bytes zero. Memory of a slab is zero when it is new and
  /// never used twice.
  void *allocateZero(size_t size, size_t align) {
    return size > MaxPooled ? allocateLarge(size, /*zero=*/true)
                            : allocate(size, align);
  }
  /// Takes over malloc'ed bytes; they are freed with the arena.
  void adopt(std::unique_ptr<uint8_t, void (*)(void *)> bytes, size_t size);

private:
  /// What is larger comes from malloc.
  static constexpr size_t MaxPooled = Pool::SlabSize / 4;
  void *allocateSlow(size_t size, size_t align);
  void *allocateLarge(size_t size, bool zero);

  uintptr_t cursor = 0, end = 0;
  std::vector<void *> slabs;
  std::vector<std::unique_ptr<uint8_t, void (*)(void *)>> adopted;
  size_t adoptedBytes = 0;
};

/// A lock held for some ten nanoseconds: taking it is one atomic operation.
class SpinLock {
public:
  void lock() {
    for (unsigned spins = 0; flag.test_and_set(std::memory_order_acquire);)
      if (++spins % 64 == 0)
        std::this_thread::yield();
  }
  void unlock() { flag.clear(std::memory_order_release); }

private:
  std::atomic_flag flag = ATOMIC_FLAG_INIT;
};

/// Hash-consing table of a Context. Thread-safe. Objects are made in the arena
/// of the calling thread (PoolSet::storage) before the lock of a shard is
/// taken, so that a lock covers a few stores; an object that another thread
/// made meanwhile is used instead.
class Uniquer {
public:
  /// `arena` is for the first tables.
  Uniquer(Context &ctx, StorageArena &arena);
  Uniquer(const Uniquer &) = delete;
  Uniquer &operator=(const Uniquer &) = delete;

  /// Returns the object with `hash` for which `isEqual` holds, making it with
  /// `create` if there is none.
  const AttrStorage *
  getOrCreate(uint32_t hash, function_ref<bool(const AttrStorage *)> isEqual,
              function_ref<AttrStorage *(StorageArena &)> create) {
    unsigned number = hash >> (32 - ShardBits);
    if (const AttrStorage *found =
            tables[number].load(std::memory_order_acquire)->find(hash, isEqual))
      return found;
    return insert(number, hash, isEqual, create);
  }

  /// As getOrCreate for the storage type `S`, which provides
  /// `static uint32_t hashKey(const Key &)`, `bool isKey(const Key &) const`
  /// and `static S *create(StorageArena &, Dialect *, const Key &)`.
  template <typename S, typename Key>
  const S *get(Dialect *dialect, const Key &key) {
    uint32_t hash = S::hashKey(key);
    return static_cast<const S *>(getOrCreate(
        hash,
        [&](const AttrStorage *object) {
          return S::isKind(object->kind) &&
                 static_cast<const S *>(object)->isKey(key);
        },
        [&](StorageArena &arena) -> AttrStorage * {
          return S::create(arena, dialect, key);
        }));
  }

  /// Number of uniqued objects.
  size_t size() const;

private:
  /// The hash lies beside the pointer, so that neither probing nor growing
  /// touches objects that are not looked for. A slot's hash is written before
  /// its pointer is published.
  struct Slot {
    std::atomic<const AttrStorage *> object;
    std::atomic<uint32_t> hash;
  };
  /// Header of a block that goes on with `mask + 1` slots, zero when empty.
  struct alignas(Slot) Table {
    size_t mask;
    static Table *create(StorageArena &arena, size_t capacity);
    Slot *slots() { return reinterpret_cast<Slot *>(this + 1); }
    const AttrStorage *
    find(uint32_t hash, function_ref<bool(const AttrStorage *)> isEqual) {
      for (size_t i = hash & mask;; i = (i + 1) & mask) {
        Slot &slot = slots()[i];
        const AttrStorage *object = slot.object.load(std::memory_order_acquire);
        if (!object)
          return nullptr;
        if (slot.hash.load(std::memory_order_relaxed) == hash &&
            isEqual(object))
          return object;
      }
    }
    /// Under the lock of the shard.
    void insert(uint32_t hash, const AttrStorage *object) {
      size_t i = hash & mask;
      while (slots()[i].object.load(std::memory_order_relaxed))
        i = (i + 1) & mask;
      slots()[i].hash.store(hash, std::memory_order_relaxed);
      slots()[i].object.store(object, std::memory_order_release);
    }
  };
  /// Enough that two readers seldom meet, and that the table of a shard stays
  /// in the second-level cache while it grows.
  static constexpr unsigned ShardBits = 6;
  struct alignas(64) Shard {
    SpinLock mutex;
    size_t count = 0;
  };
  const AttrStorage *insert(unsigned number, uint32_t hash,
                            function_ref<bool(const AttrStorage *)> isEqual,
                            function_ref<AttrStorage *(StorageArena &)> create);

  Context &ctx;
  /// The table of each shard, in the arena of the thread that made it; a reader
  /// may still be in the one before. Apart from the locks, whose cache lines go
  /// from one writer to the other.
  std::atomic<Table *> tables[1 << ShardBits];
  Shard shards[1 << ShardBits];
};

/// 32-bit hash of the parts of a key.
template <typename... Ts> uint32_t hashOf(Kind kind, const Ts &...parts) {
  return static_cast<uint32_t>(
      size_t(llvm::hash_combine(unsigned(kind), parts...)) * 0x9E3779B97F4A7C15u >> 32);
}

} // namespace strata

#endif // STRATA_IR_STORAGE_H
