// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The services of the program that runs a server: it reads files, and the server does not.
#ifndef STRATA_LANGUAGESERVER_HOST_H
#define STRATA_LANGUAGESERVER_HOST_H

#include "strata/Formatter/Formatter.h"
#include "strata/IR/Context.h"
#include "strata/LanguageServer/Definitions.h"

#include <memory>

namespace strata::lsp {

/// The path of a URI `file://...`; empty for others.
std::string getPath(StringRef uri);

class Host : public DefinitionTexts {
public:
  ~Host() override;
  /// The folder that the editor has opened. Called once, before documents are opened;
  /// empty if it is unknown.
  virtual void setRoot(StringRef path) = 0;
  /// A Context with the dialects that documents may use. `messages` gets the errors in
  /// files.
  virtual std::unique_ptr<Context> makeContext(std::string &messages) = 0;
  /// The settings for formatting the file `path`, which may be empty.
  virtual FormatOptions getFormatOptions(StringRef path) = 0;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_HOST_H
