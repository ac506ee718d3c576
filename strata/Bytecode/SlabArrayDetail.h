// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SlabArray: a growing array in slabs of Pool.h. Items never move, so growing copies
// nothing, and from the third slab on it takes huge pages: with vectors, a tenth of the
// time to write a million operations went into faults of small pages. Earlier ones would
// not be used up: with huge pages for the second slabs, writing 300,000 operations took a
// twelfth more memory.
#ifndef STRATA_BYTECODE_SLABARRAYDETAIL_H
#define STRATA_BYTECODE_SLABARRAYDETAIL_H

#include "strata/Support/Pool.h"

#include <type_traits>
#include <vector>

namespace strata::bytecode {

/// Items are not destroyed. New ones of `resize` read as zero.
template <typename T> class SlabArray {
  static_assert(std::is_trivially_destructible_v<T>);

public:
  static constexpr size_t PerSlab = Pool::SlabSize / sizeof(T);

  SlabArray() = default;
  SlabArray(const SlabArray &) = delete;
  SlabArray &operator=(const SlabArray &) = delete;
  ~SlabArray() { clear(); }

  size_t size() const { return count; }
  T &operator[](size_t index) {
    assert(index < count && "no such item");
    return slabs[index / PerSlab][index % PerSlab];
  }
  const T &operator[](size_t index) const {
    assert(index < count && "no such item");
    return slabs[index / PerSlab][index % PerSlab];
  }
  /// The items from `index` on that lie one behind the other.
  MutableArrayRef<T> getRun(size_t index) {
    return MutableArrayRef<T>(
        &(*this)[index], std::min(PerSlab - index % PerSlab, count - index));
  }
  T &push_back(const T &item) {
    if (LLVM_UNLIKELY(next == end))
      addSlab(slabs.size() >= 2);
    ++count;
    return *new (next++) T(item);
  }
  /// Of an empty array.
  void resize(size_t size) {
    assert(!count && "the array has items");
    // The last one may be used in part.
    while (slabs.size() * PerSlab < size)
      addSlab(size - slabs.size() * PerSlab >= PerSlab / 2);
    count = size;
    next = end;
    if (size_t used = size % PerSlab)
      next = slabs.back() + used;
  }
  void clear() {
    for (T *slab : slabs)
      detail::unmapSlab(slab);
    slabs.clear();
    count = 0;
    next = end = nullptr;
  }

private:
  LLVM_ATTRIBUTE_NOINLINE void addSlab(bool hugePage) {
    next = reinterpret_cast<T *>(detail::mapSlab(hugePage));
    end = next + PerSlab;
    slabs.push_back(next);
  }

  std::vector<T *> slabs;
  T *next = nullptr, *end = nullptr;
  size_t count = 0;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_SLABARRAYDETAIL_H
