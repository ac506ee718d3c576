// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared libraries of compiled programs.
#ifndef STRATA_TOOLING_COMPILE_LINKLIBRARY_H
#define STRATA_TOOLING_COMPILE_LINKLIBRARY_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

/// Links an object file to a shared library, with the C compiler that the variable CC names,
/// or `cc`; with the runtime of OpenMP if `usesThreads`. Fails with a message in `error`.
LogicalResult linkLibrary(StringRef object, bool usesThreads,
                          std::string &library, std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_COMPILE_LINKLIBRARY_H
