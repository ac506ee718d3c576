// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A hash of short texts for tables that live as long as one input: inline for up
// to 16 bytes, xxh3 beyond. It is not stable across versions.
#ifndef STRATA_SUPPORT_TEXTHASH_H
#define STRATA_SUPPORT_TEXTHASH_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/xxhash.h"

#include <cstring>

namespace strata {

inline uint64_t hashText(StringRef text) {
  size_t size = text.size();
  if (LLVM_UNLIKELY(size > 16))
    return llvm::xxh3_64bits(text);
  const char *data = text.data();
  uint64_t low = 0, high = 0;
  if (size >= 8) {
    std::memcpy(&low, data, 8);
    std::memcpy(&high, data + size - 8, 8);
  } else if (size >= 4) {
    uint32_t a, b;
    std::memcpy(&a, data, 4);
    std::memcpy(&b, data + size - 4, 4);
    low = a | uint64_t(b) << 32;
  } else if (size) {
    low = uint8_t(data[0]) | uint64_t(uint8_t(data[size / 2])) << 8 |
          uint64_t(uint8_t(data[size - 1])) << 16;
  }
  // Two multiplications mix every byte into the high half; fold it down.
  unsigned __int128 product =
      (unsigned __int128)(low ^ 0x9E3779B97F4A7C15u ^ (size << 56)) *
      (high ^ 0xD6E8FEB86659FD93u);
  uint64_t mixed = uint64_t(product) ^ uint64_t(product >> 64);
  return (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9u;
}

} // namespace strata

#endif // STRATA_SUPPORT_TEXTHASH_H
