// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/ThreadPool.h"

#include "strata/Support/Thread.h"

#include "llvm/Support/Threading.h"

#include <algorithm>
#include <atomic>
#include <deque>

using namespace strata;

unsigned ThreadPool::getNumThreads() const {
  if (isDisabled)
    return 1;
  unsigned hardware = llvm::hardware_concurrency().compute_thread_count();
  // More threads than this do not make a loop faster, and the system may not have
  // them.
  return numThreads ? std::min(numThreads, std::max(16u, 2 * hardware))
                    : hardware;
}

void ThreadPool::parallelFor(size_t count,
                             function_ref<void(size_t)> fn) const {
  size_t threads = std::min<size_t>(getNumThreads(), count);
  if (threads <= 1) {
    for (size_t i = 0; i < count; ++i)
      fn(i);
    return;
  }
  std::atomic<size_t> next{0};
  auto work = [&] {
    for (size_t i = next++; i < count; i = next++)
      fn(i);
  };
  std::deque<Thread> helpers;
  for (size_t i = 1; i < threads; ++i)
    // Where a thread does not start, the others do its work.
    if (!helpers.emplace_back().start(work))
      break;
  work();
}
