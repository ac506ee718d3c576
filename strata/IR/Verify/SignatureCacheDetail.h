// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Caches of facts about operations that are alike. Real IR has few kinds of operations: the
// parser, the verifier and the printer find nearly all operations of a large module in a
// cache of a few thousand entries.
#ifndef STRATA_IR_VERIFY_SIGNATURECACHEDETAIL_H
#define STRATA_IR_VERIFY_SIGNATURECACHEDETAIL_H

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

namespace strata::detail {

/// The key of a cached fact in a PartsCache: the definition, and pointers or
/// numbers.
struct PartsKey {
  static constexpr size_t MaxParts = 16;

  PartsKey(const OpDefinition &def, uint32_t counts)
      : def(&def), counts(counts),
        hash((reinterpret_cast<uintptr_t>(&def) >> 4) + counts) {}
  bool isFull() const { return size == MaxParts; }
  /// The key must not be full.
  void add(uintptr_t part) {
    parts[size++] = part;
    hash = (hash + (part >> 4) + part) * uintptr_t(0x9E3779B97F4A7C15u);
    hash ^= hash >> 32;
  }
  void add(const void *part) { add(reinterpret_cast<uintptr_t>(part)); }

  const OpDefinition *def;
  uint32_t counts, size = 0;
  uintptr_t hash;
  uintptr_t parts[MaxParts];
};

/// Maps keys to facts `T`. For one Context, for one thread, as long as no definition
/// changes. A new key may replace an older one.
template <typename T> class PartsCache {
public:
  /// The facts about `key`, a default `T` if there are none yet. Valid until the next call.
  T &find(const PartsKey &key) {
    if (LLVM_UNLIKELY(entries.empty()))
      entries.resize(FewEntries);
    Entry *set = getSet(key.hash);
    if (LLVM_LIKELY(set[0].isFor(key)))
      return set[0].facts;
    if (set[1].isFor(key))
      return set[1].facts;
    if (++numMisses >= entries.size() / 2 && entries.size() < MostEntries) {
      grow();
      set = getSet(key.hash);
    }
    set[1] = std::move(set[0]);
    set[0].assign(key);
    return set[0].facts;
  }

private:
  /// The least and the greatest number of entries, powers of two. The number grows by
  /// a factor of four after misses for half of the entries: to clear many takes longer
  /// than to verify a small function.
  static constexpr size_t FewEntries = 16, MostEntries = 4096;
  struct Entry {
    uintptr_t hash = 0;
    /// Null if there is no key here.
    const OpDefinition *def = nullptr;
    uint32_t counts = 0, size = 0;
    T facts;
    uintptr_t parts[PartsKey::MaxParts] = {};

    bool isFor(const PartsKey &key) const {
      return hash == key.hash && def == key.def && counts == key.counts &&
             size == key.size &&
             std::equal(key.parts, key.parts + key.size, parts);
    }
    void assign(const PartsKey &key) {
      hash = key.hash;
      def = key.def;
      counts = key.counts;
      size = key.size;
      facts = T();
      std::copy(key.parts, key.parts + key.size, parts);
    }
  };

  /// The two entries that a key may be in, the more recent one first.
  Entry *getSet(uintptr_t hash) {
    return &entries[(hash >> 8) & (entries.size() - 1) & ~size_t(1)];
  }
  void grow() {
    std::vector<Entry> old(4 * entries.size());
    old.swap(entries);
    numMisses = 0;
    for (Entry &entry : llvm::reverse(old)) {
      if (!entry.def)
        continue;
      Entry *set = getSet(entry.hash);
      set[1] = std::move(set[0]);
      set[0] = std::move(entry);
    }
  }

  std::vector<Entry> entries;
  /// The number of misses since the last growth.
  size_t numMisses = 0;
};

/// Maps signatures to facts `T`, like PartsCache. A signature is the definition, the types
/// of operands and results, the inherent attributes, and the numbers of regions and
/// successors. The signature with regions adds, for each region, that it is empty, or the
/// types of the arguments of its only block, the definition of the terminator, and the types
/// of the terminator's operands.
template <typename T> class SignatureCache {
public:
  /// The facts about operations with the signature of `op`, a default `T` if there are
  /// none yet. Null if `op` has too many parts, or `withRegions` and a region with several
  /// blocks. Valid until the next call.
  T *find(Operation *op, bool withRegions = false) {
    PartsKey key(op->getDefinition(), getCounts(op));
    if (!addSignature(op, key) ||
        (withRegions && op->getNumRegions() && !addRegions(op, key)))
      return nullptr;
    return &cache.find(key);
  }
  /// Like `find`, of operations with one signature around which there are operations with
  /// one definition and the same types. Null at the top.
  T *findWithParent(Operation *op) {
    Operation *parent = op->getParentOp();
    PartsKey key(op->getDefinition(), getCounts(op));
    if (!parent || !addSignature(op, key))
      return nullptr;
    unsigned numOperands = parent->getNumOperands();
    unsigned numResults = parent->getNumResults();
    if (key.size + 3 + size_t(numOperands) + numResults > PartsKey::MaxParts)
      return nullptr;
    key.add(&parent->getDefinition());
    key.add(uintptr_t(numOperands) << 32 | numResults);
    key.add(uintptr_t(parent->getNumRegions()) << 32 |
            parent->getNumSuccessors());
    addTypes(parent, key);
    return &cache.find(key);
  }

private:
  static constexpr unsigned MaxCount = 255;

  static void addTypes(Operation *op, PartsKey &key) {
    for (unsigned i = 0, e = op->getNumOperands(); i < e; ++i) {
      // C++ can make operations with null operands.
      Value operand = op->getOperand(i);
      key.add(operand ? operand.getType().getImpl() : nullptr);
    }
    for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
      key.add(op->getResult(i).getType().getImpl());
  }

  static uint32_t getCounts(Operation *op) {
    return op->getNumOperands() | op->getNumResults() << 8 |
           op->getNumRegions() << 16 | op->getNumSuccessors() << 24;
  }
  /// Adds types and attributes; false if these are too many.
  static bool addSignature(Operation *op, PartsKey &key) {
    ArrayRef<Attribute> slots = op->getAttrSlots();
    size_t size =
        size_t(op->getNumOperands()) + op->getNumResults() + slots.size();
    if (size > PartsKey::MaxParts || op->getNumRegions() > MaxCount ||
        op->getNumSuccessors() > MaxCount)
      return false;
    addTypes(op, key);
    for (Attribute slot : slots)
      key.add(slot.getAsOpaquePointer());
    return true;
  }

  /// Adds the regions of `op`: for each a null pointer, or the types of arguments, the
  /// definition of the last operation, and the types of its operands. False if these are too
  /// many.
  static bool addRegions(Operation *op, PartsKey &key) {
    auto add = [&](const void *part) {
      if (key.isFull())
        return false;
      key.add(part);
      return true;
    };
    static const char noTerminator = 0;
    for (Region &region : op->getRegions()) {
      if (region.empty()) {
        if (!add(nullptr))
          return false;
        continue;
      }
      if (!region.hasOneBlock())
        return false;
      Block &block = region.front();
      Operation *last = block.empty() ? nullptr : &block.back();
      unsigned numOperands = last ? last->getNumOperands() : 0;
      if (key.isFull())
        return false;
      key.add(uintptr_t(block.getNumArguments()) << 32 | numOperands);
      for (unsigned i = 0; i < block.getNumArguments(); ++i)
        if (!add(block.getArgument(i).getType().getImpl()))
          return false;
      if (!add(last ? static_cast<const void *>(&last->getDefinition())
                    : &noTerminator))
        return false;
      for (unsigned i = 0; last && i < last->getNumOperands(); ++i) {
        Value operand = last->getOperand(i);
        if (!operand || !add(operand.getType().getImpl()))
          return false;
      }
    }
    return true;
  }

  PartsCache<T> cache;
};

} // namespace strata::detail

#endif // STRATA_IR_VERIFY_SIGNATURECACHEDETAIL_H
