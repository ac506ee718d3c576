// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/FunctionImplementation.h"

#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Reading ------------------------------------------------------------===//

SmallVector<Type, 4> ParsedSignature::getArgumentTypes() const {
  SmallVector<Type, 4> types;
  for (const OpAsmParser::Argument &argument : arguments)
    types.push_back(argument.type);
  return types;
}

ArrayRef<OpAsmParser::Argument> ParsedSignature::getEntryArguments() const {
  return areNamed ? ArrayRef<OpAsmParser::Argument>(arguments)
                  : ArrayRef<OpAsmParser::Argument>();
}

void strata::parseOptionalVisibilityKeyword(OpAsmParser &parser,
                                            OperationState &state) {
  StringRef visibility;
  if (succeeded(parser.parseOptionalKeyword(&visibility,
                                            {"public", "private", "nested"})))
    state.addAttribute(SymbolTable::getVisibilityAttrName(),
                       StringAttr::get(parser.getContext(), visibility));
}

/// A dictionary, empty if there is none.
static ParseResult parseDictionary(OpAsmParser &parser, DictionaryAttr &dict) {
  SmallVector<NamedAttribute, 2> attrs;
  if (parser.parseOptionalAttrDict(attrs))
    return failure();
  dict = DictionaryAttr::get(parser.getContext(), attrs);
  return success();
}

/// Either all arguments have names or none has.
static ParseResult parseArgument(OpAsmParser &parser,
                                 ParsedSignature &signature) {
  bool isFirst = signature.arguments.empty();
  OpAsmParser::Argument argument;
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<ParseResult> named = parser.parseOptionalArgument(
      argument, /*allowType=*/true, /*allowAttrs=*/true);
  if (named && *named)
    return failure();
  if (isFirst)
    signature.areNamed = named.has_value();
  if (named && !signature.areNamed)
    return parser.emitError(loc, "expected type instead of SSA identifier");
  if (!named && signature.areNamed)
    return parser.emitError(loc, "expected SSA identifier");
  if (!named && (parser.parseType(argument.type) ||
                 parseDictionary(parser, argument.attrs) ||
                 parser.parseOptionalArgumentLocation(argument)))
    return failure();
  signature.arguments.push_back(argument);
  return success();
}

static ParseResult parseResult(OpAsmParser &parser,
                               ParsedSignature &signature) {
  return ParseResult::success(
      succeeded(parser.parseType(signature.resultTypes.emplace_back())) &&
      succeeded(parseDictionary(parser, signature.resultAttrs.emplace_back())));
}

static ParseResult parseResultList(OpAsmParser &parser,
                                   ParsedSignature &signature) {
  if (parser.parseOptionalLParen()) {
    signature.resultAttrs.push_back(DictionaryAttr::get(parser.getContext()));
    return parser.parseType(signature.resultTypes.emplace_back());
  }
  if (succeeded(parser.parseOptionalRParen()))
    return success();
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&] {
        return parseResult(parser, signature);
      }))
    return failure();
  return parser.parseRParen();
}

ParseResult strata::parseFunctionSignature(OpAsmParser &parser,
                                           bool allowVariadic,
                                           ParsedSignature &signature) {
  auto parseElement = [&]() -> ParseResult {
    if (signature.isVariadic)
      return parser.emitError(
          "variadic arguments must be in the end of the argument list");
    if (allowVariadic && succeeded(parser.parseOptionalEllipsis())) {
      signature.isVariadic = true;
      return success();
    }
    return parseArgument(parser, signature);
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseElement))
    return failure();
  if (parser.parseOptionalArrow())
    return success();
  return parseResultList(parser, signature);
}

/// Adds `dictionaries` as the attribute `name`, unless all are empty.
static void addAttrs(OperationState &state, StringRef name,
                     ArrayRef<Attribute> dictionaries) {
  auto isEmpty = [](Attribute attr) {
    return cast<DictionaryAttr>(attr).empty();
  };
  if (llvm::all_of(dictionaries, isEmpty))
    return;
  Context *ctx = dictionaries.front().getContext();
  state.addAttribute(name, ArrayAttr::get(ctx, dictionaries));
}

void strata::addArgAndResultAttrs(OperationState &state,
                                  const ParsedSignature &signature) {
  SmallVector<Attribute, 4> attrs;
  for (const OpAsmParser::Argument &argument : signature.arguments)
    attrs.push_back(argument.attrs);
  addAttrs(state, "arg_attrs", attrs);
  attrs.assign(signature.resultAttrs.begin(), signature.resultAttrs.end());
  addAttrs(state, "res_attrs", attrs);
}

ParseResult
strata::parseOptionalFunctionBody(OpAsmParser &parser, OperationState &state,
                                  const ParsedSignature &signature) {
  Region *body = state.addRegion();
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::optional<ParseResult> result =
      parser.parseOptionalRegion(*body, signature.getEntryArguments());
  if (!result)
    return success();
  if (*result)
    return failure();
  if (body->empty())
    return parser.emitError(loc, "expected non-empty function body");
  return success();
}

/// Parses the dictionary after `attributes`, which must not contain attributes
/// that the form expresses.
static ParseResult parseAttributes(OpAsmParser &parser, OperationState &state,
                                   StringRef typeAttr) {
  SmallVector<NamedAttribute, 4> attrs;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDictWithKeyword(attrs))
    return failure();
  // The visibility had no keyword at first.
  bool hasKeyword = parser.getEras().empty();
  for (StringRef inferred : {SymbolTable::getVisibilityAttrName(),
                             SymbolTable::getSymbolAttrName(), typeAttr})
    for (const NamedAttribute &attr : attrs)
      if (attr.getNameRef() == inferred &&
          (hasKeyword || inferred != SymbolTable::getVisibilityAttrName()))
        return parser.emitError(loc, "'")
               << inferred
               << "' is an inferred attribute and should not be specified in "
                  "the explicit attribute dictionary";
  state.attributes.append(attrs.begin(), attrs.end());
  return success();
}

static Type buildFunctionType(Context *ctx, ArrayRef<Type> inputs,
                              ArrayRef<Type> results, bool, std::string &) {
  return FunctionType::get(ctx, inputs, results);
}

ParseResult strata::parseFunctionOp(OpAsmParser &parser, OperationState &state,
                                    const FunctionSyntax &syntax) {
  parseOptionalVisibilityKeyword(parser, state);
  StringAttr name;
  if (parser.parseSymbolName(name))
    return failure();
  state.addAttribute(SymbolTable::getSymbolAttrName(), name);
  ParsedSignature signature;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseFunctionSignature(parser, syntax.allowVariadic, signature))
    return failure();
  std::string error;
  auto *buildType = syntax.buildType ? syntax.buildType : buildFunctionType;
  Type type = buildType(parser.getContext(), signature.getArgumentTypes(),
                        signature.resultTypes, signature.isVariadic, error);
  if (!type)
    return parser.emitError(loc, "failed to construct function type")
           << (error.empty() ? "" : ": ") << error;
  state.addAttribute(syntax.typeAttr, TypeAttr::get(type));
  if (parseAttributes(parser, state, syntax.typeAttr))
    return failure();
  addArgAndResultAttrs(state, signature);
  return parseOptionalFunctionBody(parser, state, signature);
}

//===-- Printing -----------------------------------------------------------===//

bool strata::canPrintFunction(Operation *function) {
  if (!SymbolTable::getSymbolName(function) || function->getNumRegions() != 1)
    return false;
  return isExternalFunction(function) ||
         function->getRegion(0).getNumArguments() ==
             getFunctionArgumentTypes(function).size();
}

/// The attributes of argument or result `index`; empty if there are none.
static ArrayRef<NamedAttribute> getAttrs(ArrayAttr attrs, size_t index) {
  DictionaryAttr dictionary = getAttrsAt(attrs, index);
  return dictionary ? dictionary.getValue() : ArrayRef<NamedAttribute>();
}

static void printArguments(OpAsmPrinter &printer, Operation *function,
                           bool isVariadic) {
  bool isExternal = isExternalFunction(function);
  ArrayRef<Type> types = getFunctionArgumentTypes(function);
  ArrayAttr attrs = getFunctionArgAttrs(function);
  printer << '(';
  for (unsigned i = 0; i < types.size(); ++i) {
    if (i)
      printer << ", ";
    if (isExternal) {
      printer << types[i];
      printer.printOptionalAttrDict(getAttrs(attrs, i));
    } else {
      printer.printRegionArgument(function->getRegion(0).getArgument(i),
                                  getAttrs(attrs, i));
    }
  }
  if (isVariadic)
    printer << (types.empty() ? "..." : ", ...");
  printer << ')';
}

static void printResults(OpAsmPrinter &printer, Operation *function) {
  ArrayRef<Type> types = getFunctionResultTypes(function);
  if (types.empty())
    return;
  ArrayAttr attrs = getFunctionResultAttrs(function);
  bool needsParens = types.size() > 1 || isa<FunctionType>(types[0]) ||
                     !getAttrs(attrs, 0).empty();
  printer << (needsParens ? " -> (" : " -> ");
  for (size_t i = 0; i < types.size(); ++i) {
    if (i)
      printer << ", ";
    printer << types[i];
    printer.printOptionalAttrDict(getAttrs(attrs, i));
  }
  if (needsParens)
    printer << ')';
}

void strata::printFunctionSignature(OpAsmPrinter &printer, Operation *function,
                                    bool isVariadic) {
  printArguments(printer, function, isVariadic);
  printResults(printer, function);
}

void strata::printFunctionAttributes(OpAsmPrinter &printer, Operation *function,
                                     ArrayRef<StringRef> elided) {
  SmallVector<StringRef, 8> names = {SymbolTable::getSymbolAttrName(),
                                     SymbolTable::getVisibilityAttrName(),
                                     "arg_attrs", "res_attrs"};
  names.append(elided.begin(), elided.end());
  printer.printOptionalAttrDictWithKeyword(function->getAttrs(), names);
}

void strata::printFunctionBody(OpAsmPrinter &printer, Operation *function) {
  if (isExternalFunction(function))
    return;
  printer << ' ';
  printer.printRegion(function->getRegion(0), /*printEntryBlockArgs=*/false);
}

void strata::printFunctionOp(OpAsmPrinter &printer, Operation *function,
                             const FunctionSyntax &syntax, bool isVariadic) {
  printer << ' ';
  if (auto visibility = function->getAttrOfType<StringAttr>(
          SymbolTable::getVisibilityAttrName()))
    printer << visibility.getValue() << ' ';
  printer.printSymbolName(SymbolTable::getSymbolName(function).getValue());
  printFunctionSignature(printer, function, isVariadic);
  printFunctionAttributes(printer, function, {syntax.typeAttr});
  printFunctionBody(printer, function);
}
