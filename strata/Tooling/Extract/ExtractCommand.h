// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata extract`: copies symbols of a file, with the symbols that they refer to, to
// a file of their own.
#ifndef STRATA_TOOLING_EXTRACT_EXTRACTCOMMAND_H
#define STRATA_TOOLING_EXTRACT_EXTRACTCOMMAND_H

namespace strata {

/// Runs the tool; `argv[0]` is the name for messages. Returns the exit code.
int runExtract(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_EXTRACT_EXTRACTCOMMAND_H
