// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The answers to requests about a document, as JSON of the protocol (LSP 3.17). Documents
// are up to date (Document::update).
#ifndef STRATA_LANGUAGESERVER_FEATURES_H
#define STRATA_LANGUAGESERVER_FEATURES_H

#include "strata/Formatter/Formatter.h"
#include "strata/LanguageServer/Definitions.h"
#include "strata/LanguageServer/Document.h"
#include "strata/LanguageServer/Host.h"
#include "strata/LanguageServer/ToolRun.h"

#include "llvm/Support/JSON.h"

namespace strata::lsp {

llvm::json::Value toJSON(Position position);
llvm::json::Value toJSON(Range range);
/// False if `value` is no position; `position` is unchanged then.
bool fromJSON(const llvm::json::Value *value, Position &position);
bool fromJSON(const llvm::json::Value *value, Range &range);

// Diagnostics.cpp
/// The diagnostics of all items, in the order of the text.
llvm::json::Array getDiagnostics(const Document &document);
/// The token at `offset`, or the character there if none begins.
SourceRange getTokenRange(StringRef text, uint64_t offset);
/// Whether an item has an error.
bool hasErrors(const Document &document);
/// Appends messages of the host about the text of `document`.
void addMessages(const Document &document, ArrayRef<FileMessage> messages,
                 llvm::json::Array &result);

// Navigation.cpp
/// Places of one name: a value, a block, a symbol or an alias.
struct Occurrences {
  std::vector<SourceRange> definitions, uses;
  /// For symbols: all of the operation of each definition, and its name.
  std::vector<std::pair<SourceRange, SourceRange>> definingOps;
  /// The part of each place that renaming replaces begins after this many bytes, and has
  /// the length of the name.
  uint32_t sigil = 0;
  std::string name;
  /// The place of the request.
  SourceRange here;
  char kind = 0;
};
/// The name at `offset`, with all places in its scope; std::nullopt if there is none.
std::optional<Occurrences> findOccurrences(Document &document, uint64_t offset);
/// Definitions, as links from the name if `withLinks`; of the name of an operation, type
/// or attribute, its definition in a dialect file. The place of a symbol without link is
/// the name of the operation, as in mlir-lsp-server.
llvm::json::Array getDefinition(Document &document, Position position,
                                bool withLinks, DefinitionTexts &texts);
/// If the name at `position` is a symbol that its piece does not define, or only declares
/// without a body, the name with its sigil; empty for others.
std::string getExternalSymbol(Document &document, Position position);
/// Appends the places at which `document` defines the symbol `name`, which has its sigil, with
/// a body.
void addSymbolDefinitions(Document &document, StringRef name,
                          llvm::json::Array &result);
llvm::json::Value getReferences(Document &document, Position position,
                                bool includeDeclaration);
llvm::json::Value getHighlights(Document &document, Position position);
/// The range of the name that can be renamed; null if there is none.
llvm::json::Value prepareRename(Document &document, Position position);
/// Edits that rename; an error message if the name is none, or taken.
llvm::Expected<llvm::json::Value> rename(Document &document, Position position,
                                         StringRef newName);

// Hover.cpp
/// The full name of the operation, type or attribute at `offset`, with its place; empty
/// if there is none.
std::pair<std::string, SourceRange> findDefinitionName(Document &document,
                                                       uint64_t offset);
llvm::json::Value getHover(Document &document, Position position,
                           DefinitionTexts &texts);

// SignatureHelp.cpp
/// The signature of the function that is called at `position`, or the syntax of the
/// operation; null if there is none.
llvm::json::Value getSignatureHelp(Document &document, Position position,
                                   DefinitionTexts &texts);

// CallHierarchy.cpp
/// The symbol that is defined or used at `position`, or that contains it.
llvm::json::Value prepareCallHierarchy(Document &document, Position position);
/// The symbols with references to the one that is defined at `symbol`, with the places.
llvm::json::Value getIncomingCalls(Document &document, Position symbol);
/// The symbols to which the one refers that is defined at `symbol`.
llvm::json::Value getOutgoingCalls(Document &document, Position symbol);

// Outline.cpp
/// The kind of the protocol for a symbol that the operation `op` defines.
int getSymbolKind(StringRef op);
/// Appends the symbols whose name contains `query`, in any case, as SymbolInformation.
void addWorkspaceSymbols(Document &document, StringRef query,
                         llvm::json::Array &result);
llvm::json::Value getDocumentSymbols(Document &document);
llvm::json::Value getFoldingRanges(Document &document);
llvm::json::Value getSelectionRange(Document &document, Position position);

// SemanticTokens.cpp
/// The names of token types, in the order of their numbers.
llvm::json::Value getTokenLegend();
/// Five numbers for each token of `range`.
std::vector<uint32_t> getSemanticTokens(Document &document, SourceRange range);

// InlayHints.cpp
llvm::json::Value getInlayHints(Document &document, Range range);

// Formatting.cpp
/// Edits that format the lines of `range`, or all if it is std::nullopt.
llvm::json::Value getFormattingEdits(const Document &document,
                                     std::optional<Range> range,
                                     FormatOptions options);

// CodeActions.cpp
/// Edits that mend the diagnostics, or the messages of the host, on the lines of `range`.
llvm::json::Value getCodeActions(Document &document, Range range,
                                 ArrayRef<FileMessage> messages, Host &host);

// CodeLenses.cpp
/// Buttons that run functions without arguments, and RUN lines; the first thousand.
llvm::json::Value getCodeLenses(Document &document);
/// The names of the commands of `makeToolRun`.
llvm::json::Value getCommandNames();
/// The run of strata for a command: its argument has the `uri` of the document, and the
/// `line`, the `name` and `arguments` of a function, or a `pipeline`.
llvm::Expected<ToolRun> makeToolRun(Document &document, StringRef command,
                                    const llvm::json::Object &argument);

// Completion.cpp
/// Operations are inserted as snippets, with holes for values, or by their names.
llvm::json::Value getCompletions(Document &document, Position position,
                                 DefinitionTexts &texts, bool withSnippets);

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_FEATURES_H
