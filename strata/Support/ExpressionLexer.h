// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens of the expressions in dialect files: a subset of those of C++, and `$name`.
#ifndef STRATA_SUPPORT_EXPRESSIONLEXER_H
#define STRATA_SUPPORT_EXPRESSIONLEXER_H

#include "strata/Support/LLVM.h"

namespace strata {

struct ExpressionToken {
  enum Kind : uint8_t { End, Name, Dollar, Integer, String, Punct, Error };
  Kind kind = End;
  uint32_t offset = 0;
  /// The characters; without the `$` of a Dollar, without quotes of a String.
  StringRef text;

  bool is(StringRef punct) const { return kind == Punct && text == punct; }
  bool isName(StringRef name) const { return kind == Name && text == name; }
};

/// Cuts a text into tokens; copying it remembers a place.
class ExpressionLexer {
public:
  explicit ExpressionLexer(StringRef text = "") : text(text) {}
  ExpressionToken next();

private:
  void skipSpace();
  void skipLineComment();
  ExpressionToken take(ExpressionToken::Kind kind, size_t length);
  StringRef text;
  size_t position = 0;
};

} // namespace strata

#endif // STRATA_SUPPORT_EXPRESSIONLEXER_H
