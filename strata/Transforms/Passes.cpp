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

//===-- Creation -----------------------------------------------------------===//

/// The registry in which the passes look up the pipelines that their options
/// name.
static const PassRegistry &getOwnRegistry() {
  static const PassRegistry registry = [] {
    PassRegistry passes;
    registerTransformsPasses(passes);
    return passes;
  }();
  return registry;
}

/// The pass that `add` adds to a registry.
static std::unique_ptr<Pass> create(void (*add)(PassRegistry &)) {
  PassRegistry registry;
  add(registry);
  return getOwnRegistry().create(*registry.getPasses().front());
}

std::unique_ptr<Pass> strata::createCanonicalizerPass() {
  return create(registerCanonicalizerPass);
}
std::unique_ptr<Pass> strata::createCompositeFixedPointPass() {
  return create(registerCompositeFixedPointPass);
}
std::unique_ptr<Pass> strata::createControlFlowSinkPass() {
  return create(registerControlFlowSinkPass);
}
std::unique_ptr<Pass> strata::createCSEPass() {
  return create(registerCSEPass);
}
std::unique_ptr<Pass> strata::createGenerateRuntimeVerificationPass() {
  return create(registerGenerateRuntimeVerificationPass);
}
std::unique_ptr<Pass> strata::createInlinerPass() {
  return create(registerInlinerPass);
}
std::unique_ptr<Pass> strata::createIntRangeOptimizationsPass() {
  return create(registerIntRangeOptimizationsPass);
}
std::unique_ptr<Pass> strata::createLoopInvariantCodeMotionPass() {
  return create(registerLoopInvariantCodeMotionPass);
}
std::unique_ptr<Pass> strata::createLoopInvariantSubsetHoistingPass() {
  return create(registerLoopInvariantSubsetHoistingPass);
}
std::unique_ptr<Pass> strata::createMem2Reg() {
  return create(registerMem2RegPass);
}
std::unique_ptr<Pass> strata::createPrintIRPass() {
  return create(registerPrintIRPass);
}
std::unique_ptr<Pass> strata::createPrintOpStatsPass() {
  return create(registerPrintOpStatsPass);
}
std::unique_ptr<Pass> strata::createReconcileUnrealizedCastsPass() {
  return create(registerReconcileUnrealizedCastsPass);
}
std::unique_ptr<Pass> strata::createRemoveDeadValuesPass() {
  return create(registerRemoveDeadValuesPass);
}
std::unique_ptr<Pass> strata::createSCCPPass() {
  return create(registerSCCPPass);
}
std::unique_ptr<Pass> strata::createSROA() { return create(registerSROAPass); }
std::unique_ptr<Pass> strata::createStripDebugInfoPass() {
  return create(registerStripDebugInfoPass);
}
std::unique_ptr<Pass> strata::createSymbolDCEPass() {
  return create(registerSymbolDCEPass);
}
std::unique_ptr<Pass> strata::createSymbolPrivatizePass() {
  return create(registerSymbolPrivatizePass);
}
std::unique_ptr<Pass> strata::createTopologicalSortPass() {
  return create(registerTopologicalSortPass);
}
std::unique_ptr<Pass> strata::createViewOpGraphPass() {
  return create(registerViewOpGraphPass);
}
