// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading of command lines.
#ifndef STRATA_TOOLING_COMMON_COMMANDLINE_H
#define STRATA_TOOLING_COMMON_COMMANDLINE_H

#include "strata/Support/LLVM.h"

namespace strata {

/// Reads the command line into the options that exist. A wrong one is an error, after
/// which the process exits with 1. LLVM's own function takes each unknown option that
/// begins with `h` for `-h`: the text of the help would be the output, with exit code 0.
void parseCommandLine(int argc, const char *const *argv, StringRef overview);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_COMMANDLINE_H
