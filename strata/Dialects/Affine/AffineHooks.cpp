// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Affine/AffineSyntax.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"

using namespace strata;

void strata::registerAffineHooks(Context &ctx) {
  using namespace dialects::affine;
  registerDimsAndSymbols(ctx);
  registerAffineOperandVerifiers(ctx);
  registerAffinePatterns(ctx);
  registerOpHooks<AffineDmaStartOp>(&ctx, {.canPrint = canPrintAffineDmaStart,
                                           .print = printAffineDmaStart,
                                           .parse = parseAffineDmaStart});
  registerOpHooks<AffineDmaWaitOp>(&ctx, {.canPrint = canPrintAffineDmaWait,
                                          .print = printAffineDmaWait,
                                          .parse = parseAffineDmaWait});
  registerOpHooks<AffineParallelOp>(&ctx, {.canPrint = canPrintAffineParallel,
                                           .print = printAffineParallel,
                                           .parse = parseAffineParallel});
}
