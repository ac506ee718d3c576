// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The replacements of values in a dialect conversion. Replacements are stacked:
// the last one is undone first.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONVALUESDETAIL_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONVALUESDETAIL_H

#include "strata/IR/Graph/Value.h"
#include "strata/Support/AddressNumbers.h"

#include "llvm/Support/Allocator.h"

namespace strata {
class TypeConverter;
}

namespace strata::detail {

/// The replacement of a value: one, none, or any number of values.
struct Replacement {
  union {
    ValueImpl *one;
    const Value *many;
  };
  /// The converter of the pattern that replaced it.
  const TypeConverter *converter = nullptr;
  uint32_t count : 31;
  /// The value is a result of an operation that was replaced or erased.
  uint32_t ownerIsGone : 1;
  /// The index of the previous replacement, counted from 1.
  uint32_t earlier = 0;

  Replacement() : one(nullptr), count(0), ownerIsGone(false) {}
  ArrayRef<Value> getValues() const {
    static_assert(sizeof(Value) == sizeof(ValueImpl *));
    return {count == 1 ? reinterpret_cast<const Value *>(&one) : many, count};
  }
};
static_assert(sizeof(Replacement) == 24, "one for each value that is replaced");

class ReplacementTable {
public:
  /// Null if it has no replacement. Valid until `push` or `pop`.
  const Replacement *find(Value value) const {
    uint32_t number = numbers.lookup(value.getImpl());
    return number ? &entries[number - 1] : nullptr;
  }
  /// From now on `to` replaces `from`. A mark that the owner is erased is kept.
  void push(Value from, ArrayRef<Value> to, const TypeConverter *converter,
            bool ownerIsGone) {
    Replacement &entry = entries.emplace_back();
    entry.count = uint32_t(to.size());
    entry.converter = converter;
    entry.earlier = numbers.lookup(from.getImpl());
    entry.ownerIsGone = ownerIsGone || (entry.earlier &&
                                        entries[entry.earlier - 1].ownerIsGone);
    if (LLVM_LIKELY(to.size() == 1))
      entry.one = to[0].getImpl();
    else
      entry.many = copy(to);
    numbers.set(from.getImpl(), uint32_t(entries.size()));
  }
  /// Takes back the last `push`, which was of `from`.
  void pop(Value from) {
    numbers.set(from.getImpl(), entries.back().earlier);
    entries.pop_back();
  }
  void reserve(size_t count) {
    entries.reserve(count);
    numbers.reserve(count);
  }

private:
  const Value *copy(ArrayRef<Value> values) {
    Value *kept = arena.Allocate<Value>(values.size());
    std::uninitialized_copy(values.begin(), values.end(), kept);
    return kept;
  }
  AddressNumbers numbers;
  std::vector<Replacement> entries;
  llvm::BumpPtrAllocator arena;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONVALUESDETAIL_H
