// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of functions of complex to calls of the C library.
#ifndef STRATA_CONVERSION_COMPLEXTOLIBM_COMPLEXTOLIBM_H
#define STRATA_CONVERSION_COMPLEXTOLIBM_COMPLEXTOLIBM_H

namespace strata {

class PassRegistry;

/// The pass `convert-complex-to-libm`: functions of complex numbers as calls of the C library's,
/// which are declared in the module.
void registerComplexToLibmPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXTOLIBM_COMPLEXTOLIBM_H
