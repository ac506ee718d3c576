// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithHooks.h"
#include "strata/IR/OpHooks.h"

using namespace strata;

void strata::registerArithHooks(Context &) {}
