// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regular expressions of tables of which few are needed: compiling one costs more than
// reading its row.
#ifndef STRATA_SUPPORT_LAZYREGEX_H
#define STRATA_SUPPORT_LAZYREGEX_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace strata {

/// A regular expression, POSIX extended, that is compiled on first use, by any
/// thread.
class LazyRegex {
public:
  explicit LazyRegex(std::string pattern) : pattern(std::move(pattern)) {}
  const llvm::Regex &get() const {
    std::call_once(once, [&] { regex.emplace(pattern); });
    return *regex;
  }

private:
  std::string pattern;
  mutable std::once_flag once;
  mutable std::optional<llvm::Regex> regex;
};

} // namespace strata

#endif // STRATA_SUPPORT_LAZYREGEX_H
