// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operation of ub that the framework creates.
#ifndef STRATA_DIALECTS_UB_UBOPERATIONS_H
#define STRATA_DIALECTS_UB_UBOPERATIONS_H

namespace strata {

class Context;

/// Makes `ub.poison` the undefined value that the framework creates
/// (Interfaces/CommonOperations.h).
void provideUBOperations(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_UB_UBOPERATIONS_H
