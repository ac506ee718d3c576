// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects that MLIR 22 ships but Strata has no definitions of. They are
// declared, so that their operations, types and attributes are kept as written
// without `--allow-unregistered-dialect`, and printed with the aliases that the
// owning dialect suggests. A dialect leaves the list when its definition comes.
#ifndef STRATA_TOOLING_COMMON_KNOWNDIALECTS_H
#define STRATA_TOOLING_COMMON_KNOWNDIALECTS_H

#include "strata/IR/Context.h"

namespace strata {

void declareKnownDialects(Context &ctx);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_KNOWNDIALECTS_H
