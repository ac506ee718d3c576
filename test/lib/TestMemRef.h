// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hooks that the file of the memref dialect leaves to C++: memrefs as
// aggregates that `sroa` takes apart.
#ifndef STRATA_TEST_LIB_TESTMEMREF_H
#define STRATA_TEST_LIB_TESTMEMREF_H

#include "strata/IR/Context.h"

namespace strata {

void registerTestMemRef(Context &ctx);

} // namespace strata

#endif // STRATA_TEST_LIB_TESTMEMREF_H
