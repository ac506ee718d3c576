// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata explore`: a page that shows what passes do (docs/explore.md).
#ifndef STRATA_TOOLING_EXPLORE_EXPLORECOMMAND_H
#define STRATA_TOOLING_EXPLORE_EXPLORECOMMAND_H

namespace strata {

/// Runs the tool; `argv[0]` is its name. Returns the exit code.
int runExploreCommand(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_EXPLORE_EXPLORECOMMAND_H
