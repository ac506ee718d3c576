// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Core/CoreDialects.h"

#include "strata/DialectFiles/IRDL/IRDLDialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

void strata::registerCoreDialects(Context &ctx, ArrayRef<StringRef> others) {
  // There may be no other dialect.
  registerIRDLDialect(ctx);
  auto isOther = [&](const EmbeddedDialect *dialect) {
    return llvm::is_contained(others, dialect->name);
  };
  // First, since dialects register those that they need.
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (isOther(dialect))
      registerEmbeddedCode(ctx, *dialect);
  // They fold by rules, whose language may be one of the others.
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (isOther(dialect) && dialect->registerPatterns)
      dialect->registerPatterns(ctx);
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (!isOther(dialect))
      (void)registerEmbeddedDialect(ctx, *dialect);
}
