// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The directives of the formats of the dialect `transform`.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Dialects/Transform/TransformHooksDetail.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

#include <limits>

using namespace strata;

using Delimiter = OpAsmParser::Delimiter;

/// Stands in a list of numbers for a value.
static constexpr int64_t dynamicNumber = std::numeric_limits<int64_t>::min();

//===-- Lists of values and numbers ----------------------------------------===//

namespace {
/// A list of values and numbers, some of them in brackets.
struct IndexList {
  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values;
  SmallVector<int64_t, 4> numbers = {};
  SmallVector<bool, 4> areScalable = {};
};
} // namespace

static ParseResult parseIndex(OpAsmParser &parser, IndexList &list) {
  OpAsmParser::UnresolvedOperand operand;
  if (auto parsed = parser.parseOptionalOperand(operand)) {
    if (failed(*parsed))
      return failure();
    list.values.push_back(operand);
    list.numbers.push_back(dynamicNumber);
    return success();
  }
  int64_t number = 0;
  if (parser.parseInteger(number))
    return failure();
  list.numbers.push_back(number);
  return success();
}

/// An index, or an index in brackets.
static ParseResult parseScalableIndex(OpAsmParser &parser, IndexList &list) {
  bool isScalable = succeeded(parser.parseOptionalLSquare());
  list.areScalable.push_back(isScalable);
  if (parseIndex(parser, list))
    return failure();
  return isScalable ? parser.parseRSquare() : success();
}

/// `[%size, 4, [8]]`: values, numbers, and, with a third argument, the flags of those
/// in brackets.
static ParseResult parseIndexList(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  IndexList list{*args[0].operands};
  bool hasFlags = args.size() == 3;
  if (parser.parseCommaSeparatedList(Delimiter::Square, [&] {
        return hasFlags ? parseScalableIndex(parser, list)
                        : parseIndex(parser, list);
      }))
    return failure();
  Context *ctx = parser.getContext();
  *args[1].attribute = DenseI64ArrayAttr::get(ctx, list.numbers);
  if (hasFlags)
    *args[2].attribute = DenseBoolArrayAttr::get(ctx, list.areScalable);
  return success();
}

static ArrayRef<int64_t> getNumbers(const PrintedArgument &arg) {
  auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(arg.attribute);
  return numbers ? numbers.asArrayRef() : ArrayRef<int64_t>();
}

/// Prints the numbers, with the next value in the place of each dynamic one.
static void printIndexList(OpAsmPrinter &printer, ArrayRef<Value> values,
                           ArrayRef<int64_t> numbers,
                           DenseBoolArrayAttr areScalable) {
  printer << '[';
  for (size_t i = 0; i < numbers.size(); ++i) {
    bool isScalable = areScalable && i < size_t(areScalable.size()) &&
                      areScalable.asArrayRef()[i];
    printer << (i ? ", " : "") << (isScalable ? "[" : "");
    if (numbers[i] != dynamicNumber) {
      printer << numbers[i];
    } else if (!values.empty()) {
      printer << values.front();
      values = values.drop_front();
    }
    printer << (isScalable ? "]" : "");
  }
  printer << ']';
}

static void printIndexListDirective(OpAsmPrinter &printer, Operation *,
                                    ArrayRef<PrintedArgument> args) {
  Attribute flags = args.size() == 3 ? args[2].attribute : Attribute();
  printIndexList(printer, args[0].values, getNumbers(args[1]),
                 dyn_cast_or_null<DenseBoolArrayAttr>(flags));
}

/// `*(%sizes)`, one value with all sizes, or a list of values and numbers.
static ParseResult
parsePackedOrDynamicIndexList(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  IndexList list{*args[1].operands};
  OpAsmParser::UnresolvedOperand packed;
  if (succeeded(parser.parseOptionalStar())) {
    if (parser.parseLParen() || parser.parseOperand(packed) ||
        parser.parseRParen())
      return failure();
    args[0].operands->push_back(packed);
  } else if (parser.parseCommaSeparatedList(
                 Delimiter::Square, [&] { return parseIndex(parser, list); })) {
    return failure();
  }
  *args[2].attribute =
      DenseI64ArrayAttr::get(parser.getContext(), list.numbers);
  return success();
}

static void printPackedOrDynamicIndexList(OpAsmPrinter &printer, Operation *,
                                          ArrayRef<PrintedArgument> args) {
  if (args[0].values.empty())
    return printIndexList(printer, args[1].values, getNumbers(args[2]), {});
  printer << "*(" << args[0].values.front() << ')';
}

/// `%point` or `42`, the place where an iteration space is split.
static ParseResult parseSplitPoint(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  IndexList list{*args[0].operands};
  if (parseIndex(parser, list))
    return failure();
  *args[1].attribute = IntegerAttr::get(
      IntegerType::get(parser.getContext(), 64), list.numbers.front());
  return success();
}

static void printSplitPoint(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  if (args[0].values.empty())
    printer << cast<IntegerAttr>(args[1].attribute).getInt();
  else
    printer << args[0].values.front();
  // As upstream: the attributes follow with another blank.
  printer << ' ';
}

//===-- Positions ----------------------------------------------------------===//

/// `all`, `except(0, 1)` or `0, -1`: positions, whether they are those left out, and
/// whether all are meant.
static ParseResult parseMatchDims(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  SmallVector<int64_t, 4> positions;
  auto parsePosition = [&] {
    return parser.parseInteger(positions.emplace_back());
  };
  if (succeeded(parser.parseOptionalKeyword("all"))) {
    *args[2].attribute = UnitAttr::get(ctx);
  } else {
    bool isInverted = succeeded(parser.parseOptionalKeyword("except"));
    if (isInverted)
      *args[1].attribute = UnitAttr::get(ctx);
    if (parser.parseCommaSeparatedList(
            isInverted ? Delimiter::Paren : Delimiter::None, parsePosition))
      return failure();
  }
  *args[0].attribute = DenseI64ArrayAttr::get(ctx, positions);
  return success();
}

static void printMatchDims(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  if (args[2].attribute) {
    printer << "all";
    return;
  }
  printer << (args[1].attribute ? "except(" : "");
  ArrayRef<int64_t> positions = getNumbers(args[0]);
  for (size_t i = 0; i < positions.size(); ++i)
    printer << (i ? ", " : "") << positions[i];
  printer << (args[1].attribute ? ")" : "");
}

//===-- Types --------------------------------------------------------------===//

/// `type`, or `(type) -> type`, or `(type) -> (type, ...)`.
static ParseResult parseSemiFunctionType(OpAsmParser &parser,
                                         MutableArrayRef<ParsedArgument> args) {
  bool hasParen = succeeded(parser.parseOptionalLParen());
  Type argumentType;
  if (parser.parseType(argumentType))
    return failure();
  args[0].types->push_back(argumentType);
  if (!hasParen)
    return success();
  if (parser.parseRParen() || parser.parseArrow())
    return failure();
  if (succeeded(parser.parseOptionalLParen()))
    return failure(parser.parseTypeList(*args[1].types) ||
                   parser.parseRParen());
  Type resultType;
  if (parser.parseType(resultType))
    return failure();
  args[1].types->push_back(resultType);
  return success();
}

static void printSemiFunctionType(OpAsmPrinter &printer, Operation *,
                                  ArrayRef<PrintedArgument> args) {
  if (args[1].types.empty()) {
    printer.printTypes(args[0].types);
    return;
  }
  printer << '(';
  printer.printTypes(args[0].types);
  printer << ')';
  printer.printArrowTypeList(args[1].types);
}

/// `(type) -> type`, where all results have the same type.
static ParseResult
parseMultitileSizesTypes(OpAsmParser &parser,
                         MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  if (!function || function.getNumInputs() != 1 ||
      function.getNumResults() != 1)
    return parser.emitError(loc, "expects a trailing functional type with one "
                                 "argument and one result");
  args[0].types->push_back(function.getInput(0));
  for (ParsedArgument &result : args.drop_front())
    result.types->push_back(function.getResult(0));
  return success();
}

static void printMultitileSizesTypes(OpAsmPrinter &printer, Operation *,
                                     ArrayRef<PrintedArgument> args) {
  printer.printFunctionalType(args[0].types, args[1].types);
}

/// `%root : type`, or `%root, %more : (type, type)`, or no operands. The parentheses may
/// be missing.
static ParseResult parseSequenceOperands(OpAsmParser &parser,
                                         MutableArrayRef<ParsedArgument> args) {
  OpAsmParser::UnresolvedOperand root;
  auto hasRoot = parser.parseOptionalOperand(root);
  if (!hasRoot)
    return success();
  if (failed(*hasRoot))
    return failure();
  args[0].operands->push_back(root);
  if (succeeded(parser.parseOptionalComma()) &&
      parser.parseOperandList(*args[2].operands))
    return failure();
  Type rootType;
  if (parser.parseColon())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (args[2].operands->empty()) {
    if (parser.parseType(rootType))
      return failure();
    args[1].types->push_back(rootType);
    return success();
  }
  bool hasParen = succeeded(parser.parseOptionalLParen());
  if (parser.parseType(rootType) || parser.parseComma() ||
      parser.parseTypeList(*args[3].types) ||
      (hasParen && parser.parseRParen()))
    return failure();
  args[1].types->push_back(rootType);
  if (args[3].types->size() != args[2].operands->size())
    return parser.emitError(loc,
                            "expected types to be provided for all operands");
  return success();
}

static void printSequenceOperands(OpAsmPrinter &printer, Operation *,
                                  ArrayRef<PrintedArgument> args) {
  if (args[0].values.empty())
    return;
  printer << args[0].values.front();
  if (args[2].values.empty()) {
    printer << " : " << args[1].types.front();
    return;
  }
  for (Value value : args[2].values)
    printer << ", " << value;
  printer << " : (" << args[1].types.front() << ", ";
  printer.printTypes(args[3].types);
  printer << ')';
}

//===-- Symbols and options ------------------------------------------------===//

/// `@matcher -> @action, ...`
static ParseResult
parseForeachMatchSymbols(OpAsmParser &parser,
                         MutableArrayRef<ParsedArgument> args) {
  SmallVector<Attribute, 4> matchers, actions;
  auto parsePair = [&]() -> ParseResult {
    StringAttr matcher, action;
    if (parser.parseSymbolName(matcher) || parser.parseArrow() ||
        parser.parseSymbolName(action))
      return failure();
    matchers.push_back(SymbolRefAttr::get(matcher));
    actions.push_back(SymbolRefAttr::get(action));
    return success();
  };
  if (parser.parseCommaSeparatedList(Delimiter::None, parsePair))
    return failure();
  *args[0].attribute = ArrayAttr::get(parser.getContext(), matchers);
  *args[1].attribute = ArrayAttr::get(parser.getContext(), actions);
  return success();
}

static void printForeachMatchSymbols(OpAsmPrinter &printer, Operation *,
                                     ArrayRef<PrintedArgument> args) {
  ArrayRef<Attribute> matchers = cast<ArrayAttr>(args[0].attribute).getValue();
  ArrayRef<Attribute> actions = cast<ArrayAttr>(args[1].attribute).getValue();
  printer.increaseIndent();
  printer.increaseIndent();
  for (size_t i = 0; i < std::min(matchers.size(), actions.size()); ++i) {
    printer << (i ? ", " : "");
    printer.printNewline();
    printer << matchers[i] << " -> " << actions[i];
  }
  printer.decreaseIndent();
  printer.decreaseIndent();
}

namespace {
/// The options of a pass: attributes, and values that stand for some of them.
struct OptionParser {
  OpAsmParser &parser;
  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &values;

  ParseResult parseValue(Attribute &result);
  /// An attribute, or a value, or a list of both.
  ParseResult parseOption(Attribute &result);
};
} // namespace

ParseResult OptionParser::parseValue(Attribute &result) {
  OpAsmParser::UnresolvedOperand operand;
  auto isOperand = parser.parseOptionalOperand(operand);
  if (!isOperand)
    return parser.parseAttribute(result);
  if (failed(*isOperand))
    return failure();
  Context *ctx = parser.getContext();
  auto number = IntegerAttr::get(IntegerType::get(ctx, 64), values.size());
  result = transform::ParamOperandAttr::get(ctx, number);
  values.push_back(operand);
  return success();
}

ParseResult OptionParser::parseOption(Attribute &result) {
  if (parser.peekToken() != "[")
    return parseValue(result);
  SmallVector<Attribute, 4> elements;
  if (parser.parseCommaSeparatedList(Delimiter::Square, [&] {
        return parseValue(elements.emplace_back());
      }))
    return failure();
  result = ArrayAttr::get(parser.getContext(), elements);
  return success();
}

static ParseResult parsePassOptions(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  OptionParser options{parser, *args[1].operands};
  SmallVector<NamedAttribute, 4> entries;
  llvm::StringSet<> names;
  auto parseEntry = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    std::string name;
    Attribute value;
    if (parser.parseOptionalString(&name)) {
      StringRef word;
      if (parser.parseOptionalKeyword(&word))
        return parser.emitError(loc,
                                "expected key to either be an identifier or "
                                "a string");
      name = word.str();
    }
    if (!names.insert(name).second)
      return parser.emitError("duplicate keys found in options dictionary");
    if (parser.parseOptionalEqual())
      return parser.emitError("expected '=' after key in key-value pair");
    if (options.parseOption(value))
      return parser.emitError("expected a valid attribute or operand as value "
                              "associated to key '")
             << name << "'";
    entries.emplace_back(StringAttr::get(parser.getContext(), name), value);
    return success();
  };
  if (parser.parseCommaSeparatedList(Delimiter::Braces, parseEntry,
                                     " in options dictionary"))
    return failure();
  *args[0].attribute = DictionaryAttr::get(parser.getContext(), entries);
  return success();
}

/// Prints an option; the numbers of operands become the operands.
static void printPassOption(OpAsmPrinter &printer, Attribute option,
                            ArrayRef<Value> values) {
  if (auto list = dyn_cast<ArrayAttr>(option)) {
    printer << '[';
    for (size_t i = 0; i < list.size(); ++i) {
      printer << (i ? ", " : "");
      auto number = dyn_cast<transform::ParamOperandAttr>(list[i]);
      if (number)
        printer << values[size_t(number.getIndex().getInt())];
      else
        printer << list[i];
    }
    printer << ']';
  } else if (auto number = dyn_cast<transform::ParamOperandAttr>(option)) {
    printer << values[size_t(number.getIndex().getInt())];
  } else {
    printer << option;
  }
}

static void printPassOptions(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  auto options = cast<DictionaryAttr>(args[0].attribute);
  printer << '{';
  bool isFirst = true;
  for (NamedAttribute option : options.getValue()) {
    printer << (isFirst ? "" : ", ");
    isFirst = false;
    printer.printString(option.getName().getValue());
    printer << " = ";
    printPassOption(printer, option.getValue(), args[1].values);
  }
  printer << '}';
}

void strata::registerTransformSyntax(Context &ctx) {
  (void)registerFormatDirective(ctx, "transform.IndexList",
                                {.minArgs = 2,
                                 .maxArgs = 3,
                                 .parse = parseIndexList,
                                 .print = printIndexListDirective});
  addFormatDirective(ctx, "transform.PackedOrDynamicIndexList", 3,
                     parsePackedOrDynamicIndexList,
                     printPackedOrDynamicIndexList);
  addFormatDirective(ctx, "transform.SplitPoint", 2, parseSplitPoint,
                     printSplitPoint);
  addFormatDirective(ctx, "transform.TransformMatchDims", 3, parseMatchDims,
                     printMatchDims);
  addFormatDirective(ctx, "transform.SemiFunctionType", 2,
                     parseSemiFunctionType, printSemiFunctionType);
  addFormatDirective(ctx, "transform.MultitileSizesTypes", 4,
                     parseMultitileSizesTypes, printMultitileSizesTypes);
  addFormatDirective(ctx, "transform.SequenceOpOperands", 4,
                     parseSequenceOperands, printSequenceOperands);
  addFormatDirective(ctx, "transform.ForeachMatchSymbols", 2,
                     parseForeachMatchSymbols, printForeachMatchSymbols);
  addFormatDirective(ctx, "transform.ApplyRegisteredPassOptions", 2,
                     parsePassOptions, printPassOptions);
}
