// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata completion`: scripts that complete command lines of strata in a shell.
#ifndef STRATA_TOOLING_COMMON_COMPLETION_H
#define STRATA_TOOLING_COMMON_COMPLETION_H

namespace strata {

/// Prints the script for the shell `argv[1]`: bash, zsh or fish. The scripts take commands and
/// options from the help texts, so they stay valid when these change. Returns the exit code.
int runCompletion(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_COMPLETION_H
