// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of functions in headers for C and C++.
#ifndef STRATA_TOOLING_COMPILE_CNAMES_H
#define STRATA_TOOLING_COMPILE_CNAMES_H

#include "strata/Support/LLVM.h"

#include <set>
#include <string>

namespace strata {

/// Gives symbols names that C and C++ accept, no two of them the same.
class CNames {
public:
  /// Whether a symbol is a name in C as it is.
  static bool isName(StringRef symbol);
  /// No symbol is given `name`.
  void reserve(StringRef name) { taken.insert(name.str()); }
  /// `symbol`, or a name like it: other characters become `_`, and as many `_` follow as
  /// are needed.
  std::string getName(StringRef symbol);

private:
  std::set<std::string> taken;
};

} // namespace strata

#endif // STRATA_TOOLING_COMPILE_CNAMES_H
