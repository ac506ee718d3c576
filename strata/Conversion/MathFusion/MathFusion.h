// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of math that are two operations in one.
#ifndef STRATA_CONVERSION_MATHFUSION_MATHFUSION_H
#define STRATA_CONVERSION_MATHFUSION_MATHFUSION_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// A sine and a cosine of a number in a block become math.sincos.
void populateSincosFusionPatterns(RewritePatternSet &patterns);
/// A product and a sum, both with the flag `contract`, become math.fma.
void populateUpliftToFMAPatterns(RewritePatternSet &patterns);

/// The passes `math-sincos-fusion` and `math-uplift-to-fma`.
void registerMathFusionPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHFUSION_MATHFUSION_H
