// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/CoreDialects.h"
#include "strata/Dialects/CoreDialectsDetail.h"
#include "strata/IRDL/DialectLoader.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr char arithSource[] = {
#include "Arith.irdl.mlir.inc"
};
static constexpr char cfSource[] = {
#include "ControlFlow.irdl.mlir.inc"
};
static constexpr char funcSource[] = {
#include "Func.irdl.mlir.inc"
};
static constexpr char ubSource[] = {
#include "UB.irdl.mlir.inc"
};

template <size_t N> static StringRef textOf(const char (&bytes)[N]) {
  return {bytes, N - 1};
}

ArrayRef<CoreDialect> strata::getCoreDialects() {
  static const CoreDialect dialects[] = {
      {"arith", textOf(arithSource), detail::registerArithHooks},
      {"cf", textOf(cfSource), detail::registerControlFlowHooks},
      {"func", textOf(funcSource), detail::registerFuncHooks},
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
  (void)loadRegisteredDialect(dialect, core->source);
}

void strata::registerCoreDialects(Context &ctx) {
  for (const CoreDialect &core : getCoreDialects())
    ctx.registerDialect(core.name, loadCoreDialect);
}
