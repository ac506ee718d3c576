// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Older forms of attributes and types. They are read only if the parser's eras
// include one that had them.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/Support/ScopeExit.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

//===-- Affine maps and sets ------------------------------------------------===//

static bool isTypeWord(StringRef word) {
  StringRef digits = word;
  (void)(digits.consume_front("si") || digits.consume_front("ui") ||
         digits.consume_front("i"));
  if (!digits.empty() && llvm::all_of(digits, llvm::isDigit))
    return true;
  return FloatType::parseFormat(word).has_value() ||
         llvm::StringSwitch<bool>(word)
             .Cases({"memref", "tensor", "complex", "tuple", "vector", "none",
                     "index"},
                    true)
             .Default(false);
}

/// The tokens from `at` on, without messages.
namespace {
class TokenScanner {
public:
  TokenScanner(StringRef text, const char *at) : lexer(text) {
    lexer.setPos(at);
    next();
  }
  void next() {
    token = lexer.lex([](const char *, const Twine &) {});
  }
  bool takeIf(Token::Kind kind) {
    if (token.isNot(kind))
      return false;
    next();
    return true;
  }
  /// Passes `word, word`; false if anything else comes, or a type.
  bool takeNames() {
    do {
      if (!token.isKeyword())
        return false;
      isOnlyTypes &= isTypeWord(token.getSpelling());
      next();
    } while (takeIf(Token::Comma));
    return true;
  }
  Token token;
  /// All names so far could be types.
  bool isOnlyTypes = true;

private:
  Lexer lexer;
};
} // namespace

bool Parser::isBareAffine() const {
  TokenScanner scan(text, tok.start);
  if (!scan.takeIf(Token::LParen))
    return false;
  bool hasDims = scan.token.isNot(Token::RParen);
  if (hasDims && !scan.takeNames())
    return false;
  if (!scan.takeIf(Token::RParen))
    return false;
  if (scan.token.isAny(Token::LSquare, Token::Colon))
    return true;
  if (!scan.takeIf(Token::Arrow))
    return false;
  if (hasDims && !scan.isOnlyTypes)
    return true;
  // `() -> (1)` and `(i0) -> (i0 + 1)` are maps.
  if (!scan.takeIf(Token::LParen))
    return false;
  if (scan.token.is(Token::RParen))
    return !hasDims && eras == EraSet(Era::Y2019);
  if (!scan.token.isKeyword() || !isTypeWord(scan.token.getSpelling()))
    return scan.token.isNot(Token::ExclamationIdentifier);
  scan.next();
  return !scan.token.isAny(Token::RParen, Token::Comma) &&
         scan.token.isNot(Token::Less);
}

Attribute Parser::parseBareAffine() {
  AffineMap map;
  IntegerSet set;
  const char *at = tok.start;
  if (failed(parseAffineMap(map, &set)))
    return {};
  const char *mapEnd = prevEnd;
  ScopeExit report([&] {
    reportOlderForm(at, at, set ? "affine_set<" : "affine_map<",
                    "affine map or set without keyword");
    reportOlderForm(mapEnd, prevEnd, ">", "affine map or set without keyword");
  });
  if (set)
    return IntegerSetAttr::get(set);
  // The sizes of the results mean nothing.
  if (tok.isKeyword("size") && *tok.getEnd() != '<') {
    consume();
    char unbalanced;
    const char *end = tok.is(Token::LParen)
                          ? lexer.skipBalanced(tok.start, unbalanced)
                          : nullptr;
    if (!end)
      return (void)emitWrongToken("expected '(' and the sizes of the results"),
             Attribute();
    resetTo(end);
  }
  return AffineMapAttr::get(map);
}

//===-- Elements ------------------------------------------------------------===//

bool Parser::parseElementsTypeFirst(Type &type) {
  if (!tok.isKeyword("tensor") && !tok.isKeyword("vector") &&
      tok.isNot(Token::ExclamationIdentifier))
    return true;
  const char *at = tok.start, *open = prevEnd - 1;
  Type found = parseType();
  StringRef typeText(at, size_t(prevEnd - at));
  if (!found || failed(expect(Token::Comma, "expected ','")))
    return false;
  char unbalanced;
  if (const char *end = lexer.skipBalanced(open, unbalanced)) {
    reportOlderForm(at, tok.start, "", "elements after their type");
    reportOlderForm(end, end, " : " + typeText, "elements after their type");
  }
  if (!isa<ShapedType>(found))
    return (void)emitError(at, "elements literal must be a shaped type"), false;
  type = found;
  return true;
}

bool Parser::consumeIfEmptyLists() {
  TokenScanner scan(text, tok.start);
  for (Token::Kind kind : {Token::LSquare, Token::RSquare, Token::Comma,
                           Token::LSquare, Token::RSquare})
    if (!scan.takeIf(kind))
      return false;
  reportOlderForm(tok.start, scan.token.start, "", "empty lists of elements");
  resetTo(scan.token.start);
  return true;
}

std::optional<Attribute> Parser::parseOlderKeywordAttribute(Type type) {
  if (tok.is(Token::LParen) && isBareAffine())
    return parseBareAffine();
  if (tok.isKeyword("splat") && *tok.getEnd() == '<') {
    reportOlderForm(tok.start, tok.getEnd(), "dense", "splat elements");
    return parseDenseElements(type);
  }
  if (tok.isKeyword("opaque") && *tok.getEnd() == '<')
    return (void)emitError("opaque elements have no successor: write the "
                           "elements, or use 'dense_resource'"),
           Attribute();
  return std::nullopt;
}

//===-- Memrefs -------------------------------------------------------------===//

/// `offset: 0, strides: [1, ?]`
ParseResult Parser::parseOlderStrides(Attribute &layout) {
  auto parseNumber = [&](int64_t &value) -> ParseResult {
    if (consumeIf(Token::Question)) {
      value = ShapedType::kDynamic;
      return success();
    }
    bool negative = consumeIf(Token::Minus);
    std::optional<uint64_t> number;
    if (tok.is(Token::Integer))
      number = tok.getUInt64();
    if (!number || *number > uint64_t(INT64_MAX))
      return emitError("expected a 64-bit signed integer or '?'");
    consume();
    value = negative ? -int64_t(*number) : int64_t(*number);
    return success();
  };
  int64_t offset = 0;
  SmallVector<int64_t, 4> strides;
  consume();
  if (failed(expect(Token::Colon, "expected ':' after 'offset'")) ||
      failed(parseNumber(offset)))
    return failure();
  (void)consumeIf(Token::Comma);
  if (!tok.isKeyword("strides"))
    return emitWrongToken("expected 'strides' after the offset");
  consume();
  if (failed(expect(Token::Colon, "expected ':' after 'strides'")) ||
      failed(parseDelimited(Token::LSquare, Token::RSquare, " of strides", [&] {
        return parseNumber(strides.emplace_back());
      })))
    return failure();
  layout = StridedLayoutAttr::get(ctx, offset, strides);
  return success();
}

/// The sum that `expr` is, as a constant or `?` for each dimension, and the rest at the
/// end. Fails if it is none, or if a symbol occurs twice.
static LogicalResult addTerms(AffineExpr expr, MutableArrayRef<int64_t> terms,
                              MutableArrayRef<bool> usedSymbols) {
  SmallVector<AffineExpr, 8> pending{expr};
  auto take = [&](AffineExpr symbol) {
    bool &used = usedSymbols[cast<AffineSymbolExpr>(symbol).getPosition()];
    return !std::exchange(used, true);
  };
  SmallVector<bool, 8> seen(terms.size(), false);
  while (!pending.empty()) {
    AffineExpr term = pending.pop_back_val();
    if (term.getKind() == AffineExprKind::Add) {
      pending.push_back(term.getLHS());
      pending.push_back(term.getRHS());
      continue;
    }
    size_t place = terms.size() - 1;
    AffineExpr factor = term;
    if (isa<AffineDimExpr>(term)) {
      place = cast<AffineDimExpr>(term).getPosition();
      factor = getAffineConstantExpr(1, term.getContext());
    } else if (term.getKind() == AffineExprKind::Mul) {
      auto dim = dyn_cast<AffineDimExpr>(term.getLHS());
      if (!dim)
        return failure();
      place = dim.getPosition();
      factor = term.getRHS();
    }
    if (seen[place])
      return failure();
    seen[place] = true;
    if (auto constant = dyn_cast<AffineConstantExpr>(factor))
      terms[place] = constant.getValue();
    else if (isa<AffineSymbolExpr>(factor) && take(factor))
      terms[place] = ShapedType::kDynamic;
    else
      return failure();
  }
  return success(llvm::all_of(seen.empty() ? ArrayRef<bool>()
                                           : ArrayRef<bool>(seen).drop_back(),
                              [](bool used) { return used; }));
}

/// `map` as a strided layout, if it is one; until LLVM 15 both were one type.
static Attribute getStridedLayout(AffineMap map) {
  if (map.getNumResults() != 1)
    return {};
  SmallVector<int64_t, 4> terms(map.getNumDims() + 1, 0);
  SmallVector<bool, 4> usedSymbols(map.getNumSymbols(), false);
  if (failed(addTerms(map.getResult(0), terms, usedSymbols)) ||
      llvm::is_contained(usedSymbols, false))
    return {};
  return StridedLayoutAttr::get(map.getContext(), terms.back(),
                                ArrayRef<int64_t>(terms).drop_back());
}

/// Whether `layout` is that of a memref of rank `rank` without layout. A strided layout of
/// several dimensions remains one.
static bool isIdentityLayout(Attribute layout, int64_t rank) {
  if (auto map = dyn_cast<AffineMapAttr>(layout))
    return map.getValue().isIdentity();
  auto strided = cast<StridedLayoutAttr>(layout);
  return rank <= 1 && strided.getOffset() == 0 &&
         llvm::all_of(strided.getStrides(), [](int64_t s) { return s == 1; });
}

/// `layout` as it is written today; null if it is that of a memref without layout.
static Attribute getCurrentLayout(Attribute layout, int64_t rank) {
  if (!layout || isIdentityLayout(layout, rank))
    return {};
  auto map = dyn_cast<AffineMapAttr>(layout);
  Attribute strided = map ? getStridedLayout(map.getValue()) : Attribute();
  if (!strided)
    return layout;
  return isIdentityLayout(strided, rank) ? Attribute() : strided;
}

static bool isIdentity(Attribute layout) {
  auto map = dyn_cast_or_null<AffineMapAttr>(layout);
  return map && map.getValue().isIdentity();
}

/// `, layout, space`, of which both may be null.
static std::string printLayout(Attribute layout, Attribute space) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (Attribute attr : {layout, space})
    if (attr) {
      os << ", ";
      printAttr(attr, os);
    }
  return text;
}

ParseResult Parser::parseOlderLayoutElement(Attribute &attr) {
  if (tok.isKeyword("offset"))
    return parseOlderStrides(attr);
  if (tok.isKeyword() && tok.getSpelling().starts_with("memspace")) {
    uint32_t number = 0;
    if (tok.getSpelling().drop_front(8).getAsInteger(10, number))
      return emitError("expected the number of a memory space");
    consume();
    attr = IntegerAttr::get(IntegerType::get(ctx, 64), APInt(64, number));
    return success();
  }
  attr = tok.is(Token::LParen) ? parseBareAffine() : parseAttribute();
  return ParseResult::success(bool(attr));
}

ParseResult Parser::parseOlderLayout(Attribute &layout, Attribute &space) {
  auto parseElement = [&]() -> ParseResult {
    Attribute attr;
    if (failed(parseOlderLayoutElement(attr)))
      return failure();
    bool isMap = isa<AffineMapAttr>(attr);
    if (space)
      return emitError("expected memory space to be last in memref type");
    // Several maps are applied one after the other; today a memory space follows.
    if (layout && isMap && isa<AffineMapAttr>(layout) && eras.isOlder()) {
      AffineMap first = cast<AffineMapAttr>(layout).getValue();
      AffineMap second = cast<AffineMapAttr>(attr).getValue();
      if (second.getNumDims() != first.getNumResults())
        return emitError("the number of dimensions of a layout map differs "
                         "from the number of results of the one before");
      layout = AffineMapAttr::get(second.compose(first));
      return success();
    }
    bool isLayout = isMap || isa<StridedLayoutAttr>(attr);
    (isLayout && !layout ? layout : space) = attr;
    return success();
  };
  if (consumeIf(Token::Greater))
    return success();
  if (failed(expect(Token::Comma, "expected ',' or '>' in memref type")))
    return failure();
  return parseListUntil(Token::Greater, parseElement, /*allowEmpty=*/false);
}

bool Parser::hasOlderStrides() {
  if (olderStrides)
    return *olderStrides;
  olderStrides = false;
  if (!StringRef(begin, size_t(lexer.getEnd() - begin)).contains("strides"))
    return false;
  // `offset: 0, strides: [1]`; operations have brackets around the offset.
  TokenScanner scan(text, begin);
  while (!*olderStrides && scan.token.isNot(Token::Eof)) {
    bool isOffset = scan.token.isKeyword("offset");
    scan.next();
    if (!isOffset || !scan.takeIf(Token::Colon))
      continue;
    (void)scan.takeIf(Token::Minus);
    olderStrides =
        (scan.takeIf(Token::Question) || scan.takeIf(Token::Integer)) &&
        scan.takeIf(Token::Comma) && scan.token.isKeyword("strides");
  }
  return *olderStrides;
}

Type Parser::parseOlderMemRef(ArrayRef<int64_t> shape, Type element,
                              const char *at) {
  Attribute layout, space;
  const char *from = prevEnd, *second = tok.getEnd();
  if (failed(parseOlderLayout(layout, space)))
    return {};
  Attribute read = layout;
  if (eras.isOlder() || hasOlderStrides())
    layout = getCurrentLayout(layout, int64_t(shape.size()));
  const char *to = prevEnd - 1;
  StringRef text(from, size_t(to - from));
  bool isRewritten = isa_and_nonnull<StridedLayoutAttr>(read)
                         ? !StringRef(second, size_t(to - second))
                                .ltrim()
                                .starts_with("strided")
                         : read != layout && !isIdentity(read);
  if (observer && (isRewritten || text.contains("memspace")))
    reportOlderForm(from, to, printLayout(layout, space),
                    "layout or space of a memref");
  return MemRefType::getChecked([&] { return emitError(at, ""); }, shape,
                                element, layout, space);
}

//===-- Vectors -------------------------------------------------------------===//

ParseResult
Parser::parseOlderScalableDimensions(SmallVectorImpl<int64_t> &dims,
                                     SmallVectorImpl<bool> &scalable) {
  while (tok.is(Token::BareIdentifier) && *tok.start == 'x') {
    const char *x = tok.start;
    reportOlderForm(x, x + 1, "]x[", "one bracket for scalable dimensions");
    if (failed(parseXInDimensionList()))
      return failure();
    if (tok.isNot(Token::Integer))
      return emitError("invalid dimension");
    if (failed(parseIntegerInDimensionList(dims.emplace_back())))
      return failure();
    scalable.push_back(true);
  }
  return success();
}

//===-- Dialects ------------------------------------------------------------===//

ParseResult Parser::checkOlderDialect() {
  StringRef text = tok.getSpelling().drop_front(1);
  StringRef name = text.split('.').first;
  // An alias.
  if (name == text && *tok.getEnd() != '<')
    return success();
  auto &history = getContextData<OpHistory>(*ctx);
  auto found = history.dialects.find(name);
  if (found == history.dialects.end() || (found->second & eras).empty())
    return success();
  return emitError("dialect '" + name +
                   "' is one of an older version whose types and attributes "
                   "have no known successor");
}

/// Whether `text` can follow `!dialect.`: a word, optionally followed by one
/// balanced text in angle brackets.
static bool isPrettyBody(StringRef text) {
  size_t word = text.find_if_not(
      [](char c) { return CharClass::is(c, CharClass::IdBody) && c != '-'; });
  StringRef rest = word == StringRef::npos ? "" : text.drop_front(word);
  if (text.empty() || !CharClass::is(text[0], CharClass::IdStart))
    return false;
  if (rest.empty())
    return true;
  SmallVector<char, 8> open;
  for (auto [i, c] : llvm::enumerate(rest)) {
    if (c == '<' || c == '(' || c == '[' || c == '{') {
      open.push_back(c);
    } else if (c == '>' || c == ')' || c == ']' || c == '}') {
      char want = c == '>' ? '<' : c == ')' ? '(' : c == ']' ? '[' : '{';
      if (open.empty() || open.pop_back_val() != want)
        return false;
      if (open.empty())
        return rest[0] == '<' && i + 1 == rest.size();
    } else if (c == '"' || c == '\\') {
      return false;
    }
  }
  return false;
}

void Parser::unquoteDialectBody(std::string &body, const char *from,
                                const char *to) {
  StringRef inner = body;
  if (!eras.isOlder() || !inner.consume_front("\"") ||
      !inner.consume_back("\"") || !isPrettyBody(inner))
    return;
  reportOlderForm(from, to, "." + inner, "quoted name of a type or attribute");
  body = inner.str();
}

/// The pointee of the pointer type with the text `type`, by the rows of its
/// dialect; null if no row gives it.
Type Parser::getPointee(const OpHistory &history, StringRef type) {
  StringRef dialect =
      type.drop_front().take_until([](char c) { return c == '.' || c == '<'; });
  auto rows = history.types.find(dialect);
  if (rows == history.types.end())
    return {};
  for (const RenamedType &row : rows->second)
    if (row.getPointee)
      if (std::optional<std::string> text = row.getPointee(type))
        return parseCurrentType(*text);
  return {};
}

Attribute Parser::getCurrentFlag(StringAttr name, Attribute value,
                                 const char *nameEnd, StringRef type) {
  auto &history = getContextData<OpHistory>(*ctx);
  auto flag = history.flags.find(name.getValue());
  bool isTrue = value == BoolAttr::get(ctx, true);
  if (flag == history.flags.end() || !(isTrue || isa<UnitAttr>(value)))
    return value;
  if (!flag->second) {
    if (isTrue)
      reportOlderForm(nameEnd, prevEnd, "", "attribute that is a unit");
    return UnitAttr::get(ctx);
  }
  Type pointee = type.empty() ? Type() : getPointee(history, type);
  if (!pointee)
    return value;
  std::string text = " = ";
  llvm::raw_string_ostream(text) << pointee;
  reportOlderForm(nameEnd, prevEnd, text,
                  "attribute that holds what a pointer points to");
  return TypeAttr::get(pointee);
}

/// `#dialect.name<>`: the empty set of an enumeration of bits; null for others.
static Attribute getEmptySet(Context *ctx, StringRef name) {
  auto [dialectName, attrName] = name.split('.');
  Dialect *dialect = ctx->findDialect(dialectName);
  const TypeDefinition *def =
      dialect ? ctx->findTypeDefinition(*dialect, attrName, /*isType=*/false)
              : nullptr;
  if (!def || !def->enumeration || !def->enumeration->isBits)
    return {};
  Type type = def->enumeration->type;
  return DynamicAttr::get(
      *def, {IntegerAttr::get(type, APInt(type.getIntOrFloatBitWidth(), 0))});
}

std::optional<Attribute> Parser::parseQuotedAttribute() {
  const char *begin = tok.start;
  StringRef rest(tok.getEnd(), size_t(lexer.getEnd() - tok.getEnd()));
  if (rest.starts_with("<>"))
    if (Attribute attr = getEmptySet(ctx, tok.getSpelling().drop_front(1))) {
      std::string text;
      llvm::raw_string_ostream os(text);
      printAttr(attr, os);
      resetTo(rest.begin() + 2);
      reportOlderForm(begin, rest.begin() + 2, text, "empty set");
      return attr;
    }
  size_t end = rest.find("\">");
  if (!rest.consume_front("<\"") || end == StringRef::npos || end < 2)
    return std::nullopt;
  StringRef inner = rest.take_front(end - 2);
  // Not one string, but several: `#llvm.di_file<"name" in "folder">`.
  if (inner.contains('"'))
    return std::nullopt;
  std::string text = tok.getSpelling().str();
  text += isPrettyBody(inner) ? "." + inner.str() : "<" + inner.str() + ">";
  Attribute attr;
  {
    DiagnosticCapture silence;
    attr = strata::parseAttribute(text, ctx);
  }
  if (!attr)
    return std::nullopt;
  const char *next = inner.end() + 2;
  resetTo(next);
  reportOlderForm(begin, next, text, "quoted name of a type or attribute");
  return attr;
}

//===-- Words ----------------------------------------------------------------===//

bool Parser::consumeIfOlderColon() {
  if (tok.isNot(Token::Colon))
    return false;
  reportOlderForm(tok.start, tok.getEnd(), prevEnd == tok.start ? " =" : "=",
                  "attribute with a colon");
  consume();
  return true;
}

void Parser::consumeIfOlderTypeKeyword() {
  if (!tok.isKeyword("type"))
    return;
  const char *at = tok.start;
  consume();
  reportOlderForm(at, tok.start, "", "type alias with 'type'");
}
