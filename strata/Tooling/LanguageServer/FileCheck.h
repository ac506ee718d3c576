// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The messages about dialect files and rule files that are edited.
#ifndef STRATA_TOOLING_LANGUAGESERVER_FILECHECK_H
#define STRATA_TOOLING_LANGUAGESERVER_FILECHECK_H

#include "strata/LanguageServer/Host.h"
#include "strata/Support/FileProvider.h"

namespace strata {

struct FileCheckOptions {
  /// The dialect files that a file may refer to.
  ArrayRef<std::string> directories, files;
  /// Whether the file may complete an imported dialect: errors of one that seems to do so are
  /// not reported, but a remark.
  bool mayBeOverlay = false;
};

/// Checks the dialect file `path` of `contents` as `strata dialect check` does.
std::vector<lsp::FileMessage>
checkOpenDialects(StringRef path, FileProvider &contents,
                  const FileCheckOptions &options);

/// Checks the rules in the file `path`. `ctx` has the dialects that they may use.
std::vector<lsp::FileMessage> checkOpenRules(StringRef path, Context &ctx);

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_FILECHECK_H
