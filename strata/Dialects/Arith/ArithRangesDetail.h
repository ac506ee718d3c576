// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ranges that arith infers by functions in C++.
#ifndef STRATA_DIALECTS_ARITH_ARITHRANGESDETAIL_H
#define STRATA_DIALECTS_ARITH_ARITHRANGESDETAIL_H

#include "strata/IR/Fwd.h"

namespace strata::detail {

/// Registers the range of constants of integers.
void registerArithRanges(Context &ctx);

} // namespace strata::detail

#endif // STRATA_DIALECTS_ARITH_ARITHRANGESDETAIL_H
