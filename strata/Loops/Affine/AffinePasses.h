// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over loops of affine, with the names and options of mlir-opt (docs/loops-affine.md).
#ifndef STRATA_LOOPS_AFFINE_AFFINEPASSES_H
#define STRATA_LOOPS_AFFINE_AFFINEPASSES_H

namespace strata {

class PassRegistry;

void registerAffineDataCopyGenerationPass(PassRegistry &registry);
void registerAffineLoopCoalescingPass(PassRegistry &registry);
void registerAffineLoopFissionPass(PassRegistry &registry);
void registerAffineLoopInterchangePass(PassRegistry &registry);
void registerAffineLoopInvariantCodeMotionPass(PassRegistry &registry);
void registerAffineLoopFusionPass(PassRegistry &registry);
void registerAffineLoopNormalizePass(PassRegistry &registry);
void registerAffineLoopSkewingPasses(PassRegistry &registry);
void registerAffineLoopSplittingPasses(PassRegistry &registry);
void registerAffineLoopTilePass(PassRegistry &registry);
void registerAffineLoopUnrollPass(PassRegistry &registry);
void registerAffineLoopUnrollJamPass(PassRegistry &registry);
void registerAffineParallelizePass(PassRegistry &registry);
void registerAffinePipelineDataTransferPass(PassRegistry &registry);
void registerAffineScalarReplacementPass(PassRegistry &registry);
void registerAffineSuperVectorizePass(PassRegistry &registry);
void registerSimplifyAffineMinMaxPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_LOOPS_AFFINE_AFFINEPASSES_H
