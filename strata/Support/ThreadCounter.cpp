// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/ThreadCounter.h"

using namespace strata;

static thread_local unsigned threadCounters[2] = {};
static thread_local const void *threadFoldedOperation = nullptr;

unsigned &detail::getThreadCounter(ThreadCounter counter) {
  return threadCounters[unsigned(counter)];
}

const void *&detail::getFoldedOperation() { return threadFoldedOperation; }
