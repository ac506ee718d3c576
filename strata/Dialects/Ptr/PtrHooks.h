// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the operations and types of Ptr.irdl.mlir that are C++.
#ifndef STRATA_DIALECTS_PTR_PTRHOOKS_H
#define STRATA_DIALECTS_PTR_PTRHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerPtrHooks(Context &ctx);

/// Registers relations between parameters of types and attributes. Call it when the dialect
/// is registered.
void registerPtrTypes(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_PTR_PTRHOOKS_H
