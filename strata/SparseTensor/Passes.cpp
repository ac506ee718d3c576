// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/Passes.h"

#include "strata/SparseTensor/SparsePasses.h"

using namespace strata;

void strata::registerSparseTensorPasses(PassRegistry &registry) {
  registerReinterpretMapPass(registry);
  registerSparsificationPass(registry);
  registerTensorCodegenPass(registry);

}
