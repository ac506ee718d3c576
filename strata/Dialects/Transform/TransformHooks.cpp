// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Transform/TransformHooks.h"

#include "strata/Dialects/Transform/TransformHooksDetail.h"

using namespace strata;

void strata::registerTransformHooks(Context &ctx) {
  registerTransformSyntax(ctx);
  registerTransformEffects(ctx);
  registerTransformSequences(ctx);
  registerTransformNamedSequences(ctx);
}
