// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds views of memrefs into the loads and stores that access them: these access the source of
// the view, at indices that are computed from those of the view.
#ifndef STRATA_CONVERSION_FOLDMEMREFALIASOPS_FOLDMEMREFALIASOPS_H
#define STRATA_CONVERSION_FOLDMEMREFALIASOPS_FOLDMEMREFALIASOPS_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns for accesses of memref, vector and gpu, and for memref.subview of memref.subview.
void populateFoldMemRefAliasOpPatterns(RewritePatternSet &patterns);
/// Patterns for affine.load and affine.store.
void populateAffineFoldMemRefAliasOpPatterns(RewritePatternSet &patterns);
void registerFoldMemRefAliasOpsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_FOLDMEMREFALIASOPS_FOLDMEMREFALIASOPS_H
