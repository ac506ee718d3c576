// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ of the operations that Bufferization.irdl.mlir defines: folds and patterns.
#ifndef STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATIONHOOKS_H
#define STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATIONHOOKS_H

namespace strata {

class Context;

/// Attaches the hooks. Call this before the dialect is loaded.
void registerBufferizationHooks(Context &ctx);
/// Adds patterns for operations of other dialects. Call this when the dialect
/// is registered.
void addBufferizationPatterns(Context &ctx);

/// Registers the patterns of bufferization.clone, and of bufferization.dealloc.
void registerClonePatterns(Context &ctx);
void registerDeallocPatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATIONHOOKS_H
