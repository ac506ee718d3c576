// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread whose creation may fail. std::thread terminates the process in that
// case; callers here continue with the threads they have.
#ifndef STRATA_SUPPORT_THREAD_H
#define STRATA_SUPPORT_THREAD_H

#include <functional>
#include <pthread.h>

namespace strata {

/// Joins on destruction unless detached.
class Thread {
public:
  Thread() = default;
  ~Thread() { join(); }
  Thread(const Thread &) = delete;
  Thread &operator=(const Thread &) = delete;

  /// Runs `fn` on a new thread. Returns false, without running it, if no thread
  /// can be created. Call it at most once. The stack has `stackBytes` bytes, or
  /// the default size of the system if that is 0.
  [[nodiscard]] bool start(std::function<void()> fn, size_t stackBytes = 0);
  /// Waits for the end of `fn`, if it was started.
  void join();
  void detach();

private:
  pthread_t handle = {};
  bool isJoinable = false;
};

} // namespace strata

#endif // STRATA_SUPPORT_THREAD_H
