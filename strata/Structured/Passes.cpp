// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Passes.h"

#include "strata/Structured/Packing/BlockPackMatmul.h"
#include "strata/Structured/StructuredPasses.h"

using namespace strata;

void strata::registerStructuredPasses(PassRegistry &registry) {
  registerBlockPackMatmulPass(registry);
  registerElementwiseFusionPass(registry);
  registerFoldIntoElementwisePass(registry);
  registerFoldTensorSubsetOpsPass(registry);
  registerFoldUnitExtentDimsPass(registry);
  registerInlineScalarOperandsPass(registry);
  registerOptimizeTensorsPass(registry);
  registerSimplifyDepthwiseConvPass(registry);
  registerSpecializationPasses(registry);
}
