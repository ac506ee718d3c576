// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from complex to arith and math: formulas on both parts.
#ifndef STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARD_H
#define STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARD_H

#include "strata/Dialects/Complex/ComplexOps.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns from arithmetic and some functions of complex to operations of arith and math
/// on the parts; `range` says how divisions are computed.
void populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns,
    dialects::complex::ComplexRangeFlags range =
        dialects::complex::ComplexRangeFlags::improved);
void registerComplexToStandardPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXTOSTANDARD_COMPLEXTOSTANDARD_H
