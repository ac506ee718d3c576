// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Affine/AffineSyntax.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"

using namespace strata;

/// Attaches the custom form of the operation `name`.
static void addSyntax(Context &ctx, StringRef name,
                      ParseResult (*parse)(OpAsmParser &, OperationState &),
                      bool (*canPrint)(Operation *),
                      void (*print)(Operation *, OpAsmPrinter &)) {
  OpHooks hooks;
  hooks.parse = parse;
  hooks.canPrint = canPrint;
  hooks.print = print;
  registerOpHooks(&ctx, name, hooks);
}

void strata::registerAffineHooks(Context &ctx) {
  registerDimsAndSymbols(ctx);
  registerAffineOperandVerifiers(ctx);
  registerAffinePatterns(ctx);
  addSyntax(ctx, "affine.parallel", parseAffineParallel, canPrintAffineParallel,
            printAffineParallel);
  addSyntax(ctx, "affine.dma_start", parseAffineDmaStart,
            canPrintAffineDmaStart, printAffineDmaStart);
  addSyntax(ctx, "affine.dma_wait", parseAffineDmaWait, canPrintAffineDmaWait,
            printAffineDmaWait);
}
