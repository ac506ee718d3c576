// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of the Toy compiler.
#ifndef STRATA_EXAMPLES_TOY_PASSES_H
#define STRATA_EXAMPLES_TOY_PASSES_H

#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

namespace toyc {

/// Infers the shapes of all tensors in a function. An error if a shape cannot be
/// inferred, for example because a call has not been inlined.
std::unique_ptr<strata::Pass> createShapeInferencePass();

/// Converts the dialect toy to func and arith. A tensor becomes as many values of
/// type f64 as it has elements.
std::unique_ptr<strata::Pass> createLowerToArithPass();

void registerShapeInferencePass(strata::PassRegistry &registry);
void registerLowerToArithPass(strata::PassRegistry &registry);

/// Registers all of them.
void registerToyPasses(strata::PassRegistry &registry);

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_PASSES_H
