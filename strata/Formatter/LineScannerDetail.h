// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a line of text for the formatter: its tokens with single blanks between them, and
// the brackets that it opens and closes.
#ifndef STRATA_FORMATTER_LINESCANNERDETAIL_H
#define STRATA_FORMATTER_LINESCANNERDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/SmallVector.h"

#include <string>

namespace strata::format {

/// The bracket that `c` closes; 0 for other characters.
inline char getOpening(char c) {
  switch (c) {
  case '}':
    return '{';
  case ')':
    return '(';
  case ']':
    return '[';
  default:
    return '\0';
  }
}

/// The brackets that are open in the body of a type or attribute, whose white space is
/// data.
struct OpaqueState {
  SmallVector<char> open;
  bool isInside() const { return !open.empty(); }
};

struct ScannedLine {
  /// A place at which the line can be divided, and the number of brackets that are open
  /// there.
  struct Break {
    size_t at;
    unsigned depth;
  };

  std::string text;
  /// The brackets `{}()[]` outside of strings, comments and bodies, in order.
  std::string brackets;
  SmallVector<Break> breaks;
  /// Whether the line cannot end a statement, since of its last token.
  bool isOpen = false;

  /// The place to divide the text after byte `from`, at most `room` bytes later: the last
  /// of those in the fewest brackets; npos if there is none.
  size_t findBreak(size_t from, size_t room) const;
};

/// Reads a line without its indentation. `opaque` is the state before it, and becomes the
/// state after it; `openBefore` are the parentheses and square brackets in which the line
/// begins.
ScannedLine scanLine(StringRef line, OpaqueState &opaque, StringRef openBefore);

} // namespace strata::format

#endif // STRATA_FORMATTER_LINESCANNERDETAIL_H
