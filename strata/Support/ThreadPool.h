// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pool of threads for parallel loops, with a limit on their number.
#ifndef STRATA_SUPPORT_THREADPOOL_H
#define STRATA_SUPPORT_THREADPOOL_H

#include "strata/Support/LLVM.h"

#include <cstddef>

namespace strata {

/// Threads for parallel loops. They are started for each loop and end with it:
/// starting one takes some 50 us, and every loop here runs for longer.
class ThreadPool {
public:
  /// Set-up. When disabled, loops run on the calling thread.
  void disable(bool disable = true) { isDisabled = disable; }
  bool isEnabled() const { return !isDisabled; }
  /// The number of threads of a loop, counting the calling one; 0 stands for one
  /// for each hardware thread. Set-up.
  void setNumThreads(unsigned count) { numThreads = count; }
  /// The number of threads: at least 1, at most 16 or twice the number of
  /// hardware threads.
  unsigned getNumThreads() const;
  /// Calls `fn` with each number below `count`, in any order, and waits for all
  /// calls. Where the system has fewer threads to give, fewer are used.
  void parallelFor(size_t count, function_ref<void(size_t)> fn) const;

private:
  unsigned numThreads = 0;
  bool isDisabled = false;
};

} // namespace strata

#endif // STRATA_SUPPORT_THREADPOOL_H
