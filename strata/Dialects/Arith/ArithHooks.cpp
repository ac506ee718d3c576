// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/CoreDialectsDetail.h"
#include "strata/IR/OpHooks.h"

using namespace strata;

void detail::registerArithHooks(Context &) {}
