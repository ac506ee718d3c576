// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Thread.h"

#include <cassert>
#include <memory>

using namespace strata;

bool Thread::start(std::function<void()> fn) {
  assert(!isJoinable && "already started");
  auto body = std::make_unique<std::function<void()>>(std::move(fn));
  auto run = [](void *argument) -> void * {
    std::unique_ptr<std::function<void()>> body(
        static_cast<std::function<void()> *>(argument));
    (*body)();
    return nullptr;
  };
  if (pthread_create(&handle, nullptr, run, body.get()) != 0)
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
