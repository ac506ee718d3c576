// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/VectorHooks.h"

using namespace strata;

void strata::registerVectorHooks(Context &ctx) {
  detail::registerVectorElementHooks(ctx);
  detail::registerVectorTransferHooks(ctx);
}
