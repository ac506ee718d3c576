// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function that is called at the end of a scope.
#ifndef STRATA_SUPPORT_SCOPEEXIT_H
#define STRATA_SUPPORT_SCOPEEXIT_H

#include <utility>

namespace strata {

/// Runs a function when it goes out of scope. (LLVM's differs from version to
/// version.)
template <typename Fn> class ScopeExit {
public:
  explicit ScopeExit(Fn fn) : fn(std::move(fn)) {}
  ~ScopeExit() { fn(); }
  ScopeExit(const ScopeExit &) = delete;
  ScopeExit &operator=(const ScopeExit &) = delete;

private:
  Fn fn;
};

} // namespace strata

#endif // STRATA_SUPPORT_SCOPEEXIT_H
