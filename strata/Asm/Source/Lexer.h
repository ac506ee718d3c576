// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lexer of MLIR text: one token at a time, no allocation, no look-back. Tokens
// are slices of the input. Malformed tokens are reported through a callback and
// come back as Token::Error.
#ifndef STRATA_ASM_SOURCE_LEXER_H
#define STRATA_ASM_SOURCE_LEXER_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"

#include <array>

namespace strata {

struct Token {
  enum Kind : uint8_t {
    Eof,
    Error,
    // Tokens with a spelling.
    BareIdentifier, // foo, including all keywords
    IntType,        // i32, si8, ui1
    AtIdentifier,   // @foo, @"foo"
    HashIdentifier, // #foo
    PercentIdentifier,
    CaretIdentifier,
    ExclamationIdentifier,
    Integer,
    Float,
    String,
    // Punctuation.
    Arrow,
    Ellipsis,
    Colon,
    Comma,
    Equal,
    Greater,
    Less,
    LBrace,
    LParen,
    LSquare,
    RBrace,
    RParen,
    RSquare,
    Minus,
    Plus,
    /// `$name`, or `$(...)` with balanced text: holes of rules. Lexed only on demand.
    Hole,
    Question,
    Slash,
    Star,
    VerticalBar,
    MetadataBegin, // {-#
    MetadataEnd    // #-}
  };
  Kind kind = Eof;
  const char *start = nullptr;
  uint32_t length = 0;

  bool is(Kind k) const { return kind == k; }
  bool isNot(Kind k) const { return kind != k; }
  bool isAny(Kind a, Kind b) const { return kind == a || kind == b; }
  StringRef getSpelling() const { return {start, length}; }
  const char *getEnd() const { return start + length; }
  /// True for a bare identifier, or integer type, spelled `text`.
  bool isKeyword(StringRef text) const {
    return (kind == BareIdentifier || kind == IntType) && getSpelling() == text;
  }
  /// True for anything that is spelled like an identifier.
  bool isKeyword() const { return kind == BareIdentifier || kind == IntType; }
  /// Width of an IntType, or std::nullopt if it does not fit 32 bits.
  std::optional<unsigned> getIntTypeWidth() const;
  /// Value of an Integer that fits 64 bits.
  std::optional<uint64_t> getUInt64() const;
  bool isHex() const { return length > 1 && start[1] == 'x'; }
  /// Contents of a String, or of the string in an AtIdentifier, unescaped.
  std::string getStringValue() const;
  /// Name of an AtIdentifier, unescaped.
  std::string getSymbolName() const;
};

/// Classes of characters, a bit each.
struct CharClass {
  enum : uint8_t {
    Space = 1,
    Digit = 2,
    IdStart = 4,      // [A-Za-z_]
    IdBody = 8,       // [A-Za-z0-9_$.]
    SuffixStart = 16, // [A-Za-z_$.-]
    SuffixBody = 32,  // [A-Za-z0-9_$.-]
    Hex = 64,
  };
  static const std::array<uint8_t, 256> table;
  static bool is(char c, uint8_t cls) { return table[uint8_t(c)] & cls; }
};

class Lexer {
public:
  /// Reports a lexical error at a place in the text.
  using ErrorFn = function_ref<void(const char *, const Twine &)>;

  /// `text` must be followed by a NUL byte in memory.
  Lexer(StringRef text) : begin(text.begin()), end(text.end()), pos(begin) {}

  const char *getBegin() const { return begin; }
  const char *getEnd() const { return end; }
  const char *getPos() const { return pos; }
  /// Continues at `newPos`; a place outside the text of a hole that is being read leaves it.
  void setPos(const char *newPos) {
    pos = newPos;
    if (LLVM_UNLIKELY(holeEnd) && (newPos < holeText || newPos > end)) {
      end = outerEnd;
      holeEnd = nullptr;
    }
  }

  /// The next token.
  Token lex(ErrorFn emitError);

  /// Texts by the names of holes; the texts are parts of the lexer's text.
  using HoleTexts = llvm::StringMap<StringRef>;
  /// From now on holes are tokens, except for holes with a text: its tokens take their place.
  /// Null ends this. `texts` must live until then.
  void lexHoles(const HoleTexts *texts);
  /// Whether the tokens of a text take the place of the hole `name`.
  bool hasHoleText(StringRef name) const {
    return holeTexts && holeTexts->contains(name);
  }

  /// End of the balanced text that starts at `from`, which is at an opening
  /// bracket: the place after the closing bracket. Null if unbalanced, with the
  /// opening bracket left in `unbalanced`, or at a string that does not end.
  /// Gives up, as if unbalanced, when more than `limit` bytes were passed.
  const char *skipBalanced(const char *from, char &unbalanced,
                           size_t limit = SIZE_MAX) const;

private:
  Token make(Token::Kind kind, const char *start) const {
    return {kind, start, uint32_t(pos - start)};
  }
  Token error(const char *at, const Twine &message, ErrorFn emitError) {
    emitError(at, message);
    return make(Token::Error, at);
  }
  /// Moves past `next` if it follows.
  bool takeIf(char next) {
    if (*pos != next)
      return false;
    ++pos;
    return true;
  }
  /// Moves past `next` and `second` if both follow.
  bool takeIf(char next, char second) {
    if (*pos != next || pos[1] != second)
      return false;
    pos += 2;
    return true;
  }
  /// Moves to the next character that is no blank; false at the end.
  bool skipSpace();
  void skipComment();
  Token lexIdentifier(const char *start);
  Token lexNumber(const char *start);
  Token lexString(const char *start, ErrorFn emitError);
  Token lexAt(const char *start, ErrorFn emitError);
  Token lexPrefixed(const char *start, Token::Kind kind, StringRef message,
                    ErrorFn emitError);

  /// A hole, or the first token of its text; an error for other characters.
  Token lexHole(const char *start, ErrorFn emitError);
  bool skipParentheses();
  /// The end, or the token after the hole whose text ends.
  Token lexEnd(ErrorFn emitError);

  const char *begin, *end, *pos;
  /// Null unless holes are tokens.
  const HoleTexts *holeTexts = nullptr;
  /// The place after the hole whose text is read, that text, and the end of the whole text.
  const char *holeEnd = nullptr, *holeText = nullptr, *outerEnd = nullptr;
};

} // namespace strata

#endif // STRATA_ASM_SOURCE_LEXER_H
