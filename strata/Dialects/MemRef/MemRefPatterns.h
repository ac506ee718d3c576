// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of memref operations. What data cannot say: types are computed, and
// uses are looked at.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H
#define STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H

namespace strata {

class Context;

/// Registers the hooks `canonicalize` of the operations: of allocations, copies and views.
void registerMemRefPatterns(Context &ctx);
/// Those of parts and reshapes.
void registerMemRefViewPatterns(Context &ctx);
/// Those of memref.extract_strided_metadata and memref.reinterpret_cast.
void registerMemRefMetadataPatterns(Context &ctx);
/// Those of memref.alloca_scope.
void registerMemRefScopePatterns(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_MEMREF_MEMREFPATTERNS_H
