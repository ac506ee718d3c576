// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of the operations that Complex.irdl.mlir defines.
#ifndef STRATA_DIALECTS_COMPLEX_COMPLEXHOOKS_H
#define STRATA_DIALECTS_COMPLEX_COMPLEXHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerComplexHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_COMPLEX_COMPLEXHOOKS_H
