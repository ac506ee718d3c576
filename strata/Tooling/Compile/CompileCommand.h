// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata compile`: compiles a file to LLVM IR, assembly, an object or a shared library.
#ifndef STRATA_TOOLING_COMPILE_COMPILECOMMAND_H
#define STRATA_TOOLING_COMPILE_COMPILECOMMAND_H

namespace strata {

/// Runs the tool; returns its exit code.
int runCompile(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_COMPILE_COMPILECOMMAND_H
