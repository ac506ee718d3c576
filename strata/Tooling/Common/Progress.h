// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A line on a terminal that says how far the work on several files is.
#ifndef STRATA_TOOLING_COMMON_PROGRESS_H
#define STRATA_TOOLING_COMMON_PROGRESS_H

#include "strata/Support/LLVM.h"

#include <atomic>
#include <mutex>

namespace strata {

/// Shown if the standard error is a terminal and there is more than one file.
class Progress {
public:
  explicit Progress(size_t total);
  /// One more is done. Any thread.
  void advance();
  void clear();

private:
  size_t total;
  std::atomic<size_t> done{0};
  std::mutex mutex;
  bool enabled;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_PROGRESS_H
