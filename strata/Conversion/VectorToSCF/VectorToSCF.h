// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `convert-vector-to-scf`: transfers of vectors of several dimensions, transfers
// along a dimension that is not the last, and output of vectors become loops.
#ifndef STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCF_H
#define STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCF_H

namespace strata {

class PassRegistry;
class RewritePatternSet;

struct VectorToSCFOptions {
  /// Whether transfers are unrolled, and do not become loops.
  bool fullUnroll = false;
  /// The number of dimensions of vectors whose transfers are left.
  unsigned targetRank = 1;
  /// Whether transfers from and to tensors are lowered too.
  bool lowerTensors = false;
  /// Whether writes of transposed scalable vectors become loops.
  bool lowerScalable = false;
};

void populateVectorToSCFConversionPatterns(
    RewritePatternSet &patterns, const VectorToSCFOptions &options = {});
void registerVectorToSCFPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCF_H
