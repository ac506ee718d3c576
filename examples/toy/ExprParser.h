// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of the parser that parses expressions:
//
//   sum     ::= product (`+` product)*
//   product ::= primary (`*` primary)*
//   primary ::= literal | call | name | `(` sum `)`
//   call    ::= name `(` (sum (`,` sum)*)? `)`
//   literal ::= `[` element (`,` element)* `]`
//   element ::= number | literal
#ifndef STRATA_EXAMPLES_TOY_EXPRPARSER_H
#define STRATA_EXAMPLES_TOY_EXPRPARSER_H

#include "AST.h"
#include "TokenReader.h"

namespace toyc {

/// Functions that return an expression return null after an error.
class ExprParser {
public:
  using ExprPtr = std::unique_ptr<Expr>;

  explicit ExprParser(TokenReader &reader) : reader(reader) {}
  /// Parses an expression.
  ExprPtr parseSum();
  /// Parses a variable or a call. The next token must be an identifier.
  ExprPtr parseNameOrCall();

private:
  ExprPtr parseProduct();
  ExprPtr parsePrimary();
  ExprPtr parseParenthesis();
  ExprPtr parseCall(ExprPtr call);
  ExprPtr parseLiteral();
  strata::ParseResult parseElements(Expr &literal, unsigned depth);
  strata::ParseResult parseNumber(double &value);
  ExprPtr makeBinary(Expr::Kind kind, Location loc, ExprPtr lhs, ExprPtr rhs);
  /// False, after an error, if `depth` is more than MaxNesting.
  bool checkNesting(unsigned depth, Location loc);

  TokenReader &reader;
  /// The number of parentheses and calls around the next token.
  unsigned nesting = 0;
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_EXPRPARSER_H
