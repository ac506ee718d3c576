// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of vector to llvm, after the patterns of VectorLowering. Transfers of several
// dimensions are in VectorToSCF.
#ifndef STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVM_H
#define STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;

struct VectorToLLVMOptions {
  /// Whether additions and products of floats may be reordered in reductions.
  bool reassociateFPReductions = false;
  /// Whether accesses are aligned as vectors are, and not only as elements are.
  bool useVectorAlignment = false;
  /// Whether numbers of elements are computed with 32 bits, and not with 64.
  bool force32BitIndices = false;
};

/// Patterns from vector to llvm, for vectors of one dimension or none and for access to
/// parts of others. The pass runs patterns of VectorLowering before, which express other
/// operations by these. `types` must outlive the patterns.
void populateVectorToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const VectorToLLVMOptions &options = {});
void registerVectorToLLVMPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVM_H
