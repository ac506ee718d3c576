// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Tensor.irdl.mlir defines.
#ifndef STRATA_DIALECTS_TENSOR_TENSORHOOKS_H
#define STRATA_DIALECTS_TENSOR_TENSORHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerTensorHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORHOOKS_H
