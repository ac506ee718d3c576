// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata run`: compiles a file and calls one of its functions.
#ifndef STRATA_TOOLING_RUN_RUNCOMMAND_H
#define STRATA_TOOLING_RUN_RUNCOMMAND_H

namespace strata {

/// Runs the tool; returns its exit code.
int runRun(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_RUN_RUNCOMMAND_H
