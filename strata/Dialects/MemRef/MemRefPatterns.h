// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of memref operations in C++: those that compute layouts or inspect uses. The others are
// in MemRef.rules.mlir.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H
#define STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H

namespace strata {

class Context;

/// Registers the hooks `canonicalize` of the operations: of allocations, copies and views.
void registerMemRefPatterns(Context &ctx);
/// Registers the patterns of slices and reshapes.
void registerMemRefViewPatterns(Context &ctx);
/// Registers the patterns of memref.extract_strided_metadata and
/// memref.reinterpret_cast.
void registerMemRefMetadataPatterns(Context &ctx);
/// Registers the patterns of memref.alloca_scope.
void registerMemRefScopePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H
