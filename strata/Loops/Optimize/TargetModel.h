// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TargetModel: the properties of a processor from which tile sizes are computed.
#ifndef STRATA_LOOPS_OPTIMIZE_TARGETMODEL_H
#define STRATA_LOOPS_OPTIMIZE_TARGETMODEL_H

#include "strata/Support/LLVM.h"

#include <cstdint>
#include <optional>
#include <string>

namespace strata {

struct TargetModel {
  /// The processor, as LLVM calls it.
  std::string cpu;
  /// The width of vectors, and the number of registers that have them.
  unsigned vectorBits = 128, numVectorRegisters = 16;
  /// Whether it adds products without rounding them.
  bool hasFMA = false;
  /// The instructions on vectors of floats that a core executes in a cycle, and the bytes that it loads from memory in
  /// one, about, for predicted rates (docs/optimize.md).
  unsigned numVectorUnits = 2;
  double memoryBytesPerCycle = 4;
  /// Bytes of the data caches that one core has, and of the last level.
  int64_t l1Bytes = 32 << 10, l2Bytes = 256 << 10, l3Bytes = 4 << 20;

  /// The number of elements of a vector.
  int64_t getVectorLength(unsigned elementBits) const {
    return std::max<int64_t>(vectorBits / std::max(elementBits, 8u), 1);
  }
  /// The most operations of floats of a core in a cycle; a sum of a product counts as two.
  int64_t getFlopsPerCycle(unsigned elementBits) const {
    return getVectorLength(elementBits) * numVectorUnits * (hasFMA ? 2 : 1);
  }
};

/// The model of a processor of x86-64; `native` stands for that of this machine, whose caches are read
/// from it. std::nullopt for an unknown name.
std::optional<TargetModel> getTargetModel(StringRef cpu);

} // namespace strata

#endif // STRATA_LOOPS_OPTIMIZE_TARGETMODEL_H
