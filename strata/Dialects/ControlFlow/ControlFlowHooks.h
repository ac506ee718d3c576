// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that ControlFlow.irdl.mlir defines.
#ifndef STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWHOOKS_H
#define STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerControlFlowHooks(Context &ctx);

/// Makes `cf.assert` the assertion that the framework creates
/// (Interfaces/CommonOperations.h).
void provideControlFlowOperations(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_CONTROLFLOW_CONTROLFLOWHOOKS_H
