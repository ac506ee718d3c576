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
///
/// A command that has no option -o gets one: its standard output is written to the file.
void parseCommandLine(int argc, const char *const *argv, StringRef overview);

/// Moves the temporary output to the file of the -o that parseCommandLine added, if `code`, the exit
/// code of the command, is 0 or `keepOutput` was called. Returns the exit code.
int finishOutput(int code);
/// Whether the output goes to the file of that -o.
bool hasOutputFile();
/// For commands whose exit code is a result, as that of a comparison.
void keepOutput();

/// Prints `prefix: message`, for example of `strata extract`, or an `error`. Returns 1, the exit
/// code.
int reportError(StringRef prefix, const Twine &message);

/// Whether text that is written to `os` is colored: as --color says, else if `os` is a
/// terminal and the environment variable NO_COLOR is not set, or empty.
bool useColor(raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_COMMANDLINE_H
