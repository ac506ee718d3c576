// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of branches. They are in C++ because all of them change
// blocks.
#ifndef STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWPATTERNS_H
#define STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWPATTERNS_H

#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// The hooks `canonicalize` of cf.assert, cf.br, cf.cond_br, cf.switch.
void getBranchPatterns(RewritePatternSet &patterns);
void getCondBranchPatterns(RewritePatternSet &patterns);
void getSwitchPatterns(RewritePatternSet &patterns);

} // namespace strata

#endif // STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWPATTERNS_H
