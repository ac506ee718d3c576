// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects that live until the end of the process: destroying large IR takes
// time, and the system frees the memory anyway.
#ifndef STRATA_TOOLING_COMMON_PROCESSLIFETIME_H
#define STRATA_TOOLING_COMMON_PROCESSLIFETIME_H

#include <memory>

namespace strata {

/// Leaves `object` to the end of the process. Checkers of leaks see that it is kept.
void keepUntilExit(const void *object);

/// Makes an object that is kept to the end of the process.
template <typename T, typename... Args> T &makeUntilExit(Args &&...args) {
  T *object = std::make_unique<T>(std::forward<Args>(args)...).release();
  keepUntilExit(object);
  return *object;
}

} // namespace strata

#endif // STRATA_TOOLING_COMMON_PROCESSLIFETIME_H
