// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `apply-patterns`: applies rewrite rules from files to a fixpoint.
#ifndef STRATA_TOOLING_OPT_APPLYPATTERNS_H
#define STRATA_TOOLING_OPT_APPLYPATTERNS_H

#include "strata/Pass/PassRegistry.h"

namespace strata {

void registerApplyPatternsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_APPLYPATTERNS_H
