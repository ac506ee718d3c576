// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes, except for elements (DenseParser), affine and location ones.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Context.h"
#include "strata/Support/FloatText.h"
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

namespace {
/// Keywords that begin an attribute.
enum class AttrKeyword {
  None,
  AffineMap,
  AffineSet,
  Array,
  Dense,
  DenseResource,
  Distinct,
  False,
  Loc,
  Sparse,
  Strided,
  True,
  Unit
};
} // namespace

static AttrKeyword classify(const Token &tok) {
  if (tok.isNot(Token::BareIdentifier))
    return AttrKeyword::None;
  return llvm::StringSwitch<AttrKeyword>(tok.getSpelling())
      .Case("affine_map", AttrKeyword::AffineMap)
      .Case("affine_set", AttrKeyword::AffineSet)
      .Case("array", AttrKeyword::Array)
      .Case("dense", AttrKeyword::Dense)
      .Case("dense_resource", AttrKeyword::DenseResource)
      .Case("distinct", AttrKeyword::Distinct)
      .Case("false", AttrKeyword::False)
      .Case("loc", AttrKeyword::Loc)
      .Case("sparse", AttrKeyword::Sparse)
      .Case("strided", AttrKeyword::Strided)
      .Case("true", AttrKeyword::True)
      .Case("unit", AttrKeyword::Unit)
      .Default(AttrKeyword::None);
}

//===-- Numbers ------------------------------------------------------------===//

std::optional<APInt> Parser::buildIntegerValue(Type type, bool negative,
                                               StringRef spelling) {
  bool hex = spelling.size() > 1 && spelling[1] == 'x';
  unsigned width =
      type.isIndex() ? IndexType::StorageBits : type.getIntOrFloatBitWidth();
  bool isIndex = type.isIndex();
  auto integer = dyn_cast<IntegerType>(type);
  bool isSigned = isIndex || integer.isSigned();
  bool isUnsigned = !isIndex && integer.isUnsigned();
  // Small literals, nearly all of them.
  uint64_t small;
  StringRef digits = hex ? spelling.drop_front(2) : spelling;
  if (width <= 64 && width > 0 && !digits.getAsInteger(hex ? 16 : 10, small)) {
    uint64_t most =
        isUnsigned || !isSigned
            ? (width == 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1)
            : (uint64_t(1) << (width - 1)) - 1;
    if (negative) {
      uint64_t limit = uint64_t(1) << (width - 1);
      if (small == 0 || small > limit)
        return std::nullopt;
      return APInt(width, -small, /*isSigned=*/false, /*implicitTrunc=*/true);
    }
    if (small > most)
      return std::nullopt;
    return APInt(width, small);
  }
  std::optional<APInt> parsed =
      parseUnsignedInteger(digits, hex ? 16 : 10, width);
  if (!parsed)
    return std::nullopt;
  if (width == 0) {
    if (negative || !parsed->isZero())
      return std::nullopt;
    return APInt(0u, uint64_t(0));
  }
  APInt value = parsed->zextOrTrunc(width);
  if (negative) {
    value.negate();
    if (!value.isSignBitSet())
      return std::nullopt;
  } else if (isSigned && value.isSignBitSet()) {
    return std::nullopt;
  }
  return value;
}

std::optional<APInt> Parser::readIntegerValue(Type type, bool negative,
                                              StringRef spelling) const {
  std::optional<APInt> value = buildIntegerValue(type, negative, spelling);
  if (value || !negative || !eras.contains(Era::Y2019))
    return value;
  value = buildIntegerValue(type, /*negative=*/false, spelling);
  if (value)
    value->negate();
  return value;
}

ParseResult Parser::parseFloatFromInteger(std::optional<APFloat> &result,
                                          const Token &token, bool negative,
                                          const llvm::fltSemantics &semantics) {
  if (!token.isHex()) {
    auto diag = emitError(
        token.start,
        "unexpected decimal integer literal for a floating point value");
    if (diag.isActive())
      diag.attachNote() << "add a trailing dot to make the literal a float";
    return failure();
  }
  if (negative)
    return emitError(token.start, "hexadecimal float literal should not have a "
                                  "leading minus");
  APInt bits;
  token.getSpelling().drop_front(2).getAsInteger(16, bits);
  unsigned width = APFloat::getSizeInBits(semantics);
  if (bits.getActiveBits() > width)
    return emitError(token.start,
                     "hexadecimal float constant out of range for type");
  result.emplace(semantics, bits.zextOrTrunc(width));
  return success();
}

ParseResult Parser::parseFloatLiteral(std::optional<APFloat> &result,
                                      const Token &token, bool negative,
                                      const llvm::fltSemantics &semantics) {
  if (token.is(Token::Integer))
    return parseFloatFromInteger(result, token, negative, semantics);
  if (token.isNot(Token::Float))
    return emitError(token.start, "expected floating point literal");
  SmallVector<char, 32> text;
  if (negative)
    text.push_back('-');
  text.append(token.start, token.getEnd());
  result = parseFloat(StringRef(text.data(), text.size()), semantics);
  assert(result && "the lexer accepts what parseFloat accepts");
  // This format has no sign.
  if (negative && !result->isZero() &&
      APFloat::SemanticsToEnum(semantics) == APFloat::S_Float8E8M0FNU)
    return emitError(token.start,
                     "floating point value not valid for specified type");
  return success();
}

ParseResult Parser::parseSignedFloat(std::optional<APFloat> &result,
                                     const llvm::fltSemantics &semantics) {
  bool negative = consumeIf(Token::Minus);
  Token token = tok;
  if (tok.isAny(Token::Integer, Token::Float))
    consume();
  return parseFloatLiteral(result, token, negative, semantics);
}

/// `tok` is an integer or float literal; a minus sign before it has been read.
Attribute Parser::parseIntegerOrFloat(Type type, bool negative) {
  Token token = tok;
  bool isFloatToken = tok.is(Token::Float);
  consume();
  if (isFloatToken) {
    if (!type) {
      if (consumeIf(Token::Colon)) {
        type = parseType();
        if (!type)
          return {};
      } else {
        type = FloatType::getF64(ctx);
      }
    }
    auto floatType = dyn_cast<FloatType>(type);
    if (!floatType)
      return (void)emitError(
                 "floating point value not valid for specified type"),
             Attribute();
    std::optional<APFloat> value;
    if (failed(parseFloatLiteral(value, token, negative,
                                 floatType.getFloatSemantics())))
      return {};
    return FloatAttr::get(type, *value);
  }
  if (!type) {
    if (consumeIf(Token::Colon)) {
      type = parseType();
      if (!type)
        return {};
    } else {
      type = IntegerType::get(ctx, 64);
    }
  }
  if (auto floatType = dyn_cast<FloatType>(type)) {
    std::optional<APFloat> value;
    if (failed(parseFloatFromInteger(value, token, negative,
                                     floatType.getFloatSemantics())))
      return {};
    return FloatAttr::get(type, *value);
  }
  if (!type.isIntOrIndex())
    return (void)emitError(token.start,
                           "integer literal not valid for specified type"),
           Attribute();
  if (negative && type.isUnsignedInteger())
    return (void)emitError(token.start,
                           "negative integer literal not valid for unsigned "
                           "integer type"),
           Attribute();
  std::optional<APInt> value =
      readIntegerValue(type, negative, token.getSpelling());
  if (!value)
    return (void)emitError(token.start,
                           "integer constant out of range for attribute"),
           Attribute();
  return IntegerAttr::get(type, *value);
}

//===-- Attributes ---------------------------------------------------------===//

/// `[attribute, ...]`
Attribute Parser::parseArray() {
  consume();
  SmallVector<Attribute, 8> elements;
  auto element = [&]() -> ParseResult {
    elements.push_back(parseAttribute());
    return ParseResult::success(bool(elements.back()));
  };
  if (failed(parseListUntil(Token::RSquare, element)))
    return {};
  return ArrayAttr::get(ctx, elements);
}

/// `"text"`, with `: type` unless `type` is given.
Attribute Parser::parseString(Type type) {
  // The type is read before the characters are unescaped.
  Token token = tok;
  consume();
  if (!type && consumeIf(Token::Colon)) {
    type = parseType();
    if (!type)
      return {};
  }
  std::string text = token.getStringValue();
  return type ? StringAttr::get(text, type) : StringAttr::get(ctx, text);
}

/// `affine_map<...>`
Attribute Parser::parseAffineMapAttr() {
  consume();
  AffineMap map;
  if (failed(expect(Token::Less, "expected '<' in affine map")) ||
      !(map = parseAffineMapReference()) ||
      failed(expect(Token::Greater, "expected '>' in affine map")))
    return {};
  return AffineMapAttr::get(map);
}

/// `affine_set<...>`
Attribute Parser::parseIntegerSetAttr() {
  consume();
  IntegerSet set;
  if (failed(expect(Token::Less, "expected '<' in integer set")) ||
      !(set = parseIntegerSetReference()) ||
      failed(expect(Token::Greater, "expected '>' in integer set")))
    return {};
  return IntegerSetAttr::get(set);
}

/// `loc(...)`
Attribute Parser::parseLocationAttr() {
  consume();
  Location loc;
  if (failed(expect(Token::LParen, "expected '(' in inline location")) ||
      failed(parseLocationInstance(loc)) ||
      failed(expect(Token::RParen, "expected ')' in inline location")))
    return {};
  return loc.getAttr(ctx);
}

/// A type as an attribute.
Attribute Parser::parseTypeAttr() {
  Type value;
  std::optional<ParseResult> result = parseOptionalType(value);
  if (!result)
    return (void)emitWrongToken("expected attribute value"), Attribute();
  if (failed(*result))
    return {};
  return TypeAttr::get(value);
}

/// An attribute that begins with a keyword, or a type.
Attribute Parser::parseKeywordAttribute(Type type) {
  switch (classify(tok)) {
  case AttrKeyword::AffineMap:
    return parseAffineMapAttr();
  case AttrKeyword::AffineSet:
    return parseIntegerSetAttr();
  case AttrKeyword::Array:
    return parseDenseArray();
  case AttrKeyword::Dense:
    return parseDenseElements(type);
  case AttrKeyword::DenseResource:
    return parseDenseResource(type);
  case AttrKeyword::Distinct:
    return parseDistinct(type);
  case AttrKeyword::True:
  case AttrKeyword::False: {
    bool value = tok.isKeyword("true");
    consume();
    return BoolAttr::get(ctx, value);
  }
  case AttrKeyword::Loc:
    return parseLocationAttr();
  case AttrKeyword::Sparse:
    return parseSparse(type);
  case AttrKeyword::Strided:
    return parseStrided();
  case AttrKeyword::Unit:
    consume();
    return UnitAttr::get(ctx);
  case AttrKeyword::None:
    if (LLVM_UNLIKELY(acceptsOlderForms()))
      if (std::optional<Attribute> attr =
              older.parseOlderKeywordAttribute(type))
        return *attr;
    return parseTypeAttr();
  }
  llvm_unreachable("unknown keyword");
}

Attribute Parser::parseAttributeOfToken(Type type) {
  switch (tok.kind) {
  case Token::Hole:
    return parseHoleAttribute();
  case Token::LSquare:
    return parseArray();
  case Token::LBrace: {
    SmallVector<NamedAttribute, 8> entries;
    if (failed(parseAttributeDict(entries)))
      return {};
    return DictionaryAttr::get(ctx, entries);
  }
  case Token::Float:
  case Token::Integer:
    return parseIntegerOrFloat(type, /*negative=*/false);
  case Token::Minus:
    consume();
    if (tok.isAny(Token::Integer, Token::Float))
      return parseIntegerOrFloat(type, /*negative=*/true);
    return (void)emitWrongToken(
               "expected constant integer or floating point value"),
           Attribute();
  case Token::String:
    return parseString(type);
  case Token::AtIdentifier:
    return parseSymbolRef();
  case Token::HashIdentifier:
    if (LLVM_UNLIKELY(acceptsOlderForms())) {
      if (std::optional<Attribute> attr = older.parseRenamedAttribute(type))
        return *attr;
      if (failed(older.checkOlderDialect()))
        return {};
    }
    return parseExtendedAttribute(type);
  default:
    return parseKeywordAttribute(type);
  }
}

Attribute Parser::parseAttribute(Type type) {
  return runWithSufficientStackSpace([&]() -> Attribute {
    DepthGuard guard(*this);
    if (failed(guard.check("attribute")))
      return {};
    const char *at = tok.start;
    Attribute attr = parseAttributeOfToken(type);
    if (attr && failed(checkNesting(attr, at, "attribute")))
      return {};
    return attr;
  });
}

std::optional<ParseResult> Parser::parseOptionalAttribute(Attribute &attr,
                                                          Type expected) {
  bool present = false;
  switch (tok.kind) {
  case Token::AtIdentifier:
  case Token::Float:
  case Token::HashIdentifier:
  case Token::Hole:
  case Token::Integer:
  case Token::LBrace:
  case Token::LSquare:
  case Token::Minus:
  case Token::String:
    present = true;
    break;
  default:
    AttrKeyword keyword = classify(tok);
    present =
        (keyword == AttrKeyword::None && acceptsOlderForms() &&
         tok.is(Token::LParen) && older.isBareAffine()) ||
        (keyword != AttrKeyword::None && keyword != AttrKeyword::Array &&
         keyword != AttrKeyword::Strided && keyword != AttrKeyword::Distinct);
  }
  if (!present) {
    Type type;
    std::optional<ParseResult> result = parseOptionalType(type);
    if (result && succeeded(*result))
      attr = TypeAttr::get(type);
    return result;
  }
  attr = parseAttribute(expected);
  return ParseResult::success(bool(attr));
}

bool Parser::consumeIfDoubleColon() {
  if (tok.isNot(Token::Colon))
    return false;
  Token colon = tok;
  const char *before = prevEnd;
  consume();
  if (consumeIf(Token::Colon))
    return true;
  // A malformed token has been reported, and would be again.
  if (tok.isNot(Token::Error)) {
    lexer.setPos(colon.getEnd());
    tok = colon;
    prevEnd = before;
  }
  return false;
}

Attribute Parser::parseSymbolRef() {
  const char *start = tok.start;
  SmallVector<StringAttr, 4> path;
  path.push_back(StringAttr::get(ctx, tok.getSymbolName()));
  consume();
  while (consumeIfDoubleColon()) {
    if (tok.isNot(Token::AtIdentifier))
      return (void)emitError(tok.start,
                             "expected nested symbol reference identifier"),
             Attribute();
    path.push_back(StringAttr::get(ctx, tok.getSymbolName()));
    consume();
  }
  auto reference = SymbolRefAttr::get(ctx, path);
  if (LLVM_UNLIKELY(observesUses))
    observer->didUseSymbol(reference, rangeOf(start, prevEnd));
  return reference;
}

Attribute Parser::parseStrided() {
  consume();
  auto parseDim = [&](int64_t &value) -> ParseResult {
    if (consumeIf(Token::Question)) {
      value = ShapedType::kDynamic;
      return success();
    }
    const char *at = tok.start;
    bool negative = consumeIf(Token::Minus);
    std::optional<uint64_t> number;
    if (tok.is(Token::Integer))
      number = tok.getUInt64();
    if (!number || *number > uint64_t(INT64_MAX))
      return emitError(at, "expected a 64-bit signed integer or '?'");
    consume();
    value = negative ? -int64_t(*number) : int64_t(*number);
    return success();
  };
  if (failed(expect(Token::Less, "expected '<' after 'strided'")) ||
      failed(expect(Token::LSquare, "expected '['")))
    return {};
  SmallVector<int64_t, 4> strides;
  if (tok.isNot(Token::RSquare)) {
    do {
      strides.emplace_back();
      if (failed(parseDim(strides.back())))
        return {};
    } while (consumeIf(Token::Comma));
  }
  if (failed(expect(Token::RSquare, "expected ']'")))
    return {};
  if (consumeIf(Token::Greater))
    return StridedLayoutAttr::get(ctx, 0, strides);
  if (failed(expect(Token::Comma, "expected ','")))
    return {};
  if (!tok.isKeyword("offset"))
    return (void)emitWrongToken("expected 'offset' after comma"), Attribute();
  consume();
  int64_t offset;
  if (failed(expect(Token::Colon, "expected ':' after 'offset'")) ||
      failed(parseDim(offset)) ||
      failed(expect(Token::Greater, "expected '>'")))
    return {};
  return StridedLayoutAttr::get(ctx, offset, strides);
}

Attribute Parser::parseDistinct(Type type) {
  const char *at = tok.start;
  consume();
  if (failed(expect(Token::LSquare, "expected '[' after 'distinct'")))
    return {};
  Token token = tok;
  if (failed(expect(Token::Integer, "expected distinct ID")))
    return {};
  std::optional<uint64_t> id = token.getUInt64();
  if (!id)
    return (void)emitError("expected an unsigned 64-bit integer"), Attribute();
  if (failed(expect(Token::RSquare, "expected ']' to close distinct ID")) ||
      failed(expect(Token::Less, "expected '<' after distinct ID")))
    return {};
  Attribute referenced;
  if (consumeIf(Token::Greater)) {
    referenced = UnitAttr::get(ctx);
  } else {
    referenced = parseAttribute(type);
    if (!referenced)
      return (void)emitError("expected attribute"), Attribute();
    if (failed(
            expect(Token::Greater, "expected '>' to close distinct attribute")))
      return {};
  }
  DistinctAttr &known = distinctAttrs[*id];
  if (!known)
    known = DistinctAttr::create(referenced);
  else if (known.getReferencedAttr() != referenced) {
    auto diag = emitError(at, "referenced attribute does not match previous "
                              "definition: ");
    diag << known.getReferencedAttr();
    return {};
  }
  return known;
}

//===-- Dictionaries -------------------------------------------------------===//

StringAttr Parser::internName(StringRef name) {
  TextCache<StringAttr>::Probe probe;
  if (const StringAttr *found = nameCache.lookup(name, probe))
    return *found;
  StringAttr attr = StringAttr::get(ctx, name);
  // The text of the attribute outlives that of the input.
  probe.text = attr.getValue();
  nameCache.insert(probe, attr);
  return attr;
}

ParseResult
Parser::parseAttributeEntry(SmallVectorImpl<NamedAttribute> &entries,
                            size_t first, StringRef type) {
  StringAttr name;
  if (tok.is(Token::String))
    name = StringAttr::get(ctx, tok.getStringValue());
  else if (tok.isKeyword())
    name = internName(tok.getSpelling());
  else
    return emitWrongToken("expected attribute name");
  if (name.empty())
    return emitError("expected valid attribute name");
  const char *nameEnd = tok.getEnd();
  StringAttr olderName = name;
  if (LLVM_UNLIKELY(acceptsOlderForms()))
    name = older.getCurrentEntryName(name, tok.start, nameEnd);
  for (size_t i = first, e = entries.size(); i < e && e - first < 16; ++i)
    if (entries[i].getName() == name)
      return emitError("duplicate key '" + name.getValue() +
                       "' in dictionary attribute");
  consume();
  bool hasValue = consumeIf(Token::Equal) ||
                  (acceptsOlderForms() && older.consumeIfOlderColon());
  std::optional<Attribute> renamed;
  if (LLVM_UNLIKELY(name != olderName) && hasValue)
    renamed = older.parseRenamedEntry(olderName.getValue());
  Attribute value = renamed    ? *renamed
                    : hasValue ? parseAttribute()
                               : UnitAttr::get(ctx);
  if (!value)
    return failure();
  if (LLVM_UNLIKELY(eras.isOlder() || !type.empty()))
    value = older.getCurrentFlag(name, value, nameEnd, type);
  entries.push_back(NamedAttribute(name, value));
  return success();
}

ParseResult
Parser::parseAttributeDict(SmallVectorImpl<NamedAttribute> &entries) {
  StringRef type;
  if (LLVM_UNLIKELY(older.hasType()))
    type = older.getType();
  if (failed(expect(Token::LBrace, "expected '{' in attribute dictionary")))
    return failure();
  size_t first = entries.size();
  if (consumeIf(Token::RBrace))
    return success();
  if (failed(parseCommaSeparated(
          [&] { return parseAttributeEntry(entries, first, type); })))
    return failure();
  const char *at = tok.start;
  if (failed(expect(Token::RBrace, "expected '}' in attribute dictionary")))
    return failure();
  // Many entries are checked for repetition by sorting.
  if (entries.size() - first >= 16) {
    SmallVector<NamedAttribute, 32> copy(entries.begin() + first,
                                         entries.end());
    if (auto duplicate = DictionaryAttr::sortAndFindDuplicate(copy))
      return emitError(at, "duplicate key '" + duplicate->getNameRef() +
                               "' in dictionary attribute");
  }
  return success();
}

/// A dictionary at the current brace, by its text where it repeats.
DictionaryAttr Parser::parseDictionary() {
  TextCache<DictionaryAttr>::Probe probe;
  const char *start = tok.start, *end = nullptr;
  if (dictCache.isWorthwhile() && usesTextCaches()) {
    char unbalanced;
    // A long dictionary does not repeat.
    end = lexer.skipBalanced(start, unbalanced, 128);
    if (end) {
      if (const DictionaryAttr *found =
              dictCache.lookup(StringRef(start, end - start), probe)) {
        lexer.setPos(end);
        prevEnd = end;
        tok = lexer.lex(LexError{this});
        return *found;
      }
    }
  }
  SmallVector<NamedAttribute, 8> entries;
  if (failed(parseAttributeDict(entries)))
    return {};
  DictionaryAttr dictionary = DictionaryAttr::get(ctx, entries);
  if (end && prevEnd == end)
    dictCache.insert(probe, dictionary);
  return dictionary;
}

std::optional<std::string> Parser::parseOptionalKeywordOrString() {
  if (tok.isKeyword()) {
    std::string text = tok.getSpelling().str();
    consume();
    return text;
  }
  if (tok.is(Token::String)) {
    std::string text = tok.getStringValue();
    consume();
    return text;
  }
  return std::nullopt;
}

//===-- Aliases ------------------------------------------------------------===//

/// The attribute that the alias `name`, the current token, stands for; of type `type`
/// unless that is null.
Attribute Parser::parseAttributeAlias(StringRef name, Type type) {
  observeAlias(tok);
  consume();
  AttrAlias *alias = findAttrAlias(name);
  if (!alias)
    return (void)emitWrongToken("undefined symbol alias id '" + name + "'"),
           Attribute();
  Attribute attr = getAttrAlias(*alias);
  return checkAttributeType(attr, type);
}

/// `attr`, or null, after an error, if it has another type than `type`. Both may be null.
Attribute Parser::checkAttributeType(Attribute attr, Type type) {
  Type found = attr && type ? getAttributeType(attr) : Type();
  if (!found || found == type)
    return attr;
  auto diag = emitError("attribute type different than expected: expected ");
  diag << type << ", but got " << found;
  return {};
}
