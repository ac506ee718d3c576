// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects that come along: dialect files, embedded in the library, and the
// C++ that belongs to them.
#ifndef STRATA_DIALECTS_CORE_COREDIALECTS_H
#define STRATA_DIALECTS_CORE_COREDIALECTS_H

#include "strata/IR/Context.h"

namespace strata {

class PDLNatives;

/// A dialect that comes along.
struct CoreDialect {
  StringRef name;
  /// Its definition, a dialect file; a NUL byte follows.
  StringRef source;
  /// Registers the C++ of its operations; null if there is none.
  void (*registerHooks)(Context &);
  /// Its rules, for canonicalization; a NUL byte follows. Empty without.
  StringRef patterns = {};
  /// What the rules call; the builtin natives if null.
  const PDLNatives &(*getNatives)() = nullptr;
};

/// All of them, by name.
ArrayRef<CoreDialect> getCoreDialects();

/// Makes them, and the irdl dialect, known to `ctx`; their definitions are read
/// when they are first mentioned. Of those called `others` only the C++ is
/// registered: a file will define them. Set-up.
void registerCoreDialects(Context &ctx, ArrayRef<StringRef> others = {});

} // namespace strata

#endif // STRATA_DIALECTS_CORE_COREDIALECTS_H
