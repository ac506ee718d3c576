// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect-independent passes.
#ifndef STRATA_TRANSFORMS_PASSES_H
#define STRATA_TRANSFORMS_PASSES_H

#include "strata/Pass/PassRegistry.h"

namespace strata {

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

/// All of them.
void registerTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TRANSFORMS_PASSES_H
