// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expresses affine.delinearize_index and affine.linearize_index by operations of arith, or by
// affine.apply.
#ifndef STRATA_CONVERSION_AFFINEEXPANDINDEXOPS_AFFINEEXPANDINDEXOPS_H
#define STRATA_CONVERSION_AFFINEEXPANDINDEXOPS_AFFINEEXPANDINDEXOPS_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

/// Patterns to affine.apply.
void populateAffineExpandIndexOpsAsAffinePatterns(RewritePatternSet &patterns);
void registerAffineExpandIndexOpsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_AFFINEEXPANDINDEXOPS_AFFINEEXPANDINDEXOPS_H
