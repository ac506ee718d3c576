// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of a history file (docs/history-files.md) that two versions of a
// dialect propose: for renamed parts, for defaults that must be written now,
// and for removed parts.
#ifndef STRATA_DIALECTFILES_TOOLS_HISTORYRULES_H
#define STRATA_DIALECTFILES_TOOLS_HISTORYRULES_H

#include "strata/DialectFiles/Tools/DialectDiff.h"

namespace strata {

/// Prints a history file for `changes`, the result of `diffDialects` for `before` and
/// `after`. Breaking changes of which no row can say what to do are listed as comments.
/// The eras of all rows are those of the longest range. Defaults are parsed in `ctx`.
void printHistoryRules(ArrayRef<DialectModel> before,
                       ArrayRef<DialectModel> after,
                       ArrayRef<DialectChange> changes, Context *ctx,
                       raw_ostream &os);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_HISTORYRULES_H
