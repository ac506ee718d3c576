// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that execute scripts of the dialect `transform` (docs/transform.md).
#ifndef STRATA_TRANSFORMDIALECT_PASSES_H
#define STRATA_TRANSFORMDIALECT_PASSES_H

namespace strata {

class PassRegistry;

/// Registers `transform-interpreter` and `suggest-schedule`.
void registerTransformDialectPasses(PassRegistry &registry);
void registerSuggestSchedulePass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_PASSES_H
