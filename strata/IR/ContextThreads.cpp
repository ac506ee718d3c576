// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The variable of Context that each thread has. It is compiled for shared libraries, and
// so in a source of its own.
#include "strata/IR/Context.h"

using namespace strata;

thread_local Context::PoolCache Context::poolCache = {0, nullptr};
