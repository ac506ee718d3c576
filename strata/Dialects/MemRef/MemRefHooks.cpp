// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefPatterns.h"
#include "strata/Dialects/MemRef/MemRefSyntax.h"

using namespace strata;

void strata::registerMemRefHooks(Context &ctx) {
  FormatDirective global;
  global.minArgs = global.maxArgs = 2;
  global.parse = parseGlobalType;
  global.print = printGlobalType;
  (void)registerFormatDirective(ctx, "memref.GlobalMemrefOpTypeAndInitialValue",
                                global);

  registerMemRefFolds(ctx);
  registerMemRefPatterns(ctx);
  registerMemRefViewPatterns(ctx);
  registerMemRefMetadataPatterns(ctx);
  registerMemRefScopePatterns(ctx);

  OpHooks start;
  start.parse = parseDmaStart;
  start.print = printDmaStart;
  start.canPrint = canPrintDmaStart;
  registerOpHooks(&ctx, "memref.dma_start", start);
}
