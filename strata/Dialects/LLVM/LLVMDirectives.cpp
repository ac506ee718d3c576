// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom directives of the formats of operations.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ParameterSyntax.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Word ---------------------------------------------------------------===//

// custom<Word>($number, "eq", "ne"): the number of type i64 of a word, which is quoted.

static ParseResult parseWord(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (parser.parseString(&word))
    return failure();
  for (size_t i = 1; i < args.size(); ++i)
    if (args[i].text == word) {
      *args[0].attribute =
          Builder(parser.getContext()).getI64IntegerAttr(int64_t(i) - 1);
      return success();
    }
  return parser.emitError(loc, "'")
         << word << "' is an incorrect value of the 'predicate' attribute";
}

static void printWord(OpAsmPrinter &printer, Operation *,
                      ArrayRef<PrintedArgument> args) {
  uint64_t number = getCaseNumber(args[0].attribute).value_or(args.size());
  if (number + 1 < args.size())
    printer.printString(args[number + 1].text);
}

//===-- GEPNoWrapFlags -----------------------------------------------------===//

static constexpr StringLiteral noWrapFlags = "GEPNoWrapFlags";

static std::optional<ParseResult>
parseNoWrapFlags(OpAsmParser &parser, MutableArrayRef<ParsedArgument> args) {
  const EnumDefinition &def =
      *findDefinition(parser.getContext(), noWrapFlags, /*isType=*/false)
           ->enumeration;
  if (!def.find(parser.peekToken()))
    return std::nullopt;
  return parseCases(parser, def, *args[0].attribute);
}

static ParseResult mustParseNoWrapFlags(OpAsmParser &parser,
                                        MutableArrayRef<ParsedArgument> args) {
  return parseNoWrapFlags(parser, args).value_or(ParseResult(success()));
}

static void printNoWrapFlags(OpAsmPrinter &printer, Operation *op,
                             ArrayRef<PrintedArgument> args) {
  if (std::optional<uint64_t> flags = getCaseNumber(args[0].attribute))
    printer << findDefinition(op->getContext(), noWrapFlags, /*isType=*/false)
                   ->enumeration->stringify(*flags);
}

//===-- GEPIndices ---------------------------------------------------------===//

// `[%i, 1]`: the constants have the least number in the places of values.

static constexpr int32_t dynamicIndex = std::numeric_limits<int32_t>::min();

static ParseResult parseIndices(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  SmallVector<int32_t, 4> constants;
  auto parseIndex = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    int64_t constant = 0;
    if (std::optional<ParseResult> result =
            parser.parseOptionalInteger(constant)) {
      if (*result)
        return failure();
      if (!llvm::isInt<32>(constant) || constant == dynamicIndex)
        return parser.emitError(loc, "integer value too large");
      constants.push_back(int32_t(constant));
      return success();
    }
    constants.push_back(dynamicIndex);
    return parser.parseOperand(args[0].operands->emplace_back());
  };
  if (parser.parseLSquare())
    return failure();
  if (parser.peekToken() == "]")
    return parser.emitError("expected SSA operand");
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None,
                                     parseIndex) ||
      parser.parseRSquare())
    return failure();
  *args[1].attribute =
      Builder(parser.getContext()).getDenseI32ArrayAttr(constants);
  return success();
}

static void printIndices(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  ArrayRef<Value> values = args[0].values;
  printer << '[';
  bool isFirst = true;
  for (Attribute constant : getArrayElements(args[1].attribute)) {
    if (!std::exchange(isFirst, false))
      printer << ", ";
    int64_t number = cast<IntegerAttr>(constant).getValue().getSExtValue();
    if (number != dynamicIndex || values.empty()) {
      printer << number;
      continue;
    }
    printer << values.front();
    values = values.drop_front();
  }
  printer << ']';
}

//===-- SwitchCases --------------------------------------------------------===//

// integer `:` successor, with operands in parentheses if it has arguments.

namespace {
enum CaseArgument { Flag, Values, Destinations, Operands, Types, Sizes };
} // namespace

static ParseResult parseCase(OpAsmParser &parser, unsigned width,
                             MutableArrayRef<ParsedArgument> args,
                             SmallVectorImpl<APInt> &values,
                             SmallVectorImpl<int32_t> &sizes) {
  int64_t value = 0;
  auto &operands = *args[Operands].operands;
  size_t before = operands.size();
  if (parser.parseInteger(value) || parser.parseColon() ||
      parser.parseSuccessor(args[Destinations].successors->emplace_back()))
    return failure();
  if (succeeded(parser.parseOptionalLParen()) &&
      (parser.parseOperandList(operands) ||
       parser.parseColonTypeList(*args[Types].types) || parser.parseRParen()))
    return failure();
  values.push_back(APInt(64, uint64_t(value)).sextOrTrunc(width));
  sizes.push_back(int32_t(operands.size() - before));
  return success();
}

static ParseResult parseSwitchCases(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  auto type = dyn_cast<IntegerType>(args[Flag].types->front());
  if (!type)
    return parser.emitError("expected an integer type");
  SmallVector<APInt, 4> values;
  SmallVector<int32_t, 4> sizes;
  if (parser.peekToken() != "]") {
    do {
      if (parseCase(parser, type.getWidth(), args, values, sizes))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
  }
  *args[Sizes].attribute =
      Builder(parser.getContext()).getDenseI32ArrayAttr(sizes);
  if (!values.empty())
    *args[Values].attribute = DenseElementsAttr::get(
        VectorType::get({int64_t(values.size())}, type), values);
  return success();
}

static void printSwitchCases(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  auto values = dyn_cast_or_null<DenseElementsAttr>(args[Values].attribute);
  ArrayRef<Value> operands = args[Operands].values;
  SmallVector<Segment, 4> segments;
  // They are as many, unless the operation is malformed.
  (void)divideSegment({0, unsigned(operands.size())}, args[Sizes].attribute,
                      segments);
  size_t count = values ? size_t(values.getNumElements()) : 0;
  count =
      std::min({count, args[Destinations].successors.size(), segments.size()});
  for (size_t i = 0; i < count; ++i) {
    if (i) {
      printer << ',';
      printer.printNewline();
    }
    printer << "  ";
    values.getIntElement(i).print(printer.getStream(), /*isSigned=*/true);
    printer << ": ";
    printer.printSuccessorAndUseList(
        args[Destinations].successors[i],
        operands.slice(segments[i].first, segments[i].size));
  }
  if (count)
    printer.printNewline();
}

//===-- Successors ---------------------------------------------------------===//

// custom<Successors>($successors, $operands, type($operands), $sizes): a list in brackets,
// one on each line, with operands in parentheses if there are any.

static ParseResult parseSuccessors(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  SmallVector<int32_t, 4> sizes;
  auto parseOne = [&]() -> ParseResult {
    auto &operands = *args[1].operands;
    size_t before = operands.size();
    if (parser.parseSuccessor(args[0].successors->emplace_back()))
      return failure();
    if (succeeded(parser.parseOptionalLParen()) &&
        (parser.parseOperandList(operands) ||
         parser.parseColonTypeList(*args[2].types) || parser.parseRParen()))
      return failure();
    sizes.push_back(int32_t(operands.size() - before));
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseOne))
    return failure();
  *args[3].attribute = Builder(parser.getContext()).getDenseI32ArrayAttr(sizes);
  return success();
}

static void printSuccessors(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  ArrayRef<Value> operands = args[1].values;
  SmallVector<Segment, 4> segments;
  // They are as many, unless the operation is malformed.
  (void)divideSegment({0, unsigned(operands.size())}, args[3].attribute,
                      segments);
  size_t count = std::min(args[0].successors.size(), segments.size());
  printer << '[';
  for (size_t i = 0; i < count; ++i) {
    printer << (i ? "," : "");
    printer.printNewline();
    printer.printSuccessorAndUseList(
        args[0].successors[i],
        operands.slice(segments[i].first, segments[i].size));
  }
  printer.printNewline();
  printer << ']';
}

//===-- LandingpadClauses --------------------------------------------------===//

static std::optional<ParseResult>
parseClauses(OpAsmParser &parser, MutableArrayRef<ParsedArgument> args) {
  if (parser.parseOptionalLParen())
    return std::nullopt;
  do {
    llvm::SMLoc loc = parser.getCurrentLocation();
    StringRef word;
    Type type;
    if (parser.parseKeyword(&word) ||
        parser.parseOperand(args[0].operands->emplace_back()) ||
        parser.parseColonType(type) || parser.parseRParen())
      return ParseResult(failure());
    if (word != (getIf(type, "array") ? "filter" : "catch"))
      return ParseResult(parser.emitError(
          loc, "expected 'filter' for an array, 'catch' for other types"));
    args[1].types->push_back(type);
  } while (succeeded(parser.parseOptionalLParen()));
  return ParseResult(success());
}

static ParseResult mustParseClauses(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  return parseClauses(parser, args).value_or(ParseResult(success()));
}

static void printClauses(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  llvm::interleave(
      args[0].values,
      [&](Value value) {
        printer << (getIf(value.getType(), "array") ? "(filter " : "(catch ")
                << value << " : " << value.getType() << ')';
      },
      [&] { printer << ' '; });
}

//===-- OpBundles ----------------------------------------------------------===//

// custom<OpBundles>($operands, type($operands), $tags, $sizes)

static ParseResult parseOpBundles(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Bundles bundles;
  if (parseBundles(parser, bundles))
    return failure();
  args[0].operands->append(bundles.operands.begin(), bundles.operands.end());
  args[1].types->append(bundles.types.begin(), bundles.types.end());
  if (!bundles.tags.empty())
    *args[2].attribute = ArrayAttr::get(parser.getContext(), bundles.tags);
  *args[3].attribute =
      Builder(parser.getContext()).getDenseI32ArrayAttr(bundles.sizes);
  return success();
}

static void printOpBundles(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  // Upstream separates a list without bundles from the text before it.
  auto tags = dyn_cast_or_null<ArrayAttr>(args[2].attribute);
  if (tags && tags.empty())
    printer << " ";
  printBundles(printer, args[0].values, args[3].attribute, args[2].attribute);
}

void llvm_dialect::registerDirectives(Context &ctx) {
  auto add = [&](StringRef name, const FormatDirective &directive) {
    (void)registerFormatDirective(ctx, ("llvm." + name).str(), directive);
  };
  add("Word", {2, 64, parseWord, printWord});
  add("GEPNoWrapFlags",
      {1, 1, mustParseNoWrapFlags, printNoWrapFlags, parseNoWrapFlags});
  add("GEPIndices", {2, 2, parseIndices, printIndices});
  add("SwitchOpCases", {6, 6, parseSwitchCases, printSwitchCases});
  add("LandingpadClauses",
      {2, 2, mustParseClauses, printClauses, parseClauses});
  add("Successors", {4, 4, parseSuccessors, printSuccessors});
  add("OpBundles", {4, 4, parseOpBundles, printOpBundles});
}
