// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of the maps of DLTI.irdl.mlir, and the verifier of data layouts.
#ifndef STRATA_DIALECTS_DLTI_DLTIHOOKS_H
#define STRATA_DIALECTS_DLTI_DLTIHOOKS_H

namespace strata {

class Context;

/// Attaches the syntax. Call this before the dialect is loaded.
void registerDLTIHooks(Context &ctx);
/// Attaches the verifier of attributes of operations; to be called when the dialect is
/// registered.
void registerDLTIVerifier(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_DLTI_DLTIHOOKS_H
