// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExprParser.h"

#include "llvm/Support/SaveAndRestore.h"

#include <cmath>

#include "Limits.h"

using namespace toyc;
using namespace strata;

bool ExprParser::checkNesting(unsigned depth, Location loc) {
  if (depth <= MaxNesting)
    return true;
  emitError(loc) << "expressions are nested more than " << MaxNesting
                 << " levels deep";
  return false;
}

ExprParser::ExprPtr ExprParser::makeBinary(Expr::Kind kind, Location loc,
                                           ExprPtr lhs, ExprPtr rhs) {
  if (!lhs || !rhs)
    return nullptr;
  unsigned height = std::max(lhs->height, rhs->height) + 1;
  if (!checkNesting(height, loc))
    return nullptr;
  auto expr = std::make_unique<Expr>(kind, loc);
  expr->height = height;
  expr->args.push_back(std::move(lhs));
  expr->args.push_back(std::move(rhs));
  return expr;
}

ExprParser::ExprPtr ExprParser::parseSum() {
  ExprPtr sum = parseProduct();
  while (sum && reader.is(Token::Plus)) {
    Location loc = reader.getLoc();
    reader.advance();
    sum = makeBinary(Expr::Kind::Add, loc, std::move(sum), parseProduct());
  }
  return sum;
}

ExprParser::ExprPtr ExprParser::parseProduct() {
  ExprPtr product = parsePrimary();
  while (product && reader.is(Token::Star)) {
    Location loc = reader.getLoc();
    reader.advance();
    product = makeBinary(Expr::Kind::Multiply, loc, std::move(product),
                         parsePrimary());
  }
  return product;
}

ExprParser::ExprPtr ExprParser::parsePrimary() {
  switch (reader.peek().kind) {
  case Token::LeftBracket:
    return parseLiteral();
  case Token::LeftParen:
    return parseParenthesis();
  case Token::Identifier:
    return parseNameOrCall();
  default:
    reader.emitExpected("an expression");
    return nullptr;
  }
}

ExprParser::ExprPtr ExprParser::parseParenthesis() {
  llvm::SaveAndRestore restore(nesting, nesting + 1);
  if (!checkNesting(nesting, reader.getLoc()))
    return nullptr;
  reader.advance();
  ExprPtr inner = parseSum();
  if (!inner || reader.expect(Token::RightParen, "')'"))
    return nullptr;
  return inner;
}

ExprParser::ExprPtr ExprParser::parseNameOrCall() {
  auto expr = std::make_unique<Expr>(Expr::Kind::Variable, reader.getLoc());
  expr->name = reader.peek().text;
  reader.advance();
  return reader.is(Token::LeftParen) ? parseCall(std::move(expr))
                                     : std::move(expr);
}

/// Parses the arguments of `call`, which has only a name.
ExprParser::ExprPtr ExprParser::parseCall(ExprPtr call) {
  call->kind = Expr::Kind::Call;
  llvm::SaveAndRestore restore(nesting, nesting + 1);
  if (!checkNesting(nesting, call->loc))
    return nullptr;
  reader.advance();
  if (!reader.is(Token::RightParen)) {
    do {
      ExprPtr arg = parseSum();
      if (!arg)
        return nullptr;
      call->height = std::max(call->height, arg->height + 1);
      call->args.push_back(std::move(arg));
    } while (reader.consumeIf(Token::Comma));
  }
  if (reader.expect(Token::RightParen, "',' or ')'") ||
      !checkNesting(call->height, call->loc))
    return nullptr;
  return call;
}

ExprParser::ExprPtr ExprParser::parseLiteral() {
  auto expr = std::make_unique<Expr>(Expr::Kind::Literal, reader.getLoc());
  if (parseElements(*expr, 0))
    return nullptr;
  if (expr->values.size() <= MaxElements)
    return expr;
  emitError(expr->loc) << "a tensor has at most " << MaxElements << " elements";
  return nullptr;
}

ParseResult ExprParser::parseNumber(double &value) {
  if (!reader.is(Token::Number))
    return reader.emitExpected("a number");
  if (reader.peek().text.getAsDouble(value) || !std::isfinite(value))
    return emitError(reader.getLoc()) << "number is out of range";
  reader.advance();
  return success();
}

/// Parses a list in dimension `depth` of a literal. The first list of a dimension
/// determines its size, and the first number how many dimensions there are.
ParseResult ExprParser::parseElements(Expr &literal, unsigned depth) {
  Location loc = reader.getLoc();
  if (!checkNesting(depth + 1, loc))
    return failure();
  if (depth == literal.shape.size())
    literal.shape.push_back(0);
  reader.advance();
  int64_t size = 0;
  do {
    bool isNested = literal.values.empty() ? reader.is(Token::LeftBracket)
                                           : depth + 1 < literal.shape.size();
    if (isNested && !reader.is(Token::LeftBracket))
      return reader.emitExpected("'['");
    if (isNested ? parseElements(literal, depth + 1)
                 : parseNumber(literal.values.emplace_back()))
      return failure();
    ++size;
  } while (reader.consumeIf(Token::Comma));
  if (reader.expect(Token::RightBracket, "',' or ']'"))
    return failure();
  int64_t &expected = literal.shape[depth];
  if (expected == 0)
    expected = size;
  if (expected != size)
    return emitError(loc) << "expected " << expected
                          << " elements, as in the first list, found " << size;
  return success();
}
