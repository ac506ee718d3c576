// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/ControlFlow/ControlFlowHooks.h"
#include "strata/IR/OpHooks.h"

using namespace strata;

void strata::registerControlFlowHooks(Context &) {}
