// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of a history file, the attributes of its module.
#ifndef STRATA_ERAS_HISTORYTABLESDETAIL_H
#define STRATA_ERAS_HISTORYTABLESDETAIL_H

#include "strata/Asm/Eras/OpHistory.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Adds the tables of `module` to `history`. In a file that is part of the
/// program (`isTrusted`), names of definitions and regular expressions are not
/// checked, and additions to definitions of a dialect are made when that is
/// loaded; otherwise the dialects are loaded, and errors are reported. Set-up.
LogicalResult readHistoryTables(Operation *module, OpHistory &history,
                                bool isTrusted);

} // namespace strata

#endif // STRATA_ERAS_HISTORYTABLESDETAIL_H
