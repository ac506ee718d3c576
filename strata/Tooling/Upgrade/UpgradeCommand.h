// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata upgrade`: brings text of older versions to today's form (docs/eras.md).
#ifndef STRATA_TOOLING_UPGRADE_UPGRADECOMMAND_H
#define STRATA_TOOLING_UPGRADE_UPGRADECOMMAND_H

namespace strata {

/// Runs the tool on a command line of which `argv[0]` is its name. Returns the exit code:
/// 0, or 1 after any error, or if --check is given and anything would change.
int runUpgrade(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_UPGRADE_UPGRADECOMMAND_H
