// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt` with the dialect and the passes of Toy.
#include "strata/Tooling/Opt.h"

#include "Passes.h"
#include "ToyDialect.h"

int main(int argc, char **argv) {
  return strata::runOpt(argc, argv,
                        {.registerPasses = toyc::registerToyPasses,
                         .registerDialects = registerToyDialect});
}
