// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements: dense, sparse and dense_resource attributes.
//
// `dense<literal> : type` has its type last. Well-formed literals of common
// element types take a fast path: the type is read first, by looking ahead, and
// the numbers go straight to bytes. Any other literal is parsed again by the
// general path, which keeps it as tokens and reports precise errors.
#include "strata/Asm/Parser/DenseParserDetail.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Context.h"
#include "strata/Support/FloatText.h"
#include "strata/Support/Hex.h"

#include "llvm/ADT/STLExtras.h"

#include <cstring>

using namespace strata;

//===-- Literals as tokens -------------------------------------------------===//

namespace {
/// The literal between `<` and `>`, before its type is known.
class ElementsLiteral {
public:
  explicit ElementsLiteral(Parser &parser) : parser(parser) {}

  ParseResult parse(bool allowHex);
  /// The attribute of type `type`, whose shape must fit the literal.
  Attribute build(const char *loc, ShapedType type);
  ArrayRef<int64_t> getShape() const { return shape; }
  bool isEmpty() const { return storage.empty() && !hex; }

private:
  ParseResult parseElement();
  /// Leaves the extents in `dims`, innermost first: adding one at the end keeps
  /// deep nesting linear.
  ParseResult parseList(SmallVector<int64_t, 4> &dims);
  Attribute buildNumbers(const char *loc, ShapedType type);
  Attribute buildStrings(const char *loc, ShapedType type);
  Attribute buildHex(const char *loc, ShapedType type);
  ParseResult appendInteger(Type type, bool negative, const Token &token,
                            SmallVectorImpl<uint8_t> &bytes);
  ParseResult appendFloat(FloatType type, bool negative, const Token &token,
                          SmallVectorImpl<uint8_t> &bytes);

  Parser &parser;
  SmallVector<int64_t, 4> shape;
  std::vector<std::pair<bool, Token>> storage;
  std::optional<Token> hex;
  uint32_t depth = 0;
};
} // namespace

ParseResult ElementsLiteral::parse(bool allowHex) {
  if (allowHex && parser.getToken().is(Token::String)) {
    hex = parser.getToken();
    storage.push_back({false, *hex});
    parser.consume();
    return success();
  }
  if (parser.getToken().isNot(Token::LSquare))
    return parseElement();
  ParseResult result = parseList(shape);
  std::reverse(shape.begin(), shape.end());
  return result;
}

ParseResult ElementsLiteral::parseElement() {
  const Token &tok = parser.getToken();
  switch (tok.kind) {
  case Token::BareIdentifier:
    if (!tok.isKeyword("true") && !tok.isKeyword("false"))
      break;
    [[fallthrough]];
  case Token::Float:
  case Token::Integer:
    storage.push_back({false, tok});
    parser.consume();
    return success();
  case Token::Minus:
    parser.consume();
    if (!parser.getToken().isAny(Token::Float, Token::Integer))
      return parser.emitError("expected integer or floating point literal");
    storage.push_back({true, parser.getToken()});
    parser.consume();
    return success();
  case Token::String:
    storage.push_back({false, tok});
    parser.consume();
    return success();
  case Token::LParen:
    // A complex number.
    parser.consume();
    if (failed(parseElement()) ||
        failed(parser.expect(Token::Comma,
                             "expected ',' between complex elements")) ||
        failed(parseElement()) ||
        failed(parser.expect(Token::RParen,
                             "expected ')' after complex elements")))
      return failure();
    return success();
  default:
    break;
  }
  return parser.emitError("expected element literal of primitive type");
}

ParseResult ElementsLiteral::parseList(SmallVector<int64_t, 4> &dims) {
  uint32_t limit = parser.getLimits().maxDepth;
  if (limit && ++depth > limit)
    return parser.emitTooDeep(parser.getToken().start, "elements literal");
  bool first = true;
  SmallVector<int64_t, 4> innerDims;
  int64_t size = 0;
  auto element = [&]() -> ParseResult {
    SmallVector<int64_t, 4> thisDims;
    if (parser.getToken().is(Token::LSquare)) {
      if (failed(
              runWithSufficientStackSpace([&] { return parseList(thisDims); })))
        return failure();
    } else if (failed(parseElement())) {
      return failure();
    }
    ++size;
    if (!first) {
      if (innerDims != thisDims)
        return parser.emitError("tensor literal is invalid; ranks are not "
                                "consistent between elements");
      return success();
    }
    innerDims = std::move(thisDims);
    first = false;
    return success();
  };
  if (failed(
          parser.parseDelimited(Token::LSquare, Token::RSquare, "", element)))
    return failure();
  --depth;
  dims = std::move(innerDims);
  dims.push_back(size);
  return success();
}

//===-- Building -----------------------------------------------------------===//

Attribute ElementsLiteral::build(const char *loc, ShapedType type) {
  Type elementType = type.getElementType();
  bool isComplex = isa<ComplexType>(elementType);
  bool isNumeric = elementType.isIntOrIndexOrFloat() || isComplex;
  std::optional<int64_t> count = type.getNumElementsChecked();
  auto emit = [&](const Twine &message) {
    return parser.emitError(loc, message);
  };
  if (!isNumeric) {
    if (!hex && shape.empty() && storage.empty() && count != 0) {
      auto diag = emit("parsed zero elements, but type (");
      diag << type << ") expected at least 1";
      return {};
    }
  } else if (hex) {
    return buildHex(loc, type);
  }
  // Without elements the shape is not checked: `dense<>`.
  if (storage.empty() && shape.empty()) {
    if (count != 0) {
      auto diag = emit("parsed zero elements, but type (");
      diag << type << ") expected at least 1";
      return {};
    }
  }
  if (!shape.empty() && ArrayRef<int64_t>(shape) != type.getShape()) {
    auto diag = emit("inferred shape of elements literal ([");
    llvm::interleave(
        shape, [&](int64_t dim) { diag << dim; }, [&] { diag << ", "; });
    diag << "]) does not match type ([";
    llvm::interleave(
        type.getShape(), [&](int64_t dim) { diag << dim; },
        [&] { diag << ", "; });
    diag << "])";
    return {};
  }
  if (!isNumeric)
    return buildStrings(loc, type);
  return buildNumbers(loc, type);
}

Attribute ElementsLiteral::buildStrings(const char *loc, ShapedType type) {
  std::vector<std::string> texts;
  for (auto &[negative, token] : storage) {
    if (token.isNot(Token::String)) {
      (void)parser.emitError(loc, "expected string token, got " +
                                      token.getSpelling());
      return {};
    }
    texts.push_back(token.getStringValue());
  }
  std::vector<StringRef> refs(texts.begin(), texts.end());
  return DenseStringElementsAttr::get(type, refs);
}

Attribute ElementsLiteral::buildHex(const char *loc, ShapedType type) {
  std::string text = hex->getStringValue();
  StringRef digits(text);
  bool ok = digits.consume_front("0x") && digits.size() % 2 == 0;
  OwnedBytes bytes = OwnedBytes::allocate(digits.size() / 2);
  if (ok)
    ok = decodeHex(digits, bytes.data.get());
  if (!ok)
    return (void)parser.emitError(hex->start,
                                  "expected string containing hex digits "
                                  "starting with `0x`"),
           Attribute();
  bool isSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(type, {bytes.data.get(), bytes.size},
                                           isSplat)) {
    auto diag = parser.emitError(
        loc, "elements hex data size is invalid for provided type: ");
    diag << type;
    return {};
  }
  return DenseElementsAttr::getFromRawBuffer(type, std::move(bytes), isSplat);
}

ParseResult ElementsLiteral::appendInteger(Type type, bool negative,
                                           const Token &token,
                                           SmallVectorImpl<uint8_t> &bytes) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (negative && type.isUnsignedInteger())
    return parser.emitError(
        token.start, "expected unsigned integer elements, but parsed negative "
                     "value");
  if (token.is(Token::Float))
    return parser.emitError(
        token.start, "expected integer elements, but parsed floating-point");
  if (token.isKeyword()) {
    if (!type.isInteger(1))
      return parser.emitError(token.start,
                              "expected i1 type for 'true' or 'false' values");
    bytes.push_back(token.isKeyword("true"));
    return success();
  }
  std::optional<APInt> value;
  if (token.is(Token::Integer))
    value = parser.readIntegerValue(type, negative, token.getSpelling());
  if (!value)
    return parser.emitError(token.start,
                            "integer constant out of range for type");
  appendBits(*value, width, bytes);
  return success();
}

ParseResult ElementsLiteral::appendFloat(FloatType type, bool negative,
                                         const Token &token,
                                         SmallVectorImpl<uint8_t> &bytes) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  std::optional<APFloat> value;
  if (failed(parser.parseFloatLiteral(value, token, negative, semantics)))
    return failure();
  appendBits(value->bitcastToAPInt(), type.getWidth(), bytes);
  return success();
}

/// Whether `numParts` numbers without a shape, pairs of pairs, are all elements.
static bool isFlat(size_t numParts, int64_t numElements) {
  return numElements != 1 && numParts == size_t(numElements);
}

Attribute ElementsLiteral::buildNumbers(const char *loc, ShapedType type) {
  Type elementType = type.getElementType();
  Type scalar = elementType;
  bool isComplex = false;
  if (auto complex = dyn_cast<ComplexType>(elementType)) {
    scalar = complex.getElementType();
    isComplex = true;
  }
  std::optional<int64_t> count = type.getNumElementsChecked();
  size_t perElement = isComplex ? 2 : 1;
  bool isSplat = shape.empty() && !storage.empty() &&
                 (isComplex || !isFlat(storage.size(), count.value_or(1)));
  // A wrong number of parts is reported after all parts have been read.
  size_t expected = isSplat ? perElement : size_t(*count) * perElement;
  auto checkSize = [&]() -> ParseResult {
    if (storage.size() == expected)
      return success();
    auto diag = parser.emitError(loc, "parsed " + Twine(storage.size()) +
                                          " elements, but type (");
    diag << (isSplat ? elementType : Type(type)) << ") expected "
         << uint64_t(expected) << " elements";
    return failure();
  };
  if (isComplex && (!isSplat || count != 0) && failed(checkSize()))
    return {};
  SmallVector<uint8_t, 0> bytes;
  for (auto &[negative, token] : storage) {
    if (auto floatType = dyn_cast<FloatType>(scalar)) {
      if (failed(appendFloat(floatType, negative, token, bytes)))
        return {};
    } else if (failed(appendInteger(scalar, negative, token, bytes))) {
      return {};
    }
  }
  if (isComplex && count == 0 && storage.size() == 1) {
    // Half a number for no element at all is passed over.
    bytes.clear();
    isSplat = false;
  } else if (failed(checkSize())) {
    return {};
  }
  // Elements without bits are never taken for a splat.
  if (scalar.isInteger(0))
    isSplat = false;
  if (scalar.isInteger(1) && !isComplex) {
    // One bit an element.
    SmallVector<uint8_t, 0> packed((bytes.size() + 7) / 8, 0);
    for (auto [i, byte] : llvm::enumerate(bytes))
      packed[i / 8] |= byte << (i % 8);
    if (isSplat)
      packed.assign(1, bytes[0] ? 0xFF : 0);
    bytes = std::move(packed);
  }
  return DenseElementsAttr::getFromRawBuffer(type, bytes, isSplat);
}

//===-- Fast path ----------------------------------------------------------===//

/// The end of a literal that is worth the fast path: of its string, or of its
/// list of numbers; `>` follows there. Null if there is none before `end`.
static const char *findFastLiteralEnd(const Token &tok, const char *end) {
  const char *start = tok.start;
  const char *close;
  if (tok.is(Token::String))
    close = tok.getEnd();
  else
    close = static_cast<const char *>(std::memchr(start, '>', end - start));
  if (!close || *close != '>' || close - start < 64)
    return nullptr;
  if (tok.is(Token::LSquare) && std::memchr(start, '"', close - start))
    return nullptr;
  return close;
}

/// Elements of type `type` from hex digits, or null.
static Attribute buildHexFast(ShapedType type, StringRef digits) {
  OwnedBytes bytes = OwnedBytes::allocate(digits.size() / 2);
  bool isSplat = false;
  if (!decodeHex(digits, bytes.data.get()) ||
      !DenseElementsAttr::isValidRawBuffer(type, {bytes.data.get(), bytes.size},
                                           isSplat))
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, std::move(bytes), isSplat);
}

/// Elements of type `type` from the list of numbers in [start, close), or null.
static Attribute buildNumbersFast(ShapedType type, const char *start,
                                  const char *close) {
  Type element = type.getElementType();
  bool f32 = element.isF32(), f64 = element.isF64();
  auto integer = dyn_cast<IntegerType>(element);
  unsigned width = f32                        ? 32
                   : f64 || element.isIndex() ? 64
                   : integer                  ? integer.getWidth()
                                              : 0;
  if (width == 0 || width > 64 || width % 8)
    return {};
  // Each element takes two bytes of text at least: the text bounds the size.
  std::optional<int64_t> count = type.getNumElementsChecked();
  if (!count || *count == 0 || uint64_t(*count) > uint64_t(close - start) ||
      type.getShape().size() > 64)
    return {};
  OwnedBytes bytes = OwnedBytes::allocate(size_t(*count) * (width / 8));
  FastElements fast{start, close, type.getShape(), bytes.data.get()};
  bool isSigned = element.isIndex() || (integer && integer.isSigned());
  bool isUnsigned = integer && integer.isUnsigned();
  bool fine = f32   ? fast.list(0, [&] { return fast.float32(); })
              : f64 ? fast.list(0, [&] { return fast.float64(); })
                    : fast.list(0, [&] {
                        return fast.integer(width, isSigned, isUnsigned);
                      });
  fast.blanks();
  if (!fine || fast.p != close)
    return {};
  return DenseElementsAttr::getFromRawBuffer(type, std::move(bytes), false);
}

/// Reads the literal after `dense<` with the look-ahead type. Leaves the parser
/// as it was and `result` null if it cannot.
ParseResult Parser::parseDenseFast(Type &typeOut, Attribute &result) {
  if (tok.isNot(Token::LSquare) && tok.isNot(Token::String))
    return success();
  const char *close = findFastLiteralEnd(tok, lexer.getEnd());
  if (!close)
    return success();
  // Look ahead for `> : type`; errors there are the general path's to report.
  Token savedToken = tok;
  const char *savedPrev = prevEnd;
  Type type = typeOut;
  bool ok;
  {
    DiagnosticCapture silence;
    resetTo(close);
    ok = consumeIf(Token::Greater) &&
         (type || (consumeIf(Token::Colon) && (type = parseType())));
  }
  const char *after = tok.start;
  const char *afterPrev = prevEnd;
  lexer.setPos(savedToken.getEnd());
  tok = savedToken;
  prevEnd = savedPrev;
  auto shaped = ok ? dyn_cast_or_null<ShapedType>(type) : ShapedType();
  if (!shaped || !shaped.hasStaticShape() || shaped.getShape().empty())
    return success();
  if (tok.is(Token::String)) {
    // Hex without escapes.
    StringRef digits = tok.getSpelling().drop_front(1).drop_back(1);
    if (!shaped.getElementType().isIntOrIndexOrFloat() ||
        !digits.consume_front("0x") || digits.size() % 2)
      return success();
    if (getLimits().refusesMemory(digits.size() / 2))
      return emitError("not enough memory for the elements within the limit "
                       "set by --max-memory");
    result = buildHexFast(shaped, digits);
  } else {
    result = buildNumbersFast(shaped, tok.start, close);
  }
  if (!result)
    return success();
  typeOut = type;
  lexer.setPos(after);
  tok = lexer.lex(LexError{this});
  prevEnd = afterPrev;
  return success();
}

//===-- Attributes ---------------------------------------------------------===//

ShapedType Parser::parseElementsLiteralType(Type type, const char *at) {
  if (!type) {
    if (failed(expect(Token::Colon, "expected ':'")))
      return {};
    type = parseType();
    if (!type)
      return {};
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return (void)emitError(at, "elements literal must be a shaped type"),
           ShapedType();
  if (!shaped.hasStaticShape())
    return (void)emitError(at, "elements literal type must have static shape"),
           ShapedType();
  if (!shaped.getNumElementsChecked())
    return (void)emitError(at, "elements literal type has too many elements"),
           ShapedType();
  return shaped;
}

Attribute Parser::parseDenseElements(Type type) {
  const char *at = tok.start;
  consume();
  if (failed(expect(Token::Less, "expected '<' after 'dense'")))
    return {};
  if (LLVM_UNLIKELY(acceptsOlderForms()) && !older.parseElementsTypeFirst(type))
    return {};
  Attribute fast;
  if (failed(parseDenseFast(type, fast)))
    return {};
  if (fast)
    return fast;
  ElementsLiteral literal(*this);
  if (!consumeIf(Token::Greater)) {
    if (failed(literal.parse(/*allowHex=*/true)) ||
        failed(expect(Token::Greater, "expected '>'")))
      return {};
  }
  ShapedType shaped = parseElementsLiteralType(type, at);
  if (!shaped)
    return {};
  return literal.build(at, shaped);
}

/// The type of the values of a sparse attribute: a tensor, but a memref where
/// the elements are memrefs.
static ShapedType getValuesType(ArrayRef<int64_t> shape, ShapedType type) {
  Type element = type.getElementType();
  if (isValidTensorElementType(element))
    return RankedTensorType::get(shape, element);
  return MemRefType::get(shape, element);
}

/// Parses the type after `sparse<>`.
Attribute Parser::parseEmptySparse(Type type, const char *at) {
  ShapedType shaped = parseElementsLiteralType(type, at);
  if (!shaped)
    return {};
  Type i64 = IntegerType::get(ctx, 64);
  int64_t rank = shaped.getRank();
  auto indices = DenseElementsAttr::getFromRawBuffer(
      RankedTensorType::get({0, rank}, i64), ArrayRef<uint8_t>());
  ShapedType valuesType = getValuesType({0}, shaped);
  Type element = shaped.getElementType();
  ElementsAttr values;
  if (element.isIntOrIndexOrFloat() || isa<ComplexType>(element))
    values =
        DenseElementsAttr::getFromRawBuffer(valuesType, ArrayRef<uint8_t>());
  else
    values = DenseStringElementsAttr::get(valuesType, {});
  return SparseElementsAttr::getChecked([&] { return emitError(at, ""); },
                                        shaped, indices, values);
}

Attribute Parser::parseSparse(Type type) {
  const char *at = tok.start;
  consume();
  if (failed(expect(Token::Less, "Expected '<' after 'sparse'")))
    return {};
  if (LLVM_UNLIKELY(acceptsOlderForms()) && !older.parseElementsTypeFirst(type))
    return {};
  Type i64 = IntegerType::get(ctx, 64);
  if (LLVM_UNLIKELY(acceptsOlderForms()) && older.consumeIfEmptyLists() &&
      tok.isNot(Token::Greater))
    return (void)emitWrongToken("expected '>'"), Attribute();
  if (consumeIf(Token::Greater))
    return parseEmptySparse(type, at);
  const char *indicesLoc = tok.start;
  ElementsLiteral indicesLiteral(*this), valuesLiteral(*this);
  if (failed(indicesLiteral.parse(/*allowHex=*/false)) ||
      failed(expect(Token::Comma, "expected ','")))
    return {};
  const char *valuesLoc = tok.start;
  if (failed(valuesLiteral.parse(/*allowHex=*/true)) ||
      failed(expect(Token::Greater, "expected '>'")))
    return {};
  ShapedType shaped = parseElementsLiteralType(type, at);
  if (!shaped)
    return {};
  // The literals say the shape; a scalar stands for one element.
  SmallVector<int64_t, 2> indicesShape(indicesLiteral.getShape());
  if (indicesShape.empty())
    indicesShape = {1, shaped.getRank()};
  Attribute indices = indicesLiteral.build(
      indicesLoc, RankedTensorType::get(indicesShape, i64));
  if (!indices)
    return {};
  SmallVector<int64_t, 2> valuesShape(valuesLiteral.getShape());
  if (valuesShape.empty())
    valuesShape.push_back(indicesShape[0]);
  Attribute values =
      valuesLiteral.build(valuesLoc, getValuesType(valuesShape, shaped));
  if (!values)
    return {};
  return SparseElementsAttr::getChecked(
      [&] { return emitError(at, ""); }, shaped,
      cast<DenseElementsAttr>(indices), cast<ElementsAttr>(values));
}

Attribute Parser::parseDenseResource(Type type) {
  consume();
  if (failed(expect(Token::Less, "expected '<' after 'dense_resource'")))
    return {};
  std::optional<std::string> key = parseOptionalKeywordOrString();
  if (!key)
    return (void)emitError("expected identifier key for 'resource' entry"),
           Attribute();
  if (failed(expect(Token::Greater, "expected '>'")))
    return {};
  const char *typeLoc = tok.start;
  if (!type) {
    if (failed(expect(Token::Colon, "expected ':'")))
      return {};
    type = parseType();
    if (!type)
      return {};
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return (void)emitError(typeLoc, "`dense_resource` expected a shaped type"),
           Attribute();
  return DenseResourceElementsAttr::get(shaped, ctx->getOrCreateBlob(*key));
}
