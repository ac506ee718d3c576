// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt`: reads, verifies and prints MLIR.
#ifndef STRATA_TOOLING_OPT_H
#define STRATA_TOOLING_OPT_H

namespace strata {

/// Runs the tool with its command line; `argv[0]` is the name for messages.
/// Returns the exit code: 0, or 1 after any error.
int runOpt(int argc, const char *const *argv);

class Context;
class PassRegistry;
/// The same with the passes that `registerPasses` adds. `registerDialects` is
/// called for each Context, before dialects are loaded from files; null for
/// nothing.
int runOptWithPasses(int argc, const char *const *argv,
                     void (*registerPasses)(PassRegistry &),
                     void (*registerDialects)(Context &) = nullptr);

} // namespace strata

#endif // STRATA_TOOLING_OPT_H
