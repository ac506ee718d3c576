// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/Support/raw_ostream.h"

#include "TestMemRef.h"
#include "TestPasses.h"

int main(int argc, char **argv) {
  int code = strata::runOptWithPasses(argc, argv, strata::registerTestPasses,
                                      strata::registerTestMemRef);
  llvm::outs().flush();
  return code;
}
