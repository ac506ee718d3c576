// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt` with the dialect and the passes of Toy, and `strata dialect` with the
// hooks of the dialect.
#include "strata/Tooling/Dialect/DialectCommand.h"
#include "strata/Tooling/Opt/Opt.h"

#include "Passes.h"
#include "ToyDialect.h"
#include "ToyHooks.h"

int main(int argc, char **argv) {
  if (argc > 1 && strata::StringRef(argv[1]) == "dialect")
    return strata::runDialect(argc - 1, argv + 1, toyc::registerToyHooks);
  return strata::runOpt(argc, argv,
                        {.registerPasses = toyc::registerToyPasses,
                         .registerDialects = registerToyDialect});
}
