// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Connects the verifier of IR to the checks of functions, branches and casts.
#ifndef STRATA_INTERFACES_INTERFACEVERIFIERS_H
#define STRATA_INTERFACES_INTERFACEVERIFIERS_H

namespace strata {

class Context;

/// Makes the verifier check operations with the interfaces FunctionOpInterface,
/// BranchOpInterface, WeightedBranchOpInterface and CastOpInterface. Loaders of dialect
/// files call it; programs call it before they define such operations in C++. Set-up.
void installInterfaceVerifiers(Context &ctx);

} // namespace strata

#endif // STRATA_INTERFACES_INTERFACEVERIFIERS_H
