// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tokens of a source buffer as parsers read them: the next token, its location,
// and errors for tokens that are not expected.
#ifndef STRATA_EXAMPLES_TOY_TOKENREADER_H
#define STRATA_EXAMPLES_TOY_TOKENREADER_H

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "Lexer.h"

namespace toyc {

class TokenReader {
public:
  /// Reads the source buffer `buffer` of `ctx`.
  TokenReader(strata::Context &ctx, uint32_t buffer);

  /// The next token.
  const Token &peek() const { return token; }
  bool is(Token::Kind kind) const { return token.kind == kind; }
  /// The location of the next token.
  strata::Location getLoc() const;
  void advance() { token = lexer.next(); }

  /// Advances if the next token is of this kind.
  bool consumeIf(Token::Kind kind);
  /// Advances past a token of this kind. Any other token is an error; `what`
  /// describes what is expected.
  strata::ParseResult expect(Token::Kind kind, StringRef what);
  /// Advances past an identifier and sets `name` to it. Any other token is an error;
  /// `what` describes the identifier that is expected.
  strata::ParseResult parseName(StringRef &name, StringRef what);

  /// An error at the next token: "expected `what`, found ...".
  strata::InFlightDiagnostic emitExpected(StringRef what);

private:
  uint32_t buffer;
  StringRef source;
  Lexer lexer;
  Token token;
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_TOKENREADER_H
