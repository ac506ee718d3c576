// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of math.ipowi to calls of functions that are added to the module.
#ifndef STRATA_CONVERSION_MATHTOFUNCS_MATHTOFUNCS_H
#define STRATA_CONVERSION_MATHTOFUNCS_MATHTOFUNCS_H

namespace strata {

class PassRegistry;

/// The pass `convert-math-to-funcs`: math.ipowi and others become calls of functions that are
/// added to the symbol table around them.
void registerMathToFuncsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHTOFUNCS_MATHTOFUNCS_H
