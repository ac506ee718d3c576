// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from math to calls of the C library.
#ifndef STRATA_CONVERSION_MATHTOLIBM_MATHTOLIBM_H
#define STRATA_CONVERSION_MATHTOLIBM_MATHTOLIBM_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns from math to calls of the C library's functions, which are declared in the
/// module.
void populateMathToLibmConversionPatterns(RewritePatternSet &patterns);
void registerMathToLibmPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHTOLIBM_MATHTOLIBM_H
