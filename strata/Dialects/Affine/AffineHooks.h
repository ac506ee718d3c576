// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Affine.irdl.mlir defines.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEHOOKS_H
#define STRATA_DIALECTS_AFFINE_AFFINEHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerAffineHooks(Context &ctx);
/// Attaches the verifiers of the operands of maps and sets.
void registerAffineOperandVerifiers(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_AFFINEHOOKS_H
