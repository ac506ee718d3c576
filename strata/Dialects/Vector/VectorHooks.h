// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Vector.irdl.mlir defines.
#ifndef STRATA_DIALECTS_VECTOR_VECTORHOOKS_H
#define STRATA_DIALECTS_VECTOR_VECTORHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerVectorHooks(Context &ctx);

namespace detail {

/// The folds and patterns of operations that move elements between vectors.
void registerVectorElementHooks(Context &ctx);

/// Registers the hooks of operations that access memory, of masks, and of
/// computations.
void registerVectorTransferHooks(Context &ctx);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_VECTOR_VECTORHOOKS_H
