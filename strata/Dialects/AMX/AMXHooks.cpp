// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/AMX/AMXHooks.h"

#include "strata/Asm/Format/ShapeDirective.h"

using namespace strata;

void strata::registerAMXHooks(Context &ctx) {
  addShapeDirective(ctx, "amx.Shape", /*allowsDynamic=*/false);
}
