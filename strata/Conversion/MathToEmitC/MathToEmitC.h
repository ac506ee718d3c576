// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from math to calls of C's or C++'s functions.
#ifndef STRATA_CONVERSION_MATHTOEMITC_MATHTOEMITC_H
#define STRATA_CONVERSION_MATHTOEMITC_MATHTOEMITC_H

namespace strata {

class PassRegistry;

/// Registers `convert-math-to-emitc`.
void registerMathToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHTOEMITC_MATHTOEMITC_H
