// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `convert-patterns`: dialect conversion with rules, a target and type
// conversions from files.
#ifndef STRATA_TOOLING_OPT_CONVERTPATTERNS_H
#define STRATA_TOOLING_OPT_CONVERTPATTERNS_H

#include "strata/Pass/PassRegistry.h"

namespace strata {

void registerConvertPatternsPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_CONVERTPATTERNS_H
