// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the operations of SMT.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_SMT_SMTHOOKS_H
#define STRATA_DIALECTS_SMT_SMTHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerSMTHooks(Context &ctx);

/// Registers that constants have the width of their type. Call it when the dialect is registered.
void registerSMTConstants(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_SMT_SMTHOOKS_H
