// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the operations and types of EmitC.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_EMITC_EMITCHOOKS_H
#define STRATA_DIALECTS_EMITC_EMITCHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerEmitCHooks(Context &ctx);

/// Registers which texts and types the parameters of types may be. Call it when the dialect is
/// registered.
void registerEmitCTypes(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_EMITC_EMITCHOOKS_H
