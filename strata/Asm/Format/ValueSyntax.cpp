// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ValueSyntax.h"

#include "strata/Asm/Format/ParameterSyntax.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using Tag = AttrKind::Tag;

bool strata::isBareWord(StringRef text) {
  return !text.empty() &&
         (llvm::isAlpha(text.front()) || text.front() == '_') &&
         llvm::all_of(text, [](char c) {
           return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
         });
}

//===-- Attributes of one class ------------------------------------------===//

static ParseResult failKind(OpAsmParser &parser, llvm::SMLoc loc) {
  return parser.emitError(loc, "invalid kind of attribute specified");
}

/// An attribute of class `T`; `type` is that of a literal without one.
template <typename... T>
static ParseResult parseOf(OpAsmParser &parser, Attribute &value,
                           Type type = {}) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseAttribute(value, type)))
    return failure();
  return isa<T...>(value) ? success() : failKind(parser, loc);
}

/// An attribute of one builtin kind. Kinds that never have a type accept none.
static ParseResult parseBuiltin(OpAsmParser &parser, const AttrKind &kind,
                                Attribute &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  static constexpr Kind untyped[] = {Kind::ArrayAttr, Kind::DictionaryAttr,
                                     Kind::StringAttr, Kind::SymbolRefAttr,
                                     Kind::TypeAttr};
  bool isUntyped = llvm::is_contained(untyped, kind.builtin->kind);
  Type type = isUntyped ? Type(NoneType::get(parser.getContext())) : Type();
  if (failed(parser.parseAttribute(value, type)))
    return failure();
  return kind.canHold(value) ? success() : failKind(parser, loc);
}

static ParseResult parseBoolAttr(OpAsmParser &parser, Attribute &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type = IntegerType::get(parser.getContext(), 1);
  if (failed(parser.parseAttribute(value, type)))
    return failure();
  return isa<BoolAttr>(value) ? success() : failKind(parser, loc);
}

//===-- Enumerations -----------------------------------------------------===//

static SmallVector<StringRef, 8> getKeywords(const EnumDefinition &def) {
  SmallVector<StringRef, 8> keywords;
  for (const EnumDefinition::Case &entry : def.cases)
    keywords.push_back(entry.keyword);
  return keywords;
}

/// `mnemonic<case>`.
static ParseResult parseNamedEnum(OpAsmParser &parser,
                                  const EnumDefinition &def, Attribute &value) {
  if (failed(parser.parseKeyword(def.mnemonic)) || failed(parser.parseLess()) ||
      failed(parseCases(parser, def, value)))
    return failure();
  return parser.parseGreater();
}

static ParseResult parseEnum(OpAsmParser &parser, const AttrKind &kind,
                             Attribute &value, StringRef name) {
  const EnumDefinition &def = *kind.enumeration;
  if (!def.mnemonic.empty())
    return parseNamedEnum(parser, def, value);
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<StringRef, 8> keywords = getKeywords(def);
  StringRef keyword;
  std::string text;
  SmallVector<StringRef, 8> accepted(keywords);
  for (const EnumDefinition::Case &entry : def.olderCases)
    accepted.push_back(entry.keyword);
  if (succeeded(parser.parseOptionalKeyword(&keyword, accepted)))
    reportOlderCase(parser, def, loc, text = keyword.str());
  else if (failed(parser.parseOptionalString(&text)))
    return parser.emitError(
        loc, "expected string or keyword containing one of the following enum "
             "values for attribute '" +
                 name + "' [" + llvm::join(keywords, ", ") + "]");
  std::optional<uint64_t> number = def.symbolize(text);
  if (!number)
    return parser.emitError(
        loc, "invalid " + name + " attribute specification: \"" + text + "\"");
  auto width = cast<IntegerType>(def.type).getWidth();
  value = IntegerAttr::get(def.type, APInt(width, *number, /*isSigned=*/false,
                                           /*implicitTrunc=*/true));
  return success();
}

static void printEnum(OpAsmPrinter &printer, const EnumDefinition &def,
                      Attribute value) {
  if (!def.mnemonic.empty()) {
    printer << def.mnemonic << '<';
    printCases(printer, def, value);
    printer << '>';
    return;
  }
  uint64_t number = cast<IntegerAttr>(value).getValue().getZExtValue();
  std::string text = def.stringify(number);
  // A set is read back as one word, so only one bit can do without quotes.
  bool isSingle = !def.isBits || llvm::isPowerOf2_64(number);
  if (isSingle && isBareWord(text))
    printer << text;
  else
    printer.printString(text);
}

//===-- Arrays -----------------------------------------------------------===//

/// An element of a dense array, as a number of its type.
static ParseResult parseElement(OpAsmParser &parser, Type type, APInt &bits) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef token = parser.peekToken();
  if (auto floatType = dyn_cast<FloatType>(type)) {
    Attribute value;
    if (token.empty() ||
        (token.front() != '-' && !llvm::isDigit(token.front())))
      return parser.emitError("expected floating point literal");
    if (failed(parser.parseAttribute(value, type)))
      return failure();
    bits = cast<FloatAttr>(value).getValue().bitcastToAPInt();
    return success();
  }
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width == 1 && (token == "true" || token == "false")) {
    bits = APInt(1, token == "true");
    return parser.parseKeyword(token);
  }
  // Half of its numbers are more than an int64_t can hold.
  if (width == 64 && type.isUnsignedInteger() && !token.empty() &&
      llvm::isDigit(token.front())) {
    Attribute number;
    if (failed(parser.parseAttribute(number, type)))
      return failure();
    bits = cast<IntegerAttr>(number).getValue();
    return success();
  }
  int64_t value;
  if (failed(parser.parseInteger(value)))
    return failure();
  bool fits = width == 1 ? value == 0 || value == 1
                         : width >= 64 || llvm::isIntN(width, value) ||
                               (type.isUnsignedInteger() &&
                                llvm::isUIntN(width, uint64_t(value)));
  if (!fits)
    return parser.emitError(loc, "integer value too large");
  bits = APInt(width, uint64_t(value), /*isSigned=*/true,
               /*implicitTrunc=*/true);
  return success();
}

ParseResult strata::parseDenseElement(OpAsmParser &parser, Type type,
                                      Attribute &value) {
  APInt bits;
  if (failed(parseElement(parser, type, bits)))
    return failure();
  if (auto floatType = dyn_cast<FloatType>(type))
    value = FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  else
    value = IntegerAttr::get(type, bits);
  return success();
}

/// Parses `: i32` after a number, which older text had.
static ParseResult parseOlderNumberType(OpAsmParser &parser) {
  const char *begin = parser.getCurrentLocation().getPointer();
  Type type;
  if (failed(parser.parseOptionalColon()))
    return success();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseType(type)))
    return failure();
  if (!type.isIntOrIndex())
    return parser.emitError(loc, "expected a type of integers");
  const char *end = parser.getCurrentLocation().getPointer();
  // The number ends where blanks begin.
  while (llvm::isSpace(begin[-1]))
    --begin;
  while (llvm::isSpace(end[-1]))
    --end;
  parser.reportOlderForm(llvm::SMLoc::getFromPointer(begin),
                         size_t(end - begin), "", "number without a type");
  return success();
}

static ParseResult parseDense(OpAsmParser &parser, Type type,
                              Attribute &value) {
  if (parser.peekToken().starts_with("#")) {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (failed(parser.parseAttribute(value)))
      return failure();
    auto array = dyn_cast<DenseArrayAttr>(value);
    return array && array.getElementType() == type ? success()
                                                   : failKind(parser, loc);
  }
  if (failed(parser.parseLSquare()))
    return failure();
  SmallVector<uint8_t, 64> bytes;
  int64_t size = 0;
  bool acceptsTypes = !parser.getEras().empty();
  auto parseNext = [&]() -> ParseResult {
    APInt bits;
    if (failed(parseElement(parser, type, bits)) ||
        (LLVM_UNLIKELY(acceptsTypes) && failed(parseOlderNumberType(parser))))
      return failure();
    appendDenseElement(bytes, bits);
    ++size;
    return success();
  };
  if (failed(parser.parseOptionalRSquare())) {
    ParseResult result =
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, parseNext);
    // Look for the bracket after a wrong element too.
    if (failed(parser.parseRSquare()) || failed(result))
      return failure();
  }
  value = DenseArrayAttr::get(type, size, bytes);
  return success();
}

/// The elements of a tensor of one dimension in brackets.
static ParseResult parseElements(OpAsmParser &parser, Type type,
                                 Attribute &value) {
  SmallVector<Attribute, 8> elements;
  auto parseNext = [&]() -> ParseResult {
    return parseDenseElement(parser, type, elements.emplace_back());
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                            parseNext)))
    return failure();
  value = DenseElementsAttr::get(
      RankedTensorType::get({int64_t(elements.size())}, type), elements);
  return success();
}

static void printElements(OpAsmPrinter &printer, DenseElementsAttr elements) {
  printer << '[';
  bool isFirst = true;
  for (Attribute element : elements.getValues<Attribute>()) {
    if (!std::exchange(isFirst, false))
      printer << ", ";
    printer.printAttributeWithoutType(element);
  }
  printer << ']';
}

/// The elements of `array<type: 1, 2>` in brackets.
static void printDense(OpAsmPrinter &printer, DenseArrayAttr array) {
  printer << '[';
  for (int64_t i = 0; i < array.getSize(); ++i) {
    if (i)
      printer << ", ";
    printer.printAttributeWithoutType(getDenseElement(array, i));
  }
  printer << ']';
}

static ArrayRef<int64_t> getShape(Attribute value) {
  auto array = cast<DenseArrayAttr>(value);
  return {reinterpret_cast<const int64_t *>(array.getRawData().data()),
          size_t(array.getSize())};
}

static ParseResult parseShape(OpAsmParser &parser, Type type,
                              Attribute &value) {
  SmallVector<int64_t, 4> dims;
  auto fail = [&](const Twine &why = {}) -> ParseResult {
    return parser.emitError("Failed parsing dimension list." + why);
  };
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseRSquare()))
      return fail();
  } else {
    if (failed(parser.parseDimensionList(dims, /*allowDynamic=*/true,
                                         /*withTrailingX=*/false)))
      return fail();
    if (dims.empty())
      return fail(" Did you mean an empty list? It must be denoted by \"[]\".");
  }
  value = DenseArrayAttr::get(
      type, int64_t(dims.size()),
      ArrayRef<uint8_t>(reinterpret_cast<const uint8_t *>(dims.data()),
                        dims.size() * sizeof(int64_t)));
  return success();
}

static void printShape(OpAsmPrinter &printer, Attribute value) {
  ArrayRef<int64_t> shape = getShape(value);
  if (shape.empty())
    printer << "[]";
  printer.printDimensionList(shape);
}

/// An array is present if its first element is.
static std::optional<ParseResult> parseOptionalArray(OpAsmParser &parser,
                                                     const AttrKind &kind,
                                                     Attribute &value,
                                                     StringRef name) {
  Attribute element;
  std::optional<ParseResult> result =
      parseOptionalValue(parser, kind, element, name);
  if (!result || failed(*result))
    return result;
  SmallVector<Attribute, 4> elements{element};
  while (succeeded(parser.parseOptionalComma())) {
    if (failed(parseValue(parser, kind, element, name)))
      return ParseResult(failure());
    elements.push_back(element);
  }
  value = ArrayAttr::get(parser.getContext(), elements);
  return ParseResult(success());
}

//===-- All kinds --------------------------------------------------------===//

/// The definition of a type that is written without the name of its dialect; null if the next
/// token is the name of none.
static const TypeDefinition *findShortType(OpAsmParser &parser,
                                           const AttrKind &kind) {
  if (LLVM_LIKELY(!kind.shortDialect))
    return nullptr;
  return parser.getContext()->findTypeDefinition(
      *kind.shortDialect, parser.peekToken(), /*isType=*/true);
}

static ParseResult parseTypeOfKind(OpAsmParser &parser, const AttrKind &kind,
                                   Attribute &value) {
  const TypeDefinition *def = findShortType(parser, kind);
  if (!def && !kind.definition)
    return parseOf<TypeAttr>(parser, value, NoneType::get(parser.getContext()));
  if (def && failed(parser.parseKeyword(def->name)))
    return failure();
  Type type;
  if (failed(parser.parseCustomTypeWithFallback(def ? *def : *kind.definition,
                                                type)))
    return failure();
  value = TypeAttr::get(type);
  return success();
}

/// Prints a type without the name of its dialect.
static void printShortType(OpAsmPrinter &printer, DynamicType type) {
  printer << type.getDefinition().name;
  printer.printStrippedAttrOrType(type);
}

static ParseResult parseOfKind(OpAsmParser &parser, const AttrKind &kind,
                               Attribute &value, StringRef name) {
  Context *ctx = parser.getContext();
  switch (kind.tag) {
  case Tag::Attribute:
    if (kind.definition)
      return parser.parseCustomAttributeWithFallback(*kind.definition, value);
    return kind.builtin ? parseBuiltin(parser, kind, value)
                        : parser.parseAttribute(value);
  case Tag::Number:
    return parseOf<IntegerAttr, FloatAttr>(parser, value, kind.type);
  case Tag::Bool:
    return parseBoolAttr(parser, value);
  case Tag::String:
    return parseOf<StringAttr>(parser, value, NoneType::get(ctx));
  case Tag::Symbol: {
    StringAttr symbol;
    if (failed(parser.parseSymbolName(symbol)))
      return failure();
    value = symbol;
    return success();
  }
  case Tag::Type:
    return parseTypeOfKind(parser, kind, value);
  case Tag::Enum:
    return parseEnum(parser, kind, value, name);
  case Tag::Dense:
    return parseDense(parser, kind.type, value);
  case Tag::Elements:
    return parseElements(parser, kind.type, value);
  case Tag::Array: {
    std::optional<ParseResult> result =
        parseOptionalArray(parser, *kind.element, value, name);
    if (!result)
      value = ArrayAttr::get(ctx, {});
    return result.value_or(ParseResult(success()));
  }
  case Tag::Shape:
    return parseShape(parser, kind.type, value);
  case Tag::Unit:
    return parseOf<UnitAttr>(parser, value);
  case Tag::AffineMap: {
    AffineMap map;
    if (failed(parser.parseAffineMap(map)))
      return failure();
    value = AffineMapAttr::get(map);
    return success();
  }
  }
  llvm_unreachable("all kinds are handled");
}

/// Whether an attribute of the builtin kind `base` can begin with `token`, for
/// kinds that are told apart: `{` is not the first of an array.
static bool canBegin(const AttrBase &base, StringRef token) {
  char first = token.empty() ? '\0' : token.front();
  switch (base.kind) {
  case Kind::ArrayAttr:
    return first == '[' || first == '#';
  case Kind::StringAttr:
    return first == '"' || first == '#';
  case Kind::SymbolRefAttr:
    return first == '@' || first == '#';
  default:
    return true;
  }
}

/// Whether a value of `kind` can begin with `token`, for kinds that have no
/// optional parser.
static bool canBegin(const AttrKind &kind, StringRef token) {
  char first = token.empty() ? '\0' : token.front();
  switch (kind.tag) {
  case Tag::Number:
    return llvm::isDigit(first) || first == '-' || first == '#';
  case Tag::Bool:
    return token == "true" || token == "false" || first == '#';
  case Tag::String:
    return first == '"' || first == '#';
  case Tag::Symbol:
    return first == '@';
  case Tag::Enum:
    if (!kind.enumeration->mnemonic.empty())
      return token == kind.enumeration->mnemonic;
    return first == '"' ||
           llvm::is_contained(getKeywords(*kind.enumeration), token);
  case Tag::Dense:
  case Tag::Elements:
    return first == '[' || first == '#';
  case Tag::Shape:
    return first == '[' || first == '?' || llvm::isDigit(first);
  case Tag::Unit:
    return token == "unit";
  case Tag::AffineMap:
    return first == '(';
  case Tag::Attribute:
  case Tag::Type:
  case Tag::Array:
    return false;
  }
  llvm_unreachable("all kinds are handled");
}

ParseResult strata::parseValue(OpAsmParser &parser, const AttrKind &kind,
                               Attribute &value, StringRef name) {
  if (LLVM_UNLIKELY(parser.acceptsHoles()) && kind.tag != Tag::Type)
    if (std::optional<ParseResult> hole = parser.parseOptionalHole(value))
      return *hole;
  return parseOfKind(parser, kind, value, name);
}

std::optional<ParseResult> strata::parseOptionalValue(OpAsmParser &parser,
                                                      const AttrKind &kind,
                                                      Attribute &value,
                                                      StringRef name) {
  if (LLVM_UNLIKELY(parser.acceptsHoles()) && kind.tag != Tag::Type)
    if (std::optional<ParseResult> hole = parser.parseOptionalHole(value))
      return hole;
  switch (kind.tag) {
  case Tag::Attribute:
    if (kind.definition)
      return parser.parseOptionalCustomAttribute(*kind.definition, value);
    if (kind.builtin && !canBegin(*kind.builtin, parser.peekToken()))
      return std::nullopt;
    return parser.parseOptionalAttribute(value);
  case Tag::Type: {
    if (findShortType(parser, kind))
      return parseValue(parser, kind, value, name);
    Type type;
    std::optional<ParseResult> result =
        kind.definition ? parser.parseOptionalCustomType(*kind.definition, type)
                        : parser.parseOptionalType(type);
    if (result && succeeded(*result))
      value = TypeAttr::get(type);
    return result;
  }
  case Tag::Array:
    return parseOptionalArray(parser, *kind.element, value, name);
  default:
    if (!canBegin(kind, parser.peekToken()))
      return std::nullopt;
    return parseValue(parser, kind, value, name);
  }
}

void strata::printValue(OpAsmPrinter &printer, const AttrKind &kind,
                        Attribute value) {
  if (!value || !kind.canHold(value))
    return printer.printAttribute(value);
  switch (kind.tag) {
  case Tag::Attribute:
    return kind.definition ? printer.printStrippedAttrOrType(value)
                           : printer.printAttribute(value);
  case Tag::Number:
    if (kind.isUnsigned && isa<IntegerAttr>(value)) {
      cast<IntegerAttr>(value).getValue().print(printer.getStream(),
                                                /*isSigned=*/false);
      return;
    }
    return printer.printAttributeWithoutType(value);
  case Tag::Symbol:
    return printer.printSymbolName(cast<StringAttr>(value).getValue());
  case Tag::Type:
    if (auto type = dyn_cast<DynamicType>(cast<TypeAttr>(value).getValue());
        type && type.getDefinition().dialect == kind.shortDialect)
      return printShortType(printer, type);
    return kind.definition
               ? printer.printStrippedAttrOrType(
                     cast<TypeAttr>(value).getValue())
               : printer.printType(cast<TypeAttr>(value).getValue());
  case Tag::Enum:
    return printEnum(printer, *kind.enumeration, value);
  case Tag::Dense:
    return printDense(printer, cast<DenseArrayAttr>(value));
  case Tag::Elements:
    return printElements(printer, cast<DenseElementsAttr>(value));
  case Tag::Shape:
    return printShape(printer, value);
  case Tag::Array:
    llvm::interleave(
        cast<ArrayAttr>(value),
        [&](Attribute element) { printValue(printer, *kind.element, element); },
        [&] { printer << ", "; });
    return;
  case Tag::AffineMap:
    return printer.printAffineMap(cast<AffineMapAttr>(value).getValue());
  case Tag::Bool:
  case Tag::String:
  case Tag::Unit:
    return printer.printAttributeWithoutType(value);
  }
}
