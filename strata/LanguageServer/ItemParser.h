// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses one item of a document (ItemScanner.h) by itself, after the definitions of the
// aliases that it uses.
#ifndef STRATA_LANGUAGESERVER_ITEMPARSER_H
#define STRATA_LANGUAGESERVER_ITEMPARSER_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/LanguageServer/ItemScanner.h"

#include "llvm/ADT/StringMap.h"

#include <string>
#include <vector>

namespace strata::lsp {

/// A message about an item. Offsets are relative to the beginning of the item.
struct ItemDiagnostic {
  DiagnosticSeverity severity = DiagnosticSeverity::Error;
  SourceRange range;
  std::string message;
  /// Notes in the same item have a place; others are part of the message.
  std::vector<std::pair<SourceRange, std::string>> notes;
};

/// The definitions of aliases in a piece of a document, by name with `#` or `!`: their
/// texts, which are parts of the document.
using AliasTexts = llvm::StringMap<StringRef>;

/// Appends the names of aliases, with `#` or `!`, that `text` mentions, and that
/// `aliases` has.
void findAliasUses(StringRef text, const AliasTexts &aliases,
                   SmallVectorImpl<StringRef> &names);

/// The source buffer of an item.
struct ItemSource {
  uint32_t buffer = 0;
  /// The number of bytes before the text of the item.
  uint64_t prefix = 0;
  /// The length of the item.
  uint64_t length = 0;
  /// Whether the buffer has the text of other items, too.
  bool isShared = false;

  /// The place of `loc` relative to the item: the token there, or the beginning of the
  /// item for other locations.
  SourceRange getPlace(Location loc, Context &ctx) const;
  /// Bytes of the buffer, relative to the item; std::nullopt if they belong to an alias
  /// before it.
  std::optional<SourceRange> getPlace(SourceRange range) const;
};

/// Adds the text of an item to the source buffers of `ctx`; `end` is appended to it.
ItemSource addItemSource(Context &ctx, StringRef text, StringRef end,
                         const AliasTexts &aliases, StringRef name);

/// Parses an item without verifying it. Operations have their places as locations,
/// whatever locations the text gives them. Null after errors, of which there may be
/// several. `observer` may be null.
OwningOpRef<> parseItem(Context &ctx, const ItemSource &source,
                        ParserObserver *observer = nullptr);

/// The diagnostics that `capture` has, which are about the item.
void takeDiagnostics(DiagnosticCapture &capture, const ItemSource &source,
                     Context &ctx, std::vector<ItemDiagnostic> &result);

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_ITEMPARSER_H
