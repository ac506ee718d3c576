// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmitCTransforms/EmitCTransforms.h"

#include "strata/Conversion/EmitCTransforms/EmitCTransformsDetail.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

void strata::registerEmitCTransformsPasses(PassRegistry &registry) {
  registry.add(getFormExpressionsInfo());
  registry.add(getWrapFuncInClassInfo());
}
