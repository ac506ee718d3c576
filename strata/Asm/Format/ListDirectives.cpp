// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bundled directives for operands and attributes with punctuation of their own.
#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Asm/Format/ParameterFormatDetail.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/Support/ThreadCounter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;

using ParsedArgs = MutableArrayRef<ParsedArgument>;
using PrintedArgs = ArrayRef<PrintedArgument>;

/// The definition of `#dialect.name`; null if there is none.
static const TypeDefinition *findAttributeDefinition(Context *ctx,
                                                     StringRef name) {
  name.consume_front("#");
  auto [dialectName, rest] = name.split('.');
  Dialect *dialect = ctx->getOrLoadDialect(dialectName);
  return dialect ? ctx->findTypeDefinition(*dialect, rest, /*isType=*/false)
                 : nullptr;
}

/// An attribute, which is in short form if it is one of the definition `name`.
static ParseResult parseElement(OpAsmParser &parser, StringRef name,
                                Attribute &attr) {
  if (const TypeDefinition *def =
          findAttributeDefinition(parser.getContext(), name))
    return parser.parseCustomAttributeWithFallback(*def, attr);
  return parser.parseAttribute(attr);
}

static void printElement(OpAsmPrinter &printer, StringRef name,
                         Attribute attr) {
  auto dynamic = dyn_cast<DynamicAttr>(attr);
  name.consume_front("#");
  if (dynamic && dynamic.getDefinition().getFullName() == name)
    return printer.printStrippedAttrOrType(attr);
  printer.printAttribute(attr);
}

//===-- Attributes --------------------------------------------------------===//

/// `Elements($array, "#dialect.name")`: the elements of an array, with commas.
static ParseResult parseElements(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<Attribute, 4> elements;
  do {
    if (failed(parseElement(parser, args[1].text, elements.emplace_back())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  *args[0].attribute = ArrayAttr::get(parser.getContext(), elements);
  return success();
}
static void printElements(OpAsmPrinter &printer, Operation *,
                          PrintedArgs args) {
  if (auto array = dyn_cast_or_null<ArrayAttr>(args[0].attribute))
    llvm::interleave(
        array,
        [&](Attribute element) {
          printElement(printer, args[1].text, element);
        },
        [&] { printer << ", "; });
}

/// `OneOrSet($array)`: the only element of an array, or several in braces.
static ParseResult parseOneOrSet(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<Attribute, 2> elements;
  auto parseOne = [&] {
    return parser.parseAttribute(elements.emplace_back());
  };
  if (parser.peekToken() == "{") {
    if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Braces,
                                              parseOne)))
      return failure();
  } else if (failed(parseOne())) {
    return failure();
  }
  *args[0].attribute = ArrayAttr::get(parser.getContext(), elements);
  return success();
}
static void printOneOrSet(OpAsmPrinter &printer, Operation *,
                          PrintedArgs args) {
  auto array = dyn_cast_or_null<ArrayAttr>(args[0].attribute);
  if (!array)
    return;
  if (array.size() == 1)
    return printer.printAttribute(array.getValue().front());
  printer << '{';
  llvm::interleave(
      array, [&](Attribute element) { printer.printAttribute(element); },
      [&] { printer << ", "; });
  printer << '}';
}

/// `SymbolAlias($name, $target)`: `@target`, or `@target as("name")`.
static ParseResult parseSymbolAlias(OpAsmParser &parser, ParsedArgs args) {
  StringAttr target;
  if (failed(parser.parseSymbolName(target)))
    return failure();
  *args[0].attribute = target;
  *args[1].attribute = FlatSymbolRefAttr::get(target);
  if (failed(parser.parseOptionalKeyword("as")))
    return success();
  std::string name;
  if (failed(parser.parseLParen()) || failed(parser.parseString(&name)) ||
      failed(parser.parseRParen()))
    return failure();
  *args[0].attribute = StringAttr::get(parser.getContext(), name);
  return success();
}
static void printSymbolAlias(OpAsmPrinter &printer, Operation *,
                             PrintedArgs args) {
  printer.printAttribute(args[1].attribute);
  auto name = dyn_cast_or_null<StringAttr>(args[0].attribute);
  auto target = dyn_cast_or_null<FlatSymbolRefAttr>(args[1].attribute);
  if (!name || (target && target.getValue() == name.getValue()))
    return;
  printer << " as(";
  printer.printString(name.getValue());
  printer << ')';
}

/// `TypeAlias($type, type($x))`: the type of a value, or `type as type` if it stands for
/// another.
static ParseResult parseTypeAlias(OpAsmParser &parser, ParsedArgs args) {
  Type written, stored;
  if (failed(parser.parseType(written)))
    return failure();
  stored = written;
  if (succeeded(parser.parseOptionalKeyword("as")) &&
      failed(parser.parseType(stored)))
    return failure();
  *args[0].attribute = TypeAttr::get(written);
  args[1].types->push_back(stored);
  return success();
}
static void printTypeAlias(OpAsmPrinter &printer, Operation *,
                           PrintedArgs args) {
  auto written = dyn_cast_or_null<TypeAttr>(args[0].attribute);
  Type stored = args[1].types.empty() ? Type() : args[1].types.front();
  if (written && written.getValue() != stored) {
    printer.printType(written.getValue());
    printer << " as ";
  }
  if (stored)
    printer.printType(stored);
}

/// `LetteredNumbers("e", $exponent, "exponent", "m", $mantissa, "mantissa")`: numbers with a
/// letter before each and no blanks: `e5m10`. The strings after them are their names in errors.
static ParseResult parseLetteredNumbers(OpAsmParser &parser, ParsedArgs args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (failed(parser.parseKeyword(&word)))
    return failure();
  StringRef rest = word;
  auto fail = [&]() -> ParseResult {
    InFlightDiagnostic diag = parser.emitError(loc, "expected");
    for (size_t i = 0; i + 2 < args.size(); i += 3)
      diag << ' ' << args[i + 2].text;
    diag << " in format ";
    for (size_t i = 0; i + 2 < args.size(); i += 3)
      diag << args[i].text << '#';
    return diag << ", saw " << word;
  };
  for (size_t i = 0; i + 2 < args.size(); i += 3) {
    StringRef digits;
    if (rest.consume_front(args[i].text))
      digits = rest.take_while(llvm::isDigit);
    if (digits.empty())
      return fail();
    rest = rest.drop_front(digits.size());
    int32_t number;
    if (digits.getAsInteger(10, number))
      return parser.emitError(loc, "unable to parse ")
             << args[i + 2].text << " '" << digits << "'";
    *args[i + 1].attribute =
        IntegerAttr::get(IntegerType::get(parser.getContext(), 32), number);
  }
  return rest.empty() ? ParseResult(success()) : fail();
}
static void printLetteredNumbers(OpAsmPrinter &printer, Operation *,
                                 PrintedArgs args) {
  for (size_t i = 0; i + 2 < args.size(); i += 3)
    if (auto number = dyn_cast_or_null<IntegerAttr>(args[i + 1].attribute))
      printer << args[i].text << number.getInt();
}

/// `Unbracketed($attr, "#dialect.name")`: an attribute without the angle brackets at the ends of
/// its format.
static ParseResult parseUnbracketed(OpAsmParser &parser, ParsedArgs args) {
  const TypeDefinition *def =
      findAttributeDefinition(parser.getContext(), args[1].text);
  if (!def || !def->format)
    return parser.emitError("'" + args[1].text +
                            "' is no attribute with a format");
  SmallVector<Attribute, 8> params;
  llvm::SMLoc loc = parser.getCurrentLocation();
  // A format may contain its own attribute.
  unsigned &depth =
      detail::getThreadCounter(detail::ThreadCounter::FormatDepth);
  constexpr unsigned MaxDepth = 100;
  if (depth >= MaxDepth)
    return parser.emitError(loc, "attributes are nested too deeply");
  ++depth;
  ParseResult result = parseUnbracketedParameters(parser, *def, params);
  --depth;
  if (failed(result))
    return failure();
  *args[0].attribute = DynamicAttr::getChecked(
      [&] { return parser.emitError(loc); }, *def, params);
  return success(*args[0].attribute != nullptr);
}
static void printUnbracketed(OpAsmPrinter &printer, Operation *,
                             PrintedArgs args) {
  if (auto attr = dyn_cast_or_null<DynamicAttr>(args[0].attribute))
    printUnbracketedParameters(printer, attr.getDefinition(), attr.getParams());
}

/// `Paddings($intervals, $sizes)`: `32:+4, 64:+8`, an interval and the size of the padding after it.
static ParseResult parsePaddings(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<int32_t, 4> numbers[2];
  auto parseOne = [&](SmallVectorImpl<int32_t> &list) -> ParseResult {
    int64_t number;
    if (failed(parser.parseInteger(number)))
      return failure();
    if (number < 0 || number > std::numeric_limits<int32_t>::max())
      return parser.emitError("expected a number of 32 bits");
    list.push_back(int32_t(number));
    return success();
  };
  do {
    if (failed(parseOne(numbers[0])) || failed(parser.parseColon()) ||
        failed(parser.parsePlus()) || failed(parseOne(numbers[1])))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  for (auto [arg, list] : llvm::zip_equal(args, numbers))
    *arg.attribute = DenseI32ArrayAttr::get(parser.getContext(), list);
  return success();
}
static void printPaddings(OpAsmPrinter &printer, Operation *,
                          PrintedArgs args) {
  auto intervals = dyn_cast_or_null<DenseI32ArrayAttr>(args[0].attribute);
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(args[1].attribute);
  if (!intervals || !sizes)
    return;
  for (auto [i, interval] : llvm::enumerate(intervals.asArrayRef()))
    if (i < sizes.asArrayRef().size())
      printer << (i ? ", " : "") << int64_t(interval) << ":+"
              << int64_t(sizes.asArrayRef()[i]);
}
static bool holdsPaddings(Operation *, PrintedArgs args) {
  if (!args[0].attribute && !args[1].attribute)
    return true;
  auto intervals = dyn_cast_or_null<DenseI32ArrayAttr>(args[0].attribute);
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(args[1].attribute);
  return intervals && sizes &&
         intervals.asArrayRef().size() == sizes.asArrayRef().size();
}

//===-- Operands ----------------------------------------------------------===//

/// `ScopedOperand($scope, $key)`: `%scope::%key`, or `%key` without the scope.
static ParseResult parseScopedOperand(OpAsmParser &parser, ParsedArgs args) {
  UnresolvedOperand first;
  if (failed(parser.parseOperand(first)))
    return failure();
  if (failed(parser.parseOptionalDoubleColon())) {
    args[1].operands->push_back(first);
    return success();
  }
  args[0].operands->push_back(first);
  return parser.parseOperand(args[1].operands->emplace_back());
}
static void printScopedOperand(OpAsmPrinter &printer, Operation *,
                               PrintedArgs args) {
  printer.printOperands(ValueRange(args[0].values));
  if (!args[0].values.empty())
    printer << "::";
  printer.printOperands(ValueRange(args[1].values));
}

/// `RangedOperands($x, $offsets, $ends, $lengths)`: values in parentheses, some with a range:
/// `(%a[%offset to %end for %length], %b)`. A value has one if its type is no builtin type.
static ParseResult parseRangedOperands(OpAsmParser &parser, ParsedArgs args) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
        if (failed(parser.parseOperand(args[0].operands->emplace_back())))
          return failure();
        if (failed(parser.parseOptionalLSquare()))
          return success();
        if (failed(parser.parseOperand(args[1].operands->emplace_back())) ||
            failed(parser.parseKeyword("to")) ||
            failed(parser.parseOperand(args[2].operands->emplace_back())) ||
            failed(parser.parseKeyword("for")) ||
            failed(parser.parseOperand(args[3].operands->emplace_back())))
          return failure();
        return parser.parseRSquare();
      });
}
static void printRangedOperands(OpAsmPrinter &printer, Operation *,
                                PrintedArgs args) {
  size_t range = 0;
  auto hasRange = [&](Value value) {
    return isa<DynamicType>(value.getType()) && range < args[1].values.size() &&
           range < args[2].values.size() && range < args[3].values.size();
  };
  printer << '(';
  llvm::interleave(
      args[0].values,
      [&](Value value) {
        printer.printOperand(value);
        if (!hasRange(value))
          return;
        printer << '[';
        printer.printOperand(args[1].values[range]);
        printer << " to ";
        printer.printOperand(args[2].values[range]);
        printer << " for ";
        printer.printOperand(args[3].values[range]);
        printer << ']';
        ++range;
      },
      [&] { printer << ", "; });
  printer << ')';
}
/// Whether there is a range for each operand that has one.
static bool holdsRangedOperands(Operation *, PrintedArgs args) {
  auto isRanged = [](Value value) { return isa<DynamicType>(value.getType()); };
  size_t numRanges = size_t(llvm::count_if(args[0].values, isRanged));
  return llvm::all_of(args.drop_front(), [&](const PrintedArgument &list) {
    return list.values.size() == numRanges;
  });
}

/// `AnnotatedOperands($x, $lists, "#dialect.name")`: values, each with its attributes: `%a<...>,
/// %b[<...>, <...>], %c`. `$lists` has an array of them for each value.
static ParseResult parseAnnotatedOperands(OpAsmParser &parser,
                                          ParsedArgs args) {
  Context *ctx = parser.getContext();
  SmallVector<Attribute, 4> lists;
  do {
    SmallVector<Attribute, 2> list;
    auto parseOne = [&] {
      return parseElement(parser, args[2].text, list.emplace_back());
    };
    if (failed(parser.parseOperand(args[0].operands->emplace_back())))
      return failure();
    if (parser.peekToken() == "[") {
      if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                                parseOne)))
        return failure();
    } else if (parser.peekToken() == "<") {
      if (failed(parseOne()))
        return failure();
    }
    lists.push_back(ArrayAttr::get(ctx, list));
  } while (succeeded(parser.parseOptionalComma()));
  *args[1].attribute = ArrayAttr::get(ctx, lists);
  return success();
}
static void printAnnotatedOperands(OpAsmPrinter &printer, Operation *,
                                   PrintedArgs args) {
  auto lists = dyn_cast_or_null<ArrayAttr>(args[1].attribute);
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    if (i)
      printer << ", ";
    printer.printOperand(value);
    auto list = lists && i < lists.size()
                    ? dyn_cast<ArrayAttr>(lists.getValue()[i])
                    : ArrayAttr();
    if (!list || list.empty())
      continue;
    bool isOne = list.size() == 1;
    printer << (isOne ? "" : "[");
    llvm::interleave(
        list,
        [&](Attribute attr) { printElement(printer, args[2].text, attr); },
        [&] { printer << ", "; });
    printer << (isOne ? "" : "]");
  }
}

/// `NestedDynamicIndexList($values, $lists)`: lists of values and numbers in a list, `[[4, %n],
/// [8]]`. `$lists` has an array of numbers for each, the minimum 64-bit integer for a value.
static ParseResult parseNestedIndexList(OpAsmParser &parser, ParsedArgs args) {
  Context *ctx = parser.getContext();
  SmallVector<Attribute, 4> lists;
  auto parseList = [&] {
    SmallVector<Attribute, 4> numbers;
    ParseResult result = parser.parseCommaSeparatedList(
        OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
          UnresolvedOperand operand;
          int64_t number = ShapedType::kDynamic;
          if (std::optional<ParseResult> found =
                  parser.parseOptionalOperand(operand)) {
            if (failed(*found))
              return failure();
            args[0].operands->push_back(operand);
          } else if (failed(parser.parseInteger(number))) {
            return failure();
          }
          numbers.push_back(
              IntegerAttr::get(IntegerType::get(ctx, 64), number));
          return success();
        });
    lists.push_back(ArrayAttr::get(ctx, numbers));
    return result;
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                            parseList)))
    return failure();
  *args[1].attribute = ArrayAttr::get(ctx, lists);
  return success();
}
static void printNestedIndexList(OpAsmPrinter &printer, Operation *,
                                 PrintedArgs args) {
  size_t next = 0;
  auto printNumber = [&](Attribute attr) {
    auto number = dyn_cast<IntegerAttr>(attr);
    if (number && number.getInt() != ShapedType::kDynamic)
      printer << number.getInt();
    else if (next < args[0].values.size())
      printer.printOperand(args[0].values[next++]);
  };
  auto comma = [&] { printer << ", "; };
  printer << '[';
  if (auto lists = dyn_cast_or_null<ArrayAttr>(args[1].attribute))
    llvm::interleave(
        lists,
        [&](Attribute list) {
          printer << '[';
          if (auto numbers = dyn_cast<ArrayAttr>(list))
            llvm::interleave(numbers, printNumber, comma);
          printer << ']';
        },
        comma);
  printer << ']';
}

//===-- Table -------------------------------------------------------------===//

ArrayRef<BundledDirective> detail::getListDirectives() {
  static constexpr BundledDirective directives[] = {
      {"Elements", {2, 2, parseElements, printElements, nullptr, "[ap]s"}},
      {"OneOrSet", {1, 1, parseOneOrSet, printOneOrSet, nullptr, "[ap]"}},
      {"SymbolAlias",
       {2, 2, parseSymbolAlias, printSymbolAlias, nullptr, "[ap][ap]"}},
      {"TypeAlias", {2, 2, parseTypeAlias, printTypeAlias, nullptr, "at"}},
      {"Paddings",
       {2, 2, parsePaddings, printPaddings, nullptr, "[ap][ap]",
        holdsPaddings}},
      {"LetteredNumbers",
       {3, 12, parseLetteredNumbers, printLetteredNumbers, nullptr,
        "(s[ap]s)+"}},
      {"Unbracketed",
       {2, 2, parseUnbracketed, printUnbracketed, nullptr, "[ap]s"}},
      {"ScopedOperand",
       {2, 2, parseScopedOperand, printScopedOperand, nullptr, "oo"}},
      {"RangedOperands",
       {4, 4, parseRangedOperands, printRangedOperands, nullptr, "oooo",
        holdsRangedOperands}},
      {"NestedDynamicIndexList",
       {2, 2, parseNestedIndexList, printNestedIndexList, nullptr, "oa"}},
      {"AnnotatedOperands",
       {3, 3, parseAnnotatedOperands, printAnnotatedOperands, nullptr, "oas"}}};
  return directives;
}
