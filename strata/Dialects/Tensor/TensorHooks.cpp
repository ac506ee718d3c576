// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"

using namespace strata;

void strata::registerTensorHooks(Context &ctx) {
  registerTensorFolds(ctx);
  registerTensorPatterns(ctx);
}
