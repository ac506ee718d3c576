// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorHooks.h"

using namespace strata;

void detail::registerVectorTransferHooks(Context &ctx) {
  registerTransferFolds(ctx);
  registerTransferPatterns(ctx);
  registerTransferSpeculatability(ctx);
  registerMaskPatterns(ctx);
  registerMaskedAccessFolds(ctx);
  registerReductionPatterns(ctx);
}
