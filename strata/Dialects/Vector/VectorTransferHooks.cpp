// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Vector/VectorHooks.h"

using namespace strata;

void detail::registerVectorTransferHooks(Context &ctx) { (void)ctx; }
