// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata interpret`: executes a function of a file by the interpreter
// (strata/Interpreter) and prints its results.
#ifndef STRATA_TOOLING_INTERPRET_INTERPRETCOMMAND_H
#define STRATA_TOOLING_INTERPRET_INTERPRETCOMMAND_H

namespace strata {

/// Runs the tool; `argv[0]` is the name for messages. Returns the exit code.
int runInterpret(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_INTERPRET_INTERPRETCOMMAND_H
