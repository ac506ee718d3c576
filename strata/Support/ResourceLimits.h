// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ResourceLimits: limits on the nesting depth, memory, errors and time that a
// Context allows. Code whose cost depends on the input checks the limits and
// reports a diagnostic when one is exceeded.
#ifndef STRATA_SUPPORT_RESOURCELIMITS_H
#define STRATA_SUPPORT_RESOURCELIMITS_H

#include <atomic>
#include <chrono>
#include <cstdint>

namespace strata {

/// Limits; 0 means no limit.
struct ResourceLimits {
  /// Nesting of regions, types, attributes, locations, expressions.
  uint32_t maxDepth = 20000;
  /// Components of one type or attribute written out in full.
  uint32_t maxWeight = 1u << 28;
  /// Bytes of IR, uniqued objects and source.
  uint64_t maxMemory = 0;
  /// Errors reported before reading stops.
  uint64_t maxErrors = 1;
  /// The time at which work has to end; the default is "never".
  std::chrono::steady_clock::time_point deadline =
      std::chrono::steady_clock::time_point::max();

  bool isPastDeadline() const {
    return deadline != std::chrono::steady_clock::time_point::max() &&
           std::chrono::steady_clock::now() > deadline;
  }
  /// True if one more allocation of `bytes` would pass the memory limit.
  bool refusesMemory(uint64_t bytes) const;
};

} // namespace strata

#endif // STRATA_SUPPORT_RESOURCELIMITS_H
