// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of an open document, with positions as the Language Server Protocol (3.17) has
// them: a line, and units of UTF-16 or UTF-8 in it, both counted from 0.
#ifndef STRATA_LANGUAGESERVER_DOCUMENTTEXT_H
#define STRATA_LANGUAGESERVER_DOCUMENTTEXT_H

#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::lsp {

struct Position {
  uint32_t line = 0, character = 0;
  bool operator==(const Position &) const = default;
};

struct Range {
  Position start, end;
  bool operator==(const Range &) const = default;
};

/// The units in which a client counts characters of a line.
enum class PositionEncoding : uint8_t { UTF16, UTF8 };

class DocumentText {
public:
  DocumentText(std::string text, PositionEncoding encoding);

  StringRef get() const { return text; }
  /// The text of `range`, which is within the document.
  StringRef get(SourceRange range) const {
    return StringRef(text).slice(range.begin, range.end);
  }
  PositionEncoding getEncoding() const { return encoding; }
  uint64_t size() const { return text.size(); }
  uint32_t getNumLines() const { return uint32_t(lineStarts.size()); }
  /// The offset at which line `line` begins; the end of the text for lines after the last
  /// one.
  uint64_t getLineStart(uint32_t line) const {
    return line < lineStarts.size() ? lineStarts[line] : text.size();
  }
  /// Line `line` without its line end.
  StringRef getLine(uint32_t line) const;
  /// The line of `offset`.
  uint32_t getLineOf(uint64_t offset) const;

  /// The offset of a position. A character after the end of its line stands for that end,
  /// one in the middle of an encoded character for its beginning.
  uint64_t getOffset(Position position) const;
  Position getPosition(uint64_t offset) const;
  Range getRange(SourceRange range) const {
    return {getPosition(range.begin), getPosition(range.end)};
  }
  /// The number of units of `piece`, a part of a line.
  uint32_t countUnits(StringRef piece) const;

  /// Replaces a range, which is within the document, by `inserted`. O(size).
  void replace(SourceRange range, StringRef inserted);

private:
  std::string text;
  PositionEncoding encoding;
  std::vector<uint64_t> lineStarts;
};

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_DOCUMENTTEXT_H
