// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Core/CoreDialects.h"

#include "strata/Dialects/Arith/ArithHooks.h"
#include "strata/Dialects/Arith/ArithPatterns.h"
#include "strata/Dialects/ControlFlow/ControlFlowHooks.h"
#include "strata/Dialects/Conversion/ConversionHooks.h"
#include "strata/Dialects/Func/FuncHooks.h"
#include "strata/Dialects/PDL/PDLHooks.h"
#include "strata/Dialects/PDLInterp/PDLInterpHooks.h"
#include "strata/IRDL/DialectLoader.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr char arithSource[] = {
#include "strata/Dialects/Arith/Arith.irdl.mlir.inc"
};
static constexpr char arithPatterns[] = {
#include "strata/Dialects/Arith/ArithPatterns.pdl.mlir.inc"
};
static constexpr char cfSource[] = {
#include "strata/Dialects/ControlFlow/ControlFlow.irdl.mlir.inc"
};
static constexpr char conversionSource[] = {
#include "strata/Dialects/Conversion/Conversion.irdl.mlir.inc"
};
static constexpr char funcSource[] = {
#include "strata/Dialects/Func/Func.irdl.mlir.inc"
};
static constexpr char funcPatterns[] = {
#include "strata/Dialects/Func/FuncPatterns.pdl.mlir.inc"
};
static constexpr char pdlSource[] = {
#include "strata/Dialects/PDL/PDL.irdl.mlir.inc"
};
static constexpr char pdlInterpSource[] = {
#include "strata/Dialects/PDLInterp/PDLInterp.irdl.mlir.inc"
};
static constexpr char ubSource[] = {
#include "strata/Dialects/UB/UB.irdl.mlir.inc"
};

template <size_t N> static StringRef textOf(const char (&bytes)[N]) {
  return {bytes, N - 1};
}

ArrayRef<CoreDialect> strata::getCoreDialects() {
  static const CoreDialect dialects[] = {
      {"arith", textOf(arithSource), registerArithHooks, textOf(arithPatterns),
       getArithNatives},
      {"cf", textOf(cfSource), registerControlFlowHooks},
      {"conversion", textOf(conversionSource), registerConversionHooks},
      {"func", textOf(funcSource), registerFuncHooks, textOf(funcPatterns)},
      {"pdl", textOf(pdlSource), registerPDLHooks},
      {"pdl_interp", textOf(pdlInterpSource), registerPDLInterpHooks},
      {"ub", textOf(ubSource), nullptr},
  };
  return dialects;
}

static void loadCoreDialect(Dialect &dialect) {
  const CoreDialect *core =
      llvm::find_if(getCoreDialects(), [&](const CoreDialect &entry) {
        return entry.name == dialect.getNamespace();
      });
  if (core->registerHooks)
    core->registerHooks(*dialect.getContext());
  // What is wrong in it has been reported; the tests load all of them.
  (void)loadRegisteredDialect(
      dialect, llvm::MemoryBuffer::getMemBuffer(core->source, core->name));
}

void strata::registerCoreDialects(Context &ctx, ArrayRef<StringRef> others) {
  // What their definitions are written in.
  registerIRDLDialect(ctx);
  for (const CoreDialect &core : getCoreDialects()) {
    if (llvm::is_contained(others, core.name)) {
      if (core.registerHooks)
        core.registerHooks(ctx);
      continue;
    }
    ctx.registerDialect(core.name, loadCoreDialect);
    if (!core.patterns.empty())
      registerDialectPatterns(ctx, core.name, core.patterns,
                              (core.name + ".pdl.mlir").str(), core.getNatives,
                              /*isVerified=*/true);
  }
}
