// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Core/CoreDialects.h"

#include "strata/IRDL/IRDLDialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

void strata::registerCoreDialects(Context &ctx, ArrayRef<StringRef> others) {
  // There may be no other dialect.
  registerIRDLDialect(ctx);
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (llvm::is_contained(others, dialect->name))
      registerEmbeddedCode(ctx, *dialect);
    else
      (void)registerEmbeddedDialect(ctx, *dialect);
}
