// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Passes.h"

#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Report/ReportPasses.h"
#include "strata/Loops/SCF/SCFPasses.h"

using namespace strata;

void strata::registerLoopPasses(PassRegistry &registry) {
  registerAffineDataCopyGenerationPass(registry);
  registerAffineDistributeNestsPass(registry);
  registerAffineComposeAppliesPass(registry);
  registerAffineDemoteAccumulatorsPass(registry);
  registerAffineExpandMaximaPass(registry);
  registerAffineFuseRowsPass(registry);
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
  registerAffineNestCostsPass(registry);
  registerAffinePackPass(registry);
  registerAffineParallelizePass(registry);
  registerAffinePipelineDataTransferPass(registry);
  registerAffineContractArraysPass(registry);
  registerAffineReduceRowsPass(registry);
  registerAffineRegisterTilePass(registry);
  registerAffineScalarReplacementPass(registry);
  registerAffineStreamStoresPass(registry);
  registerAffineSuperVectorizePass(registry);
  registerAffineTemporalBlockingPass(registry);
  registerAffineJamRecurrencesPass(registry);
  registerAffineParallelizeNestsPass(registry);
  registerAffineTilePlanPass(registry);
  registerAffineVectorizeRowsPass(registry);
  registerAffineVersionAliasesPass(registry);
  registerForLoopCanonicalizationPass(registry);
  registerForLoopPeelingPass(registry);
  registerForLoopRangeFoldingPass(registry);
  registerLoopSpecializationPasses(registry);
  registerOptimizeLoopsPipeline(registry);
  registerParallelLoopFusionPass(registry);
  registerParallelLoopTilingPass(registry);
  registerSCFLoopConversionPasses(registry);
  registerSetFastMathPass(registry);
  registerSimplifyAffineMinMaxPass(registry);
}
