// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects of the user, which commands load before they read their input.
#ifndef STRATA_TOOLING_COMMON_DIALECTFILEFLAGS_H
#define STRATA_TOOLING_COMMON_DIALECTFILEFLAGS_H

#include "strata/Asm/Parser/Parser.h"

#include "llvm/Support/CommandLine.h"

#include <string>

namespace strata {

struct DialectFileOptions {
  /// Directories with files `<dialect>.irdl.mlir`, each loaded on first use.
  ArrayRef<std::string> directories;
  /// Files whose dialects are loaded at once.
  ArrayRef<std::string> files;
  /// Hooks that no program registered are warnings.
  bool allowMissingHooks = false;
  /// Whether messages are colored.
  bool color = false;
};

/// Loads dialects into `ctx`. Messages show the text of their file, and are written to `err`.
LogicalResult loadDialectFiles(Context &ctx, const DialectFileOptions &options,
                               raw_ostream &err);

/// Parses source buffer `buffer`, a dialect file. Null after messages: "the file defines no
/// dialect" in place of those of the parser if the text mentions no operation of irdl.
OwningOpRef<> parseDialectFile(uint32_t buffer, const ParserConfig &config);

/// Reports that source buffer `buffer`, whose text is `module`, defines no dialect: a warning
/// if it is empty, an error if it has other operations.
LogicalResult reportNoDialect(Operation *module, uint32_t buffer);

/// The options --irdl-file, --dialect-dir and --project. A command has one object of them.
struct DialectFileFlags {
  explicit DialectFileFlags(llvm::cl::OptionCategory &category);
  ~DialectFileFlags();
  DialectFileFlags(const DialectFileFlags &) = delete;
  DialectFileFlags &operator=(const DialectFileFlags &) = delete;
  /// Adds the files of the project file to those of the command line, which has been read.
  /// Fails after messages to llvm::errs().
  static LogicalResult addProject();
  /// Loads the files that the flags name; fails after messages to llvm::errs().
  LogicalResult load(Context &ctx) const;

  llvm::cl::list<std::string> irdlFiles, dialectDirs;
  llvm::cl::opt<std::string> project;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_DIALECTFILEFLAGS_H
