// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that express operations of vector by simpler ones: of vectors with fewer
// dimensions, on parts of vectors, and of arith. The passes to llvm run them first.
#ifndef STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H
#define STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

struct VectorLoweringOptions {
  /// Whether numbers of elements are computed with 32 bits, and not with those of `index`.
  bool force32BitIndices = true;
};

void populateVectorLoweringPatterns(RewritePatternSet &patterns,
                                    const VectorLoweringOptions &options = {});

/// Patterns for transfers whose dimensions are in another order than those of the memory.
void populateTransferPermutationPatterns(RewritePatternSet &patterns);

/// Passes for single steps: `lower-vector-multi-reduction` and `lower-vector-mask`.
void registerMultiReductionLoweringPass(PassRegistry &registry);
void registerVectorMaskLoweringPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H
