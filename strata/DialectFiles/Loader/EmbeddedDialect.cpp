// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/EmbeddedDialect.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

using namespace strata;

namespace {
/// The registered dialects of a Context.
struct EmbeddedDialects final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.embedded-dialects";
  llvm::StringMap<const EmbeddedDialect *> byName;
};
} // namespace

LogicalResult strata::registerEmbeddedDialect(Context &ctx,
                                              const EmbeddedDialect &dialect) {
  auto &byName = getContextData<EmbeddedDialects>(ctx).byName;
  if (byName.lookup(dialect.name) == &dialect)
    return success();
  Dialect *known = ctx.findDialect(dialect.name);
  if (byName.contains(dialect.name) || (known && known->isLoaded()))
    return emitRegisteredTwice(ctx, "dialect", dialect.name);
  byName[dialect.name] = &dialect;
  installMissingAsm(ctx);
  // The language of the definitions.
  registerIRDLDialect(ctx);
  ctx.registerDialect(dialect.name, [&dialect](Dialect &registered) {
    if (dialect.registerHooks)
      dialect.registerHooks(*registered.getContext());
    // Errors have been reported. The text was checked when the program was built.
    (void)loadRegisteredDialect(registered, dialect.source.unpack(dialect.name),
                                /*isChecked=*/true);
  });
  if (dialect.registerPatterns)
    dialect.registerPatterns(ctx);
  if (dialect.onRegister)
    dialect.onRegister(ctx);
  return success();
}

void strata::registerEmbeddedCode(Context &ctx,
                                  const EmbeddedDialect &dialect) {
  // Registering the dialect itself does nothing from now on.
  getContextData<EmbeddedDialects>(ctx).byName[dialect.name] = &dialect;
  if (dialect.registerHooks)
    dialect.registerHooks(ctx);
  if (dialect.onRegister)
    dialect.onRegister(ctx);
}
