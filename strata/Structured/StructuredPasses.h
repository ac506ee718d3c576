// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registrations of single passes; registerStructuredPasses (Passes.h) calls all.
#ifndef STRATA_STRUCTURED_STRUCTUREDPASSES_H
#define STRATA_STRUCTURED_STRUCTUREDPASSES_H

namespace strata {

class PassRegistry;

/// The pass `linalg-fuse-elementwise-ops`.
void registerElementwiseFusionPass(PassRegistry &registry);
/// The pass `linalg-fold-unit-extent-dims`.
void registerFoldUnitExtentDimsPass(PassRegistry &registry);

/// The pass `linalg-fold-into-elementwise`.
void registerFoldIntoElementwisePass(PassRegistry &registry);
/// The pass `fold-tensor-subset-ops`.
void registerFoldTensorSubsetOpsPass(PassRegistry &registry);
/// The pass `linalg-inline-scalar-operands`.
void registerInlineScalarOperandsPass(PassRegistry &registry);
/// The pass `optimize-tensors`.
void registerOptimizeTensorsPass(PassRegistry &registry);
/// The pass `simplify-depthwise-conv`.
void registerSimplifyDepthwiseConvPass(PassRegistry &registry);
/// The passes `linalg-specialize-generic-ops` and `linalg-morph-ops`.
void registerSpecializationPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_STRUCTURED_STRUCTUREDPASSES_H
