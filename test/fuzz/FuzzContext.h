// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_TEST_FUZZ_FUZZCONTEXT_H
#define STRATA_TEST_FUZZ_FUZZCONTEXT_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

namespace strata {

/// A Context with limits that keep a run short, which drops diagnostics. Fuzzers add
/// dialects and formats.
struct FuzzContext {
  Context ctx;
  FuzzContext() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    ctx.allowUnregisteredDialects();
    ctx.disableMultithreading();
    ctx.getResourceLimits().maxDepth = 300;
    ctx.getResourceLimits().maxWeight = 1 << 16;
    ctx.getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
  }
};

} // namespace strata

#endif // STRATA_TEST_FUZZ_FUZZCONTEXT_H
