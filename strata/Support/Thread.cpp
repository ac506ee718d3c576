// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Thread.h"

#include <cassert>
#include <memory>

using namespace strata;

bool Thread::start(std::function<void()> fn, size_t stackBytes) {
  assert(!isJoinable && "already started");
  auto body = std::make_unique<std::function<void()>>(std::move(fn));
  auto run = [](void *argument) -> void * {
    std::unique_ptr<std::function<void()>> body(
        static_cast<std::function<void()> *>(argument));
    (*body)();
    return nullptr;
  };
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  if (stackBytes)
    pthread_attr_setstacksize(&attr, stackBytes);
  int result = pthread_create(&handle, &attr, run, body.get());
  pthread_attr_destroy(&attr);
  if (result != 0)
    return false;
  (void)body.release();
  isJoinable = true;
  return true;
}

void Thread::join() {
  if (isJoinable)
    pthread_join(handle, nullptr);
  isJoinable = false;
}

void Thread::detach() {
  if (isJoinable)
    pthread_detach(handle);
  isJoinable = false;
}
