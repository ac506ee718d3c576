// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata dialect`: lists, shows, checks, documents and compares dialects.
#ifndef STRATA_TOOLING_DIALECT_DIALECTCOMMAND_H
#define STRATA_TOOLING_DIALECT_DIALECTCOMMAND_H

namespace strata {

class Context;

/// Runs the tool; `argv[1]` is the subcommand. `registerExtensions` is called
/// for each Context that dialect files are read into, for a program with
/// extensions of its own (DialectFiles/Extension/Extension.h); null for nothing.
/// Returns the exit code: 0, or 1 after any error, if a check fails, or if a
/// comparison finds what breaks.
int runDialect(int argc, const char *const *argv,
               void (*registerExtensions)(Context &) = nullptr);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_DIALECTCOMMAND_H
