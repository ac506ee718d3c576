// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The services of the program that runs a server: it reads files, and the server does not.
#ifndef STRATA_LANGUAGESERVER_HOST_H
#define STRATA_LANGUAGESERVER_HOST_H

#include "strata/Formatter/Formatter.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/LanguageServer/Definitions.h"
#include "strata/LanguageServer/ToolRun.h"

#include <functional>
#include <memory>

namespace strata::lsp {

/// The path of a URI `file://...`; empty for others.
std::string getPath(StringRef uri);

/// The contents of a file, by its name.
enum class FileKind : uint8_t { Program, Dialects, Rules };

/// A message about a file.
struct FileMessage {
  DiagnosticSeverity severity = DiagnosticSeverity::Error;
  /// The place in bytes of the text.
  uint64_t offset = 0;
  std::string text;
};

class Host {
public:
  virtual ~Host();
  /// The texts about the dialects that documents may use.
  virtual DefinitionTexts &getDefinitions() = 0;
  /// The folder that the editor has opened. Called once, before documents are opened;
  /// empty if it is unknown.
  virtual void setRoot(StringRef path) = 0;
  /// A Context with the dialects that documents may use. `messages` gets the errors in
  /// files.
  virtual std::unique_ptr<Context> makeContext(std::string &messages) = 0;
  virtual FileKind getKind(StringRef path) = 0;
  /// The messages about a file with dialects or rules whose content is `text`. Errors of its
  /// syntax as a list of operations may be missing.
  virtual std::vector<FileMessage> check(StringRef path, StringRef text) = 0;
  /// Sets the content of a file that is open in the editor; std::nullopt for that on the
  /// disk. True if documents may use the file: Contexts made before are out of date then.
  virtual bool setContent(StringRef path, std::optional<std::string> text) = 0;
  /// `text`, a program in an older syntax, in today's; std::nullopt if it cannot be read, or
  /// needs no change.
  virtual std::optional<std::string> upgrade(StringRef path,
                                             StringRef text) = 0;
  /// The paths of the programs in the folder of the editor that contain `text`, at most
  /// `limit`, in the order of their names.
  virtual std::vector<std::string> findPrograms(StringRef text,
                                                size_t limit) = 0;
  /// The content of a file; std::nullopt if it cannot be read.
  virtual std::optional<std::string> readFile(StringRef path) = 0;
  /// Runs strata beside the server, for a limited time. Calls `done` once, in any thread,
  /// and not after this was destroyed.
  virtual void run(ToolRun run, std::function<void(ToolResult)> done) = 0;
  /// The settings for formatting the file `path`, which may be empty.
  virtual FormatOptions getFormatOptions(StringRef path) = 0;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_HOST_H
