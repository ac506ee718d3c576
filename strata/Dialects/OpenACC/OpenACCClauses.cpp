// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clauses with arguments for each type of devices. A list of device types, for which the clause
// has no argument, comes first; an argument is followed by its device type:
//
//   async([#acc.device_type<host>], %a : i32, %b : i32 [#acc.device_type<nvidia>])
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/OpenACC/OpenACCDetail.h"
#include "strata/Dialects/OpenACC/OpenACCOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::acc;
using namespace strata::acc_dialect;

using Attributes = SmallVector<Attribute, 4>;

//===-- Device types -------------------------------------------------------===//

static Attribute getNone(Context *ctx) {
  return DeviceTypeAttr::get(ctx, DeviceType::none);
}

static bool isNone(Attribute type) {
  auto device = dyn_cast_or_null<DeviceTypeAttr>(type);
  return device && device.getValue() == DeviceType::none;
}

/// `[#acc.device_type<host>]`; without it, the argument is for all types.
static ParseResult parseDeviceType(OpAsmParser &parser, Attributes &types) {
  Attribute &type = types.emplace_back(getNone(parser.getContext()));
  if (failed(parser.parseOptionalLSquare()))
    return success();
  return ParseResult(
      failure(parser.parseAttribute(type) || parser.parseRSquare()));
}

static void printDeviceType(OpAsmPrinter &printer, Attribute type) {
  if (!type || isNone(type))
    return;
  printer << " [";
  printer.printAttribute(type);
  printer << ']';
}

/// A list of attributes after `[`, which has been read.
static ParseResult parseRestOfList(OpAsmParser &parser, Attributes &list) {
  return ParseResult(
      failure(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&] {
        return parser.parseAttribute(list.emplace_back());
      }) || parser.parseRSquare()));
}

static ArrayRef<Attribute> getElements(Attribute list) {
  auto array = dyn_cast_or_null<ArrayAttr>(list);
  return array ? array.getValue() : ArrayRef<Attribute>();
}

static Attribute getElement(Attribute list, size_t index) {
  ArrayRef<Attribute> elements = getElements(list);
  return index < elements.size() ? elements[index] : Attribute();
}

static void printList(OpAsmPrinter &printer, ArrayRef<Attribute> list) {
  printer << '[';
  llvm::interleave(
      list, [&](Attribute attr) { printer.printAttribute(attr); },
      [&] { printer << ", "; });
  printer << ']';
}

static bool isOnlyNone(Attribute list) {
  ArrayRef<Attribute> elements = getElements(list);
  return elements.size() == 1 && isNone(elements[0]);
}

/// Parses the device types before the arguments of a clause: none, so that the clause is a keyword
/// for all device types, or a parenthesis and a list. `hasArguments` says whether arguments follow.
static ParseResult parseOnly(OpAsmParser &parser, Attribute &only,
                             bool &hasArguments) {
  Context *ctx = parser.getContext();
  hasArguments = false;
  if (failed(parser.parseOptionalLParen())) {
    only = ArrayAttr::get(ctx, {getNone(ctx)});
    return success();
  }
  hasArguments = true;
  if (failed(parser.parseOptionalLSquare()))
    return success();
  Attributes list;
  if (parseRestOfList(parser, list) || parser.parseComma())
    return failure();
  only = ArrayAttr::get(ctx, list);
  return success();
}

/// Prints the same; false if the clause is a keyword.
static bool printOnly(OpAsmPrinter &printer, Attribute only,
                      bool hasArguments) {
  if (!hasArguments && isOnlyNone(only))
    return false;
  printer << '(';
  if (!getElements(only).empty()) {
    printList(printer, getElements(only));
    if (hasArguments)
      printer << ", ";
  }
  return true;
}

//===-- Operands -----------------------------------------------------------===//

static ParseResult parseTypedOperand(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  return ParseResult(failure(
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseColon() || parser.parseType(args[1].types->emplace_back())));
}

static void printTypedOperand(OpAsmPrinter &printer, Value value) {
  printer << value << " : " << value.getType();
}

/// The operands, their types, and the device types.
static ParseResult
parseDeviceTypeOperands(OpAsmParser &parser,
                        MutableArrayRef<ParsedArgument> args) {
  Attributes types;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&] {
        return ParseResult(failure(parseTypedOperand(parser, args) ||
                                   parseDeviceType(parser, types)));
      }))
    return failure();
  *args[2].attribute = ArrayAttr::get(parser.getContext(), types);
  return success();
}

static void printDeviceTypeOperands(OpAsmPrinter &printer, Operation *,
                                    ArrayRef<PrintedArgument> args) {
  ArrayRef<Attribute> types = getElements(args[2].attribute);
  if (types.empty())
    return;
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    if (i)
      printer << ", ";
    printTypedOperand(printer, value);
    printDeviceType(printer, getElement(args[2].attribute, i));
  }
}

/// The operands, their types, the device types, and those without operand.
static ParseResult
parseOperandsWithKeywordOnly(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  bool hasArguments;
  if (parseOnly(parser, *args[3].attribute, hasArguments))
    return failure();
  if (!hasArguments)
    return success();
  return ParseResult(
      failure(parseDeviceTypeOperands(parser, args) || parser.parseRParen()));
}

static void printOperandsWithKeywordOnly(OpAsmPrinter &printer, Operation *op,
                                         ArrayRef<PrintedArgument> args) {
  if (!printOnly(printer, args[3].attribute, !args[0].values.empty()))
    return;
  printDeviceTypeOperands(printer, op, args);
  printer << ')';
}

//===-- Groups of operands -------------------------------------------------===//

/// Words before the operands of groups.
struct GroupWords {
  /// Parses a word before the operand with the number `index` of a group.
  function_ref<ParseResult(size_t index)> parse = nullptr;
  /// Prints the word before the operand `index` of all, and `inGroup` of its group.
  function_ref<void(size_t index, size_t group, size_t inGroup)> print =
      nullptr;
};

/// The arguments 0 to 3 are the operands, their types, the device types of groups, and the
/// sizes of groups.
static ParseResult parseGroups(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args,
                               GroupWords words = {}) {
  Attributes types;
  SmallVector<int32_t, 4> sizes;
  auto parseGroup = [&]() -> ParseResult {
    int32_t &size = sizes.emplace_back(0);
    if (parser.parseLBrace() ||
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, [&] {
          if (words.parse && words.parse(size_t(size)))
            return ParseResult(failure());
          ++size;
          return parseTypedOperand(parser, args);
        }))
      return failure();
    return ParseResult(
        failure(parser.parseRBrace() || parseDeviceType(parser, types)));
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, parseGroup))
    return failure();
  Builder builder(parser.getContext());
  *args[2].attribute = builder.getArrayAttr(types);
  *args[3].attribute = builder.getDenseI32ArrayAttr(sizes);
  return success();
}

static void printGroups(OpAsmPrinter &printer, ArrayRef<PrintedArgument> args,
                        GroupWords words = {}) {
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(args[3].attribute);
  if (!sizes)
    return;
  size_t next = 0;
  for (auto [group, size] : llvm::enumerate(sizes.asArrayRef())) {
    printer << (group ? ", {" : "{");
    for (size_t i = 0; i < size_t(std::max(size, 0)); ++i) {
      if (next >= args[0].values.size())
        break;
      if (i)
        printer << ", ";
      if (words.print)
        words.print(next, group, i);
      printTypedOperand(printer, args[0].values[next++]);
    }
    printer << '}';
    printDeviceType(printer, getElement(args[2].attribute, group));
  }
}

static ParseResult parsePlainGroups(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  return parseGroups(parser, args);
}

static void printPlainGroups(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  printGroups(printer, args);
}

/// A wait clause: groups, of which the first operand can be the number of a device; whether it is; and
/// the device types without groups.
static ParseResult parseWaitClause(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  bool hasArguments;
  if (parseOnly(parser, *args[5].attribute, hasArguments))
    return failure();
  if (!hasArguments)
    return success();
  Builder builder(parser.getContext());
  Attributes hasDevice;
  auto parseWord = [&](size_t index) -> ParseResult {
    if (index)
      return success();
    bool found = succeeded(parser.parseOptionalKeyword("devnum"));
    hasDevice.push_back(builder.getBoolAttr(found));
    return found ? parser.parseColon() : ParseResult::success();
  };
  if (parseGroups(parser, args, {.parse = parseWord}) || parser.parseRParen())
    return failure();
  *args[4].attribute = builder.getArrayAttr(hasDevice);
  return success();
}

static void printWaitClause(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  if (!printOnly(printer, args[5].attribute, !args[0].values.empty()))
    return;
  auto printWord = [&](size_t, size_t group, size_t inGroup) {
    auto flag =
        dyn_cast_or_null<BoolAttr>(getElement(args[4].attribute, group));
    if (!inGroup && flag && flag.getValue())
      printer << "devnum: ";
  };
  printGroups(printer, args, {.print = printWord});
  printer << ')';
}

//===-- Gangs --------------------------------------------------------------===//

static constexpr std::pair<StringRef, GangArgType> gangWords[] = {
    {"num", GangArgType::Num},
    {"dim", GangArgType::Dim},
    {"static", GangArgType::Static}};

static ParseResult parseGangWord(OpAsmParser &parser, Attributes &kinds) {
  for (auto [word, kind] : gangWords) {
    if (failed(parser.parseOptionalKeyword(word)))
      continue;
    kinds.push_back(GangArgTypeAttr::get(parser.getContext(), kind));
    return parser.parseEqual();
  }
  return parser.emitError(parser.getCurrentLocation(),
                          "expect at least one of num, dim or static values");
}

/// A gang clause: operands, their types, their kinds, the device types and sizes of groups, and the
/// device types without groups.
static ParseResult parseGangClause(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  bool hasArguments;
  if (parseOnly(parser, *args[5].attribute, hasArguments))
    return failure();
  if (!hasArguments)
    return success();
  Attributes kinds;
  auto parseWord = [&](size_t) { return parseGangWord(parser, kinds); };
  ParsedArgument groups[] = {args[0], args[1], args[3], args[4]};
  if (parseGroups(parser, groups, {.parse = parseWord}) || parser.parseRParen())
    return failure();
  *args[2].attribute = ArrayAttr::get(parser.getContext(), kinds);
  return success();
}

static void printGangClause(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  if (!printOnly(printer, args[5].attribute, !args[0].values.empty()))
    return;
  auto printWord = [&](size_t index, size_t, size_t) {
    auto kind =
        dyn_cast_or_null<GangArgTypeAttr>(getElement(args[2].attribute, index));
    for (auto [word, value] : gangWords)
      if (kind && kind.getValue() == value)
        printer << word << '=';
  };
  PrintedArgument groups[] = {args[0], args[1], args[3], args[4]};
  printGroups(printer, groups, {.print = printWord});
  printer << ')';
}

/// The gang clause of a routine: device types without dimension, dimensions, and their device types.
static ParseResult
parseRoutineGangClause(OpAsmParser &parser,
                       MutableArrayRef<ParsedArgument> args) {
  bool hasArguments;
  if (parseOnly(parser, *args[0].attribute, hasArguments))
    return failure();
  if (!hasArguments)
    return success();
  Attributes dims, types;
  auto parseDim = [&] {
    return ParseResult(failure(parser.parseKeyword("dim") ||
                               parser.parseColon() ||
                               parser.parseAttribute(dims.emplace_back()) ||
                               parseDeviceType(parser, types)));
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, parseDim) ||
      parser.parseRParen())
    return failure();
  *args[1].attribute = ArrayAttr::get(parser.getContext(), dims);
  *args[2].attribute = ArrayAttr::get(parser.getContext(), types);
  return success();
}

static void printRoutineGangClause(OpAsmPrinter &printer, Operation *,
                                   ArrayRef<PrintedArgument> args) {
  ArrayRef<Attribute> dims = getElements(args[1].attribute);
  if (!printOnly(printer, args[0].attribute, !dims.empty()))
    return;
  for (auto [i, dim] : llvm::enumerate(dims)) {
    printer << (i ? ", dim: " : "dim: ");
    printer.printAttribute(dim);
    printDeviceType(printer, getElement(args[2].attribute, i));
  }
  printer << ')';
}

//===-- Device types without operands --------------------------------------===//

static ParseResult parseDeviceTypes(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  if (failed(parser.parseOptionalLParen())) {
    *args[0].attribute = ArrayAttr::get(ctx, {getNone(ctx)});
    return success();
  }
  Attributes types;
  if (parser.parseLSquare() || parseRestOfList(parser, types) ||
      parser.parseRParen())
    return failure();
  *args[0].attribute = ArrayAttr::get(ctx, types);
  return success();
}

static void printDeviceTypes(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (isOnlyNone(args[0].attribute))
    return;
  printer << '(';
  printList(printer, getElements(args[0].attribute));
  printer << ')';
}

/// Names for devices: symbols, strings, and their device types.
static ParseResult parseBindName(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  Attributes names[2], types[2];
  auto parseName = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    Attribute name;
    if (parser.parseAttribute(name))
      return failure();
    if (!isa<SymbolRefAttr, StringAttr>(name))
      return parser.emitError(loc, "expected symbol reference or string");
    bool isString = isa<StringAttr>(name);
    names[isString].push_back(name);
    return parseDeviceType(parser, types[isString]);
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None, parseName))
    return failure();
  for (unsigned i = 0; i < 2; ++i) {
    if (names[i].empty())
      continue;
    *args[i].attribute = ArrayAttr::get(parser.getContext(), names[i]);
    *args[i + 2].attribute = ArrayAttr::get(parser.getContext(), types[i]);
  }
  return success();
}

static void printBindName(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  bool isFirst = true;
  for (unsigned list = 0; list < 2; ++list)
    for (auto [i, name] : llvm::enumerate(getElements(args[list].attribute))) {
      if (!isFirst)
        printer << ", ";
      isFirst = false;
      printer.printAttribute(name);
      printDeviceType(printer, getElement(args[list + 2].attribute, i));
    }
}

void acc_dialect::registerClauses(Context &ctx) {
  addFormatDirective(ctx, "acc.DeviceTypeOperands", 3, parseDeviceTypeOperands,
                     printDeviceTypeOperands);
  addFormatDirective(ctx, "acc.DeviceTypeOperandsWithKeywordOnly", 4,
                     parseOperandsWithKeywordOnly,
                     printOperandsWithKeywordOnly);
  addFormatDirective(ctx, "acc.DeviceTypeOperandsWithSegment", 4,
                     parsePlainGroups, printPlainGroups);
  addFormatDirective(ctx, "acc.NumGangs", 4, parsePlainGroups,
                     printPlainGroups);
  addFormatDirective(ctx, "acc.WaitClause", 6, parseWaitClause,
                     printWaitClause);
  addFormatDirective(ctx, "acc.GangClause", 6, parseGangClause,
                     printGangClause);
  addFormatDirective(ctx, "acc.RoutineGangClause", 3, parseRoutineGangClause,
                     printRoutineGangClause);
  addFormatDirective(ctx, "acc.DeviceTypeArrayAttr", 1, parseDeviceTypes,
                     printDeviceTypes);
  addFormatDirective(ctx, "acc.BindName", 4, parseBindName, printBindName);
}
