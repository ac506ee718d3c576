// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/Passes.h"

#include "strata/SparseTensor/SparsePasses.h"

using namespace strata;

void strata::registerSparseTensorPasses(PassRegistry &registry) {
  registerAssemblerPass(registry);
  registerConversionStagingPasses(registry);
  registerForeachToSCFPass(registry);
  registerGPUCodegenPass(registry);
  registerIterationToSCFPass(registry);
  registerPreSparsificationPass(registry);
  registerReinterpretMapPass(registry);
  registerSpaceCollapsePass(registry);
  registerSparseBufferRewritePass(registry);
  registerSparseVectorizationPass(registry);
  registerSparsificationPass(registry);
  registerSparsifierPipeline(registry);
  registerSparsifyAndBufferizePass(registry);
  registerSpecifierToLLVMPass(registry);
  registerTensorCodegenPass(registry);
  registerTensorConversionPass(registry);
}
