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

void OlderGrammar::reportOlderForm(const char *from, const char *to,
                                   const Twine &text, StringRef what) {
  if (p.observer && from >= p.begin && to <= p.lexer.getEnd())
    p.observer->didReadOlderForm(p.rangeOf(from, to), text.str(), what);
}

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

bool OlderGrammar::isBareAffine() const {
  TokenScanner scan(p.text, p.tok.start);
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
    return !hasDims && p.eras == EraSet(Era::Y2019);
  if (!scan.token.isKeyword() || !isTypeWord(scan.token.getSpelling()))
    return scan.token.isNot(Token::ExclamationIdentifier);
  scan.next();
  return !scan.token.isAny(Token::RParen, Token::Comma) &&
         scan.token.isNot(Token::Less);
}

Attribute OlderGrammar::parseBareAffine() {
  AffineMap map;
  IntegerSet set;
  const char *at = p.tok.start;
  if (failed(p.parseAffineMap(map, &set)))
    return {};
  const char *mapEnd = p.prevEnd;
  ScopeExit report([&] {
    reportOlderForm(at, at, set ? "affine_set<" : "affine_map<",
                    "affine map or set without keyword");
    reportOlderForm(mapEnd, p.prevEnd, ">",
                    "affine map or set without keyword");
  });
  if (set)
    return IntegerSetAttr::get(set);
  // The sizes of the results mean nothing.
  if (p.tok.isKeyword("size") && *p.tok.getEnd() != '<') {
    p.consume();
    char unbalanced;
    const char *end = p.tok.is(Token::LParen)
                          ? p.lexer.skipBalanced(p.tok.start, unbalanced)
                          : nullptr;
    if (!end)
      return (void)p.emitWrongToken(
                 "expected '(' and the sizes of the results"),
             Attribute();
    p.resetTo(end);
  }
  return AffineMapAttr::get(map);
}

//===-- Elements ------------------------------------------------------------===//

bool OlderGrammar::parseElementsTypeFirst(Type &type) {
  if (!p.tok.isKeyword("tensor") && !p.tok.isKeyword("vector") &&
      p.tok.isNot(Token::ExclamationIdentifier))
    return true;
  const char *at = p.tok.start, *open = p.prevEnd - 1;
  Type found = p.parseType();
  StringRef typeText(at, size_t(p.prevEnd - at));
  if (!found || failed(p.expect(Token::Comma, "expected ','")))
    return false;
  char unbalanced;
  if (const char *end = p.lexer.skipBalanced(open, unbalanced)) {
    reportOlderForm(at, p.tok.start, "", "elements after their type");
    reportOlderForm(end, end, " : " + typeText, "elements after their type");
  }
  if (!isa<ShapedType>(found))
    return (void)p.emitError(at, "elements literal must be a shaped type"),
           false;
  type = found;
  return true;
}

bool OlderGrammar::consumeIfEmptyLists() {
  TokenScanner scan(p.text, p.tok.start);
  for (Token::Kind kind : {Token::LSquare, Token::RSquare, Token::Comma,
                           Token::LSquare, Token::RSquare})
    if (!scan.takeIf(kind))
      return false;
  reportOlderForm(p.tok.start, scan.token.start, "", "empty lists of elements");
  p.resetTo(scan.token.start);
  return true;
}

std::optional<Attribute> OlderGrammar::parseOlderKeywordAttribute(Type type) {
  if (p.tok.is(Token::LParen) && isBareAffine())
    return parseBareAffine();
  if (p.tok.isKeyword("splat") && *p.tok.getEnd() == '<') {
    reportOlderForm(p.tok.start, p.tok.getEnd(), "dense", "splat elements");
    return p.parseDenseElements(type);
  }
  if (p.tok.isKeyword("opaque") && *p.tok.getEnd() == '<')
    return (void)p.emitError("opaque elements have no successor: write the "
                             "elements, or use 'dense_resource'"),
           Attribute();
  return std::nullopt;
}

//===-- Memrefs -------------------------------------------------------------===//

/// `offset: 0, strides: [1, ?]`
ParseResult OlderGrammar::parseOlderStrides(Attribute &layout) {
  auto parseNumber = [&](int64_t &value) -> ParseResult {
    if (p.consumeIf(Token::Question)) {
      value = ShapedType::kDynamic;
      return success();
    }
    bool negative = p.consumeIf(Token::Minus);
    std::optional<uint64_t> number;
    if (p.tok.is(Token::Integer))
      number = p.tok.getUInt64();
    if (!number || *number > uint64_t(INT64_MAX))
      return p.emitError("expected a 64-bit signed integer or '?'");
    p.consume();
    value = negative ? -int64_t(*number) : int64_t(*number);
    return success();
  };
  int64_t offset = 0;
  SmallVector<int64_t, 4> strides;
  p.consume();
  if (failed(p.expect(Token::Colon, "expected ':' after 'offset'")) ||
      failed(parseNumber(offset)))
    return failure();
  (void)p.consumeIf(Token::Comma);
  if (!p.tok.isKeyword("strides"))
    return p.emitWrongToken("expected 'strides' after the offset");
  p.consume();
  if (failed(p.expect(Token::Colon, "expected ':' after 'strides'")) ||
      failed(
          p.parseDelimited(Token::LSquare, Token::RSquare, " of strides", [&] {
            return parseNumber(strides.emplace_back());
          })))
    return failure();
  layout = StridedLayoutAttr::get(p.ctx, offset, strides);
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

ParseResult OlderGrammar::parseOlderLayoutElement(Attribute &attr) {
  if (p.tok.isKeyword("offset"))
    return parseOlderStrides(attr);
  if (p.tok.isKeyword() && p.tok.getSpelling().starts_with("memspace")) {
    uint32_t number = 0;
    if (p.tok.getSpelling().drop_front(8).getAsInteger(10, number))
      return p.emitError("expected the number of a memory space");
    p.consume();
    attr = IntegerAttr::get(IntegerType::get(p.ctx, 64), APInt(64, number));
    return success();
  }
  attr = p.tok.is(Token::LParen) ? parseBareAffine() : p.parseAttribute();
  return ParseResult::success(bool(attr));
}

ParseResult OlderGrammar::parseOlderLayout(Attribute &layout,
                                           Attribute &space) {
  auto parseElement = [&]() -> ParseResult {
    Attribute attr;
    if (failed(parseOlderLayoutElement(attr)))
      return failure();
    bool isMap = isa<AffineMapAttr>(attr);
    if (space)
      return p.emitError("expected memory space to be last in memref type");
    // Several maps are applied one after the other; today a memory space follows.
    if (layout && isMap && isa<AffineMapAttr>(layout) && p.eras.isOlder()) {
      AffineMap first = cast<AffineMapAttr>(layout).getValue();
      AffineMap second = cast<AffineMapAttr>(attr).getValue();
      if (second.getNumDims() != first.getNumResults())
        return p.emitError("the number of dimensions of a layout map differs "
                           "from the number of results of the one before");
      layout = AffineMapAttr::get(second.compose(first));
      return success();
    }
    bool isLayout = isMap || isa<StridedLayoutAttr>(attr);
    (isLayout && !layout ? layout : space) = attr;
    return success();
  };
  if (p.consumeIf(Token::Greater))
    return success();
  if (failed(p.expect(Token::Comma, "expected ',' or '>' in memref type")))
    return failure();
  return p.parseListUntil(Token::Greater, parseElement, /*allowEmpty=*/false);
}

bool OlderGrammar::hasOlderStrides() {
  if (hasStrides)
    return *hasStrides;
  hasStrides = false;
  if (!StringRef(p.begin, size_t(p.lexer.getEnd() - p.begin))
           .contains("strides"))
    return false;
  // `offset: 0, strides: [1]`; operations have brackets around the offset.
  TokenScanner scan(p.text, p.begin);
  while (!*hasStrides && scan.token.isNot(Token::Eof)) {
    bool isOffset = scan.token.isKeyword("offset");
    scan.next();
    if (!isOffset || !scan.takeIf(Token::Colon))
      continue;
    (void)scan.takeIf(Token::Minus);
    hasStrides =
        (scan.takeIf(Token::Question) || scan.takeIf(Token::Integer)) &&
        scan.takeIf(Token::Comma) && scan.token.isKeyword("strides");
  }
  return *hasStrides;
}

Type OlderGrammar::parseOlderMemRef(ArrayRef<int64_t> shape, Type element,
                                    const char *at) {
  Attribute layout, space;
  const char *from = p.prevEnd, *second = p.tok.getEnd();
  if (failed(parseOlderLayout(layout, space)))
    return {};
  Attribute read = layout;
  if (p.eras.isOlder() || hasOlderStrides())
    layout = getCurrentLayout(layout, int64_t(shape.size()));
  const char *to = p.prevEnd - 1;
  StringRef text(from, size_t(to - from));
  bool isRewritten = isa_and_nonnull<StridedLayoutAttr>(read)
                         ? !StringRef(second, size_t(to - second))
                                .ltrim()
                                .starts_with("strided")
                         : read != layout && !isIdentity(read);
  if (p.observer && (isRewritten || text.contains("memspace")))
    reportOlderForm(from, to, printLayout(layout, space),
                    "layout or space of a memref");
  return MemRefType::getChecked([&] { return p.emitError(at, ""); }, shape,
                                element, layout, space);
}

//===-- Vectors -------------------------------------------------------------===//

ParseResult
OlderGrammar::parseOlderScalableDimensions(SmallVectorImpl<int64_t> &dims,
                                           SmallVectorImpl<bool> &scalable) {
  while (p.tok.is(Token::BareIdentifier) && *p.tok.start == 'x') {
    const char *x = p.tok.start;
    reportOlderForm(x, x + 1, "]x[", "one bracket for scalable dimensions");
    if (failed(p.parseXInDimensionList()))
      return failure();
    if (p.tok.isNot(Token::Integer))
      return p.emitError("invalid dimension");
    if (failed(p.parseIntegerInDimensionList(dims.emplace_back())))
      return failure();
    scalable.push_back(true);
  }
  return success();
}

//===-- Dialects ------------------------------------------------------------===//

ParseResult OlderGrammar::checkOlderDialect() {
  StringRef text = p.tok.getSpelling().drop_front(1);
  StringRef name = text.split('.').first;
  // An alias.
  if (name == text && *p.tok.getEnd() != '<')
    return success();
  auto &history = getContextData<OpHistory>(*p.ctx);
  auto found = history.dialects.find(name);
  if (found == history.dialects.end() || (found->second & p.eras).empty())
    return success();
  return p.emitError("dialect '" + name +
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

void OlderGrammar::unquoteDialectBody(std::string &body, const char *from,
                                      const char *to) {
  StringRef inner = body;
  if (!p.eras.isOlder() || !inner.consume_front("\"") ||
      !inner.consume_back("\"") || !isPrettyBody(inner))
    return;
  reportOlderForm(from, to, "." + inner, "quoted name of a type or attribute");
  body = inner.str();
}

/// The pointee of the pointer type with the text `type`, by the rows of its
/// dialect; null if no row gives it.
Type OlderGrammar::getPointee(const OpHistory &history, StringRef type) {
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

Attribute OlderGrammar::getCurrentFlag(StringAttr name, Attribute value,
                                       const char *nameEnd, StringRef type) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  auto flag = history.flags.find(name.getValue());
  bool isTrue = value == BoolAttr::get(p.ctx, true);
  if (flag == history.flags.end() || !(isTrue || isa<UnitAttr>(value)))
    return value;
  if (!flag->second) {
    if (isTrue)
      reportOlderForm(nameEnd, p.prevEnd, "", "attribute that is a unit");
    return UnitAttr::get(p.ctx);
  }
  Type pointee = type.empty() ? Type() : getPointee(history, type);
  if (!pointee)
    return value;
  std::string text = " = ";
  llvm::raw_string_ostream(text) << pointee;
  reportOlderForm(nameEnd, p.prevEnd, text,
                  "attribute that holds what a pointer points to");
  return TypeAttr::get(pointee);
}

StringAttr OlderGrammar::getCurrentEntryName(StringAttr name, const char *begin,
                                             const char *end) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  auto [prefix, rest] = name.getValue().split('.');
  auto successor = history.generic.find(prefix);
  if (rest.empty() || successor == history.generic.end() ||
      !history.dialects.contains(prefix))
    return name;
  std::string current = successor->second + "." + rest.str();
  reportOlderForm(begin, end, current, "attribute of an older dialect");
  return StringAttr::get(p.ctx, current);
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

std::optional<Attribute> OlderGrammar::parseQuotedAttribute() {
  const char *begin = p.tok.start;
  StringRef rest(p.tok.getEnd(), size_t(p.lexer.getEnd() - p.tok.getEnd()));
  if (rest.starts_with("<>"))
    if (Attribute attr =
            getEmptySet(p.ctx, p.tok.getSpelling().drop_front(1))) {
      std::string text;
      llvm::raw_string_ostream os(text);
      printAttr(attr, os);
      p.resetTo(rest.begin() + 2);
      reportOlderForm(begin, rest.begin() + 2, text, "empty set");
      return attr;
    }
  if (!rest.starts_with("<\""))
    return std::nullopt;
  size_t end = rest.find("\">");
  rest = rest.drop_front(2);
  if (end == StringRef::npos || end < 2)
    return std::nullopt;
  StringRef inner = rest.take_front(end - 2);
  // Not one string, but several: `#llvm.di_file<"name" in "folder">`.
  if (inner.contains('"'))
    return std::nullopt;
  std::string text = p.tok.getSpelling().str();
  text += isPrettyBody(inner) ? "." + inner.str() : "<" + inner.str() + ">";
  Attribute attr;
  {
    DiagnosticCapture silence;
    attr = strata::parseAttribute(text, p.ctx);
  }
  if (!attr)
    return std::nullopt;
  const char *next = inner.end() + 2;
  p.resetTo(next);
  reportOlderForm(begin, next, text, "quoted name of a type or attribute");
  return attr;
}

//===-- Words ----------------------------------------------------------------===//

bool OlderGrammar::consumeIfOlderColon() {
  if (p.tok.isNot(Token::Colon))
    return false;
  reportOlderForm(p.tok.start, p.tok.getEnd(),
                  p.prevEnd == p.tok.start ? " =" : "=",
                  "attribute with a colon");
  p.consume();
  return true;
}

void OlderGrammar::consumeIfOlderTypeKeyword() {
  if (!p.tok.isKeyword("type"))
    return;
  const char *at = p.tok.start;
  p.consume();
  reportOlderForm(at, p.tok.start, "", "type alias with 'type'");
}
