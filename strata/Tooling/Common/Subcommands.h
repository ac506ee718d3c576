// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands that consist of subcommands, each with options of its own.
#ifndef STRATA_TOOLING_COMMON_SUBCOMMANDS_H
#define STRATA_TOOLING_COMMON_SUBCOMMANDS_H

#include "strata/Support/LLVM.h"

namespace strata {

/// One line of the usage text.
struct Subcommand {
  StringRef name, arguments, summary;
};

/// A command with subcommands.
struct CommandGroup {
  /// `trace` for `strata trace`.
  StringRef name;
  ArrayRef<Subcommand> subcommands;
  /// A sentence about the arguments; it ends the usage text.
  StringRef footer;
};

/// Calls `run` with the number of the subcommand that the first argument names, and its command line.
/// Without one, or for a request for help, prints the usage text. Returns the exit code.
int runSubcommand(
    const CommandGroup &group, int argc, const char *const *argv,
    function_ref<int(size_t number, int argc, const char *const *argv)> run);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_SUBCOMMANDS_H
