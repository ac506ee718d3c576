// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory layout of a uniqued object (type, attribute, location, affine
// expression): a header, then the fields of its kind, immutable once published,
// in an arena of the Context. Two handles are equal if and only if their
// storage is the same.
//
// The Uniquer is a sharded hash table without locks, except for growing.
#ifndef STRATA_IR_TYPES_STORAGE_H
#define STRATA_IR_TYPES_STORAGE_H

#include "strata/IR/Fwd.h"
#include "strata/Support/Chunks.h"
#include "strata/Support/Pool.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/Support/Compiler.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <new>
#include <vector>

namespace strata {

/// The kind of a uniqued object.
enum class Kind : uint8_t {
#define STRATA_KIND(NAME) NAME,
#include "strata/IR/Types/Kinds.def"
};

/// Header of every uniqued object.
struct AttrStorage {
  /// Objects begin at least so many bytes apart, so that they can be numbered by their
  /// addresses (BasicAddressMap).
  static constexpr size_t MinSize = 32;
  /// Set when the object, or one inside it, may be printed through an alias;
  /// lets the printer skip everything else.
  static constexpr uint8_t MayHaveAlias = 1;
  /// Set for objects inside which a location occurs.
  static constexpr uint8_t HasLocation = 2;
  /// Set for symbol references and objects inside which one occurs.
  static constexpr uint8_t HasSymbolRef = 4;

  Kind kind;
  uint8_t flags;
  /// The hash of the key; 0 for objects that are in no table.
  uint32_t hash = 0;
  /// Nesting depth: 0 for a leaf, else one more than the deepest component.
  uint32_t depth = 0;
  /// Number of components of the object written out in full, saturating. An
  /// object that shares its parts can be exponentially larger on paper than in
  /// memory; readers refuse such objects by this number.
  uint32_t weight = 1;
  /// The dialect that owns the object; gives the Context. Never null.
  Dialect *dialect;

  AttrStorage(Kind kind, Dialect *dialect)
      : kind(kind), flags(kind == Kind::SymbolRefAttr ? HasSymbolRef : 0),
        dialect(dialect) {}

  bool isOfSameContext(const AttrStorage &other) const;
  /// Accounts for a component; null components count nothing.
  void contains(const AttrStorage *part) {
    if (!part)
      return;
    assert(isOfSameContext(*part) && "component of another Context");
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
  /// Null until first use.
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

/// A bump allocator for the objects of one thread; memory lives as long as the
/// Context. Objects created one after the other are adjacent, which is the
/// order in which printers and verifiers visit them.
class StorageArena {
public:
  StorageArena() = default;
  ~StorageArena();
  StorageArena(const StorageArena &) = delete;
  StorageArena &operator=(const StorageArena &) = delete;
  template <typename T> ArrayRef<T> copy(ArrayRef<T> items) {
    if (items.empty())
      return {};
    T *memory =
        static_cast<T *>(allocate(items.size() * sizeof(T), alignof(T)));
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
  /// As `allocate`, all bytes zero, for tables: large ones share huge pages, as they are
  /// used all over.
  void *allocateZero(size_t size, size_t align);
  /// Takes over malloc'ed bytes; they are freed with the arena.
  void adopt(std::unique_ptr<uint8_t, void (*)(void *)> bytes, size_t size);

private:
  /// Larger requests are served by malloc.
  static constexpr size_t MaxPooled = ChunkSize / 4;
  void *allocateSlow(size_t size, size_t align);
  void *allocateLarge(size_t size, bool zero);
  void *allocateLargeTable(size_t size);

  uintptr_t cursor = 0, end = 0;
  std::vector<void *> chunks;
  /// The unused rest of the last of `tableSlabs`.
  char *tableCursor = nullptr;
  size_t tableBytesLeft = 0;
  std::vector<char *> tableSlabs;
  std::vector<std::unique_ptr<uint8_t, void (*)(void *)>> adopted;
  size_t adoptedBytes = 0;
};

/// Hash-consing table of a Context. Thread-safe. An object is made in the arena
/// of the calling thread (PoolSet::storage), then published by one atomic
/// operation on its slot; one that another thread published meanwhile is used
/// instead. Only growing locks, one shard of the table at a time. (With a lock
/// to insert, two readers of distinct types spent a tenth of their time on
/// the cache lines of the locks.)
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

private:
  /// A slot is empty, or the address of an object with bits of its hash in the
  /// upper 16 bits (addresses of user space have 48), or closed: empty when its
  /// table was replaced by a larger one.
  using Slot = std::atomic<uint64_t>;
  static constexpr uint64_t Empty = 0, Closed = 1;
  static uint64_t pack(const AttrStorage *object, uint32_t hash) {
    return reinterpret_cast<uintptr_t>(object) | uint64_t(tagOf(hash)) << 48;
  }
  static uint16_t tagOf(uint32_t hash) { return uint16_t(hash >> 10); }
  static const AttrStorage *unpack(uint64_t slot) {
    return reinterpret_cast<const AttrStorage *>(slot << 16 >> 16);
  }

  /// Header of a block that is followed by `mask + 1` slots.
  struct Table {
    size_t mask;
    /// All slots empty.
    static Table *create(StorageArena &arena, size_t capacity);
    Slot &slot(size_t i) {
      return reinterpret_cast<Slot *>(this + 1)[i & mask];
    }
    const AttrStorage *find(uint32_t hash,
                            function_ref<bool(const AttrStorage *)> isEqual) {
      for (size_t i = hash, end = i + mask + 1; i != end; ++i) {
        uint64_t value = slot(i).load(std::memory_order_acquire);
        if (value <= Closed)
          return nullptr;
        if (value >> 48 == tagOf(hash) && isEqual(unpack(value)))
          return unpack(value);
      }
      return nullptr;
    }
  };
  static constexpr unsigned ShardBits = 6;
  struct alignas(64) Shard {
    std::mutex growing;
    /// Objects whose hash isSampled.
    std::atomic<uint32_t> sampledCount{0};
  };
  /// One in eight, so that inserting seldom writes to a shared counter.
  static bool isSampled(uint32_t hash) { return (hash >> 20 & 7) == 0; }

  const AttrStorage *insert(unsigned number, uint32_t hash,
                            function_ref<bool(const AttrStorage *)> isEqual,
                            function_ref<AttrStorage *(StorageArena &)> create);
  void grow(unsigned number, Table *table, StorageArena &arena);

  Context &ctx;
  /// The table of each shard, in the arena of the thread that made it; a reader
  /// may still be in the one before.
  std::atomic<Table *> tables[1 << ShardBits];
  Shard shards[1 << ShardBits];
};

} // namespace strata

#endif // STRATA_IR_TYPES_STORAGE_H
