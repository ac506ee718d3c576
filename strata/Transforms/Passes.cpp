// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/Passes.h"

using namespace strata;

void strata::registerTransformsPasses(PassRegistry &registry) {
  registerCSEPass(registry);
  registerCanonicalizerPass(registry);
  registerInlinerPass(registry);
  registerPrintIRPass(registry);
  registerPrintOpStatsPass(registry);
  registerSymbolDCEPass(registry);
}
