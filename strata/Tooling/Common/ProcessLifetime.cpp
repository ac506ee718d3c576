// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ProcessLifetime.h"

#include <mutex>
#include <vector>

void strata::keepUntilExit(const void *object) {
  static std::mutex mutex;
  static auto *kept = new std::vector<const void *>();
  std::lock_guard<std::mutex> lock(mutex);
  kept->push_back(object);
}
