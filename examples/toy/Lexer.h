// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of the Toy language. A token is a piece of the source text, so that its
// position is known without further data.
#ifndef STRATA_EXAMPLES_TOY_LEXER_H
#define STRATA_EXAMPLES_TOY_LEXER_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"

namespace toyc {

using strata::StringRef;

/// A word or sign of the language.
struct Token {
  enum Kind : uint8_t {
    End,
    /// A character that begins no token.
    Unknown,
    Identifier,
    Number,
    KeywordDef,
    KeywordReturn,
    KeywordVar,
    LeftParen,
    RightParen,
    LeftBrace,
    RightBrace,
    LeftBracket,
    RightBracket,
    Less,
    Greater,
    Comma,
    Semicolon,
    Equal,
    Plus,
    Star,
  };
  Kind kind = End;
  /// The text in the source; empty at its end.
  StringRef text;
};

/// Splits a source text into tokens. White space and comments, from `#` to the end
/// of the line, separate tokens.
class Lexer {
public:
  explicit Lexer(StringRef source) : rest(source) {}
  /// The next token; at the end of the text, `End` any number of times.
  Token next();

private:
  void skipSpace();
  /// The first `length` characters of the rest.
  Token take(Token::Kind kind, size_t length);

  StringRef rest;
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_LEXER_H
