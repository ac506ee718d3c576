// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt`: reads, verifies and prints MLIR.
#ifndef STRATA_TOOLING_OPT_OPT_H
#define STRATA_TOOLING_OPT_OPT_H

#include "strata/Support/LLVM.h"

namespace strata {

class Context;
class DialectRegistry;
class FileProvider;
class PassRegistry;
struct OptOptions;

/// Runs the tool with its command line; `argv[0]` is the name for messages.
/// Returns the exit code: 0, or 1 after any error.
int runOpt(int argc, const char *const *argv);

/// Runs the tool with additional passes, added by `registerPasses`.
/// `registerDialects`, which may be null, is called for each Context before
/// dialects are loaded from files.
int runOptWithPasses(int argc, const char *const *argv,
                     void (*registerPasses)(PassRegistry &),
                     void (*registerDialects)(Context &) = nullptr);

/// The parts that a program adds to the tool, or replaces.
struct OptExtensions {
  /// Adds passes; null for none.
  void (*registerPasses)(PassRegistry &) = nullptr;
  /// Called for each Context, before dialects are loaded from files, to
  /// register dialects and other extensions (docs/extension-points.md); null
  /// for none.
  void (*registerDialects)(Context &) = nullptr;
  /// Dialects and extensions for each Context; null for none.
  const DialectRegistry *dialects = nullptr;
  /// The provider of files; null for the disk.
  FileProvider *files = nullptr;
};

/// The tool with `extensions`.
int runOpt(int argc, const char *const *argv, const OptExtensions &extensions);

/// Adds the passes of the tool.
void registerToolPasses(PassRegistry &registry);

/// Does with one input what `options` say; messages go to `err`, the result to
/// `out`. IR may outlive the call, so that `buffer` has to stay.
LogicalResult processInput(const OptOptions &options,
                           const PassRegistry &registry,
                           llvm::MemoryBuffer &buffer, raw_ostream &out,
                           raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_OPT_OPT_H
