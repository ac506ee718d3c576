// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that may fail to start. std::thread ends the process when the system
// has no thread left to give; callers here go on with the threads they have.
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

  /// Runs `fn` on a new thread. False, and nothing runs, if there is none to be
  /// had. At most once.
  [[nodiscard]] bool start(std::function<void()> fn);
  /// Waits for the end of `fn`, if it was started.
  void join();
  void detach();

private:
  pthread_t handle = {};
  bool isJoinable = false;
};

} // namespace strata

#endif // STRATA_SUPPORT_THREAD_H
