// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a level of a sparse tensor is stored. `#sparse_tensor.encoding` keeps a number for
// each level.
#ifndef STRATA_DIALECTS_SPARSETENSOR_LEVELTYPE_H
#define STRATA_DIALECTS_SPARSETENSOR_LEVELTYPE_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace strata::sparse_tensor {

enum class LevelFormat : uint8_t {
  Dense,
  Batch,
  Compressed,
  Singleton,
  LooseCompressed,
  /// At most `n` of `m` elements are stored.
  Structured
};

struct LevelType {
  LevelFormat format = LevelFormat::Dense;
  bool isUnique = true, isOrdered = true;
  /// The coordinates are an array of their own.
  bool isSoA = false;
  /// The numbers of a Structured level.
  uint32_t n = 0, m = 0;

  /// The number that encodings keep.
  int64_t encode() const;
  static LevelType decode(int64_t number);
  /// Whether the format can have the properties.
  bool isValid() const;
  /// `compressed(nonunique)`.
  std::string toText() const;
};

/// The format of this name.
std::optional<LevelFormat> findLevelFormat(llvm::StringRef name);

} // namespace strata::sparse_tensor

#endif // STRATA_DIALECTS_SPARSETENSOR_LEVELTYPE_H
