// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalizations of arith beyond its rules, Arith.rules.mlir.
#ifndef STRATA_DIALECTS_ARITH_ARITHPATTERNS_H
#define STRATA_DIALECTS_ARITH_ARITHPATTERNS_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// Patterns of arith.cmpf.
void getCmpFPatterns(RewritePatternSet &patterns);

/// The natives that the rules call: the builtin ones, and
/// `arith.flags_of_add`, `_sub` and `_mul`, the overflow flags that hold for two constants;
/// `arith.bit_width`, the bits of integers and indices, or of such elements.
const PDLNatives &getArithNatives();

} // namespace strata

#endif // STRATA_DIALECTS_ARITH_ARITHPATTERNS_H
