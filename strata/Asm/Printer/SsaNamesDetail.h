// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names while reading. A NameTable turns the text of a name into a dense
// number. Most names are a word and a decimal number (`%42`, `%arg3`,
// `#loc17`): those of one word form a series that is looked up by direct
// indexing, which keeps names that occur together together in memory; the rest
// are hashed. The object that a name stands for lies in a separate array. A
// value name is never shadowed (a second definition of a visible name is an
// error), so each has one entry and leaving a region clears the entries made in
// it.
#ifndef STRATA_ASM_PRINTER_SSANAMESDETAIL_H
#define STRATA_ASM_PRINTER_SSANAMESDETAIL_H

#include "strata/Asm/Source/Lexer.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Support/TextHash.h"

#include <cstring>
#include <vector>

namespace strata {

/// Text to dense number, numbers from 0 in order of first mention. The text
/// must outlive the table.
class NameTable {
public:
  uint32_t intern(StringRef name) {
    if (uint32_t *id = findNumber(name))
      return internIn(allSeries[numbers - 1], *id, name);
    size_t digits = name.size();
    while (digits && CharClass::is(name[digits - 1], CharClass::Digit))
      --digits;
    size_t count = name.size() - digits;
    if (count == 0 && name.size() <= MaxShort)
      return internShort(name);
    if (count == 0 || count > 8 || (name[digits] == '0' && count > 1))
      return internHashed(name);
    Series *series = findSeries(name.take_front(digits));
    if (!series)
      return internHashed(name);
    uint32_t number = 0;
    for (char c : name.drop_front(digits))
      number = number * 10 + uint32_t(c - '0');
    if (number >= series->ids.size()) {
      // A lone large number must not make a large table.
      if (number > 4 * (series->used + expected) + 4096) {
        series->overflowed = true;
        return internHashed(name);
      }
      series->ids.resize(std::max<size_t>(number + 1, series->ids.size() * 2));
    }
    return internIn(*series, series->ids[number], name);
  }
  StringRef getName(uint32_t id) const { return names[id]; }
  /// Prepares for `count` names, numbered up to about that.
  void reserve(size_t count) {
    names.reserve(count);
    expected = count;
  }
  size_t size() const { return names.size(); }

private:
  /// The names made of one word and a number.
  struct Series {
    StringRef word;
    uint64_t packedWord;
    /// Number + 1 of a name, by its decimal number.
    std::vector<uint32_t> ids;
    size_t used = 0;
    /// Set when a name of the series was hashed since its number was too large.
    bool overflowed = false;
  };
  /// The entry of a name that is a number, if there is room for one: a fast path.
  uint32_t *findNumber(StringRef name) {
    if (name.empty() || name.size() > 8 || !numbers ||
        !CharClass::is(name[0], CharClass::Digit) ||
        (name[0] == '0' && name.size() > 1))
      return nullptr;
    uint32_t number = 0;
    for (char c : name) {
      if (!CharClass::is(c, CharClass::Digit))
        return nullptr;
      number = number * 10 + uint32_t(c - '0');
    }
    std::vector<uint32_t> &ids = allSeries[numbers - 1].ids;
    return number < ids.size() ? &ids[number] : nullptr;
  }
  static constexpr size_t MaxShort = 7;
  /// A short text and its size as a number, 0 for others.
  static uint64_t pack(StringRef text) {
    if (LLVM_UNLIKELY(text.size() > MaxShort))
      return 0;
    uint64_t packed = text.size() + 1;
    for (char c : text)
      packed = packed << 8 | uint8_t(c);
    return packed;
  }
  /// `id` is the entry of `name` in `series`.
  uint32_t internIn(Series &series, uint32_t &id, StringRef name) {
    if (LLVM_UNLIKELY(!id)) {
      // The name may have come before the series was long enough for it.
      id = series.overflowed ? internHashed(name) + 1 : add(name);
      ++series.used;
    }
    return id - 1;
  }
  Series *findSeries(StringRef word) {
    uint64_t packed = pack(word);
    for (Series &series : allSeries)
      if (series.packedWord == packed && (packed || series.word == word))
        return &series;
    if (allSeries.size() == MaxSeries)
      return nullptr;
    allSeries.push_back({word, packed, {}, 0, false});
    if (word.empty())
      numbers = allSeries.size();
    return &allSeries.back();
  }
  /// Short names are few and come often.
  uint32_t internShort(StringRef name) {
    uint64_t packed = pack(name);
    Short &known = shorts[(packed * 0x9E3779B97F4A7C15u) >> (64 - ShortBits)];
    if (LLVM_UNLIKELY(known.packed != packed))
      known = {packed, internHashed(name)};
    return known.id;
  }
  uint32_t add(StringRef name) {
    names.push_back(name);
    return uint32_t(names.size());
  }
  uint32_t internHashed(StringRef name) {
    // Consecutive lookups of one name are common in long operand lists.
    if (lastHashed < names.size() && names[lastHashed] == name)
      return lastHashed;
    return lastHashed = lookupHashed(name);
  }
  uint32_t lookupHashed(StringRef name) {
    if ((hashedCount + 1) * 2 > slots.size())
      grow();
    uint32_t hash = uint32_t(hashText(name) >> 32);
    size_t mask = slots.size() - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
      Slot &slot = slots[i];
      if (!slot.id) {
        ++hashedCount;
        slot = {hash, add(name)};
        return slot.id - 1;
      }
      if (slot.hash == hash && names[slot.id - 1] == name)
        return slot.id - 1;
    }
  }
  void grow() {
    std::vector<Slot> old(std::max<size_t>(64, slots.size() * 2));
    old.swap(slots);
    size_t mask = slots.size() - 1;
    for (const Slot &slot : old) {
      if (!slot.id)
        continue;
      size_t i = slot.hash & mask;
      while (slots[i].id)
        i = (i + 1) & mask;
      slots[i] = slot;
    }
  }
  struct Slot {
    uint32_t hash = 0, id = 0;
  };
  struct Short {
    uint64_t packed = 0;
    uint32_t id = 0;
  };
  static constexpr unsigned ShortBits = 7;
  Short shorts[1 << ShortBits];
  std::vector<StringRef> names;
  static constexpr size_t MaxSeries = 12;
  size_t expected = 0;
  std::vector<Series> allSeries;
  /// The place of the series without a word, plus 1; 0 if there is none.
  size_t numbers = 0;
  std::vector<Slot> slots;
  size_t hashedCount = 0;
  uint32_t lastHashed = ~0u;
};

/// The current meaning of a value name.
struct ValueEntry {
  /// Result 0 of the group, or a block argument; null while undefined.
  detail::ValueImpl *first = nullptr;
  /// Number of values in the group.
  uint32_t count = 0;
  /// The place of its definition.
  uint32_t offset = 0;
  /// Number + 1 of the last pending use before the definition.
  uint32_t forward = 0;

  /// Value `index` of the group.
  Value get(uint32_t index) const {
    if (index == 0 || first->kind() == detail::ValueImpl::Argument)
      return Value(first);
    return OpResult(first).getOwner()->getResult(
        OpResult(first).getResultNumber() + index);
  }
};

/// A use of a value before its definition: the value used meanwhile is the
/// result of a placeholder operation.
struct ForwardRef {
  Operation *placeholder = nullptr;
  uint32_t name = 0;
  uint32_t number = 0;
  uint32_t offset = 0;
  /// The next older one of the same name, number + 1.
  uint32_t next = 0;
  /// Operands of operations that are being read.
  uint32_t holders = 0;
};

/// The meaning of a block name in the current region.
struct BlockEntry {
  Block *block = nullptr;
  uint32_t region = 0;
  bool defined = false;
  /// First mention, or the definition.
  uint32_t offset = 0;
};

} // namespace strata

#endif // STRATA_ASM_PRINTER_SSANAMESDETAIL_H
