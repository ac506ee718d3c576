// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Divides a text into items that can be parsed one by one (docs/decisions/0039):
// operations in the bodies of modules, beginnings and ends of modules, definitions of
// aliases, metadata, and the lines between pieces. Only brackets, strings, comments and
// indentation count: the text may be broken, and of dialects that are unknown.
#ifndef STRATA_LANGUAGESERVER_ITEMSCANNER_H
#define STRATA_LANGUAGESERVER_ITEMSCANNER_H

#include "strata/Asm/Parser/ParserObserver.h"

namespace strata::lsp {

enum class ItemKind : uint8_t {
  /// One operation, or several if values connect them.
  Operations,
  /// `module @name attributes {...} {`
  ModuleBegin,
  /// The closing bracket of a module, and its location.
  ModuleEnd,
  /// `#name = ...` or `!name = ...`
  Alias,
  /// `{-# ... #-}`
  Metadata,
  /// `// -----`, which separates pieces that do not see each other.
  Split
};

struct ItemSpan {
  ItemKind kind = ItemKind::Operations;
  /// The tokens of the item, from the first to the last.
  SourceRange range;
  /// The number of modules that are open before it.
  uint32_t depth = 0;
  /// Whether its end follows from the brackets of the rest of the piece, too.
  bool usesRest = false;
  bool operator==(const ItemSpan &) const = default;

  /// The number of modules that are open after it.
  uint32_t getDepthAfter() const {
    if (kind == ItemKind::Split)
      return 0;
    return kind == ItemKind::ModuleBegin ? depth + 1
           : kind == ItemKind::ModuleEnd ? depth - 1
                                         : depth;
  }
};

/// The braces from a place to the end of the piece, counted once for the items of a text.
struct RestBraces {
  /// The place, which moves on, and the number of closing braces less that of opening
  /// ones after it.
  uint64_t at = 0;
  int64_t numClosing = 0;
  bool isKnown = false;
};

/// The first item of `text` that begins at or after byte `from`, where `depth` modules
/// are open; std::nullopt if there is none. `from` is 0 or the end of an item. `braces`
/// is for calls with the same text and places in order. Linear in the length of the item
/// and of the blanks before it; the first call that counts braces, in that of the piece.
std::optional<ItemSpan> scanItem(StringRef text, uint64_t from, uint32_t depth,
                                 RestBraces &braces);

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_ITEMSCANNER_H
