// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Stack.h"

#include "llvm/Support/ErrorHandling.h"

#include <pthread.h>

using namespace strata;

/// The lowest address the calling thread's stack may reach, plus the margin.
static uintptr_t findStackFloor() {
  constexpr uintptr_t Margin = 128 << 10;
  pthread_attr_t attr;
  void *base = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attr) != 0)
    return 0;
  pthread_attr_getstack(&attr, &base, &size);
  pthread_attr_destroy(&attr);
  return reinterpret_cast<uintptr_t>(base) + Margin;
}

bool strata::isStackLow() {
  static thread_local uintptr_t floor = findStackFloor();
  return reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) < floor;
}

/// Set on stacks that another thread runs on.
static thread_local uintptr_t stackOwner = 0;

uintptr_t strata::getStackOwner() {
  return stackOwner ? stackOwner : reinterpret_cast<uintptr_t>(&stackOwner);
}

static thread_local void *threadData = nullptr;

void *&strata::getThreadData() { return threadData; }

namespace {
/// The function to run on a new stack, and the caller's thread-local state.
struct StackJob {
  function_ref<void()> fn;
  uintptr_t owner;
  void *data;
};
} // namespace

void strata::runOnNewStack(function_ref<void()> fn, size_t bytes) {
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  pthread_attr_setstacksize(&attr, bytes);
  pthread_t thread;
  auto entry = [](void *arg) -> void * {
    auto *job = static_cast<StackJob *>(arg);
    stackOwner = job->owner;
    threadData = job->data;
    job->fn();
    return nullptr;
  };
  StackJob job{fn, getStackOwner(), threadData};
  if (pthread_create(&thread, &attr, entry, &job) != 0)
    llvm::report_bad_alloc_error("cannot create a thread with a larger stack");
  pthread_attr_destroy(&attr);
  pthread_join(thread, nullptr);
}
