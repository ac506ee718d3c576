// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/Passes.h"

using namespace strata;

void strata::registerTransformsPasses(PassRegistry &registry) {
  registerCanonicalizerPass(registry);
  registerCSEPass(registry);
  registerInlinerPass(registry);
  registerPrintIRPass(registry);
  registerPrintOpStatsPass(registry);
  registerSCCPPass(registry);
  registerStripDebugInfoPass(registry);
  registerSymbolDCEPass(registry);
  registerSymbolPrivatizePass(registry);
  registerTopologicalSortPass(registry);
}
