// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The commands of `strata`, and which of them a command line runs.
#ifndef STRATA_TOOLING_COMMANDS_H
#define STRATA_TOOLING_COMMANDS_H

#include "strata/Support/LLVM.h"

namespace strata {

/// A command as data.
struct Command {
  StringRef name;
  /// One line for the list of commands.
  StringRef summary;
  /// Runs the command; `argv[0]` is `strata <name>`. Returns the exit code.
  int (*run)(int argc, const char *const *argv);
  /// The program of MLIR that a link with this name replaces; may be empty.
  StringRef replaces = {};
};

/// All commands, in the order of the help.
ArrayRef<Command> getCommands();

/// The command that a program called `program` runs without being told: `opt` for names
/// that end in `-opt`, `translate` for `mlir-translate`, `run` for `mlir-runner`. Null for
/// other names. Directories and version suffixes (`mlir-opt-22`) do not count.
const Command *findCommandOfProgram(StringRef program);

/// Runs the command that `argv` names, or that the name of the program implies. A last
/// argument `--version` prints the line `version` in place of it. Returns the exit code.
int runCommandLine(int argc, const char *const *argv, StringRef version);

} // namespace strata

#endif // STRATA_TOOLING_COMMANDS_H
