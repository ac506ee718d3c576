// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses the parameters after the name of a type or attribute by its format.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Asm/Format/ParameterFormatDetail.h"
#include "strata/Asm/Format/ParameterSyntax.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/IR/Types/Holes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

namespace strata {
/// One run over the tree, reading one object. `params` are null until they have
/// been read.
class ParameterParser {
public:
  ParameterParser(OpAsmParser &parser, const TypeDefinition &def,
                  SmallVectorImpl<Attribute> &params)
      : parser(parser), def(def), params(params) {
    params.assign(def.parameters.size(), Attribute());
  }
  ParseResult run(ArrayRef<FormatElement> elements);

private:
  ParseResult parse(const FormatElement &element);
  ParseResult parseLiteral(const FormatElement &element);
  ParseResult parseVariable(const FormatElement &element);
  ParseResult parseList(const FormatElement &element);
  ParseResult parseStruct(const FormatElement &element);
  ParseResult parseEntry(const FormatElement &element);
  ParseResult checkClass(unsigned index, llvm::SMLoc loc);
  ParseResult parseCustom(const FormatElement &element);
  ParseResult parseGroup(const FormatElement &element);
  ParseResult parsePresent(ArrayRef<FormatElement> list);
  ParseResult parsePorts(const FormatElement &element);
  ParseResult addPorts();
  /// Whether `element`, which begins an optional group, is present; if so it
  /// has been read.
  FailureOr<bool> parseFirst(const FormatElement &element);
  /// Whether anything that `element` stands for has been read.
  bool wasRead(const FormatElement &element) const;
  /// The kind of a parameter, qualified or not: the prefix is always allowed.
  const AttrKind &getKind(const FormatElement &element) const {
    return def.parameters[getParameterIndex(element)].kind;
  }
  bool mayMiss(const FormatElement &element) const {
    return def.parameters[getParameterIndex(element)].isOptional;
  }
  /// After the message about what is wrong with the parameter.
  ParseResult failParameter(const FormatElement &element);
  std::optional<ParseResult> runCustom(
      const FormatElement &element,
      function_ref<std::optional<ParseResult>(MutableArrayRef<ParsedArgument>)>
          directive);

  OpAsmParser &parser;
  const TypeDefinition &def;
  SmallVectorImpl<Attribute> &params;
  std::vector<PortElements> ports;
};
} // namespace strata

ParseResult ParameterParser::failParameter(const FormatElement &element) {
  const TypeDefinition::Parameter &parameter =
      def.parameters[getParameterIndex(element)];
  return parser.emitError("failed to parse " + def.getMessageName() +
                          " parameter '" + parameter.name +
                          "' which is to be a `" + parameter.cppType + "`");
}

//===-- Literals and parameters ------------------------------------------===//

ParseResult ParameterParser::parseLiteral(const FormatElement &element) {
  return element.punctuation ? (parser.*element.punctuation->must)()
                             : parser.parseKeyword(element.text);
}

ParseResult ParameterParser::parseVariable(const FormatElement &element) {
  if (!mayMiss(element))
    return parseEntry(element);
  std::optional<ParseResult> result = parseOptionalParameter(
      parser, getKind(element), params[getParameterIndex(element)]);
  return result && failed(*result) ? failParameter(element)
                                   : ParseResult(success());
}

/// Parses a parameter that is required because of the text before it.
ParseResult ParameterParser::parseEntry(const FormatElement &element) {
  if (element.kind == Element::Custom)
    return parseCustom(element);
  if (element.kind == Element::Call)
    return parse(element);
  unsigned index = getParameterIndex(element);
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parseParameter(parser, getKind(element), params[index])) ||
      failed(checkClass(index, loc)))
    return failParameter(element);
  return success();
}

/// Whether the parameter is of the required C++ class. Conditions beyond the
/// class are checked when all parameters are known.
ParseResult ParameterParser::checkClass(unsigned index, llvm::SMLoc loc) {
  const TypeDefinition::Parameter &parameter = def.parameters[index];
  if (!parameter.isClass || isHole(params[index]) ||
      ConstraintChecker(def.constraints)
          .test(parameter.constraint, params[index]))
    return success();
  bool isType = parameter.kind.tag == AttrKind::Tag::Type;
  return parser.emitError(loc, isType ? "invalid kind of type specified"
                                      : "invalid kind of attribute specified");
}

//===-- Lists ------------------------------------------------------------===//

/// `params`: after the last required parameter, commas are optional.
ParseResult ParameterParser::parseList(const FormatElement &element) {
  ArrayRef<FormatElement> list = element.children;
  size_t numNeeded = list.size();
  while (numNeeded && mayMiss(list[numNeeded - 1]))
    --numNeeded;
  for (size_t i = 0; i < list.size(); ++i) {
    if (i && i < numNeeded && failed(parser.parseComma()))
      return failure();
    if (i && i >= numNeeded && failed(parser.parseOptionalComma()))
      return success();
    if (failed(parseVariable(list[i])))
      return failure();
  }
  return success();
}

/// `name = value`, in any order.
ParseResult ParameterParser::parseStruct(const FormatElement &element) {
  ArrayRef<FormatElement> list = element.children;
  SmallVector<bool, 8> seen(list.size());
  bool hasOptional = llvm::any_of(
      list, [&](const FormatElement &child) { return mayMiss(child); });
  auto parseOne = [&](StringRef name) -> ParseResult {
    if (failed(parser.parseEqual()))
      return failure();
    for (size_t i = 0; i < list.size(); ++i) {
      if (seen[i] || def.parameters[getParameterIndex(list[i])].name != name)
        continue;
      seen[i] = true;
      return parseEntry(list[i]);
    }
    return parser.emitError("duplicate or unknown struct parameter name: " +
                            name);
  };
  auto parseNamed = [&]() -> ParseResult {
    StringRef name;
    if (succeeded(parser.parseKeyword(&name)))
      return parseOne(name);
    return parser.emitError("expected a parameter name in struct");
  };
  if (!hasOptional) {
    for (size_t i = 0; i < list.size(); ++i)
      if ((i && failed(parser.parseComma())) || failed(parseNamed()))
        return failure();
    return success();
  }
  StringRef name;
  if (succeeded(parser.parseOptionalKeyword(&name))) {
    if (failed(parseOne(name)))
      return failure();
    while (succeeded(parser.parseOptionalComma()))
      if (failed(parseNamed()))
        return failure();
  }
  for (auto [child, wasSeen] : llvm::zip_equal(list, seen))
    if (!wasSeen && !mayMiss(child))
      return parser.emitError("struct is missing required parameter: " +
                              def.parameters[getParameterIndex(child)].name);
  return success();
}

//===-- Custom directives ------------------------------------------------===//

/// Makes an array that a directive has read one of the kind of the parameter: directives make
/// dense arrays of `i64`.
static void storeArray(const AttrKind &kind, Attribute &value) {
  bool isList =
      kind.tag == AttrKind::Tag::Array || kind.tag == AttrKind::Tag::Dense;
  if (!isList || !isa_and_nonnull<DenseArrayAttr>(value) || kind.canHold(value))
    return;
  Type type = kind.getElementKind().type;
  SmallVector<Attribute, 4> elements = getArrayElements(value);
  for (Attribute &element : elements) {
    auto number = dyn_cast<IntegerAttr>(element);
    if (!number || !type || !type.isIntOrIndex() ||
        (type.isInteger() &&
         !number.getValue().isSignedIntN(type.getIntOrFloatBitWidth())))
      return;
    element = IntegerAttr::get(type, number.getInt());
  }
  value = kind.buildArray(elements, type.getContext());
}

std::optional<ParseResult> ParameterParser::runCustom(
    const FormatElement &element,
    function_ref<std::optional<ParseResult>(MutableArrayRef<ParsedArgument>)>
        directive) {
  SmallVector<ParsedArgument, 4> arguments;
  for (const FormatElement &child : element.children) {
    ParsedArgument &argument = arguments.emplace_back();
    if (child.kind == Element::String)
      argument.text = child.text;
    else
      argument = {.attribute = &params[getParameterIndex(child)],
                  .text = def.parameters[getParameterIndex(child)].name};
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<ParseResult> result = directive(arguments);
  if (!result || failed(*result))
    return result;
  for (const FormatElement &child : element.children) {
    if (child.kind != Element::Parameter)
      continue;
    storeArray(getKind(child), params[child.index]);
    if (!params[child.index] && !mayMiss(child))
      return ParseResult(parser.emitError(
          loc, "custom parser failed to parse parameter '" + child.text + "'"));
  }
  return result;
}

ParseResult ParameterParser::parseCustom(const FormatElement &element) {
  auto run = [&](MutableArrayRef<ParsedArgument> arguments) {
    return std::optional<ParseResult>(
        element.directive->parse(parser, arguments));
  };
  return *runCustom(element, run);
}

//===-- Optional groups --------------------------------------------------===//

bool ParameterParser::wasRead(const FormatElement &element) const {
  if (element.kind == Element::Parameter)
    return bool(params[element.index]);
  return llvm::any_of(element.children, [&](const FormatElement &child) {
    return wasRead(child);
  });
}

FailureOr<bool> ParameterParser::parseFirst(const FormatElement &element) {
  std::optional<ParseResult> result;
  switch (element.kind) {
  case Element::Literal:
    return succeeded(element.punctuation
                         ? (parser.*element.punctuation->may)()
                         : parser.parseOptionalKeyword(element.text));
  case Element::Custom: {
    auto run = [&](MutableArrayRef<ParsedArgument> arguments) {
      return element.directive->parseOptional(parser, arguments);
    };
    result = runCustom(element, run);
    if (result && failed(*result))
      return failure();
    return result.has_value();
  }
  case Element::Call: {
    auto first = llvm::find_if_not(ArrayRef(element.children), isBlank);
    FailureOr<bool> isThere = parseFirst(*first);
    if (succeeded(isThere) && *isThere &&
        failed(parsePresent(
            ArrayRef(first + 1, ArrayRef(element.children).end()))))
      return failure();
    return isThere;
  }
  default:
    if (failed(parse(element)))
      return failure();
    return wasRead(element);
  }
}

/// Parses parts of an optional group that must be present.
ParseResult ParameterParser::parsePresent(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list) {
    bool isVariable = element.kind == Element::Parameter ||
                      element.kind == Element::Qualified;
    if (failed(isVariable                      ? parseEntry(element)
               : element.kind == Element::Call ? parsePresent(element.children)
                                               : parse(element)))
      return failure();
  }
  return success();
}

ParseResult ParameterParser::parseGroup(const FormatElement &element) {
  auto first = llvm::find_if_not(element.children, isBlank);
  FailureOr<bool> isThere = parseFirst(*first);
  if (failed(isThere))
    return failure();
  ArrayRef<FormatElement> rest = element.otherwise;
  if (*isThere)
    rest = ArrayRef<FormatElement>(element.children)
               .drop_front(size_t(first - element.children.begin()) + 1);
  for (const FormatElement &child : rest) {
    // The anchor must be present now; other optional parts may be missing.
    bool isAnchor = *isThere && !element.isInverted &&
                    &child == &element.children[element.anchor];
    if (failed(isAnchor ? parsePresent(child) : parse(child)))
      return failure();
  }
  return success();
}

ParseResult ParameterParser::parsePorts(const FormatElement &element) {
  ArrayRef<PortColumn> columns = def.format->getColumns();
  ports.resize(columns.size());
  auto getKind = [&](const FormatElement &part) {
    const PortColumn &column = columns[part.argument];
    return getPortKind(parser.getContext(), *part.part, column,
                       def.parameters[column.slot].kind);
  };
  auto accept = [](const FormatElement &) { return ParseResult(success()); };
  return PortReader(parser, ports, getKind, accept, accept).read(element);
}

/// Sets the arrays that lists of ports have filled.
ParseResult ParameterParser::addPorts() {
  for (auto [column, elements] : llvm::zip(def.format->getColumns(), ports)) {
    bool isAbsent =
        elements.list.empty() && def.parameters[column.slot].isOptional;
    const AttrKind &kind = def.parameters[column.slot].kind;
    if (!fitsArray(kind, elements.list))
      return parser.emitError("an element does not have the type of the array");
    if (!isAbsent)
      params[column.slot] = kind.buildArray(elements.list, parser.getContext());
  }
  return success();
}

ParseResult ParameterParser::parse(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return parseLiteral(element);
  case Element::Parameter:
  case Element::Qualified:
    return parseVariable(element);
  case Element::Parameters:
    return parseList(element);
  case Element::Struct:
    return parseStruct(element);
  case Element::Custom:
    return parseCustom(element);
  case Element::Optional:
    return parseGroup(element);
  case Element::Call:
    for (const FormatElement &child : element.children)
      if (failed(parse(child)))
        return failure();
    return success();
  case Element::Ports:
    return parsePorts(element);
  default:
    return success();
  }
}

ParseResult ParameterParser::run(ArrayRef<FormatElement> elements) {
  for (const FormatElement &element : elements)
    if (failed(parse(element)))
      return failure();
  if (failed(addPorts()))
    return failure();
  for (auto [param, parameter] : llvm::zip_equal(params, def.parameters))
    if (!param)
      param = parameter.defaultValue;
  return success();
}

//===-- Entry points -----------------------------------------------------===//

ParseResult strata::parseParameters(OpAsmParser &parser,
                                    const TypeDefinition &def,
                                    SmallVectorImpl<Attribute> &params) {
  if (def.format)
    return ParameterParser(parser, def, params).run(def.format->getElements());
  if (failed(parser.parseOptionalLess()) ||
      succeeded(parser.parseOptionalGreater()))
    return success();
  do {
    if (failed(parser.parseAttribute(params.emplace_back())))
      return failure();
    if (succeeded(parser.parseOptionalGreater()))
      return success();
  } while (succeeded(parser.parseComma()));
  return failure();
}

ArrayRef<FormatElement> detail::dropBrackets(ArrayRef<FormatElement> elements) {
  auto isLiteral = [](const FormatElement &element, StringRef text) {
    return element.kind == Element::Literal && element.text == text;
  };
  if (elements.size() < 2 || !isLiteral(elements.front(), "<") ||
      !isLiteral(elements.back(), ">"))
    return elements;
  return elements.drop_front().drop_back();
}

ParseResult
detail::parseUnbracketedParameters(OpAsmParser &parser,
                                   const TypeDefinition &def,
                                   SmallVectorImpl<Attribute> &params) {
  return ParameterParser(parser, def, params)
      .run(dropBrackets(def.format->getElements()));
}

bool strata::canBeginParameters(const TypeDefinition &def, StringRef token) {
  if (def.isOpaque)
    return token == "<" || token == "[" || token == "(" || token == "{";
  if (!def.format)
    return token == "<";
  ArrayRef<FormatElement> list = def.format->getElements();
  while (!list.empty()) {
    const FormatElement &first = list.front();
    switch (first.kind) {
    case Element::Literal:
      return token == first.text;
    case Element::Space:
    case Element::Empty:
    case Element::Newline:
      list = list.drop_front();
      continue;
    case Element::Optional:
    case Element::Call:
      list = first.children;
      continue;
    default:
      break;
    }
    // A variable: of an enumeration one of the words, else whatever a value can
    // begin with.
    if (first.kind == Element::Parameter) {
      const AttrKind &kind = def.parameters[first.index].kind;
      if (kind.tag == AttrKind::Tag::Enum)
        return kind.enumeration->find(token).has_value();
    }
    constexpr StringLiteral ends = ">)]},=";
    return !token.empty() && !ends.contains(token.front());
  }
  return false;
}
