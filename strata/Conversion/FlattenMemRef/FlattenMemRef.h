// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses to memrefs of several dimensions as accesses to views of one dimension.
#ifndef STRATA_CONVERSION_FLATTENMEMREF_FLATTENMEMREF_H
#define STRATA_CONVERSION_FLATTENMEMREF_FLATTENMEMREF_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns for accesses of memref and vector, and for allocations.
void populateFlattenMemRefPatterns(RewritePatternSet &patterns);
void registerFlattenMemRefPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_FLATTENMEMREF_FLATTENMEMREF_H
