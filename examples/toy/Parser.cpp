// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recursive descent. Functions that parse an expression return null after an error.
#include "Parser.h"

#include "strata/IR/Diagnostics.h"

#include "Lexer.h"

using namespace toyc;
using namespace strata;

namespace {
class Parser {
public:
  Parser(Context &ctx, uint32_t buffer)
      : ctx(ctx), buffer(buffer), source(ctx.getSourceBuffer(buffer).getText()),
        lexer(source), token(lexer.next()) {}
  FailureOr<Program> parse();

private:
  using ExprPtr = std::unique_ptr<Expr>;

  // Functions and statements.
  ParseResult parseFunction(Function &function);
  ParseResult parseParams(Function &function);
  ParseResult parseBody(Function &function);
  ParseResult parseStatement(Stmt &stmt);
  ParseResult parseVar(Stmt &stmt);
  ParseResult parseShape(Shape &shape);

  // Expressions.
  ExprPtr parseSum();
  ExprPtr parseProduct();
  ExprPtr parsePrimary();
  ExprPtr parseParenthesis();
  ExprPtr parseLiteral();
  ParseResult parseElements(Expr &literal, unsigned depth);
  ParseResult parseNumber(double &value);
  ExprPtr parseNameOrCall();
  ExprPtr makeBinary(Expr::Kind kind, Location loc, ExprPtr lhs, ExprPtr rhs);

  // Tokens.
  Location getLoc() const { return getLoc(token); }
  Location getLoc(const Token &at) const {
    return Location::fromOffset(buffer, at.text.data() - source.data());
  }
  void advance() { token = lexer.next(); }
  bool consumeIf(Token::Kind kind);
  ParseResult expect(Token::Kind kind, StringRef what);
  ParseResult parseName(StringRef &name, StringRef what);
  InFlightDiagnostic emitExpected(StringRef what);
  /// False, after an error, if expressions are nested too deeply.
  bool checkNesting(unsigned depth, Location loc);

  Context &ctx;
  uint32_t buffer;
  StringRef source;
  Lexer lexer;
  /// The next token.
  Token token;
  /// The number of parentheses, calls and brackets around the next token.
  unsigned nesting = 0;
};
} // namespace

//===-- Tokens --------------------------------------------------------------===//

bool Parser::consumeIf(Token::Kind kind) {
  if (token.kind != kind)
    return false;
  advance();
  return true;
}

InFlightDiagnostic Parser::emitExpected(StringRef what) {
  InFlightDiagnostic diag = emitError(&ctx, getLoc());
  diag << "expected " << what << ", found ";
  if (token.kind == Token::End)
    diag << "the end of the file";
  else
    diag << "'" << token.text << "'";
  return diag;
}

ParseResult Parser::expect(Token::Kind kind, StringRef what) {
  if (consumeIf(kind))
    return success();
  return emitExpected(what);
}

ParseResult Parser::parseName(StringRef &name, StringRef what) {
  name = token.text;
  return expect(Token::Identifier, what);
}

bool Parser::checkNesting(unsigned depth, Location loc) {
  if (depth <= MaxNesting)
    return true;
  emitError(&ctx, loc) << "expressions are nested more than " << MaxNesting
                       << " levels deep";
  return false;
}

//===-- Expressions ---------------------------------------------------------===//

Parser::ExprPtr Parser::makeBinary(Expr::Kind kind, Location loc, ExprPtr lhs,
                                   ExprPtr rhs) {
  if (!lhs || !rhs)
    return nullptr;
  unsigned height = std::max(lhs->height, rhs->height) + 1;
  if (!checkNesting(height, loc))
    return nullptr;
  auto expr = std::make_unique<Expr>(Expr{kind, loc});
  expr->height = height;
  expr->args.push_back(std::move(lhs));
  expr->args.push_back(std::move(rhs));
  return expr;
}

Parser::ExprPtr Parser::parseSum() {
  ExprPtr sum = parseProduct();
  while (sum && token.kind == Token::Plus) {
    Location loc = getLoc();
    advance();
    sum = makeBinary(Expr::Kind::Add, loc, std::move(sum), parseProduct());
  }
  return sum;
}

Parser::ExprPtr Parser::parseProduct() {
  ExprPtr product = parsePrimary();
  while (product && token.kind == Token::Star) {
    Location loc = getLoc();
    advance();
    product = makeBinary(Expr::Kind::Multiply, loc, std::move(product),
                         parsePrimary());
  }
  return product;
}

Parser::ExprPtr Parser::parsePrimary() {
  switch (token.kind) {
  case Token::LeftBracket:
    return parseLiteral();
  case Token::LeftParen:
    return parseParenthesis();
  case Token::Identifier:
    return parseNameOrCall();
  default:
    emitExpected("an expression");
    return nullptr;
  }
}

Parser::ExprPtr Parser::parseParenthesis() {
  if (!checkNesting(++nesting, getLoc()))
    return nullptr;
  advance();
  ExprPtr inner = parseSum();
  --nesting;
  if (!inner || expect(Token::RightParen, "')'"))
    return nullptr;
  return inner;
}

Parser::ExprPtr Parser::parseNameOrCall() {
  auto expr = std::make_unique<Expr>(Expr{Expr::Kind::Variable, getLoc()});
  expr->name = token.text;
  advance();
  if (!consumeIf(Token::LeftParen))
    return expr;
  if (!checkNesting(++nesting, expr->loc))
    return nullptr;
  expr->kind = Expr::Kind::Call;
  while (token.kind != Token::RightParen) {
    ExprPtr arg = parseSum();
    if (!arg)
      return nullptr;
    expr->height = std::max(expr->height, arg->height + 1);
    expr->args.push_back(std::move(arg));
    if (!consumeIf(Token::Comma))
      break;
  }
  --nesting;
  if (expect(Token::RightParen, "',' or ')'") ||
      !checkNesting(expr->height, expr->loc))
    return nullptr;
  return expr;
}

Parser::ExprPtr Parser::parseLiteral() {
  auto expr = std::make_unique<Expr>(Expr{Expr::Kind::Literal, getLoc()});
  return parseElements(*expr, 0) ? nullptr : std::move(expr);
}

ParseResult Parser::parseNumber(double &value) {
  if (token.kind != Token::Number)
    return emitExpected("a number");
  if (token.text.getAsDouble(value))
    return emitError(&ctx, getLoc()) << "number is out of range";
  advance();
  return success();
}

/// Parses a list in dimension `depth` of a literal. The first list of a dimension
/// determines its size, and the first number how many dimensions there are.
ParseResult Parser::parseElements(Expr &literal, unsigned depth) {
  Location loc = getLoc();
  if (!checkNesting(depth + 1, loc))
    return failure();
  if (depth == literal.shape.size())
    literal.shape.push_back(0);
  advance();
  int64_t size = 0;
  do {
    bool isNested = literal.values.empty() ? token.kind == Token::LeftBracket
                                           : depth + 1 < literal.shape.size();
    if (isNested && token.kind != Token::LeftBracket)
      return emitExpected("'['");
    if (isNested ? parseElements(literal, depth + 1)
                 : parseNumber(literal.values.emplace_back()))
      return failure();
    ++size;
  } while (consumeIf(Token::Comma));
  if (expect(Token::RightBracket, "',' or ']'"))
    return failure();
  int64_t &expected = literal.shape[depth];
  if (expected == 0)
    expected = size;
  if (expected != size)
    return emitError(&ctx, loc)
           << "expected " << expected
           << " elements, as in the first list, found " << size;
  return success();
}

//===-- Statements ----------------------------------------------------------===//

ParseResult Parser::parseShape(Shape &shape) {
  do {
    if (token.kind != Token::Number)
      return emitExpected("the size of a dimension");
    int64_t size = 0;
    if (token.text.getAsInteger(10, size) || size <= 0)
      return emitError(&ctx, getLoc())
             << "size of a dimension is not a positive integer";
    shape.push_back(size);
    advance();
  } while (consumeIf(Token::Comma));
  return expect(Token::Greater, "',' or '>'");
}

ParseResult Parser::parseVar(Stmt &stmt) {
  advance();
  stmt.kind = Stmt::Kind::Var;
  stmt.loc = getLoc();
  if (parseName(stmt.name, "the name of a variable"))
    return failure();
  if (consumeIf(Token::Less) && parseShape(stmt.shape))
    return failure();
  if (expect(Token::Equal, "'='"))
    return failure();
  stmt.value = parseSum();
  return success(stmt.value != nullptr);
}

ParseResult Parser::parseStatement(Stmt &stmt) {
  stmt.loc = getLoc();
  if (token.kind == Token::KeywordVar) {
    if (parseVar(stmt))
      return failure();
  } else if (consumeIf(Token::KeywordReturn)) {
    stmt.kind = Stmt::Kind::Return;
    if (token.kind != Token::Semicolon && !(stmt.value = parseSum()))
      return failure();
  } else if (token.kind == Token::Identifier) {
    stmt.kind = Stmt::Kind::Call;
    stmt.value = parseNameOrCall();
    if (!stmt.value)
      return failure();
    if (stmt.value->kind != Expr::Kind::Call)
      return emitExpected("'('");
  } else {
    return emitExpected("a statement or '}'");
  }
  return expect(Token::Semicolon, "';'");
}

//===-- Functions -----------------------------------------------------------===//

ParseResult Parser::parseParams(Function &function) {
  if (expect(Token::LeftParen, "'('"))
    return failure();
  if (consumeIf(Token::RightParen))
    return success();
  do {
    Param &param = function.params.emplace_back();
    param.loc = getLoc();
    if (parseName(param.name, "the name of a parameter"))
      return failure();
  } while (consumeIf(Token::Comma));
  return expect(Token::RightParen, "',' or ')'");
}

ParseResult Parser::parseBody(Function &function) {
  if (expect(Token::LeftBrace, "'{'"))
    return failure();
  while (!consumeIf(Token::RightBrace))
    if (parseStatement(function.body.emplace_back()))
      return failure();
  return success();
}

ParseResult Parser::parseFunction(Function &function) {
  if (expect(Token::KeywordDef, "'def'"))
    return failure();
  function.loc = getLoc();
  if (parseName(function.name, "the name of a function") ||
      parseParams(function))
    return failure();
  return parseBody(function);
}

FailureOr<Program> Parser::parse() {
  Program program;
  program.loc = Location::fromOffset(buffer, 0);
  bool hasErrors = false;
  while (token.kind != Token::End) {
    if (succeeded(parseFunction(program.functions.emplace_back())))
      continue;
    hasErrors = true;
    nesting = 0;
    // If `def` itself is unexpected, it begins the next function.
    while (token.kind != Token::KeywordDef && token.kind != Token::End)
      advance();
  }
  if (hasErrors)
    return failure();
  return program;
}

FailureOr<Program> toyc::parse(Context &ctx, uint32_t buffer) {
  return Parser(ctx, buffer).parse();
}
