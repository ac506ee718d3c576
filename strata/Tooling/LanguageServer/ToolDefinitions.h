// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The definitions of bundled dialects and of the user's files, as the language server
// shows them.
#ifndef STRATA_TOOLING_LANGUAGESERVER_TOOLDEFINITIONS_H
#define STRATA_TOOLING_LANGUAGESERVER_TOOLDEFINITIONS_H

#include "strata/LanguageServer/Definitions.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/LanguageServer/OpenFiles.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace strata {

/// Reads each dialect at the first request for it.
class ToolDefinitions final : public lsp::DefinitionTexts {
public:
  ToolDefinitions();

  /// Sets files and directories as of --irdl-file and --dialect-dir. Definitions are read
  /// anew.
  void setSources(std::vector<std::string> files,
                  std::vector<std::string> directories);
  /// Reads definitions anew.
  void forget();

  std::string getDocumentation(StringRef name) override;
  ArrayRef<lsp::DefinitionEntry> getEntries(StringRef dialect) override;
  std::vector<std::string> getDialects() override;
  std::optional<lsp::DefinitionPlace> getPlace(StringRef name) override;

  /// The files from which definitions are read.
  OpenFiles &getOpenFiles() { return openFiles; }

private:
  void load(StringRef dialect);
  void readDefinitions(StringRef path);
  /// The definition called `name`, or those called so with a sigil, of which there may be
  /// two.
  SmallVector<const DefinitionModel *, 2> find(StringRef name);

  std::vector<std::string> paths, directories;
  OpenFiles openFiles;
  std::unique_ptr<DialectFiles> files;
  bool hasReadFiles = false;
  llvm::StringSet<> loaded;
  llvm::StringMap<std::vector<lsp::DefinitionEntry>> entries;
};

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_TOOLDEFINITIONS_H
