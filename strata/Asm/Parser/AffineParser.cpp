// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps and integer sets: precedence climbing over two levels, with
// unary minus binding tightest. In operations, expressions have values in place of
// dimensions and symbols: `%i + symbol(%n)`.
#include "strata/Asm/Parser/ParserDetail.h"

using namespace strata;

namespace {
/// Reads the inside of `affine_map<...>` and `affine_set<...>`, and expressions of
/// values.
class AffineParser {
public:
  /// Reads a value and gives the expression that stands for it.
  using ValueFn = function_ref<AffineExpr(bool isSymbol)>;

  explicit AffineParser(Parser &parser, ValueFn parseValue = nullptr)
      : parser(parser), ctx(parser.getContext()), parseValue(parseValue) {}

  AffineParser(Parser &parser, ArrayRef<std::pair<StringRef, AffineExpr>> names)
      : parser(parser), ctx(parser.getContext()) {
    for (auto [name, expr] : names)
      identifiers[name] = expr;
  }

  ParseResult parse(AffineMap &map, IntegerSet *set);
  AffineExpr parseExpr() {
    return runWithSufficientStackSpace([&] { return parseLow({}, Op::None); });
  }

private:
  enum class Op { None, Add, Sub, Mul, FloorDiv, CeilDiv, Mod };

  ParseResult parseIdentifiers(Token::Kind open, Token::Kind close,
                               bool symbols);
  ParseResult parseConstraint(SmallVectorImpl<AffineExpr> &constraints,
                              SmallVectorImpl<bool> &isEquality);
  AffineExpr parseLow(AffineExpr lhs, Op op);
  AffineExpr parseHigh(AffineExpr lhs, Op op, const char *opLoc);
  AffineExpr parseOperand(AffineExpr lhs);
  AffineExpr parseSymbol();
  AffineExpr parseNegation(AffineExpr lhs);
  AffineExpr combineLow(Op op, AffineExpr lhs, AffineExpr rhs);
  AffineExpr combineHigh(Op op, AffineExpr lhs, AffineExpr rhs);
  static bool isAffine(Op op, AffineExpr lhs, AffineExpr rhs);
  void reportNotAffine(Op op, const char *at);
  Op takeLow();
  Op takeHigh();
  const Token &tok() { return parser.getToken(); }
  AffineExpr fail(const Twine &message) {
    (void)parser.emitError(message);
    return {};
  }

  Parser &parser;
  Context *ctx;
  /// Null if there are no values.
  ValueFn parseValue;
  llvm::StringMap<AffineExpr> identifiers;
  unsigned numDims = 0, numSymbols = 0;
  uint32_t depth = 0;
};
} // namespace

AffineParser::Op AffineParser::takeLow() {
  if (parser.consumeIf(Token::Plus))
    return Op::Add;
  if (parser.consumeIf(Token::Minus))
    return Op::Sub;
  return Op::None;
}

AffineParser::Op AffineParser::takeHigh() {
  Op op = tok().is(Token::Star)         ? Op::Mul
          : tok().isKeyword("floordiv") ? Op::FloorDiv
          : tok().isKeyword("ceildiv")  ? Op::CeilDiv
          : tok().isKeyword("mod")      ? Op::Mod
                                        : Op::None;
  if (op != Op::None)
    parser.consume();
  return op;
}

AffineExpr AffineParser::combineLow(Op op, AffineExpr lhs, AffineExpr rhs) {
  return op == Op::Add ? lhs + rhs : lhs - rhs;
}

AffineExpr AffineParser::combineHigh(Op op, AffineExpr lhs, AffineExpr rhs) {
  switch (op) {
  case Op::Mul:
    return lhs * rhs;
  case Op::FloorDiv:
    return lhs.floorDiv(rhs);
  case Op::CeilDiv:
    return lhs.ceilDiv(rhs);
  default:
    return lhs.mod(rhs);
  }
}

bool AffineParser::isAffine(Op op, AffineExpr lhs, AffineExpr rhs) {
  return rhs.isSymbolicOrConstant() ||
         (op == Op::Mul && lhs.isSymbolicOrConstant());
}

void AffineParser::reportNotAffine(Op op, const char *at) {
  StringRef what = op == Op::Mul ? "at least one of the multiply operands"
                   : op == Op::FloorDiv ? "right operand of floordiv"
                   : op == Op::CeilDiv  ? "right operand of ceildiv"
                                        : "right operand of mod";
  (void)parser.emitError(at, "non-affine expression: " + what +
                                 " has to be either a constant or symbolic");
}

/// lhs op (operand (low operand)*)
AffineExpr AffineParser::parseLow(AffineExpr lhs, Op op) {
  while (true) {
    AffineExpr operand = parseOperand(lhs);
    if (!operand)
      return {};
    // A tighter operator takes the operand first.
    while (true) {
      const char *opLoc = tok().start;
      Op high = takeHigh();
      if (high == Op::None)
        break;
      operand = parseHigh(operand, high, opLoc);
      if (!operand)
        return {};
    }
    lhs = lhs ? combineLow(op, lhs, operand) : operand;
    op = takeLow();
    if (op == Op::None)
      return lhs;
  }
}

AffineExpr AffineParser::parseHigh(AffineExpr lhs, Op op, const char *opLoc) {
  AffineExpr rhs = parseOperand(lhs);
  if (!rhs)
    return {};
  if (isAffine(op, lhs, rhs))
    return combineHigh(op, lhs, rhs);
  // In a chain the reference points to the operator after the wrong one.
  const char *next = tok().start;
  reportNotAffine(op, takeHigh() == Op::None ? opLoc : next);
  return {};
}

AffineExpr AffineParser::parseNegation(AffineExpr lhs) {
  // -x is x * -1; signs are counted so that many of them do not recurse.
  unsigned signs = 0;
  while (parser.consumeIf(Token::Minus))
    ++signs;
  AffineExpr operand = parseOperand(lhs);
  if (!operand) {
    for (unsigned i = 0; i < signs; ++i)
      (void)parser.emitError("missing operand of negation");
    return {};
  }
  // A doubled sign still multiplies by -1 twice, which restores the operand.
  return signs % 2 ? operand * -1 : operand;
}

/// `symbol(%n)`.
AffineExpr AffineParser::parseSymbol() {
  parser.consume();
  if (failed(
          parser.expect(Token::LParen, "expected '(' at start of SSA symbol")))
    return {};
  if (!parseValue) {
    (void)parser.emitWrongToken("unexpected ssa identifier");
    return {};
  }
  AffineExpr symbol = parseValue(/*isSymbol=*/true);
  if (!symbol ||
      failed(parser.expect(Token::RParen, "expected ')' at end of SSA symbol")))
    return {};
  return symbol;
}

AffineExpr AffineParser::parseOperand(AffineExpr lhs) {
  if (tok().isKeyword("symbol"))
    return parseSymbol();
  if (tok().isKeyword()) {
    StringRef name = tok().getSpelling();
    auto it = identifiers.find(name);
    if (it == identifiers.end()) {
      (void)parser.emitWrongToken("use of undeclared identifier");
      return {};
    }
    parser.consume();
    return it->second;
  }
  switch (tok().kind) {
  case Token::Integer: {
    std::optional<uint64_t> value = tok().getUInt64();
    if (!value || int64_t(*value) < 0)
      return fail("constant too large for index");
    parser.consume();
    return getAffineConstantExpr(int64_t(*value), ctx);
  }
  case Token::LParen: {
    parser.consume();
    if (tok().is(Token::RParen))
      return fail("no expression inside parentheses");
    uint32_t limit = parser.getLimits().maxDepth;
    if (limit && ++depth > limit)
      return fail("affine expression is nested more than " + Twine(limit) +
                  " levels deep");
    AffineExpr inner = parseExpr();
    --depth;
    if (!inner || failed(parser.expect(Token::RParen, "expected ')'")))
      return {};
    return inner;
  }
  case Token::Minus:
    return parseNegation(lhs);
  case Token::PercentIdentifier:
    if (parseValue)
      return parseValue(/*isSymbol=*/false);
    (void)parser.emitWrongToken("unexpected ssa identifier");
    return {};
  case Token::Plus:
  case Token::Star:
    if (lhs)
      return fail("missing right operand of binary operator"), AffineExpr();
    return fail("missing left operand of binary operator");
  default:
    if (lhs)
      return fail("missing right operand of binary operator");
    return fail("expected affine expression");
  }
}

ParseResult AffineParser::parseIdentifiers(Token::Kind open, Token::Kind close,
                                           bool symbols) {
  return parser.parseDelimited(
      open, close,
      symbols ? " in symbol list"
              : " in dimensional "
                "identifier list",
      [&]() -> ParseResult {
        if (!tok().isKeyword())
          return parser.emitWrongToken("expected bare identifier");
        StringRef name = tok().getSpelling();
        AffineExpr expr = symbols ? getAffineSymbolExpr(numSymbols, ctx)
                                  : getAffineDimExpr(numDims, ctx);
        if (!identifiers.try_emplace(name, expr).second)
          return parser.emitError("redefinition of identifier '" + name + "'");
        ++(symbols ? numSymbols : numDims);
        parser.consume();
        return success();
      });
}

/// expr (>=|==|<=) expr
ParseResult
AffineParser::parseConstraint(SmallVectorImpl<AffineExpr> &constraints,
                              SmallVectorImpl<bool> &isEquality) {
  AffineExpr lhs = parseExpr();
  if (!lhs)
    return failure();
  // The relation is two tokens.
  bool equal = false, less = false;
  if (parser.consumeIf(Token::Greater)) {
    if (!parser.consumeIf(Token::Equal))
      return parser.emitError(
          "expected '== affine-expr' or '>= affine-expr' at "
          "end of affine constraint");
  } else if (parser.consumeIf(Token::Less)) {
    less = true;
    if (!parser.consumeIf(Token::Equal))
      return parser.emitError(
          "expected '== affine-expr' or '>= affine-expr' at "
          "end of affine constraint");
  } else if (parser.consumeIf(Token::Equal)) {
    equal = true;
    if (!parser.consumeIf(Token::Equal))
      return parser.emitError(
          "expected '== affine-expr' or '>= affine-expr' at "
          "end of affine constraint");
  } else {
    return parser.emitError("expected '== affine-expr' or '>= affine-expr' at "
                            "end of affine constraint");
  }
  AffineExpr rhs = parseExpr();
  if (!rhs)
    return failure();
  if (rhs.isConstant(0) && !less)
    constraints.push_back(lhs);
  else
    constraints.push_back(less ? rhs - lhs : lhs - rhs);
  isEquality.push_back(equal);
  return success();
}

ParseResult AffineParser::parse(AffineMap &map, IntegerSet *set) {
  if (failed(parseIdentifiers(Token::LParen, Token::RParen, false)))
    return failure();
  if (tok().is(Token::LSquare) &&
      failed(parseIdentifiers(Token::LSquare, Token::RSquare, true)))
    return failure();
  if (set && parser.consumeIf(Token::Colon)) {
    SmallVector<AffineExpr, 8> constraints;
    SmallVector<bool, 8> isEquality;
    if (failed(parser.parseDelimited(
            Token::LParen, Token::RParen, " in integer set constraint list",
            [&] { return parseConstraint(constraints, isEquality); })))
      return failure();
    if (constraints.empty()) {
      constraints.push_back(getAffineConstantExpr(0, ctx));
      isEquality.push_back(true);
    }
    *set = IntegerSet::get(numDims, numSymbols, constraints, isEquality, ctx);
    return success();
  }
  if (failed(parser.expect(Token::Arrow, set ? "expected '->' or ':'"
                                             : "expected '->' or ':'")))
    return failure();
  if (failed(parser.expect(Token::LParen, "expected '(' in affine map range")))
    return failure();
  SmallVector<AffineExpr, 8> results;
  if (tok().isNot(Token::RParen)) {
    if (failed(parser.parseCommaSeparated([&]() -> ParseResult {
          AffineExpr expr = parseExpr();
          results.push_back(expr);
          return ParseResult::success(bool(expr));
        })))
      return failure();
  }
  if (failed(parser.expect(Token::RParen, "expected ')' in affine map range")))
    return failure();
  map = AffineMap::get(numDims, numSymbols, results, ctx);
  return success();
}

AffineExpr
Parser::parseAffineExprOfValues(function_ref<AffineExpr(bool)> parseValue) {
  const char *at = tok.start;
  AffineExpr expr = AffineParser(*this, parseValue).parseExpr();
  return expr && failed(checkAffineNesting(expr, at)) ? AffineExpr() : expr;
}

AffineExpr Parser::parseAffineExprOfNames(
    ArrayRef<std::pair<StringRef, AffineExpr>> names) {
  const char *at = tok.start;
  AffineExpr expr = AffineParser(*this, names).parseExpr();
  return expr && failed(checkAffineNesting(expr, at)) ? AffineExpr() : expr;
}

/// A sum of many terms is as deep as expressions in parentheses.
ParseResult Parser::checkAffineNesting(AffineExpr expr, const char *at) {
  uint32_t limit = getLimits().maxDepth;
  if (!limit || expr.getImpl()->depth <= limit)
    return success();
  return emitTooDeep(at, "affine expression");
}

ParseResult Parser::parseAffineMap(AffineMap &map, IntegerSet *set) {
  return AffineParser(*this).parse(map, set);
}

AffineMap Parser::parseAffineMapReference() {
  AffineMap map;
  IntegerSet set;
  const char *at = tok.start;
  if (failed(parseAffineMap(map, &set)))
    return {};
  if (set)
    return (void)emitError(at, "expected AffineMap, but got IntegerSet"),
           AffineMap();
  for (AffineExpr expr : map.getResults())
    if (failed(checkAffineNesting(expr, at)))
      return {};
  return map;
}

IntegerSet Parser::parseIntegerSetReference() {
  AffineMap map;
  IntegerSet set;
  const char *at = tok.start;
  if (failed(parseAffineMap(map, &set)))
    return {};
  if (map)
    return (void)emitError(at, "expected IntegerSet, but got AffineMap"),
           IntegerSet();
  for (AffineExpr expr : set.getConstraints())
    if (failed(checkAffineNesting(expr, at)))
      return {};
  return set;
}

ParseResult OpAsmParser::parseAffineMapOfSSAIds(
    SmallVectorImpl<UnresolvedOperand> &operands, AffineMap &map,
    Delimiter delimiter) {
  SmallVector<UnresolvedOperand, 4> dims, symbols;
  SmallVector<AffineExpr, 4> exprs;
  if (parseCommaSeparatedList(delimiter, [&] {
        return parseAffineExprOfSSAIds(dims, symbols, exprs.emplace_back());
      }))
    return failure();
  map = AffineMap::get(unsigned(dims.size()), unsigned(symbols.size()), exprs,
                       getContext());
  llvm::append_range(operands, dims);
  llvm::append_range(operands, symbols);
  return success();
}
