// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Transform.irdl.mlir defines: syntax, verification and
// effects. A later pass executes them.
#ifndef STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKS_H
#define STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerTransformHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_TRANSFORM_TRANSFORMHOOKS_H
