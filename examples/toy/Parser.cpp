// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recursive descent.
#include "Parser.h"

#include "ExprParser.h"
#include "Limits.h"

using namespace toyc;
using namespace strata;

namespace {
class Parser {
public:
  Parser(Context &ctx, uint32_t buffer) : reader(ctx, buffer), exprs(reader) {}
  FailureOr<Program> parse();

private:
  ParseResult parseFunction(Function &function);
  ParseResult parseParams(Function &function);
  ParseResult parseBody(Function &function);
  ParseResult parseStatement(Stmt &stmt);
  ParseResult parseVar(Stmt &stmt);
  ParseResult parseShape(Shape &shape);

  TokenReader reader;
  ExprParser exprs;
};
} // namespace

//===-- Statements ----------------------------------------------------------===//

ParseResult Parser::parseShape(Shape &shape) {
  int64_t numElements = 1;
  do {
    if (!reader.is(Token::Number))
      return reader.emitExpected("the size of a dimension");
    int64_t size = 0;
    if (reader.peek().text.getAsInteger(10, size) || size <= 0)
      return emitError(reader.getLoc())
             << "size of a dimension is not a positive integer";
    if (size > MaxElements / numElements)
      return emitError(reader.getLoc())
             << "a tensor has at most " << MaxElements << " elements";
    numElements *= size;
    shape.push_back(size);
    reader.advance();
  } while (reader.consumeIf(Token::Comma));
  return reader.expect(Token::Greater, "',' or '>'");
}

ParseResult Parser::parseVar(Stmt &stmt) {
  reader.advance();
  stmt.kind = Stmt::Kind::Var;
  stmt.loc = reader.getLoc();
  if (reader.parseName(stmt.name, "the name of a variable"))
    return failure();
  if (reader.consumeIf(Token::Less) && parseShape(stmt.shape))
    return failure();
  if (reader.expect(Token::Equal, "'='"))
    return failure();
  stmt.value = exprs.parseSum();
  return success(stmt.value != nullptr);
}

ParseResult Parser::parseStatement(Stmt &stmt) {
  stmt.loc = reader.getLoc();
  if (reader.is(Token::KeywordVar)) {
    if (parseVar(stmt))
      return failure();
  } else if (reader.consumeIf(Token::KeywordReturn)) {
    stmt.kind = Stmt::Kind::Return;
    if (!reader.is(Token::Semicolon) && !(stmt.value = exprs.parseSum()))
      return failure();
  } else if (reader.is(Token::Identifier)) {
    stmt.kind = Stmt::Kind::Call;
    stmt.value = exprs.parseNameOrCall();
    if (!stmt.value)
      return failure();
    if (stmt.value->kind != Expr::Kind::Call)
      return reader.emitExpected("'('");
  } else {
    return reader.emitExpected("a statement or '}'");
  }
  return reader.expect(Token::Semicolon, "';'");
}

//===-- Functions -----------------------------------------------------------===//

ParseResult Parser::parseParams(Function &function) {
  if (reader.expect(Token::LeftParen, "'('"))
    return failure();
  if (reader.consumeIf(Token::RightParen))
    return success();
  do {
    Param &param = function.params.emplace_back();
    param.loc = reader.getLoc();
    if (reader.parseName(param.name, "the name of a parameter"))
      return failure();
  } while (reader.consumeIf(Token::Comma));
  return reader.expect(Token::RightParen, "',' or ')'");
}

ParseResult Parser::parseBody(Function &function) {
  if (reader.expect(Token::LeftBrace, "'{'"))
    return failure();
  while (!reader.consumeIf(Token::RightBrace))
    if (parseStatement(function.body.emplace_back()))
      return failure();
  return success();
}

ParseResult Parser::parseFunction(Function &function) {
  if (reader.expect(Token::KeywordDef, "'def'"))
    return failure();
  function.loc = reader.getLoc();
  if (reader.parseName(function.name, "the name of a function") ||
      parseParams(function))
    return failure();
  return parseBody(function);
}

FailureOr<Program> Parser::parse() {
  Program program;
  program.loc = reader.getLoc();
  bool hasErrors = false;
  while (!reader.is(Token::End)) {
    if (succeeded(parseFunction(program.functions.emplace_back())))
      continue;
    hasErrors = true;
    // If `def` itself is unexpected, it begins the next function.
    while (!reader.is(Token::KeywordDef) && !reader.is(Token::End))
      reader.advance();
  }
  if (hasErrors)
    return failure();
  return program;
}

FailureOr<Program> toyc::parse(Context &ctx, uint32_t buffer) {
  return Parser(ctx, buffer).parse();
}
