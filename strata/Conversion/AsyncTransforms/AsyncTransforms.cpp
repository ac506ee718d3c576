// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AsyncTransforms/AsyncTransforms.h"

#include "strata/Conversion/AsyncTransforms/AsyncTransformsDetail.h"

using namespace strata;
using namespace strata::asynctransforms;

void strata::registerAsyncTransformsPasses(PassRegistry &registry) {
  registerFuncToRuntimePass(registry);
  registerParallelForPass(registry);
  registerRefCountingPasses(registry);
  registerToRuntimePass(registry);
}
