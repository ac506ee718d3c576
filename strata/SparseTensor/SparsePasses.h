// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registration of each pass of this folder.
#ifndef STRATA_SPARSETENSOR_SPARSEPASSES_H
#define STRATA_SPARSETENSOR_SPARSEPASSES_H

namespace strata {

class PassRegistry;

void registerAssemblerPass(PassRegistry &registry);
void registerConversionStagingPasses(PassRegistry &registry);
void registerForeachToSCFPass(PassRegistry &registry);
void registerGPUCodegenPass(PassRegistry &registry);
void registerIterationToSCFPass(PassRegistry &registry);
void registerPreSparsificationPass(PassRegistry &registry);
void registerReinterpretMapPass(PassRegistry &registry);
void registerSpaceCollapsePass(PassRegistry &registry);
void registerSparseBufferRewritePass(PassRegistry &registry);
void registerSparseVectorizationPass(PassRegistry &registry);
void registerSparsificationPass(PassRegistry &registry);
void registerSparsifierPipeline(PassRegistry &registry);
void registerSparsifyAndBufferizePass(PassRegistry &registry);
void registerSpecifierToLLVMPass(PassRegistry &registry);
void registerTensorCodegenPass(PassRegistry &registry);
void registerTensorConversionPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_SPARSETENSOR_SPARSEPASSES_H
