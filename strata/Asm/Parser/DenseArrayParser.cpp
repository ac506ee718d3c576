// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `array<type: ...>` attributes.
#include "strata/Asm/Parser/DenseParserDetail.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/FloatText.h"

using namespace strata;

namespace {
/// Reads the elements of a dense array into bytes.
class DenseArrayReader {
public:
  DenseArrayReader(Parser &parser, Type element)
      : parser(parser), element(element),
        width(element.getIntOrFloatBitWidth()) {}

  /// Reads plain decimal numbers without tokens, up to `end`. Leaves the parser
  /// at the first element that has to be read as a token.
  void readPlainNumbers(const char *end);
  ParseResult parseElement();

  ArrayRef<uint8_t> getBytes() const { return bytes; }
  int64_t getSize() const { return size; }

private:
  ParseResult parseFloatElement(FloatType type, bool negative);
  ParseResult parseIntegerElement(bool negative);

  Parser &parser;
  Type element;
  unsigned width;
  SmallVector<uint8_t, 0> bytes;
  int64_t size = 0;
};
} // namespace

void DenseArrayReader::readPlainNumbers(const char *end) {
  auto integer = dyn_cast<IntegerType>(element);
  if (!integer || !width || width > 64 || width % 8 ||
      !parser.getToken().isAny(Token::Integer, Token::Minus))
    return;
  FastElements fast{parser.getToken().start, end, {}, nullptr};
  uint8_t word[8];
  const char *taken = nullptr;
  while (true) {
    fast.out = word;
    fast.blanks();
    if (!fast.integer(width, integer.isSigned(), integer.isUnsigned()))
      break;
    fast.blanks();
    if (fast.p == fast.end || *fast.p != ',')
      break;
    bytes.append(word, word + width / 8);
    ++size;
    taken = ++fast.p;
  }
  if (taken)
    parser.resetTo(taken);
}

ParseResult DenseArrayReader::parseElement() {
  ++size;
  bool negative = parser.consumeIf(Token::Minus);
  if (auto floatType = dyn_cast<FloatType>(element))
    return parseFloatElement(floatType, negative);
  return parseIntegerElement(negative);
}

ParseResult DenseArrayReader::parseFloatElement(FloatType type, bool negative) {
  Token token = parser.getToken();
  std::optional<APFloat> value;
  if (failed(parser.parseFloatLiteral(value, token, negative,
                                      type.getFloatSemantics())))
    return failure();
  appendBits(value->bitcastToAPInt(), width, bytes);
  parser.consume();
  return success();
}

ParseResult DenseArrayReader::parseIntegerElement(bool negative) {
  Token token = parser.getToken();
  if (token.isKeyword("true") || token.isKeyword("false")) {
    if (!element.isInteger(1))
      return parser.emitError("expected i1 type for 'true' or 'false' values");
    bytes.push_back(token.isKeyword("true"));
    parser.consume();
    return success();
  }
  if (!parser.consumeIf(Token::Integer))
    return parser.emitError("expected integer literal");
  if (element.isInteger(1))
    return parser.emitError("expected 'true' or 'false' values for i1 type");
  std::optional<APInt> value =
      Parser::buildIntegerValue(element, negative, token.getSpelling());
  if (!value)
    return parser.emitError("integer constant out of range");
  appendBits(*value, width, bytes);
  return success();
}

/// Reports an element type that a dense array cannot have; null is one.
static LogicalResult checkElementType(Parser &parser, const char *typeLoc,
                                      Type element) {
  if (!element)
    return parser.emitError(typeLoc,
                            "expected an integer or floating point type");
  if (!element.isIntOrFloat())
    return parser.emitError(typeLoc, "expected integer or float type, got: ")
           << element;
  unsigned width = element.getIntOrFloatBitWidth();
  if (width != 1 && width % 8)
    return parser.emitError(typeLoc,
                            "element type bitwidth must be a multiple of 8");
  return success();
}

Attribute Parser::parseDenseArray() {
  consume();
  if (failed(expect(Token::Less, "expected '<' after 'array'")))
    return {};
  const char *typeLoc = tok.start;
  Type element = parseType();
  if (failed(checkElementType(*this, typeLoc, element)))
    return {};
  auto emit = [&] { return emitError(typeLoc, ""); };
  if (consumeIf(Token::Greater))
    return DenseArrayAttr::getChecked(emit, element, 0, {});
  if (failed(expect(Token::Colon, "expected ':' after dense array type")))
    return {};
  DenseArrayReader reader(*this, element);
  reader.readPlainNumbers(lexer.getEnd());
  if (failed(parseCommaSeparated([&] { return reader.parseElement(); })) ||
      failed(
          expect(Token::Greater, "expected '>' to close an array attribute")))
    return {};
  return DenseArrayAttr::getChecked(emit, element, reader.getSize(),
                                    reader.getBytes());
}
