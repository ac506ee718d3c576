// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect-independent passes.
#ifndef STRATA_TRANSFORMS_PASSES_H
#define STRATA_TRANSFORMS_PASSES_H

#include "strata/Pass/PassRegistry.h"

namespace strata {

struct GreedyRewriteConfig;

void registerCanonicalizerPass(PassRegistry &registry);
void registerCompositeFixedPointPass(PassRegistry &registry);
void registerControlFlowSinkPass(PassRegistry &registry);
void registerCSEPass(PassRegistry &registry);
void registerGenerateRuntimeVerificationPass(PassRegistry &registry);
void registerInlinerPass(PassRegistry &registry);
void registerIntRangeOptimizationsPass(PassRegistry &registry);
void registerLoopInvariantCodeMotionPass(PassRegistry &registry);
void registerLoopInvariantSubsetHoistingPass(PassRegistry &registry);
void registerMem2RegPass(PassRegistry &registry);
void registerPrintIRPass(PassRegistry &registry);
void registerPrintOpStatsPass(PassRegistry &registry);
void registerReconcileUnrealizedCastsPass(PassRegistry &registry);
void registerRemoveDeadValuesPass(PassRegistry &registry);
void registerSCCPPass(PassRegistry &registry);
void registerSROAPass(PassRegistry &registry);
void registerStripDebugInfoPass(PassRegistry &registry);
void registerSymbolDCEPass(PassRegistry &registry);
void registerSymbolPrivatizePass(PassRegistry &registry);
void registerTopologicalSortPass(PassRegistry &registry);
void registerViewOpGraphPass(PassRegistry &registry);

// The passes, with their options as they are by default.
std::unique_ptr<Pass> createCanonicalizerPass();
/// `config` gives the traversal, the simplification of regions and the limits; patterns
/// are selected by their debug names.
std::unique_ptr<Pass>
createCanonicalizerPass(const GreedyRewriteConfig &config,
                        ArrayRef<std::string> disabledPatterns = {},
                        ArrayRef<std::string> enabledPatterns = {});
std::unique_ptr<Pass> createCompositeFixedPointPass();
std::unique_ptr<Pass> createControlFlowSinkPass();
std::unique_ptr<Pass> createCSEPass();
std::unique_ptr<Pass> createGenerateRuntimeVerificationPass();
std::unique_ptr<Pass> createInlinerPass();
std::unique_ptr<Pass> createIntRangeOptimizationsPass();
std::unique_ptr<Pass> createLoopInvariantCodeMotionPass();
std::unique_ptr<Pass> createLoopInvariantSubsetHoistingPass();
std::unique_ptr<Pass> createMem2Reg();
std::unique_ptr<Pass> createPrintIRPass();
std::unique_ptr<Pass> createPrintOpStatsPass();
std::unique_ptr<Pass> createReconcileUnrealizedCastsPass();
std::unique_ptr<Pass> createRemoveDeadValuesPass();
std::unique_ptr<Pass> createSCCPPass();
std::unique_ptr<Pass> createSROA();
std::unique_ptr<Pass> createStripDebugInfoPass();
std::unique_ptr<Pass> createSymbolDCEPass();
std::unique_ptr<Pass> createSymbolPrivatizePass();
std::unique_ptr<Pass> createTopologicalSortPass();
std::unique_ptr<Pass> createViewOpGraphPass();

/// All of them.
void registerTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TRANSFORMS_PASSES_H
