// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations in custom form: lookup of the definition by name, and the
// OpAsmParser for parse hooks, including those of types and attributes.
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Parser/RuleReaderDetail.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/OpSuggestion.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// Finds values in a list, with a table if the list is long.
class ValuePositions {
public:
  using UnresolvedOperand = OpAsmParser::UnresolvedOperand;
  explicit ValuePositions(SmallVectorImpl<UnresolvedOperand> &values)
      : values(values) {}
  /// The position of `value`; the length of the list if it is absent.
  unsigned find(const UnresolvedOperand &value) {
    constexpr size_t MaxSearched = 32;
    if (values.size() > MaxSearched) {
      for (; numInTable < values.size(); ++numInTable)
        table.try_emplace(getKey(values[numInTable]), numInTable);
      auto found = table.find(getKey(value));
      return found == table.end() ? unsigned(values.size()) : found->second;
    }
    auto isSame = [&](const UnresolvedOperand &other) {
      return getKey(other) == getKey(value);
    };
    return unsigned(llvm::find_if(values, isSame) - values.begin());
  }
  void add(const UnresolvedOperand &value) { values.push_back(value); }

private:
  static std::pair<decltype(UnresolvedOperand::name), unsigned>
  getKey(const UnresolvedOperand &value) {
    return {value.name, value.number};
  }
  SmallVectorImpl<UnresolvedOperand> &values;
  llvm::DenseMap<std::pair<decltype(UnresolvedOperand::name), unsigned>,
                 unsigned>
      table;
  unsigned numInTable = 0;
};
} // namespace

namespace strata {
/// OpAsmParser over the parser's tokens. Without definition, that of a type or
/// attribute.
class CustomOpParser final : public OpAsmParser {
public:
  CustomOpParser(Parser &parser, const OpDefinition *def, const char *nameLoc,
                 ArrayRef<std::pair<StringRef, uint32_t>> resultNames)
      : parser(parser), def(def), nameLoc(nameLoc), resultNames(resultNames) {
    withHoles = parser.acceptsHoles();
  }
  /// Runs the hook and creates the operation.
  Operation *parse(Block *block);

  using OpAsmParser::emitError;
  Context *getContext() const override { return parser.getContext(); }
  bool isInside(StringRef opName) const override {
    return llvm::any_of(parser.openCustomOps, [&](const OpDefinition *open) {
      return open->name == opName;
    });
  }
  std::optional<ParseResult> parseOptionalHole(Attribute &attr) override {
    return parser.parseOptionalHole(attr);
  }
  EraSet getEras() const override { return parser.eras; }
  size_t getNumResults() const override {
    size_t count = 0;
    for (const auto &[name, size] : resultNames)
      count += size;
    return count;
  }
  StringRef getFirstResultName() const override {
    StringRef name = resultNames.empty() ? "" : resultNames.front().first;
    return llvm::all_of(name, llvm::isDigit) ? StringRef() : name;
  }
  void reportOlderForm(llvm::SMLoc loc, size_t size, StringRef text,
                       StringRef what) override {
    const char *at = loc.getPointer();
    parser.older.reportOlderForm(at, at + size, text, what);
  }
  std::shared_ptr<void> &getFormatScratch() override {
    return parser.formatScratch;
  }
  llvm::SMLoc getNameLoc() const override {
    return llvm::SMLoc::getFromPointer(nameLoc);
  }
  llvm::SMLoc getCurrentLocation() override {
    return llvm::SMLoc::getFromPointer(parser.getToken().start);
  }
  Location getEncodedSourceLoc(llvm::SMLoc loc) override {
    return parser.locOf(loc.getPointer());
  }
  InFlightDiagnostic emitError(llvm::SMLoc loc, const Twine &message) override {
    reported = true;
    if (!def)
      return parser.emitError(loc.getPointer(), message);
    return parser.emitError(loc.getPointer(),
                            "custom op '" + spelledName() + "' " + message);
  }

#define STRATA_TOKEN(NAME, KIND, TEXT)                                         \
  ParseResult parse##NAME() override {                                         \
    return parser.expect(Token::KIND, "expected '" TEXT "'");                  \
  }                                                                            \
  ParseResult parseOptional##NAME() override {                                 \
    return ParseResult::success(parser.consumeIf(Token::KIND));                \
  }
  STRATA_TOKEN(Arrow, Arrow, "->")
  STRATA_TOKEN(Colon, Colon, ":")
  STRATA_TOKEN(Comma, Comma, ",")
  STRATA_TOKEN(Equal, Equal, "=")
  STRATA_TOKEN(LParen, LParen, "(")
  STRATA_TOKEN(RParen, RParen, ")")
  STRATA_TOKEN(LSquare, LSquare, "[")
  STRATA_TOKEN(RSquare, RSquare, "]")
  STRATA_TOKEN(LBrace, LBrace, "{")
  STRATA_TOKEN(RBrace, RBrace, "}")
  STRATA_TOKEN(Less, Less, "<")
  STRATA_TOKEN(Greater, Greater, ">")
  STRATA_TOKEN(Question, Question, "?")
  STRATA_TOKEN(Plus, Plus, "+")
  STRATA_TOKEN(Minus, Minus, "-")
  STRATA_TOKEN(Star, Star, "*")
  STRATA_TOKEN(Slash, Slash, "/")
  STRATA_TOKEN(VerticalBar, VerticalBar, "|")
  STRATA_TOKEN(Ellipsis, Ellipsis, "...")
#undef STRATA_TOKEN

  ParseResult parseDoubleColon() override {
    if (succeeded(parseOptionalDoubleColon()))
      return success();
    return parser.emitWrongToken("expected '::'");
  }
  ParseResult parseOptionalDoubleColon() override {
    return ParseResult::success(parser.consumeIfDoubleColon());
  }

  StringRef peekToken() override { return parser.getToken().getSpelling(); }
  ParseResult parseKeyword(StringRef keyword) override {
    if (succeeded(parseOptionalKeyword(keyword)))
      return success();
    InFlightDiagnostic diag =
        emitError(getCurrentLocation(), "expected '" + keyword + "'");
    parser.suggestKeyword(diag, keyword);
    return diag;
  }
  ParseResult parseKeyword(StringRef *keyword) override {
    if (succeeded(parseOptionalKeyword(keyword)))
      return success();
    return emitError("expected valid keyword");
  }
  ParseResult parseOptionalKeyword(StringRef keyword) override {
    if (!parser.getToken().isKeyword(keyword))
      return failure();
    parser.consume();
    return success();
  }
  ParseResult parseOptionalKeyword(StringRef *keyword) override {
    if (!parser.getToken().isKeyword())
      return failure();
    *keyword = parser.getToken().getSpelling();
    parser.consume();
    return success();
  }
  ParseResult parseOptionalKeyword(StringRef *keyword,
                                   ArrayRef<StringRef> allowed) override {
    if (!llvm::is_contained(allowed, parser.getToken().getSpelling()))
      return failure();
    return parseOptionalKeyword(keyword);
  }
  ParseResult parseKeywordOrString(std::string *result) override {
    std::optional<std::string> text = parser.parseOptionalKeywordOrString();
    if (!text)
      return emitError("expected valid keyword or string");
    *result = std::move(*text);
    return success();
  }
  ParseResult parseString(std::string *result) override {
    if (succeeded(parseOptionalString(result)))
      return success();
    return emitError("expected string");
  }
  ParseResult parseOptionalString(std::string *result) override {
    if (parser.getToken().isNot(Token::String))
      return failure();
    *result = parser.getToken().getStringValue();
    parser.consume();
    return success();
  }
  ParseResult parseSymbolName(StringAttr &name) override {
    if (succeeded(parseOptionalSymbolName(name)))
      return success();
    return emitError("expected valid '@'-identifier for symbol name");
  }
  ParseResult parseOptionalSymbolName(StringAttr &name) override {
    if (parser.getToken().isNot(Token::AtIdentifier))
      return failure();
    name = StringAttr::get(getContext(), parser.getToken().getSymbolName());
    if (LLVM_UNLIKELY(parser.observer))
      parser.observer->didDefineSymbol(name, parser.rangeOf(parser.tok));
    parser.consume();
    return success();
  }
  ParseResult parseInteger(int64_t &value) override {
    std::optional<ParseResult> result = parseOptionalInteger(value);
    if (result)
      return *result;
    return emitError("expected integer value");
  }
  std::optional<ParseResult> parseOptionalInteger(int64_t &value) override {
    llvm::SMLoc loc = getCurrentLocation();
    APInt number;
    std::optional<ParseResult> result = parseOptionalInteger(number);
    if (!result || failed(*result))
      return result;
    if (!number.isSignedIntN(64))
      return ParseResult(emitError(loc, "integer value too large"));
    value = number.getSExtValue();
    return result;
  }
  std::optional<ParseResult> parseOptionalInteger(APInt &value) override {
    // Upstream takes them for numbers of one bit, with a sign.
    for (StringRef word : {"false", "true"})
      if (parser.getToken().isKeyword(word)) {
        value = APInt(1, word == "true");
        parser.consume();
        return ParseResult(success());
      }
    if (!parser.getToken().isAny(Token::Integer, Token::Minus))
      return std::nullopt;
    bool negative = parser.consumeIf(Token::Minus);
    Token literal = parser.getToken();
    if (failed(parser.expect(Token::Integer, "expected integer value")))
      return failure();
    StringRef digits = literal.getSpelling();
    std::optional<APInt> parsed =
        parseUnsignedInteger(digits.drop_front(literal.isHex() ? 2 : 0),
                             literal.isHex() ? 16 : 10, IntegerType::MaxWidth);
    if (!parsed)
      return parser.emitError(literal.start, "integer value too large");
    value = parsed->zext(parsed->getBitWidth() + 1);
    if (negative)
      value.negate();
    return ParseResult(success());
  }
  ParseResult parseFloat(const llvm::fltSemantics &semantics,
                         APFloat &value) override {
    std::optional<APFloat> parsed;
    if (failed(parser.parseSignedFloat(parsed, semantics)))
      return failure();
    value = *parsed;
    return success();
  }
  ParseResult parseDimensionList(SmallVectorImpl<int64_t> &dimensions,
                                 bool allowDynamic,
                                 bool withTrailingX) override {
    return withTrailingX
               ? parser.parseDimensionList(dimensions, allowDynamic)
               : parser.parseBareDimensionList(dimensions, allowDynamic);
  }
  ParseResult parseXInDimensionList() override {
    return parser.parseXInDimensionList();
  }
  ParseResult parseCommaSeparatedList(Delimiter delimiter,
                                      function_ref<ParseResult()> parseElement,
                                      StringRef context) override;
  ParseResult parseAffineExpr(ArrayRef<std::pair<StringRef, AffineExpr>> names,
                              AffineExpr &expr) override {
    expr = parser.parseAffineExprOfNames(names);
    return ParseResult::success(bool(expr));
  }
  ParseResult parseType(Type &type) override {
    return ParseResult::success(bool(type = parser.parseType()));
  }
  std::optional<ParseResult> parseOptionalType(Type &type) override {
    return parser.parseOptionalType(type);
  }
  ParseResult
  parseAffineExprOfSSAIds(SmallVectorImpl<UnresolvedOperand> &dims,
                          SmallVectorImpl<UnresolvedOperand> &symbols,
                          AffineExpr &expr) override {
    ValuePositions dimPositions(dims), symbolPositions(symbols);
    expr = parser.parseAffineExprOfValues([&](bool isSymbol) -> AffineExpr {
      UnresolvedOperand value;
      if (parseOperand(value, /*allowResultNumber=*/true))
        return {};
      // A value keeps the kind of its first use.
      unsigned dim = dimPositions.find(value);
      unsigned symbol = symbolPositions.find(value);
      if (dim == dims.size() && symbol == symbols.size())
        (isSymbol ? symbolPositions : dimPositions).add(value);
      return dim < dims.size() ? getAffineDimExpr(dim, getContext())
                               : getAffineSymbolExpr(symbol, getContext());
    });
    return ParseResult::success(bool(expr));
  }
  ParseResult parseAffineMap(AffineMap &map) override {
    map = parser.parseAffineMapReference();
    return ParseResult::success(bool(map));
  }
  ParseResult parseTypeList(SmallVectorImpl<Type> &types) override {
    return parser.parseTypeListNoParens(types);
  }
  ParseResult parseColonType(Type &type) override {
    return ParseResult::success(succeeded(parseColon()) &&
                                succeeded(parseType(type)));
  }
  ParseResult parseColonTypeList(SmallVectorImpl<Type> &types) override {
    return ParseResult::success(succeeded(parseColon()) &&
                                succeeded(parseTypeList(types)));
  }
  ParseResult
  parseOptionalColonTypeList(SmallVectorImpl<Type> &types) override {
    return parser.consumeIf(Token::Colon) ? parseTypeList(types)
                                          : ParseResult(success());
  }
  ParseResult parseArrowTypeList(SmallVectorImpl<Type> &types) override {
    return ParseResult::success(
        succeeded(parseArrow()) &&
        succeeded(parser.parseFunctionResultTypes(types)));
  }
  ParseResult
  parseOptionalArrowTypeList(SmallVectorImpl<Type> &types) override {
    return parser.consumeIf(Token::Arrow)
               ? parser.parseFunctionResultTypes(types)
               : ParseResult(success());
  }
  ParseResult parseAttribute(Attribute &attr, Type type) override {
    attr = parser.parseAttribute(type);
    return ParseResult::success(bool(attr));
  }
  std::optional<ParseResult> parseOptionalAttribute(Attribute &attr,
                                                    Type type) override {
    return parser.parseOptionalAttribute(attr, type);
  }
  ParseResult parseCustomAttributeWithFallback(const TypeDefinition &def,
                                               Attribute &attr) override;
  ParseResult parseCustomTypeWithFallback(const TypeDefinition &def,
                                          Type &type) override;
  std::optional<ParseResult>
  parseOptionalCustomAttribute(const TypeDefinition &def,
                               Attribute &attr) override;
  std::optional<ParseResult> parseOptionalCustomType(const TypeDefinition &def,
                                                     Type &type) override;
  ParseResult
  parseOptionalAttrDict(SmallVectorImpl<NamedAttribute> &attrs) override {
    if (parser.getToken().isNot(Token::LBrace))
      return success();
    return parser.parseAttributeDict(attrs);
  }
  ParseResult parseOptionalAttrDictWithKeyword(
      SmallVectorImpl<NamedAttribute> &attrs) override {
    if (failed(parseOptionalKeyword(StringRef("attributes"))))
      return success();
    return parser.parseAttributeDict(attrs);
  }
  ParseResult
  parseOptionalLocationSpecifier(std::optional<Location> &result) override {
    if (!parser.getToken().isKeyword("loc"))
      return success();
    parser.consume();
    Location loc;
    if (failed(parser.expect(Token::LParen, "expected '(' in location")) ||
        failed(parser.parseLocationInstance(loc)) ||
        failed(parser.expect(Token::RParen, "expected ')' in location")))
      return failure();
    result = loc;
    return success();
  }

  ParseResult parseOperand(UnresolvedOperand &operand,
                           bool allowResultNumber) override {
    return parser.parseOperand(operand, allowResultNumber);
  }
  std::optional<ParseResult>
  parseOptionalOperand(UnresolvedOperand &operand,
                       bool allowResultNumber) override {
    if (parser.getToken().isNot(Token::PercentIdentifier) &&
        !(acceptsHoles() && parser.getToken().is(Token::Hole)))
      return std::nullopt;
    return parseOperand(operand, allowResultNumber);
  }
  ParseResult parseOperandList(SmallVectorImpl<UnresolvedOperand> &operands,
                               Delimiter delimiter, bool allowResultNumber,
                               int requiredCount) override;
  ParseResult resolveOperand(const UnresolvedOperand &operand, Type type,
                             SmallVectorImpl<Value> &result) override {
    Value value = parser.names.resolveOperand(operand, type);
    if (!value)
      return failure();
    if (uint32_t ref = parser.names.holdForward(operand); LLVM_UNLIKELY(ref))
      held.push_back(ref);
    result.push_back(value);
    return success();
  }
  Value getDefinedValue(const UnresolvedOperand &operand) override {
    return parser.names.getDefinedValue(operand);
  }
  ParseResult resolveOperands(ArrayRef<UnresolvedOperand> operands,
                              ArrayRef<Type> types, llvm::SMLoc loc,
                              SmallVectorImpl<Value> &result) override {
    if (operands.size() != types.size())
      return emitError(loc, "number of operands and types do not match: got " +
                                Twine(operands.size()) + " operands and " +
                                Twine(types.size()) + " types");
    for (auto [operand, type] : llvm::zip(operands, types))
      if (failed(resolveOperand(operand, type, result)))
        return failure();
    return success();
  }
  ParseResult parseArgument(Argument &argument, bool allowType,
                            bool allowAttrs) override;
  std::optional<ParseResult> parseOptionalArgument(Argument &argument,
                                                   bool allowType,
                                                   bool allowAttrs) override {
    if (parser.getToken().isNot(Token::PercentIdentifier))
      return std::nullopt;
    return parseArgument(argument, allowType, allowAttrs);
  }
  ParseResult parseOptionalArgumentLocation(Argument &argument) override {
    return parser.parseOptionalTrailingLocation(argument.loc,
                                                argument.deferredLoc);
  }
  ParseResult parseSuccessor(Block *&block) override {
    return parser.parseSuccessor(block);
  }
  std::optional<ParseResult> parseOptionalSuccessor(Block *&block) override {
    if (parser.getToken().isNot(Token::CaretIdentifier))
      return std::nullopt;
    return parser.parseSuccessor(block);
  }
  ParseResult
  parseSuccessorAndUseList(Block *&block,
                           SmallVectorImpl<Value> &operands) override;
  ParseResult parseRegion(Region &region, ArrayRef<Argument> arguments,
                          bool) override {
    // The custom form sets the default dialect of nested operations.
    parser.defaultDialects.push_back(getDefaultDialect(*def));
    parser.openCustomOps.push_back(def);
    ParseResult result = parser.parseRegion(region, arguments);
    parser.openCustomOps.pop_back();
    parser.defaultDialects.pop_back();
    return result;
  }
  std::optional<ParseResult> parseOptionalRegion(Region &region,
                                                 ArrayRef<Argument> arguments,
                                                 bool shadowing) override {
    if (parser.getToken().isNot(Token::LBrace))
      return std::nullopt;
    return parseRegion(region, arguments, shadowing);
  }

private:
  ParseResult checkAttributes(OperationState &state);
  /// The name, or that of the text where no text has the name.
  StringRef spelledName() const {
    if (def->dialect->isListed)
      return def->name;
    return StringRef(nameLoc, size_t(parser.lexer.getEnd() - nameLoc))
        .take_while([](char c) { return CharClass::is(c, CharClass::IdBody); });
  }

  Parser &parser;
  const OpDefinition *def;
  const char *nameLoc;
  ArrayRef<std::pair<StringRef, uint32_t>> resultNames;
  /// Operands that are not defined yet.
  SmallVector<uint32_t, 0> held;
  bool reported = false;
};
} // namespace strata

ParseResult CustomOpParser::parseCommaSeparatedList(
    Delimiter delimiter, function_ref<ParseResult()> parseElement,
    StringRef context) {
  Token::Kind open = Token::Eof, close = Token::Eof;
  StringRef openText, closeText;
  bool optional = false;
  switch (delimiter) {
  case Delimiter::None:
    return parser.parseCommaSeparated(parseElement);
  case Delimiter::OptionalParen:
    optional = true;
    [[fallthrough]];
  case Delimiter::Paren:
    open = Token::LParen, close = Token::RParen;
    openText = "(", closeText = ")";
    break;
  case Delimiter::OptionalSquare:
    optional = true;
    [[fallthrough]];
  case Delimiter::Square:
    open = Token::LSquare, close = Token::RSquare;
    openText = "[", closeText = "]";
    break;
  case Delimiter::OptionalLessGreater:
    optional = true;
    [[fallthrough]];
  case Delimiter::LessGreater:
    open = Token::Less, close = Token::Greater;
    openText = "<", closeText = ">";
    break;
  case Delimiter::OptionalBraces:
    optional = true;
    [[fallthrough]];
  case Delimiter::Braces:
    open = Token::LBrace, close = Token::RBrace;
    openText = "{", closeText = "}";
    break;
  }
  if (optional && parser.getToken().isNot(open))
    return success();
  if (failed(parser.expect(open, "expected '" + openText + "'" + context)))
    return failure();
  if (parser.consumeIf(close))
    return success();
  if (failed(parser.parseCommaSeparated(parseElement)))
    return failure();
  return parser.expect(close, "expected '" + closeText + "'" + context);
}

ParseResult
CustomOpParser::parseOperandList(SmallVectorImpl<UnresolvedOperand> &operands,
                                 Delimiter delimiter, bool allowResultNumber,
                                 int requiredCount) {
  llvm::SMLoc start = getCurrentLocation();
  if (delimiter == Delimiter::None &&
      parser.getToken().isNot(Token::PercentIdentifier)) {
    if (requiredCount <= 0)
      return success();
    return emitError(start, "expected operand");
  }
  auto element = [&]() -> ParseResult {
    return parseOperand(operands.emplace_back(), allowResultNumber);
  };
  if (failed(parseCommaSeparatedList(delimiter, element, " in operand list")))
    return failure();
  if (requiredCount != -1 && operands.size() != size_t(requiredCount))
    return emitError(start, "expected " + Twine(requiredCount) + " operands");
  return success();
}

ParseResult CustomOpParser::parseArgument(Argument &argument, bool allowType,
                                          bool allowAttrs) {
  argument.loc = getEncodedSourceLoc(getCurrentLocation());
  if (failed(parseOperand(argument.name, /*allowResultNumber=*/false)) ||
      (allowType && failed(parseColonType(argument.type))))
    return failure();
  SmallVector<NamedAttribute, 2> attrs;
  if (allowAttrs && failed(parseOptionalAttrDict(attrs)))
    return failure();
  argument.attrs = DictionaryAttr::get(getContext(), attrs);
  return parseOptionalArgumentLocation(argument);
}

ParseResult
CustomOpParser::parseSuccessorAndUseList(Block *&block,
                                         SmallVectorImpl<Value> &operands) {
  if (failed(parseSuccessor(block)))
    return failure();
  if (failed(parseOptionalLParen()))
    return success();
  SmallVector<UnresolvedOperand, 4> unresolved;
  SmallVector<Type, 4> types;
  llvm::SMLoc loc = getCurrentLocation();
  if (failed(parseOperandList(unresolved, Delimiter::None, true, -1)) ||
      failed(parseOptionalColonTypeList(types)) || failed(parseRParen()))
    return failure();
  return resolveOperands(unresolved, types, loc, operands);
}

/// Looks for repetitions, and drops what the properties cannot hold.
ParseResult CustomOpParser::checkAttributes(OperationState &state) {
  if (state.attributes.empty())
    return success();
  llvm::SmallPtrSet<const void *, 16> seen;
  for (const NamedAttribute &attr : state.attributes)
    if (!seen.insert(attr.getName().getAsOpaquePointer()).second)
      return emitError(getNameLoc(),
                       "attribute '" + attr.getNameRef() +
                           "' occurs more than once in the attribute list");
  const OpDefinition &created = *state.name.getDefinition();
  llvm::erase_if(state.attributes, [&](const NamedAttribute &attr) {
    int slot = created.findAttribute(attr.getNameRef());
    return slot >= 0 &&
           !created.attributes[unsigned(slot)].kind.canStore(attr.getValue()) &&
           !isHole(attr.getValue());
  });
  return success();
}

Operation *CustomOpParser::parse(Block *block) {
  OperationState state(parser.locOf(nameLoc), OperationName(def));
  const OpDefinition *outer = std::exchange(parser.customOp, def);
  ParseResult result = def->parse(*this, state);
  parser.customOp = outer;
  parser.names.releaseForward(held);
  if (failed(result))
    return nullptr;
  if (reported)
    return nullptr;
  if (!def->format || def->format->hasSegmentSizes())
    completeSegmentSizes(state);
  if (failed(checkAttributes(state)))
    return nullptr;
  Operation *op = Operation::create(state);
  if (acceptsHoles())
    dropDefaults(op, state);
  block->push_back(op);
  op->addDerivedAttribute();
  if (failed(parser.parseOptionalTrailingLocation(op)))
    return nullptr;
  return op;
}

ParseResult
CustomOpParser::parseCustomAttributeWithFallback(const TypeDefinition &def,
                                                 Attribute &attr) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parser.getToken().isNot(Token::HashIdentifier)) {
    attr = parser.parseDynamicBody<DynamicAttr>(*this, def, loc.getPointer());
    return ParseResult::success(bool(attr));
  }
  if (failed(parseAttribute(attr, Type())))
    return failure();
  if (AttrKind::ofDefinition(def).canHold(attr))
    return success();
  return emitError(loc, "invalid kind of attribute specified");
}

ParseResult
CustomOpParser::parseCustomTypeWithFallback(const TypeDefinition &def,
                                            Type &type) {
  llvm::SMLoc loc = getCurrentLocation();
  if (parser.getToken().is(Token::Hole))
    return parseType(type);
  if (parser.getToken().isNot(Token::ExclamationIdentifier)) {
    type = parser.parseDynamicBody<DynamicType>(*this, def, loc.getPointer());
    return ParseResult::success(bool(type));
  }
  if (failed(parseType(type)))
    return failure();
  if (AttrKind::ofDefinition(def).canHold(TypeAttr::get(type)))
    return success();
  return emitError(loc, "invalid kind of type specified: expected " +
                            def.getFullName() + ", but found ")
         << type;
}

std::optional<ParseResult>
CustomOpParser::parseOptionalCustomAttribute(const TypeDefinition &def,
                                             Attribute &attr) {
  if (parser.getToken().isNot(Token::HashIdentifier) &&
      !canBeginParameters(def, peekToken()))
    return std::nullopt;
  return parseCustomAttributeWithFallback(def, attr);
}

std::optional<ParseResult>
CustomOpParser::parseOptionalCustomType(const TypeDefinition &def, Type &type) {
  if (parser.getToken().isNot(Token::ExclamationIdentifier) &&
      parser.getToken().isNot(Token::Hole) &&
      !canBeginParameters(def, peekToken()))
    return std::nullopt;
  return parseCustomTypeWithFallback(def, type);
}

template <typename T>
T Parser::parseDynamicBody(const TypeDefinition &def, const char *at,
                           Type selfType) {
  CustomOpParser body(*this, nullptr, at, {});
  return parseDynamicBody<T>(body, def, at, selfType);
}
template DynamicType Parser::parseDynamicBody(const TypeDefinition &,
                                              const char *, Type);
template DynamicAttr Parser::parseDynamicBody(const TypeDefinition &,
                                              const char *, Type);

Attribute
Parser::parseWith(function_ref<ParseResult(OpAsmParser &, Attribute &)> parse) {
  CustomOpParser inner(*this, nullptr, tok.start, {});
  Attribute attr;
  return failed(parse(inner, attr)) ? Attribute() : attr;
}

Type Parser::parseDialectType(Dialect &dialect, const char *bodyLoc) {
  resetTo(bodyLoc);
  CustomOpParser body(*this, nullptr, bodyLoc, {});
  return dialect.parseType(dialect, body);
}

Attribute Parser::parseDialectAttribute(Dialect &dialect, const char *bodyLoc) {
  resetTo(bodyLoc);
  CustomOpParser body(*this, nullptr, bodyLoc, {});
  return dialect.parseAttribute(dialect, body);
}

/// The operation whose name in custom form is the current token; null, with a
/// diagnostic, if there is none that can be read.
const OpDefinition *Parser::findCustomOp() {
  Token token = tok;
  StringRef spelled = token.getSpelling();
  // A name without dot belongs to the default dialect.
  StringRef defaultDialect = defaultDialects.back();
  bool qualified = spelled.contains('.');
  usesOuterDialect |= !qualified && defaultDialects.size() == 1;
  TextCache<const OpDefinition *>::Probe probe;
  const OpDefinition *const *known = opCache.lookup(spelled, probe);
  if (known)
    if (qualified || (*known)->dialect->getNamespace() == defaultDialect)
      return *known;
  std::string name =
      qualified ? spelled.str() : (defaultDialect + "." + spelled).str();
  StringRef dialectName = StringRef(name).split('.').first;
  Dialect *dialect = ctx->findDialect(dialectName);
  std::string tried = qualified ? "" : (" (tried '" + name + "' as well)");
  if (!dialect || !dialect->isKnown()) {
    auto diag = emitError(token.start, "Dialect `" + dialectName +
                                           "' not found for custom op '" +
                                           spelled + "' " + tried);
    if (!diag.isActive())
      return nullptr;
    Diagnostic &note = diag.attachNote();
    note << "Available dialects: ";
    std::vector<StringRef> known = ctx->getKnownDialects();
    llvm::erase_if(known, [&](StringRef name) {
      return !ctx->findDialect(name)->isListed;
    });
    llvm::interleave(
        known, [&](StringRef name) { note << name; }, [&] { note << ", "; });
    note << " ; for more info on dialect registration see "
            "https://mlir.llvm.org/getting_started/Faq/"
            "#registered-loaded-dependent-whats-up-with-dialects-management";
    return nullptr;
  }
  const OpDefinition *def = ctx->getOpDefinition(name);
  if (!def->parse) {
    if (dialect->isLoaded() || !qualified) {
      auto diag = emitError(token.start, "custom op '" + spelled + "' ");
      diag << (def->registered ? "has no custom assembly form"
                               : "is unknown" + tried);
      if (!def->registered)
        suggestOperation(diag, ctx, name);
      return nullptr;
    }
    auto diag =
        emitError(token.start, "custom op '" + spelled + "' cannot be parsed");
    if (diag.isActive())
      diag.attachNote() << "the definition of dialect '" << dialectName
                        << "' is not loaded; use the generic form, \"" << name
                        << "\"(...)";
    return nullptr;
  }
  if (!known)
    opCache.insert(probe, def);
  return def;
}

Operation *Parser::parseCustomOperation(
    Block *block, ArrayRef<std::pair<StringRef, uint32_t>> resultNames) {
  const char *nameLoc = tok.start;
  OpLine line;
  bool isAlone =
      !observer && !acceptsOlderForms() && !rule && knownLines.read(line);
  if (isAlone)
    if (Operation *op = knownLines.parse(block, line))
      return succeeded(parseOptionalTrailingLocation(op)) ? op : nullptr;
  const OpDefinition *def = nullptr;
  if (LLVM_UNLIKELY(acceptsOlderForms()) &&
      failed(older.findOlderCustomOp(def)))
    return nullptr;
  if (!def)
    def = findCustomOp();
  if (!def)
    return nullptr;
  consume();
  Operation *op = runWithSufficientStackSpace([&] {
    return CustomOpParser(*this, def, nameLoc, resultNames).parse(block);
  });
  if (op && isAlone)
    knownLines.keep(line, op, nameLoc);
  return op;
}
