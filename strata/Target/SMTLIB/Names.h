// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols of an SMT-LIB script.
#ifndef STRATA_TARGET_SMTLIB_NAMES_H
#define STRATA_TARGET_SMTLIB_NAMES_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <string>

namespace strata::smtlib {

/// `name` as a symbol (section 3.1 of SMT-LIB 2.6): `_` replaces characters that no symbol
/// has, and a name that is no simple symbol is put between bars.
std::string toSymbol(StringRef name);

/// Symbols that are different from each other and from
/// those that SMT-LIB and its theories define.
class Names {
public:
  /// A symbol that begins with `prefix`: the prefix itself if it is free, otherwise with
  /// the least free number after `_`.
  std::string add(StringRef prefix);

private:
  llvm::StringSet<> used;
  /// The first number that has not been tried for a prefix.
  llvm::StringMap<unsigned> next;
};

} // namespace strata::smtlib

#endif // STRATA_TARGET_SMTLIB_NAMES_H
