// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ParameterSyntax.h"

#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using Tag = AttrKind::Tag;

//===-- Numbers ----------------------------------------------------------===//

/// Whether C++ converts `number` to the integer type: negative ones wrap around
/// to unsigned types of their width.
static bool fits(const APInt &number, unsigned width, bool isUnsigned) {
  return number.isSignedIntN(width) ||
         (isUnsigned && !number.isNegative() && number.isIntN(width));
}

static ParseResult parseNumber(OpAsmParser &parser, const AttrKind &kind,
                               Attribute &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (isa<FloatType>(kind.type)) {
    if (failed(parser.parseAttribute(value, kind.type)))
      return failure();
    if (isa<FloatAttr>(value))
      return success();
    return parser.emitError(loc, "invalid kind of attribute specified");
  }
  APInt number;
  std::optional<ParseResult> result = parser.parseOptionalInteger(number);
  if (!result)
    return parser.emitError(loc, "expected integer value");
  if (failed(*result))
    return failure();
  unsigned width = kind.type.isIndex() ? IndexType::StorageBits
                                       : kind.type.getIntOrFloatBitWidth();
  if (!fits(number, width, kind.isUnsigned || kind.type.isUnsignedInteger()))
    return parser.emitError(loc, "integer value too large");
  value = IntegerAttr::get(kind.type, number.sextOrTrunc(width));
  return success();
}

static ParseResult parseBool(OpAsmParser &parser, Attribute &value) {
  bool isTrue = parser.peekToken() == "true";
  if (isTrue || parser.peekToken() == "false") {
    value = BoolAttr::get(parser.getContext(), isTrue);
    return parser.parseKeyword(isTrue ? "true" : "false");
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  int64_t number;
  if (failed(parser.parseInteger(number)))
    return failure();
  if (number != 0 && number != 1)
    return parser.emitError(loc, "integer value too large");
  value = BoolAttr::get(parser.getContext(), number);
  return success();
}

//===-- Enumerations -----------------------------------------------------===//

/// The message for a word that is no case.
static std::string describeCases(const EnumDefinition &def, StringRef word) {
  std::string all;
  llvm::raw_string_ostream os(all);
  llvm::interleaveComma(def.cases, os, [&](const EnumDefinition::Case &entry) {
    os << entry.keyword;
  });
  if (def.summary.empty())
    return "expected " + def.className + " to be one of: " + all;
  return "expected one of [" + all + "] for " + def.summary +
         ", got: " + word.str();
}

void strata::reportOlderCase(OpAsmParser &parser, const EnumDefinition &def,
                             llvm::SMLoc loc, StringRef word) {
  StringRef current = def.findCurrent(word);
  if (LLVM_UNLIKELY(!current.empty()))
    parser.reportOlderForm(loc, word.size(), current,
                           ("'" + word + "' is '" + current + "'").str());
}

ParseResult strata::parseCases(OpAsmParser &parser, const EnumDefinition &def,
                               Attribute &value) {
  uint64_t number = 0;
  // With a summary, sets are words only and errors are at theirs; without one,
  // errors are at the first.
  bool isPlainSet = def.isBits && !def.summary.empty();
  llvm::SMLoc loc = parser.getCurrentLocation();
  auto isSeparated = [&] {
    return succeeded(def.separator == "|" ? parser.parseOptionalVerticalBar()
                                          : parser.parseOptionalComma());
  };
  do {
    if (isPlainSet)
      loc = parser.getCurrentLocation();
    StringRef token = parser.peekToken();
    llvm::SMLoc wordLoc = parser.getCurrentLocation();
    bool isWord = isBareWord(token) || (!isPlainSet && token.starts_with("\""));
    if (!isWord && !def.summary.empty())
      return parser.emitError(loc, "expected keyword for " + def.summary);
    std::string word;
    if (failed(parser.parseKeywordOrString(&word)))
      return failure();
    // A string may be a set of cases.
    std::optional<uint64_t> found =
        token.starts_with("\"") ? def.symbolize(word) : def.find(word);
    if (!found)
      return parser.emitError(loc, describeCases(def, word));
    number |= *found;
    if (LLVM_UNLIKELY(!def.olderCases.empty()))
      reportOlderCase(parser, def, wordLoc, token);
  } while (def.isBits && isSeparated());
  unsigned width = cast<IntegerType>(def.type).getWidth();
  value = IntegerAttr::get(def.type, APInt(width, number, /*isSigned=*/false,
                                           /*implicitTrunc=*/true));
  return success();
}

void strata::printCases(OpAsmPrinter &printer, const EnumDefinition &def,
                        Attribute value) {
  std::string text =
      def.stringify(cast<IntegerAttr>(value).getValue().getZExtValue());
  if (!def.isBits)
    return printer.printKeywordOrString(text);
  SmallVector<StringRef, 4> words;
  StringRef(text).split(words, StringRef(def.separator));
  llvm::interleave(
      words, [&](StringRef word) { printer.printKeywordOrString(word); },
      [&] { printer << def.separator; });
}

//===-- Types and attributes ---------------------------------------------===//

static ParseResult parseBuiltinType(OpAsmParser &parser, const AttrBase &base,
                                    Attribute &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (failed(parser.parseType(type)))
    return failure();
  value = TypeAttr::get(type);
  if (base.matches(value))
    return success();
  return parser.emitError(loc, "invalid kind of type specified: expected " +
                                   base.getName() + ", but found ")
         << type;
}

static ParseResult parseBuiltinAttr(OpAsmParser &parser, const AttrBase &base,
                                    Attribute &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseAttribute(value)))
    return failure();
  if (base.matches(value))
    return success();
  return parser.emitError(loc, "invalid kind of attribute specified");
}

static ParseResult parseAnyType(OpAsmParser &parser, Attribute &value) {
  Type type;
  if (failed(parser.parseType(type)))
    return failure();
  value = TypeAttr::get(type);
  return success();
}

//===-- All kinds --------------------------------------------------------===//

static ParseResult parseArray(OpAsmParser &parser, const AttrKind &kind,
                              Attribute &value) {
  SmallVector<Attribute, 4> elements;
  do {
    Attribute element;
    if (failed(parseParameter(parser, kind, element)))
      return failure();
    elements.push_back(element);
  } while (succeeded(parser.parseOptionalComma()));
  value = ArrayAttr::get(parser.getContext(), elements);
  return success();
}

ParseResult strata::parseParameter(OpAsmParser &parser, const AttrKind &kind,
                                   Attribute &value) {
  if (LLVM_UNLIKELY(parser.acceptsHoles()) && kind.tag != Tag::Type)
    if (std::optional<ParseResult> hole = parser.parseOptionalHole(value))
      return *hole;
  switch (kind.tag) {
  case Tag::Attribute:
    if (kind.builtin && !kind.definition)
      return parseBuiltinAttr(parser, *kind.builtin, value);
    return parseValue(parser, kind, value);
  case Tag::Number:
    return parseNumber(parser, kind, value);
  case Tag::Bool:
    return parseBool(parser, value);
  case Tag::String: {
    std::string text;
    if (failed(parser.parseString(&text)))
      return failure();
    value = StringAttr::get(parser.getContext(), text);
    return success();
  }
  case Tag::Type:
    if (kind.definition || kind.shortDialect)
      return parseValue(parser, kind, value);
    return kind.builtin ? parseBuiltinType(parser, *kind.builtin, value)
                        : parseAnyType(parser, value);
  case Tag::Enum:
    return parseCases(parser, *kind.enumeration, value);
  case Tag::Array:
    return parseArray(parser, *kind.element, value);
  case Tag::Symbol:
  case Tag::Dense:
  case Tag::Elements:
  case Tag::Shape:
  case Tag::Unit:
  case Tag::AffineMap:
    return parseValue(parser, kind, value);
  }
  llvm_unreachable("all kinds are handled");
}

std::optional<ParseResult> strata::parseOptionalParameter(OpAsmParser &parser,
                                                          const AttrKind &kind,
                                                          Attribute &value) {
  if (LLVM_UNLIKELY(parser.acceptsHoles()) && kind.tag != Tag::Type)
    if (std::optional<ParseResult> hole = parser.parseOptionalHole(value))
      return hole;
  StringRef token = parser.peekToken();
  char first = token.empty() ? '\0' : token.front();
  bool isThere = false;
  switch (kind.tag) {
  case Tag::Number:
    isThere = llvm::isDigit(first) || first == '-';
    break;
  case Tag::Bool:
    isThere = token == "true" || token == "false" || llvm::isDigit(first);
    break;
  case Tag::String:
    isThere = first == '"';
    break;
  case Tag::Enum:
    isThere = first == '"' || kind.enumeration->find(token);
    break;
  case Tag::Array: {
    Attribute element;
    std::optional<ParseResult> result =
        parseOptionalParameter(parser, *kind.element, element);
    if (!result || failed(*result))
      return result;
    SmallVector<Attribute, 4> elements{element};
    if (succeeded(parser.parseOptionalComma())) {
      Attribute rest;
      if (failed(parseArray(parser, *kind.element, rest)))
        return ParseResult(failure());
      llvm::append_range(elements, cast<ArrayAttr>(rest));
    }
    value = ArrayAttr::get(parser.getContext(), elements);
    return ParseResult(success());
  }
  default:
    return parseOptionalValue(parser, kind, value);
  }
  if (!isThere)
    return std::nullopt;
  return parseParameter(parser, kind, value);
}

void strata::printParameter(OpAsmPrinter &printer, const AttrKind &kind,
                            Attribute value) {
  if (!value || !kind.canHold(value))
    return printer.printAttribute(value);
  if (kind.tag == Tag::Enum)
    return printCases(printer, *kind.enumeration, value);
  if (kind.tag != Tag::Array)
    return printValue(printer, kind, value);
  llvm::interleave(
      cast<ArrayAttr>(value),
      [&](Attribute element) {
        printParameter(printer, *kind.element, element);
      },
      [&] { printer << ", "; });
}
