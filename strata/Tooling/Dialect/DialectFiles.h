// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect files as the tools of `strata dialect` read them: parsed and verified
// in a Context of their own, with messages at their lines.
#ifndef STRATA_TOOLING_DIALECT_DIALECTFILES_H
#define STRATA_TOOLING_DIALECT_DIALECTFILES_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/Tools/Samples.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Dialect/DialectLoadCheck.h"

#include <functional>

namespace strata {

/// Settings of DialectFiles.
struct DialectFilesOptions {
  /// Gives the content of files; must outlive the object.
  FileProvider &files = getDiskFiles();
  /// Called for each Context, to register extensions of dialect files; null for
  /// nothing.
  void (*registerExtensions)(Context &) = nullptr;
  /// Called for each message in place of printing it. Its location belongs to the Context.
  std::function<void(const Diagnostic &, Context &)> report = nullptr;
};

/// A Context that knows builtin, irdl and what was read into it.
class DialectFiles {
public:
  /// Messages go to `err`.
  DialectFiles(raw_ostream &err, bool color,
               const DialectFilesOptions &options = {});
  ~DialectFiles();

  /// Reads a file (`-`: standard input) and adds the dialects it defines to the
  /// collection. Violations of the extension's rules are added to `problems`,
  /// if given. Returns the operation read, null after an error; it lives as
  /// long as this.
  Operation *read(StringRef path,
                  std::vector<ModelProblem> *problems = nullptr);
  /// The names that values have in the file of `op`, which `read` returned.
  const SourceNames &getNames(Operation *op) const;
  /// The text and the name of that file.
  StringRef getText(Operation *op) const;
  StringRef getFileName(Operation *op) const;
  /// Adds a dialect that is part of the program; false if there is none.
  bool addEmbedded(StringRef name);
  /// Adds all of them.
  void addAllEmbedded();

  Context &getContext() { return ctx; }
  const DialectCollection &getDialects() const { return dialects; }
  /// A Context in which the files are loaded, if they can be.
  Context &getLoaded();
  /// Prints a message about the file of its location. Handlers of the Context
  /// may hand over to it.
  void print(const Diagnostic &diag) { print(diag, ctx); }
  /// Prints a message of the Context `of`, into which one of the files is loaded.
  void print(const Diagnostic &diag, Context &of);

private:
  struct Source;
  const Source &find(Operation *op) const;
  Operation *read(std::unique_ptr<llvm::MemoryBuffer> buffer,
                  std::vector<ModelProblem> *problems);

  raw_ostream &err;
  bool color;
  void (*registerExtensions)(Context &);
  std::function<void(const Diagnostic &, Context &)> report;
  Context ctx;
  std::vector<std::unique_ptr<Source>> sources;
  DialectCollection dialects;
  std::unique_ptr<DialectLoadCheck> trial;
};

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_DIALECTFILES_H
