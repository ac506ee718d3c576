// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Passes.h"

#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/SCF/SCFPasses.h"

using namespace strata;

void strata::registerLoopPasses(PassRegistry &registry) {
  registerAffineDataCopyGenerationPass(registry);
  registerAffineLoopCoalescingPass(registry);
  registerAffineLoopFissionPass(registry);
  registerAffineLoopInterchangePass(registry);
  registerAffineLoopInvariantCodeMotionPass(registry);
  registerAffineLoopFusionPass(registry);
  registerAffineLoopNormalizePass(registry);
  registerAffineLoopSkewingPasses(registry);
  registerAffineLoopSplittingPasses(registry);
  registerAffineLoopTilePass(registry);
  registerAffineLoopUnrollPass(registry);
  registerAffineLoopUnrollJamPass(registry);
  registerAffineParallelizePass(registry);
  registerAffinePipelineDataTransferPass(registry);
  registerAffineScalarReplacementPass(registry);
  registerAffineSuperVectorizePass(registry);
  registerForLoopCanonicalizationPass(registry);
  registerForLoopPeelingPass(registry);
  registerForLoopRangeFoldingPass(registry);
  registerLoopSpecializationPasses(registry);
  registerParallelLoopFusionPass(registry);
  registerParallelLoopTilingPass(registry);
  registerSCFLoopConversionPasses(registry);
  registerSimplifyAffineMinMaxPass(registry);
}
