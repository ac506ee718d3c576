// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command `strata check-passes`.
#ifndef STRATA_TOOLING_CHECKPASSES_CHECKPASSESCOMMAND_H
#define STRATA_TOOLING_CHECKPASSES_CHECKPASSESCOMMAND_H

namespace strata {

/// `strata check-passes`: from command line to exit code.
int runCheckPasses(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_CHECKPASSES_CHECKPASSESCOMMAND_H
