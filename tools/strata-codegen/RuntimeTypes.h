// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memrefs and small floats as compiled programs pass them to runtime functions.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_RUNTIMETYPES_H
#define STRATA_TOOLS_STRATA_CODEGEN_RUNTIMETYPES_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <bit>
#include <cmath>

namespace strata::codegen {

/// A memref without rank: its rank and its descriptor.
struct AnyMemRef {
  int64_t rank;
  const void *descriptor;
};

/// The descriptor of a memref of any rank.
template <typename T> struct MemRefView {
  explicit MemRefView(const AnyMemRef &memref)
      : MemRefView(memref.rank, memref.descriptor) {}
  MemRefView(int64_t rank, const void *descriptor) : rank(rank) {
    struct Head {
      T *allocated, *aligned;
      int64_t offset;
    };
    const auto *head = static_cast<const Head *>(descriptor);
    data = head->aligned;
    offset = head->offset;
    sizes = reinterpret_cast<const int64_t *>(head + 1);
    strides = sizes + rank;
  }
  ArrayRef<int64_t> getSizes() const { return {sizes, size_t(rank)}; }
  ArrayRef<int64_t> getStrides() const { return {strides, size_t(rank)}; }

  int64_t rank, offset;
  T *data;
  const int64_t *sizes, *strides;
};

struct BFloat {
  uint16_t bits;
  float get() const { return std::bit_cast<float>(uint32_t(bits) << 16); }
  bool operator==(const BFloat &other) const { return get() == other.get(); }
};

struct Half {
  uint16_t bits;
  float get() const {
    float sign = bits >> 15 ? -1.0f : 1.0f;
    int exponent = bits >> 10 & 31;
    float fraction = float(bits & 1023) / 1024;
    if (exponent == 31)
      return bits & 1023 ? std::copysign(NAN, sign) : sign * INFINITY;
    return sign * (exponent ? std::ldexp(1 + fraction, exponent - 15)
                            : std::ldexp(fraction, -14));
  }
  bool operator==(const Half &other) const { return get() == other.get(); }
};

/// Four vectors of four numbers.
struct Vector4x4 {
  float values[4][4];
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_RUNTIMETYPES_H
