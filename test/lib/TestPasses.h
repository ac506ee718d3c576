// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes for tests of the pass manager, under the names that they have in
// mlir-opt, and passes that are written as for MLIR.
#ifndef STRATA_TEST_LIB_TESTPASSES_H
#define STRATA_TEST_LIB_TESTPASSES_H

#include "strata/Pass/PassRegistry.h"

namespace strata {

void registerTestPasses(PassRegistry &registry);
void registerPortedPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_TEST_LIB_TESTPASSES_H
