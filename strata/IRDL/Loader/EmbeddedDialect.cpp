// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Loader/EmbeddedDialect.h"

#include "strata/IR/Context.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/IRDL/Loader/DialectLoader.h"

using namespace strata;

void strata::registerEmbeddedDialect(Context &ctx,
                                     const EmbeddedDialect &dialect) {
  Dialect *known = ctx.findDialect(dialect.name);
  if (known && known->isLoaded())
    return;
  // The language of the definitions.
  registerIRDLDialect(ctx);
  ctx.registerDialect(dialect.name, [&dialect](Dialect &registered) {
    if (dialect.registerHooks)
      dialect.registerHooks(*registered.getContext());
    // Errors have been reported.
    (void)loadRegisteredDialect(registered, llvm::MemoryBuffer::getMemBuffer(
                                                dialect.source, dialect.name));
  });
  if (dialect.registerPatterns)
    dialect.registerPatterns(ctx);
  if (dialect.onRegister)
    dialect.onRegister(ctx);
}

void strata::registerEmbeddedCode(Context &ctx,
                                  const EmbeddedDialect &dialect) {
  if (dialect.registerHooks)
    dialect.registerHooks(ctx);
  if (dialect.onRegister)
    dialect.onRegister(ctx);
}
