// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/OpenACC/OpenACCHooks.h"

#include "strata/Dialects/OpenACC/OpenACCDetail.h"
#include "strata/IR/Context.h"

using namespace strata;

void strata::registerOpenACCHooks(Context &ctx) {
  acc_dialect::registerAtomics(ctx);
  acc_dialect::registerClauses(ctx);
  acc_dialect::registerLoops(ctx);
  acc_dialect::registerVerifiers(ctx);
}
