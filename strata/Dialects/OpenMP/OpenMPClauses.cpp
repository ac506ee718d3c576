// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of clauses that formats cannot express: keywords of enumerations whose text
// as an attribute differs, and lists of them.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

/// A keyword of the enumeration `#omp.<name>`.
static ParseResult parseCase(OpAsmParser &parser, StringRef name,
                             Attribute &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  result = getCase(parser.getContext(), name, keyword);
  if (!result)
    return parser.emitError(loc, "invalid clause value: '") << keyword << "'";
  return success();
}

/// The attribute, and the name of its enumeration.
static ParseResult parseClauseAttr(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  return parseCase(parser, args[1].text, *args[0].attribute);
}

static void printClauseAttr(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  printer << getKeyword(args[0].attribute);
}

//===-- Hints --------------------------------------------------------------===//

/// The words of a hint, by the number of their bit.
static constexpr StringRef hintWords[] = {"uncontended", "contended",
                                          "nonspeculative", "speculative"};

static ParseResult parseHint(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  int64_t hint = 0;
  if (failed(parser.parseOptionalKeyword("none")))
    do {
      StringRef word;
      if (parser.parseKeyword(&word))
        return failure();
      const auto *found = llvm::find(hintWords, word);
      if (found == std::end(hintWords))
        return parser.emitError(parser.getCurrentLocation(), word)
               << " is not a valid hint";
      hint |= int64_t(1) << (found - std::begin(hintWords));
    } while (succeeded(parser.parseOptionalComma()));
  *args[0].attribute =
      IntegerAttr::get(IntegerType::get(parser.getContext(), 64), hint);
  return success();
}

/// Prints `words`, separated by commas, or `none`.
static void printWords(OpAsmPrinter &printer, ArrayRef<StringRef> words) {
  if (words.empty())
    printer << "none";
  llvm::interleave(
      words, [&](StringRef word) { printer << word; },
      [&] { printer << ", "; });
}

static void printHint(OpAsmPrinter &printer, Operation *,
                      ArrayRef<PrintedArgument> args) {
  auto hint = dyn_cast_or_null<IntegerAttr>(args[0].attribute);
  SmallVector<StringRef, 4> words;
  for (auto [i, word] : llvm::enumerate(hintWords))
    if (hint && hint.getValue()[unsigned(i)])
      words.push_back(word);
  printWords(printer, words);
}

//===-- Loops --------------------------------------------------------------===//

/// `reproducible:concurrent`: the order, and its modifier. An absent order, which only generic
/// text can express, leaves `reproducible:`.
static ParseResult parseOrder(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> args) {
  if (Attribute modifier =
          getCase(parser.getContext(), "order_mod", parser.peekToken())) {
    StringRef keyword;
    *args[1].attribute = modifier;
    if (parser.parseKeyword(&keyword) || parser.parseColon())
      return failure();
    if (parser.peekToken() == ")")
      return success();
  }
  return parseCase(parser, "orderkind", *args[0].attribute);
}

static void printOrder(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> args) {
  if (args[1].attribute)
    printer << getKeyword(args[1].attribute) << ':';
  printer << getKeyword(args[0].attribute);
}

/// The modifiers of a schedule: an order, and `simd`.
static ParseResult parseScheduleModifiers(OpAsmParser &parser,
                                          Attribute &modifier,
                                          Attribute &simd) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getNameLoc();
  SmallVector<StringRef, 2> words;
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseKeyword(&words.emplace_back()))
      return failure();
  if (words.size() > 2)
    return parser.emitError(loc, " unexpected modifier(s)");
  for (StringRef word : words)
    if (!getCase(ctx, "sched_mod", word))
      return parser.emitError(loc, " unknown modifier type: ") << word;
  if (words.size() == 2 && (words[0] == "simd" || words[1] != "simd"))
    return parser.emitError(loc, " incorrect modifier order");
  if (words.empty())
    return success();
  bool isSimdAlone = words[0] == "simd";
  modifier = getCase(ctx, "sched_mod", isSimdAlone ? "none" : words[0]);
  if (isSimdAlone || words.size() == 2)
    simd = UnitAttr::get(ctx);
  return success();
}

/// `dynamic = %n : i32, monotonic, simd`.
static ParseResult parseSchedule(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  StringRef kind;
  if (parser.parseKeyword(&kind))
    return failure();
  *args[0].attribute = getCase(parser.getContext(), "schedulekind", kind);
  if (!*args[0].attribute)
    return parser.emitError(parser.getNameLoc(), " expected schedule kind");
  if ((kind == "static" || kind == "dynamic" || kind == "guided") &&
      succeeded(parser.parseOptionalEqual()) &&
      (parser.parseOperand(args[3].operands->emplace_back()) ||
       parser.parseColonType(args[4].types->emplace_back())))
    return failure();
  return parseScheduleModifiers(parser, *args[1].attribute, *args[2].attribute);
}

static void printSchedule(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  printer << getKeyword(args[0].attribute);
  if (!args[3].values.empty())
    printer << " = " << args[3].values.front() << " : "
            << args[4].types.front();
  if (args[1].attribute)
    printer << ", " << getKeyword(args[1].attribute);
  if (args[2].attribute)
    printer << ", simd";
}

/// `strict, %n: i32`, after the name of the clause.
static ParseResult parseGranularity(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  StringRef clause = args[0].text, word;
  if (succeeded(parser.parseOptionalKeyword(&word))) {
    *args[1].attribute =
        getCase(parser.getContext(),
                clause == "grainsize" ? "grainsizetype" : "numtaskstype", word);
    if (!*args[1].attribute)
      return parser.emitError(parser.getCurrentLocation(), "invalid ")
             << clause << " modifier : '" << word << "'";
    if (parser.parseComma())
      return failure();
  }
  return ParseResult::success(
      succeeded(parser.parseOperand(args[2].operands->emplace_back())) &&
      succeeded(parser.parseColonType(args[3].types->emplace_back())));
}

static void printGranularity(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (args[1].attribute)
    printer << getKeyword(args[1].attribute) << ", ";
  if (!args[2].values.empty())
    printer << args[2].values.front() << ": " << args[3].types.front();
}

/// `%a = %step : memref<1xi32>`. Steps that belong to no value are not printed.
static ParseResult parseLinear(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::None, [&]() -> ParseResult {
        return ParseResult::success(
            succeeded(parser.parseOperand(args[0].operands->emplace_back())) &&
            succeeded(parser.parseEqual()) &&
            succeeded(parser.parseOperand(args[2].operands->emplace_back())) &&
            succeeded(parser.parseColonType(args[1].types->emplace_back())));
      });
}

static void printLinear(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    printer << (i ? ", " : "") << value;
    if (i < args[2].values.size())
      printer << " = " << args[2].values[i];
    printer << " : " << value.getType();
  }
}

//===-- Tasks --------------------------------------------------------------===//

/// `taskdependin -> %a : memref<1xi32>, ...`.
static ParseResult parseDepend(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  SmallVector<Attribute, 4> kinds;
  if (parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::None, [&]() -> ParseResult {
            return ParseResult::success(
                succeeded(parseCase(parser, "clause_task_depend",
                                    kinds.emplace_back())) &&
                succeeded(parser.parseArrow()) &&
                succeeded(
                    parser.parseOperand(args[0].operands->emplace_back())) &&
                succeeded(
                    parser.parseColonType(args[1].types->emplace_back())));
          }))
    return failure();
  *args[2].attribute = ArrayAttr::get(parser.getContext(), kinds);
  return success();
}

static void printDepend(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  auto kinds = dyn_cast_or_null<ArrayAttr>(args[2].attribute);
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    printer << (i ? ", " : "");
    if (kinds && i < kinds.size())
      printer << getKeyword(kinds[i]) << " -> ";
    printer << value << " : " << value.getType();
  }
}

//===-- Devices ------------------------------------------------------------===//

namespace {
/// A word of a mapping, and the cases that it stands for.
struct MapWord {
  StringRef word, flag, secondFlag = "";
};
} // namespace

/// In the order in which they are printed.
static constexpr MapWord mapWords[] = {{"always", "always"},
                                       {"implicit", "implicit"},
                                       {"ompx_hold", "ompx_hold"},
                                       {"close", "close"},
                                       {"present", "present"},
                                       {"tofrom", "to", "from"},
                                       {"to", "to"},
                                       {"from", "from"},
                                       {"delete", "del"},
                                       {"return_param", "return_param"},
                                       {"storage", "storage"},
                                       {"private", "priv"},
                                       {"literal", "literal"},
                                       {"attach", "attach"},
                                       {"attach_always", "attach_always"},
                                       {"attach_none", "attach_none"},
                                       {"attach_auto", "attach_auto"},
                                       {"ref_ptr", "ref_ptr"},
                                       {"ref_ptee", "ref_ptee"},
                                       {"ref_ptr_ptee", "ref_ptr_ptee"},
                                       {"is_device_ptr", "is_device_ptr"}};

static uint64_t getFlags(Context *ctx, const MapWord &word) {
  uint64_t flags = getCaseNumber(ctx, "clause_map_flags", word.flag);
  if (!word.secondFlag.empty())
    flags |= getCaseNumber(ctx, "clause_map_flags", word.secondFlag);
  return flags;
}

/// Unknown words are ignored, as in MLIR.
static ParseResult parseMapClause(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  uint64_t flags = 0;
  do {
    StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    for (const MapWord &entry : mapWords)
      if (entry.word == word)
        flags |= getFlags(ctx, entry);
  } while (succeeded(parser.parseOptionalComma()));
  auto none = cast<DynamicAttr>(getCase(ctx, "clause_map_flags", "none"));
  *args[0].attribute = DynamicAttr::get(
      none.getDefinition(),
      IntegerAttr::get(cast<IntegerAttr>(none.getParams()[0]).getType(),
                       int64_t(flags)));
  return success();
}

static void printMapClause(OpAsmPrinter &printer, Operation *op,
                           ArrayRef<PrintedArgument> args) {
  uint64_t left = getNumber(args[0].attribute);
  SmallVector<StringRef, 4> words;
  for (const MapWord &entry : mapWords) {
    uint64_t flags = getFlags(op->getContext(), entry);
    if ((left & flags) != flags)
      continue;
    words.push_back(entry.word);
    left &= ~flags;
  }
  printWords(printer, words);
}

/// A keyword; the attribute is missing if it is unknown.
static ParseResult parseCaptureType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  *args[0].attribute =
      getCase(parser.getContext(), "variable_capture_kind", keyword);
  return success();
}

/// `[1, 2], [3]`; nothing, before a colon, if there are no indices.
static ParseResult parseMembersIndex(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  if (parser.peekToken() == ":")
    return success();
  Context *ctx = parser.getContext();
  Type i64 = IntegerType::get(ctx, 64);
  SmallVector<Attribute, 4> members;
  do {
    SmallVector<Attribute, 4> path;
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
          int64_t number = 0;
          ParseResult result = parser.parseInteger(number);
          path.push_back(IntegerAttr::get(i64, number));
          return result;
        }))
      return failure();
    members.push_back(ArrayAttr::get(ctx, path));
  } while (succeeded(parser.parseOptionalComma()));
  *args[0].attribute = ArrayAttr::get(ctx, members);
  return success();
}

static void printMembersIndex(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  auto members = dyn_cast_or_null<ArrayAttr>(args[0].attribute);
  if (!members)
    return;
  for (auto [i, path] : llvm::enumerate(members.getValue())) {
    printer << (i ? ", [" : "[");
    llvm::interleave(
        cast<ArrayAttr>(path).getValue(),
        [&](Attribute attr) { printer.printAttributeWithoutType(attr); },
        [&] { printer << ", "; });
    printer << ']';
  }
}

//===-- Transformations ----------------------------------------------------===//

/// `(%new) <- (%old)`: loops that are made of others.
static ParseResult parseTransformed(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  return ParseResult::success(
      succeeded(parser.parseOperandList(
          *args[0].operands, OpAsmParser::Delimiter::OptionalParen)) &&
      succeeded(parser.parseLess()) && succeeded(parser.parseMinus()) &&
      succeeded(parser.parseOperandList(*args[1].operands,
                                        OpAsmParser::Delimiter::Paren)));
}

static void printTransformed(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (!args[0].values.empty()) {
    printer << '(';
    printer.printOperands(args[0].values);
    printer << ')';
  }
  printer << " <- (";
  printer.printOperands(args[1].values);
  printer << ')';
}

//===-- Registration -------------------------------------------------------===//

void omp_dialect::registerClauses(Context &ctx) {
  addFormatDirective(ctx, "omp.ClauseAttr", 2, parseClauseAttr,
                     printClauseAttr);
  addFormatDirective(ctx, "omp.Hint", 1, parseHint, printHint);
  addFormatDirective(ctx, "omp.Order", 2, parseOrder, printOrder);
  addFormatDirective(ctx, "omp.Schedule", 5, parseSchedule, printSchedule);
  addFormatDirective(ctx, "omp.Granularity", 4, parseGranularity,
                     printGranularity);
  addFormatDirective(ctx, "omp.Linear", 3, parseLinear, printLinear);
  addFormatDirective(ctx, "omp.Depend", 3, parseDepend, printDepend);
  addFormatDirective(ctx, "omp.MapClause", 1, parseMapClause, printMapClause);
  addFormatDirective(ctx, "omp.CaptureType", 1, parseCaptureType,
                     printClauseAttr);
  addFormatDirective(ctx, "omp.MembersIndex", 1, parseMembersIndex,
                     printMembersIndex);
  addFormatDirective(ctx, "omp.LoopTransformClis", 2, parseTransformed,
                     printTransformed);
}
