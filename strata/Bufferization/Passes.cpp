// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Passes.h"

#include "strata/Bufferization/ByValue/BufferizeByValue.h"
#include "strata/Bufferization/Deallocation/BufferDeallocation.h"
#include "strata/Bufferization/OneShot/EmptyTensors.h"
#include "strata/Bufferization/OneShot/OneShotBufferize.h"
#include "strata/Bufferization/Optimization/BufferOptimization.h"

using namespace strata;

void strata::registerBufferizationPasses(PassRegistry &registry) {
  registerBufferDeallocationPasses(registry);
  registerBufferHoistingPasses(registry);
  registerBufferResultsToOutParamsPass(registry);
  registerBufferizeByValuePass(registry);
  registerDropEquivalentBufferResultsPass(registry);
  registerEliminateEmptyTensorsPass(registry);
  registerEmptyTensorToAllocTensorPass(registry);
  registerOneShotBufferizePass(registry);
  registerOptimizeAllocationLivenessPass(registry);
  registerPromoteBuffersToStackPass(registry);
}
