// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from complex to llvm: arithmetic and access to parts. Functions
// are in ComplexToStandard and ComplexToLibm.
#ifndef STRATA_CONVERSION_COMPLEXTOLLVM_COMPLEXTOLLVM_H
#define STRATA_CONVERSION_COMPLEXTOLLVM_COMPLEXTOLLVM_H

#include "strata/Dialects/Complex/ComplexOps.h"

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

/// Patterns from complex to llvm; `range` says how divisions are computed. `types` must
/// outlive the patterns.
void populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    dialects::complex::ComplexRangeFlags range =
        dialects::complex::ComplexRangeFlags::basic);
void registerComplexToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXTOLLVM_COMPLEXTOLLVM_H
