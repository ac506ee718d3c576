// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Storage of dense elements and dense arrays.
#ifndef STRATA_IR_TYPES_BYTESSTORAGEDETAIL_H
#define STRATA_IR_TYPES_BYTESSTORAGEDETAIL_H

#include "strata/IR/Types/StorageDetail.h"

namespace strata::detail {

/// Elements as bytes: dense elements (`type` is the shaped type, `size` 1 for a
/// splat, else 0) and dense arrays (`type` is that of an element, `size` their
/// number).
struct BytesAttrStorage : AttrStorage {
  struct Key {
    Kind kind;
    Type type;
    int64_t size;
    ArrayRef<uint8_t> data;
    /// If not null, holds `data` and is to be taken over.
    OwnedBytes *owner = nullptr;
    /// The cached hash of the storage's content.
    mutable uint64_t contentHash = 0;
  };
  Type type;
  int64_t size;
  ArrayRef<uint8_t> data;
  /// The hash of all of the data, 0 until it is needed. Used only for data that
  /// is sampled.
  mutable std::atomic<uint64_t> contentHash{0};
  BytesAttrStorage(Dialect *dialect, const Key &key)
      : AttrStorage(key.kind, dialect), type(key.type), size(key.size),
        data(key.data) {}
  static bool isKind(Kind kind) {
    return kind == Kind::DenseElementsAttr || kind == Kind::DenseArrayAttr;
  }
  static uint32_t hashKey(const Key &key) {
    return KeyHash(key.kind)
        .add(key.type)
        .add(uint64_t(key.size))
        .add(hashSamples(key.data))
        .get();
  }
  bool isKey(const Key &key) const {
    if (kind != key.kind || type != key.type || size != key.size ||
        data.size() != key.data.size())
      return false;
    // Objects that agree in the samples cost one reading each, not one for each pair.
    if (isSampled(data)) {
      if (data.data() == key.data.data())
        return true;
      if (!key.contentHash)
        key.contentHash = hashContents(key.data);
      if (getContentHash() != key.contentHash)
        return false;
    }
    return data == key.data;
  }
  static BytesAttrStorage *create(StorageArena &arena, Dialect *dialect,
                                  const Key &key) {
    auto *storage = make<BytesAttrStorage>(arena, dialect, key);
    if (key.owner) {
      arena.adopt(std::move(key.owner->data), key.owner->size);
    } else if (!key.data.empty()) {
      // Sixteen, so that elements may be read in place.
      void *memory = arena.allocate(key.data.size(), 16);
      std::memcpy(memory, key.data.data(), key.data.size());
      storage->data = {static_cast<uint8_t *>(memory), key.data.size()};
    } else {
      storage->data = {};
    }
    addPart(*storage, key.type);
    return storage;
  }

private:
  /// Large data is hashed by samples, so that data mapped from a file need not
  /// be read to be uniqued.
  static constexpr size_t MinSampled = size_t(64) << 10, NumSamples = 8,
                          SampleSize = 256;
  static bool isSampled(ArrayRef<uint8_t> data) {
    return data.size() >= MinSampled;
  }
  static uint64_t hashSamples(ArrayRef<uint8_t> data) {
    if (!isSampled(data))
      return llvm::xxh3_64bits(data);
    uint8_t samples[NumSamples * SampleSize];
    for (size_t i = 0; i < NumSamples; ++i)
      std::memcpy(samples + i * SampleSize,
                  data.data() +
                      (data.size() - SampleSize) / (NumSamples - 1) * i,
                  SampleSize);
    return llvm::xxh3_64bits(samples);
  }
  /// Never 0.
  static uint64_t hashContents(ArrayRef<uint8_t> data) {
    return llvm::xxh3_64bits(data) | 1;
  }
  uint64_t getContentHash() const {
    uint64_t hash = contentHash.load(std::memory_order_relaxed);
    if (!hash)
      contentHash.store(hash = hashContents(data), std::memory_order_relaxed);
    return hash;
  }
};

} // namespace strata::detail

#endif // STRATA_IR_TYPES_BYTESSTORAGEDETAIL_H
