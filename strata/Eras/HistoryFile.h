// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// History files: older versions of dialects, as data. A file is a module whose
// attributes are tables, and which contains the operations that have no
// counterpart of the same syntax, as irdl.dialect, and the rules that turn them
// into current operations, as pdl.pattern:
//
//   module attributes {
//     history.renamed = [["std.addi", "arith.addi", "2019-2021"]]
//   } {
//     irdl.dialect @std { irdl.operation @rank { ... } }
//     pdl.pattern @rank_of_tensor : benefit(1) { ... }
//   }
//
// docs/history-files.md describes the tables.
#ifndef STRATA_ERAS_HISTORYFILE_H
#define STRATA_ERAS_HISTORYFILE_H

#include "strata/IR/Context.h"

namespace strata {

/// Adds the contents of the history file `text` to the tables of `ctx`, loads
/// its dialects and compiles its rules. `text` must be followed by a NUL byte
/// and outlive `ctx`; messages call it `fileName`. Fails, with diagnostics, if
/// anything is wrong. Set-up.
LogicalResult loadHistory(Context &ctx, StringRef text, StringRef fileName);

/// Adds the tables of a history file that is part of the program and without errors; both
/// texts must outlive `ctx`. Its dialects and rules are read when the first operation
/// needs them; the table `history.rule_roots` names the operations of other dialects that
/// its rules match. Set-up.
LogicalResult registerHistory(Context &ctx, StringRef text, StringRef fileName);

/// Registers the histories of the bundled dialects; or, if they are not trusted, loads and
/// checks them, as a test does. Set-up.
LogicalResult loadBundledHistories(Context &ctx, bool isTrusted = true);

} // namespace strata

#endif // STRATA_ERAS_HISTORYFILE_H
