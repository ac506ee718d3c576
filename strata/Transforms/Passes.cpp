// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/Passes.h"

using namespace strata;

void strata::registerTransformsPasses(PassRegistry &registry) {
  registerCanonicalizerPass(registry);
  registerCompositeFixedPointPass(registry);
  registerControlFlowSinkPass(registry);
  registerCSEPass(registry);
  registerGenerateRuntimeVerificationPass(registry);
  registerInlinerPass(registry);
  registerIntRangeOptimizationsPass(registry);
  registerLoopInvariantCodeMotionPass(registry);
  registerLoopInvariantSubsetHoistingPass(registry);
  registerMem2RegPass(registry);
  registerPrintIRPass(registry);
  registerPrintOpStatsPass(registry);
  registerReconcileUnrealizedCastsPass(registry);
  registerRemoveDeadValuesPass(registry);
  registerSCCPPass(registry);
  registerSROAPass(registry);
  registerStripDebugInfoPass(registry);
  registerSymbolDCEPass(registry);
  registerSymbolPrivatizePass(registry);
  registerTopologicalSortPass(registry);
  registerViewOpGraphPass(registry);
}
