// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names while reading. A NameTable turns the text of a name into a dense
// number; plain decimal names (`%42`), by far the most, are numbered by direct
// indexing. What a name stands for lies in an array beside it. A value name is
// never shadowed (a second definition of a visible name is an error), so each
// has one entry and leaving a region clears the entries made in it.
#ifndef STRATA_ASM_SSANAMESDETAIL_H
#define STRATA_ASM_SSANAMESDETAIL_H

#include "strata/IR/Operation.h"
#include "strata/Support/TextHash.h"
#include <cstring>
#include <vector>

namespace strata {

/// Text to dense number, numbers from 0 in order of first mention. The text must
/// outlive the table.
class NameTable {
public:
  uint32_t intern(StringRef name) {
    uint64_t number;
    if (isPlainNumber(name, number) && number < 4 * names.size() + 4096) {
      if (number >= plain.size())
        plain.resize(std::max<size_t>(number + 1, plain.size() * 2), 0);
      if (!plain[number])
        plain[number] = add(name);
      return plain[number] - 1;
    }
    return internHashed(name);
  }
  StringRef getName(uint32_t id) const { return names[id]; }
  size_t size() const { return names.size(); }

private:
  static bool isPlainNumber(StringRef name, uint64_t &number) {
    size_t size = name.size();
    if (size == 0 || size > 8 || (name[0] == '0' && size > 1))
      return false;
    number = 0;
    for (char c : name) {
      if (c < '0' || c > '9')
        return false;
      number = number * 10 + (c - '0');
    }
    return true;
  }
  uint32_t add(StringRef name) {
    names.push_back(name);
    return uint32_t(names.size());
  }
  uint32_t internHashed(StringRef name) {
    if ((hashedCount + 1) * 2 > slots.size())
      grow();
    uint64_t hash = hashText(name);
    size_t mask = slots.size() - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
      Slot &slot = slots[i];
      if (!slot.id) {
        ++hashedCount;
        slot.hash = uint32_t(hash >> 32);
        slot.id = add(name);
        return slot.id - 1;
      }
      if (slot.hash == uint32_t(hash >> 32) && names[slot.id - 1] == name)
        return slot.id - 1;
    }
  }
  void grow() {
    std::vector<Slot> old(std::max<size_t>(64, slots.size() * 2));
    old.swap(slots);
    for (const Slot &slot : old) {
      if (!slot.id)
        continue;
      size_t mask = slots.size() - 1;
      size_t i = hashText(names[slot.id - 1]) & mask;
      while (slots[i].id)
        i = (i + 1) & mask;
      slots[i] = slot;
    }
  }
  struct Slot {
    uint32_t hash = 0, id = 0;
  };
  std::vector<StringRef> names;
  /// Number + 1 of a plain decimal name, by its value.
  std::vector<uint32_t> plain;
  std::vector<Slot> slots;
  size_t hashedCount = 0;
};

/// What a value name stands for at the moment.
struct ValueEntry {
  /// Result 0 of the group, or a block argument; null while undefined.
  detail::ValueImpl *first = nullptr;
  /// Number of values in the group.
  uint32_t count = 0;
  /// Where it was defined.
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
};

/// What a block name stands for in the current region.
struct BlockEntry {
  Block *block = nullptr;
  uint32_t region = 0;
  bool defined = false;
  /// First mention, or the definition.
  uint32_t offset = 0;
};

} // namespace strata

#endif // STRATA_ASM_SSANAMESDETAIL_H
