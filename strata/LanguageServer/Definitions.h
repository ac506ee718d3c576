// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts about the definitions of dialects, for hovers and completions. The tool that runs
// the server knows where dialects come from.
#ifndef STRATA_LANGUAGESERVER_DEFINITIONS_H
#define STRATA_LANGUAGESERVER_DEFINITIONS_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::lsp {

/// An operation, type or attribute, as completions offer it.
struct DefinitionEntry {
  /// The full name, with `!` or `#` before types and attributes.
  std::string name;
  std::string summary;
  /// The custom form with holes `${1:name}`; empty if the syntax is unknown.
  std::string snippet;
};

/// The place of a definition in a file.
struct DefinitionPlace {
  std::string path;
  /// Counted from 1.
  uint32_t line = 0, column = 0;
};

/// The URI of a file, whose path may be relative to the current directory.
std::string getFileURI(StringRef path);

class DefinitionTexts {
public:
  virtual ~DefinitionTexts();
  /// The documentation of `d.op`, `!d.t` or `#d.a`, as Markdown; empty if there is none.
  virtual std::string getDocumentation(StringRef name) = 0;
  /// The definitions of a dialect, by name.
  virtual ArrayRef<DefinitionEntry> getEntries(StringRef dialect) = 0;
  /// The names of the dialects that documents may use.
  virtual std::vector<std::string> getDialects() = 0;
  /// The place of a definition in a file of the user; std::nullopt for others.
  virtual std::optional<DefinitionPlace> getPlace(StringRef name) = 0;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_DEFINITIONS_H
