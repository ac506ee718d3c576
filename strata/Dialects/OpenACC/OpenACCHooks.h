// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the operations of OpenACC.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_OPENACC_OPENACCHOOKS_H
#define STRATA_DIALECTS_OPENACC_OPENACCHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerOpenACCHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_OPENACC_OPENACCHOOKS_H
