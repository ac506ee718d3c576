// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that are data: rules of the dialect pdl, and matchers of pdl_interp,
// are compiled to small programs that an interpreter runs (PDLProgramDetail.h).
// Rules of one root and benefit are one pattern, and share the checks that they
// begin with.
#ifndef STRATA_REWRITE_PDL_H
#define STRATA_REWRITE_PDL_H

#include "strata/Rewrite/PDLNatives.h"

namespace strata {

/// Adds what `module`, which must have been verified, holds of `pdl.pattern`
/// operations and of matchers, `pdl_interp.func @matcher`; anything else in it
/// is passed over. What is wrong with a rule is reported at its place, and the
/// others are compiled nevertheless; fails if anything is. `module` is not
/// needed any more afterwards.
LogicalResult addPDLPatterns(Operation *module, RewritePatternSet &set,
                             const PDLNatives &natives =
                                 PDLNatives::getBuiltin());

} // namespace strata

#endif // STRATA_REWRITE_PDL_H
