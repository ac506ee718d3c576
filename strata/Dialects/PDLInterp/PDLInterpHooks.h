// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that PDLInterp.irdl.mlir defines.
#ifndef STRATA_DIALECTS_PDLINTERP_PDLINTERPHOOKS_H
#define STRATA_DIALECTS_PDLINTERP_PDLINTERPHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerPDLInterpHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_PDLINTERP_PDLINTERPHOOKS_H
