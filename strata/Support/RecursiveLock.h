// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A recursive mutex that the new stacks of Stack.h inherit: code that holds the
// lock and continues on a new stack holds it there too.
#ifndef STRATA_SUPPORT_RECURSIVELOCK_H
#define STRATA_SUPPORT_RECURSIVELOCK_H

#include "strata/Support/Stack.h"

#include <atomic>
#include <mutex>

namespace strata {

/// For std::lock_guard.
class RecursiveLock {
public:
  /// Whether the calling thread holds it.
  bool isHeld() const {
    return owner.load(std::memory_order_relaxed) == getStackOwner();
  }
  void lock() {
    if (!isHeld()) {
      mutex.lock();
      owner.store(getStackOwner(), std::memory_order_relaxed);
    }
    ++depth;
  }
  void unlock() {
    if (--depth)
      return;
    owner.store(0, std::memory_order_relaxed);
    mutex.unlock();
  }

private:
  std::mutex mutex;
  std::atomic<uintptr_t> owner{0};
  unsigned depth = 0;
};

} // namespace strata

#endif // STRATA_SUPPORT_RECURSIVELOCK_H
