// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, and the bodies of dialect types and attributes.
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Definition/TensorEncoding.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/StringSwitch.h"

#include <cstring>

using namespace strata;

//===-- Nesting ------------------------------------------------------------===//

template <typename Obj>
ParseResult Parser::checkNesting(Obj object, const char *at, const char *what) {
  const AttrStorage *impl = object.getImpl();
  const ResourceLimits &limits = getLimits();
  bool deep = limits.maxDepth && impl->depth > limits.maxDepth;
  bool heavy = limits.maxWeight && impl->weight > limits.maxWeight;
  if (LLVM_LIKELY(!deep && !heavy))
    return success();
  constexpr const char *condition = " once its aliases are expanded";
  if (deep)
    return emitTooDeep(at, what, condition);
  (void)emitError(at, Twine(what) + " has more than " +
                          Twine(limits.maxWeight) + " components" + condition);
  givenUp = true;
  return failure();
}

template ParseResult Parser::checkNesting(Attribute, const char *,
                                          const char *);
template ParseResult Parser::checkNesting(Type, const char *, const char *);

//===-- Types --------------------------------------------------------------===//

/// The longest text looked up in the type cache.
static constexpr size_t MaxCachedText = 256;

Type Parser::parseType() {
  if (tok.is(Token::LParen))
    return runWithSufficientStackSpace([&] { return parseFunctionType(); });
  return parseNonFunctionType();
}

/// End of the text of the non-function type at `start`, null if unclear.
static const char *endOfTypeText(const Token &tok, const Lexer &lexer) {
  const char *p = tok.getEnd();
  if (*p != '<')
    return p;
  char unbalanced;
  return lexer.skipBalanced(p, unbalanced, MaxCachedText);
}

/// A type whose text is a word of up to eight characters, by that word.
Type Parser::parseShortType() {
  uint64_t text;
  std::memcpy(&text, tok.start, 8);
  if (tok.length < 8)
    text &= (uint64_t(1) << (tok.length * 8)) - 1;
  ShortType &slot = shortTypes[(text * 0x9E3779B97F4A7C15u) >> 58];
  if (LLVM_LIKELY(slot.text == text && slot.type)) {
    consume();
    return slot.type;
  }
  const char *end = tok.getEnd();
  Type type = parseTypeUncached();
  // `tensor <` continues after the word.
  if (type && prevEnd == end)
    slot = {text, type};
  return type;
}

Type Parser::parseNonFunctionType() {
  if (tok.isKeyword() && *tok.getEnd() != '<' && tok.length <= 8 &&
      lexer.getEnd() - tok.start >= 8)
    return parseShortType();
  if (!tok.isKeyword() && tok.isNot(Token::ExclamationIdentifier))
    return tok.is(Token::Hole) ? parseTypeHole() : parseTypeUncached();
  TextCache<Type>::Probe probe;
  const char *end = nullptr;
  const char *start = tok.start;
  // Short texts are common and cheap to scan; large ones only if they pay.
  bool bracket = *tok.getEnd() == '<';
  if ((!bracket || typeCache.isWorthwhile()) && usesTextCaches()) {
    end = endOfTypeText(tok, lexer);
    if (end && size_t(end - start) <= MaxCachedText) {
      if (const Type *found =
              typeCache.lookup(StringRef(start, end - start), probe)) {
        if (LLVM_UNLIKELY(acceptsOlderForms()))
          older.keepAlias(StringRef(start, size_t(end - start)));
        lexer.setPos(end);
        prevEnd = end;
        tok = lexer.lex(LexError{this});
        return *found;
      }
    } else {
      end = nullptr;
    }
  }
  Type type = runWithSufficientStackSpace([&] { return parseTypeUncached(); });
  if (type && end && prevEnd == end)
    typeCache.insert(probe, type);
  return type;
}

Type Parser::parseTypeUncached() {
  DepthGuard guard(*this);
  if (failed(guard.check("type")))
    return {};
  const char *at = tok.start;
  auto checked = [&](Type type) -> Type {
    return type && failed(checkNesting(type, at, "type")) ? Type() : type;
  };
  if (tok.is(Token::ExclamationIdentifier))
    return checked(parseExtendedType());
  if (tok.is(Token::IntType)) {
    std::optional<unsigned> width = tok.getIntTypeWidth();
    if (!width)
      return (void)emitError("invalid integer width"), Type();
    if (*width > IntegerType::MaxWidth)
      return (void)emitError("integer bitwidth is limited to " +
                             Twine(IntegerType::MaxWidth) + " bits"),
             Type();
    auto sign = *tok.start == 's'   ? IntegerType::Signed
                : *tok.start == 'u' ? IntegerType::Unsigned
                                    : IntegerType::Signless;
    consume();
    return IntegerType::get(ctx, *width, sign);
  }
  if (tok.is(Token::BareIdentifier)) {
    StringRef text = tok.getSpelling();
    if (auto format = FloatType::parseFormat(text)) {
      consume();
      return FloatType::get(ctx, *format);
    }
    enum Which { None, Index, NoneT, Complex, Memref, Tensor, Tuple, Vector };
    Which which = llvm::StringSwitch<Which>(text)
                      .Case("index", Index)
                      .Case("none", NoneT)
                      .Case("complex", Complex)
                      .Case("memref", Memref)
                      .Case("tensor", Tensor)
                      .Case("tuple", Tuple)
                      .Case("vector", Vector)
                      .Default(None);
    if (which != None)
      consume();
    switch (which) {
    case Index:
      return IndexType::get(ctx);
    case NoneT:
      return NoneType::get(ctx);
    case Complex:
      return checked(parseComplexType());
    case Memref:
      return checked(parseMemRefType(at));
    case Tensor:
      return checked(parseTensorType());
    case Tuple:
      return checked(parseTupleType());
    case Vector:
      return checked(parseVectorType(at));
    case None:
      break;
    }
  }
  return (void)emitWrongToken("expected non-function type"), Type();
}

std::optional<ParseResult> Parser::parseOptionalType(Type &type) {
  switch (tok.kind) {
  case Token::LParen:
  case Token::IntType:
  case Token::ExclamationIdentifier:
  case Token::Hole:
    break;
  case Token::BareIdentifier:
    if (FloatType::parseFormat(tok.getSpelling()))
      break;
    if (llvm::StringSwitch<bool>(tok.getSpelling())
            .Cases({"memref", "tensor", "complex", "tuple", "vector", "none",
                    "index"},
                   true)
            .Default(false))
      break;
    return std::nullopt;
  default:
    return std::nullopt;
  }
  type = parseType();
  return ParseResult::success(bool(type));
}

ParseResult Parser::parseTypeListNoParens(SmallVectorImpl<Type> &types) {
  return parseCommaSeparated([&]() -> ParseResult {
    types.push_back(parseType());
    return ParseResult::success(bool(types.back()));
  });
}

ParseResult Parser::parseFunctionResultTypes(SmallVectorImpl<Type> &types) {
  if (tok.is(Token::LParen)) {
    consume();
    if (consumeIf(Token::RParen))
      return success();
    if (failed(parseTypeListNoParens(types)))
      return failure();
    return expect(Token::RParen, "expected ')'");
  }
  types.push_back(parseNonFunctionType());
  return ParseResult::success(bool(types.back()));
}

Type Parser::parseFunctionType() {
  DepthGuard guard(*this);
  if (failed(guard.check("type")))
    return {};
  const char *at = tok.start;
  SmallVector<Type, 4> inputs, results;
  consume();
  if (!consumeIf(Token::RParen) &&
      (failed(parseTypeListNoParens(inputs)) ||
       failed(expect(Token::RParen, "expected ')'"))))
    return {};
  if (failed(expect(Token::Arrow, "expected '->' in function type")) ||
      failed(parseFunctionResultTypes(results)))
    return {};
  Type type = FunctionType::get(ctx, inputs, results);
  return failed(checkNesting(type, at, "type")) ? Type() : type;
}

Type Parser::parseComplexType() {
  if (failed(expect(Token::Less, "expected '<' in complex type")))
    return {};
  const char *elementLoc = tok.start;
  Type element = parseType();
  if (!element ||
      failed(expect(Token::Greater, "expected '>' in complex type")))
    return {};
  return ComplexType::getChecked([&] { return emitError(elementLoc, ""); },
                                 element);
}

Type Parser::parseTupleType() {
  if (failed(expect(Token::Less, "expected '<' in tuple type")))
    return {};
  SmallVector<Type, 8> types;
  if (consumeIf(Token::Greater))
    return TupleType::get(ctx, types);
  if (failed(parseTypeListNoParens(types)) ||
      failed(expect(Token::Greater, "expected '>' in tuple type")))
    return {};
  return TupleType::get(ctx, types);
}

//===-- Shapes -------------------------------------------------------------===//

ParseResult Parser::parseIntegerInDimensionList(int64_t &value) {
  // `0x4` in a shape is a zero, an `x` and a four.
  if (tok.isHex()) {
    value = 0;
    const char *pos = tok.start + 1;
    prevEnd = pos;
    lexer.setPos(pos);
    tok = lexer.lex(LexError{this});
    return success();
  }
  std::optional<uint64_t> dim = tok.getUInt64();
  if (!dim || *dim > uint64_t(std::numeric_limits<int64_t>::max()))
    return emitError("invalid dimension");
  value = int64_t(*dim);
  consume();
  return success();
}

ParseResult Parser::parseXInDimensionList() {
  if (tok.isNot(Token::BareIdentifier) || *tok.start != 'x')
    return emitWrongToken("expected 'x' in dimension list");
  // The rest of the identifier is the next dimension or the element type.
  if (tok.length != 1)
    lexer.setPos(tok.start + 1);
  prevEnd = tok.start + 1;
  tok = lexer.lex(LexError{this});
  return success();
}

ParseResult Parser::parseDimensionList(SmallVectorImpl<int64_t> &dims,
                                       bool allowDynamic) {
  while (tok.is(Token::Integer) || (allowDynamic && tok.is(Token::Question))) {
    if (consumeIf(Token::Question)) {
      dims.push_back(ShapedType::kDynamic);
    } else {
      int64_t value;
      if (failed(parseIntegerInDimensionList(value)))
        return failure();
      dims.push_back(value);
    }
    if (failed(parseXInDimensionList()))
      return failure();
  }
  return success();
}

ParseResult Parser::parseBareDimensionList(SmallVectorImpl<int64_t> &dims,
                                           bool allowDynamic) {
  auto parseDim = [&]() -> ParseResult {
    if (tok.is(Token::Question) && !allowDynamic)
      return emitError("expected static shape");
    if (consumeIf(Token::Question)) {
      dims.push_back(ShapedType::kDynamic);
      return success();
    }
    if (tok.isNot(Token::Integer))
      return emitError("invalid dimension");
    return parseIntegerInDimensionList(dims.emplace_back());
  };
  if (!tok.isAny(Token::Integer, Token::Question))
    return success();
  if (failed(parseDim()))
    return failure();
  while (tok.is(Token::BareIdentifier) && *tok.start == 'x')
    if (failed(parseXInDimensionList()) || failed(parseDim()))
      return failure();
  return success();
}

Type Parser::parseTensorType() {
  if (failed(expect(Token::Less, "expected '<' in tensor type")))
    return {};
  bool unranked = false;
  SmallVector<int64_t, 4> dims;
  if (consumeIf(Token::Star)) {
    unranked = true;
    if (failed(parseXInDimensionList()))
      return {};
  } else if (failed(parseDimensionList(dims))) {
    return {};
  }
  const char *elementLoc = tok.start;
  Type element = parseType();
  // Parse the encoding even after a wrong element type.
  Attribute encoding;
  if (consumeIf(Token::Comma)) {
    std::optional<ParseResult> result = parseOptionalAttribute(encoding);
    if (result && failed(*result))
      return {};
  }
  if (!element || failed(verifyTensorEncoding([&] { return emitError(""); },
                                              encoding, dims, element)))
    return {};
  if (failed(expect(Token::Greater, "expected '>' in tensor type")))
    return {};
  if (unranked) {
    if (encoding)
      return (void)emitError("cannot apply encoding to unranked tensor"),
             Type();
    if (!isValidTensorElementType(element))
      return (void)emitError(elementLoc, "invalid tensor element type"), Type();
    return UnrankedTensorType::get(element);
  }
  if (!isValidTensorElementType(element))
    return (void)emitError(elementLoc, "invalid tensor element type"), Type();
  return RankedTensorType::getChecked([&] { return emitError(elementLoc, ""); },
                                      dims, element, encoding);
}

Type Parser::parseVectorType(const char *at) {
  if (failed(expect(Token::Less, "expected '<' in vector type")))
    return {};
  SmallVector<int64_t, 4> dims;
  SmallVector<bool, 4> scalable;
  while (tok.is(Token::Integer) || tok.is(Token::LSquare)) {
    bool isScalable = consumeIf(Token::LSquare);
    int64_t value = 0;
    if (tok.isNot(Token::Integer))
      return (void)emitError("invalid dimension"), Type();
    if (failed(parseIntegerInDimensionList(value)))
      return {};
    dims.push_back(value);
    scalable.push_back(isScalable);
    if (isScalable && acceptsOlderForms() &&
        failed(older.parseOlderScalableDimensions(dims, scalable)))
      return {};
    if (isScalable && !consumeIf(Token::RSquare))
      return (void)emitWrongToken("missing ']' closing scalable dimension"),
             Type();
    if (failed(parseXInDimensionList()))
      return {};
  }
  Type element = parseType();
  if (!element || failed(expect(Token::Greater, "expected '>' in vector type")))
    return {};
  return VectorType::getChecked([&] { return emitError(at, ""); }, dims,
                                element, scalable);
}

Type Parser::parseMemRefType(const char *at) {
  if (failed(expect(Token::Less, "expected '<' in memref type")))
    return {};
  bool unranked = false;
  SmallVector<int64_t, 4> dims;
  if (consumeIf(Token::Star)) {
    unranked = true;
    if (failed(parseXInDimensionList()))
      return {};
  } else if (failed(parseDimensionList(dims))) {
    return {};
  }
  const char *elementLoc = tok.start;
  Type element = parseType();
  if (!element)
    return {};
  if (!isValidMemRefElementType(element))
    return (void)emitError(elementLoc, "invalid memref element type"), Type();
  Attribute layout, space;
  if (LLVM_UNLIKELY(acceptsOlderForms() && !unranked))
    return older.parseOlderMemRef(dims, element, at);
  auto parseElement = [&]() -> ParseResult {
    Attribute attr = parseAttribute();
    if (!attr)
      return failure();
    bool isLayout = isa<AffineMapAttr, StridedLayoutAttr>(attr);
    if (isLayout) {
      layout = attr;
      if (unranked)
        return emitError("cannot have affine map for unranked memref type");
      if (space)
        return emitError("expected memory space to be last in memref type");
      return success();
    }
    if (space)
      return emitError("multiple memory spaces specified in memref type");
    space = attr;
    return success();
  };
  if (!consumeIf(Token::Greater)) {
    if (failed(expect(Token::Comma, "expected ',' or '>' in memref type")) ||
        failed(parseListUntil(Token::Greater, parseElement,
                              /*allowEmpty=*/false)))
      return {};
  }
  auto emit = [&] { return emitError(at, ""); };
  if (unranked)
    return UnrankedMemRefType::getChecked(emit, element, space);
  return MemRefType::getChecked(emit, dims, element, layout, space);
}

//===-- Dialect bodies -----------------------------------------------------===//

/// Says why the text that begins at the bracket `from` is not balanced: at the
/// last string in it, or else at `from`.
void Parser::reportUnbalanced(const char *from) {
  SmallVector<char, 16> open;
  const char *at = from;
  resetTo(from);
  for (const char *p = from;; ++p) {
    char c = *p;
    if (c == '<' || c == '(' || c == '[' || c == '{') {
      open.push_back(c);
    } else if (c == '-' && p[1] == '>') {
      ++p;
    } else if (c == '"') {
      resetTo(p);
      if (tok.isNot(Token::String))
        return;
      at = p;
      p = tok.getEnd() - 1;
    } else if (c == 0 || c == '>' || c == ')' || c == ']' || c == '}') {
      char want = c == '>' ? '<' : c == ')' ? '(' : c == ']' ? '[' : '{';
      if (c == 0 || open.back() != want) {
        (void)emitError(at, "unbalanced '" + Twine(open.back()) +
                                "' character in pretty dialect name");
        return;
      }
      open.pop_back();
    }
  }
}

/// Refuses namespaces that cannot be one, and dialects without opaque types and
/// attributes.
ParseResult Parser::checkDialect(Dialect &dialect, const Token &token,
                                 StringRef kind) {
  StringRef name = dialect.getNamespace();
  const char *bodyLoc = token.start + 1 + name.size() + 1;
  if (kind == "type" ? dialect.hasOtherTypes : dialect.hasOtherAttributes)
    return success();
  if (dialect.isLoaded() && !dialect.allowsUnknown())
    return emitError(bodyLoc, "dialect '" + name + "' provides no " + kind +
                                  " parsing hook");
  bool valid = !name.empty() && CharClass::is(name[0], CharClass::IdStart) &&
               !name.contains('-');
  if (valid)
    return success();
  bool pretty = bodyLoc <= token.getEnd();
  return emitError(pretty ? bodyLoc : token.start,
                   "invalid dialect namespace '\"" + name + "\"'");
}

/// Splits `!dialect.body` or `!dialect<body>` at the current token, which is
/// consumed with its body.
ParseResult Parser::parseDialectBody(StringRef &dialect, std::string &body,
                                     const Token &token) {
  StringRef text = token.getSpelling().drop_front(1);
  auto [name, rest] = text.split('.');
  bool pretty = text.contains('.');
  const char *end = token.getEnd();
  if (*end == '<') {
    char unbalanced = 0;
    const char *close = lexer.skipBalanced(end, unbalanced);
    if (!close) {
      reportUnbalanced(end);
      return failure();
    }
    StringRef inner(end, close - end);
    body =
        pretty ? (rest + inner).str() : inner.drop_front(1).drop_back(1).str();
    end = close;
  } else {
    body = rest.str();
  }
  if (LLVM_UNLIKELY(acceptsOlderForms()) && !pretty)
    older.unquoteDialectBody(body, token.getEnd(), end);
  dialect = name;
  resetTo(end);
  return success();
}

/// The dialect of a type or attribute. Neighbours mostly have the same one, and
/// the table of the Context is shared with other threads.
Dialect *Parser::findDialect(StringRef name) {
  if (!lastDialect || lastDialect->getNamespace() != name)
    lastDialect = &ctx->getOrCreateDialect(name);
  return lastDialect;
}

/// The definition of the type or attribute that `token` begins. The parser
/// moves past its name.
template <typename T>
const TypeDefinition *Parser::parseDynamicName(Dialect &dialect,
                                               const Token &token) {
  constexpr bool isType = std::is_same_v<T, DynamicType>;
  StringRef what = isType ? "type" : "attribute";
  StringRef text = token.getSpelling().drop_front(1);
  const char *at = token.start + 1 + dialect.getNamespace().size() + 1;
  if (dialect.isExtended &&
      !(isType ? dialect.hasTypes : dialect.hasAttributes))
    return (void)emitError(at, "dialect '" + dialect.getNamespace() +
                                   "' provides no " + what + " parsing hook"),
           nullptr;
  StringRef name = text.split('.').second;
  bool isPretty = text.contains('.');
  resetTo(token.getEnd() + !isPretty);
  if (!isPretty && tok.isKeyword()) {
    name = tok.getSpelling();
    at = tok.start;
    consume();
  }
  if (name.empty())
    return (void)emitError(isPretty ? at : tok.start, "expected valid keyword"),
           nullptr;
  if (const TypeDefinition *def =
          ctx->findTypeDefinition(dialect, name, isType))
    return def;
  // A dash may belong to the name, or to the text after it.
  StringRef word = name.take_until([](char c) { return c == '-'; });
  if (const TypeDefinition *def =
          isPretty && word.size() < name.size()
              ? ctx->findTypeDefinition(dialect, word, isType)
              : nullptr) {
    resetTo(word.end());
    return def;
  }
  if (dialect.isExtended)
    (void)emitError(at, Twine("unknown ") + (isType ? " type" : what) + " `" +
                            name + "` in dialect `" + dialect.getNamespace() +
                            "`");
  else
    (void)emitError(at, "expected dynamic " + what);
  return nullptr;
}

bool Parser::isDynamic(const Dialect &dialect, bool isType) const {
  if (!dialect.hasTypeDefinitions ||
      !(isType ? dialect.hasOtherTypes : dialect.hasOtherAttributes))
    return dialect.hasTypeDefinitions;
  StringRef text = tok.getSpelling();
  StringRef name = text.split('.').second;
  if (!text.contains('.'))
    name = StringRef(tok.getEnd() + 1, lexer.getEnd() - tok.getEnd() - 1)
               .ltrim()
               .take_while(
                   [](char c) { return CharClass::is(c, CharClass::IdBody); });
  return ctx->findTypeDefinition(dialect, name, isType);
}

/// A type or attribute of a loaded dialect: `!dialect.name<parameters>`, also
/// spelled `!dialect<name<parameters>>`. The current token is the first one.
/// Text that the parameters do not consume within balanced brackets is ignored,
/// as upstream does.
template <typename T> T Parser::parseDynamic(Dialect &dialect) {
  Token token = tok;
  const char *end = token.getEnd();
  if (*end == '<') {
    char unbalanced = 0;
    const char *open = end;
    end = lexer.skipBalanced(open, unbalanced);
    if (!end) {
      reportUnbalanced(open);
      return {};
    }
  }
  bool isPretty = token.getSpelling().contains('.');
  const char *bodyEnd = isPretty ? end : end - 1;
  resetTo(end);
  // A type that follows an attribute is read and means nothing, unless the attribute has
  // a type or its text is kept.
  Type attrType;
  if (std::is_same_v<T, DynamicAttr> && consumeIf(Token::Colon)) {
    attrType = parseType();
    if (!attrType)
      return {};
    end = prevEnd;
  }
  const TypeDefinition *def = parseDynamicName<T>(dialect, token);
  if (!def)
    return {};
  T result;
  if (def->isOpaque) {
    SmallVector<Attribute, 3> params;
    if (failed(parseKeptParameters(prevEnd, bodyEnd, params)))
      return {};
    if (attrType)
      params.push_back(TypeAttr::get(attrType));
    result = T::get(*def, params);
    if (failed(checkNesting(result, token.start,
                            def->isType ? "type" : "attribute")))
      return {};
  } else {
    const char *nameLoc = token.start + 1 + dialect.getNamespace().size() + 1;
    result =
        parseDynamicBody<T>(*def, def->format ? tok.start : nameLoc, attrType);
  }
  if (result)
    resetTo(end);
  return result;
}

/// The text in brackets of an object with unknown syntax.
ParseResult Parser::parseOpaqueBody(SmallVectorImpl<Attribute> &params) {
  const char *open = tok.start;
  char unbalanced = 0;
  bool isOpen = tok.is(Token::Less) || tok.is(Token::LSquare) ||
                tok.is(Token::LParen) || tok.is(Token::LBrace);
  const char *end = isOpen ? lexer.skipBalanced(open, unbalanced) : nullptr;
  if (!end)
    return emitWrongToken("expected '<'");
  if (failed(parseKeptParameters(open, end, params)))
    return failure();
  resetTo(end);
  return success();
}

template <typename T>
T Parser::parseDynamicBody(OpAsmParser &body, const TypeDefinition &def,
                           const char *at, Type selfType) {
  const char *what = def.isType ? "type" : "attribute";
  DepthGuard guard(*this);
  if (failed(guard.check(what)))
    return {};
  return runWithSufficientStackSpace([&]() -> T {
    SmallVector<Attribute, 4> params;
    if (failed(def.isOpaque ? parseOpaqueBody(params)
                            : parseParameters(body, def, params)))
      return {};
    if (def.selfType && !params[*def.selfType])
      params[*def.selfType] =
          TypeAttr::get(selfType ? selfType : NoneType::get(ctx));
    // Constraints are checked where the rule is applied.
    T result = acceptsHoles() ? T::get(def, params)
                              : T::getChecked([&] { return emitError(at, ""); },
                                              def, params);
    return result && failed(checkNesting(result, at, what)) ? T() : result;
  });
}

template DynamicType Parser::parseDynamicBody(OpAsmParser &,
                                              const TypeDefinition &,
                                              const char *, Type);
template DynamicAttr Parser::parseDynamicBody(OpAsmParser &,
                                              const TypeDefinition &,
                                              const char *, Type);

Type Parser::parseExtendedType() {
  if (LLVM_UNLIKELY(acceptsOlderForms())) {
    if (std::optional<Type> type = older.parseRenamedType())
      return *type;
    if (failed(older.checkOlderDialect()))
      return {};
  }
  Token token = tok;
  StringRef name = token.getSpelling().drop_front(1);
  if (!name.contains('.') && *token.getEnd() != '<')
    return parseAliasedType(name);
  if (Dialect *dialect = findDialect(name.split('.').first);
      isDynamic(*dialect, /*isType=*/true))
    return parseDynamic<DynamicType>(*dialect);
  StringRef dialectName;
  std::string body;
  if (failed(parseDialectBody(dialectName, body, token)))
    return {};
  Dialect *dialect = findDialect(dialectName);
  if (dialect->parseType) {
    const char *end = prevEnd;
    Type type =
        parseDialectType(*dialect, token.start + dialectName.size() + 2);
    if (type)
      resetTo(end);
    return type;
  }
  if (failed(checkDialect(*dialect, token, "type")))
    return {};
  if (!dialect->isKnown() && !ctx->allowsUnregisteredDialects()) {
    bool pretty = name.contains('.');
    (void)emitError(
        pretty ? token.start + dialectName.size() + 2 : token.start,
        "`!\"" + dialectName + "\"<\"" + body +
            "\">` type created with unregistered dialect. If this is intended, "
            "please call allowUnregisteredDialects() on the MLIRContext, or "
            "use "
            "-allow-unregistered-dialect with the MLIR opt tool used");
    return {};
  }
  if (dialect->hasOtherTypes && failed(expandKeptText(token, prevEnd, body)))
    return {};
  return OpaqueType::get(*dialect, body);
}

Attribute Parser::parseDefinedAttribute(Dialect &dialect) {
  if (LLVM_UNLIKELY(acceptsOlderForms()))
    if (std::optional<Attribute> attr = older.parseQuotedAttribute())
      return *attr;
  return parseDynamic<DynamicAttr>(dialect);
}

Attribute Parser::parseExtendedAttribute(Type type) {
  Token token = tok;
  StringRef name = token.getSpelling().drop_front(1);
  if (!name.contains('.') && *token.getEnd() != '<')
    return parseAttributeAlias(name, type);
  if (Dialect *dialect = findDialect(name.split('.').first);
      isDynamic(*dialect, /*isType=*/false))
    return checkAttributeType(parseDefinedAttribute(*dialect), type);
  StringRef dialectName;
  std::string body;
  if (failed(parseDialectBody(dialectName, body, token)))
    return {};
  const char *bodyEnd = prevEnd;
  Type attrType = type;
  if (!attrType) {
    if (consumeIf(Token::Colon)) {
      attrType = parseType();
      if (!attrType)
        return {};
    } else {
      attrType = NoneType::get(ctx);
    }
  }
  Dialect *dialect = findDialect(dialectName);
  if (dialect->parseAttribute) {
    const char *end = prevEnd;
    Attribute attr =
        parseDialectAttribute(*dialect, token.start + dialectName.size() + 2);
    if (attr)
      resetTo(end);
    return attr;
  }
  if (failed(checkDialect(*dialect, token, "attribute")))
    return {};
  if (!dialect->isKnown() && !ctx->allowsUnregisteredDialects()) {
    bool pretty = name.contains('.');
    auto diag = emitError(
        pretty ? token.start + dialectName.size() + 2 : token.start, "");
    diag
        << "#\"" << dialectName << "\"<\"" << body << "\"> : " << attrType
        << " attribute created with unregistered dialect. If this is intended, "
           "please call allowUnregisteredDialects() on the MLIRContext, or use "
           "-allow-unregistered-dialect with the MLIR opt tool used";
    return {};
  }
  if (dialect->hasOtherAttributes &&
      failed(expandKeptText(token, bodyEnd, body)))
    return {};
  return OpaqueAttr::get(*dialect, body, attrType);
}
