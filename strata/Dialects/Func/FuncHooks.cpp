// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncHooks.h"
#include "strata/IR/OpHooks.h"

using namespace strata;

void strata::registerFuncHooks(Context &) {}
