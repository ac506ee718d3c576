// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TextCache: maps a slice of the input to its parsed object. Pauses when the
// input does not repeat itself.
#ifndef STRATA_ASM_PARSER_TEXTCACHEDETAIL_H
#define STRATA_ASM_PARSER_TEXTCACHEDETAIL_H

#include "strata/Support/TextHash.h"

#include <vector>

namespace strata {

template <typename T> class TextCache {
public:
  /// A look-up that remembers where a miss may be stored.
  struct Probe {
    uint64_t hash = 0;
    StringRef text;
  };

  /// The object for `text`, or null and a probe for `insert`.
  const T *lookup(StringRef text, Probe &probe) {
    probe = {hashText(text), text};
    if (slots.empty())
      return nullptr;
    size_t mask = slots.size() - 1;
    for (size_t i = probe.hash & mask;; i = (i + 1) & mask) {
      const Slot &slot = slots[i];
      if (!slot.data)
        break;
      if (slot.hash == uint32_t(probe.hash >> 32) &&
          StringRef(slot.data, slot.size) == text) {
        ++hits;
        return &slot.value;
      }
    }
    ++misses;
    return nullptr;
  }
  void insert(const Probe &probe, T value) {
    if (used > MaxEntries)
      return;
    if ((used + 1) * 2 > slots.size())
      grow();
    size_t mask = slots.size() - 1;
    size_t i = probe.hash & mask;
    while (slots[i].data)
      i = (i + 1) & mask;
    slots[i] = {probe.text.data(), uint32_t(probe.text.size()),
                uint32_t(probe.hash >> 32), value};
    ++used;
  }
  /// False while looking up is not worth it: fewer than one hit in four among
  /// the last tries. Tries again after a while.
  bool isWorthwhile() {
    if (hits + misses < 512)
      return true;
    if (misses <= hits * 3) {
      hits = misses = 0;
      return true;
    }
    if (++skipped < 8192)
      return false;
    hits = misses = skipped = 0;
    return true;
  }

private:
  static constexpr size_t MaxEntries = 1 << 16;
  struct Slot {
    const char *data = nullptr;
    uint32_t size = 0, hash = 0;
    T value = {};
  };
  void grow() {
    std::vector<Slot> old(slots.empty() ? 64 : slots.size() * 2);
    old.swap(slots);
    size_t mask = slots.size() - 1;
    for (const Slot &slot : old) {
      if (!slot.data)
        continue;
      size_t i = hashText(StringRef(slot.data, slot.size)) & mask;
      while (slots[i].data)
        i = (i + 1) & mask;
      slots[i] = slot;
    }
  }
  std::vector<Slot> slots;
  size_t used = 0;
  uint32_t hits = 0, misses = 0, skipped = 0;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_TEXTCACHEDETAIL_H
