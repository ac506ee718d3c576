// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops, and clauses that are a keyword or have operands.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/OpenACC/OpenACCDetail.h"
#include "strata/Dialects/OpenACC/OpenACCOps.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::acc;

//===-- Loops --------------------------------------------------------------===//

/// `(%a, %b : index, index)`.
static ParseResult parseBounds(OpAsmParser &parser, ParsedArgument &operands,
                               ParsedArgument &types) {
  return ParseResult(failure(
      parser.parseLParen() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None,
                                     [&] {
                                       return parser.parseOperand(
                                           operands.operands->emplace_back());
                                     }) ||
      parser.parseColon() || parser.parseTypeList(*types.types) ||
      parser.parseRParen()));
}

static void printBounds(OpAsmPrinter &printer,
                        const PrintedArgument &operands) {
  printer << '(';
  llvm::interleave(
      operands.values, [&](Value value) { printer << value; },
      [&] { printer << ", "; });
  printer << " : ";
  llvm::interleave(
      operands.values, [&](Value value) { printer << value.getType(); },
      [&] { printer << ", "; });
  printer << ')';
}

/// The region, then the lower bounds, upper bounds and steps, each with its types. Without bounds,
/// only the region is written.
static ParseResult parseLoopControl(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  SmallVector<OpAsmParser::Argument, 4> variables;
  if (succeeded(parser.parseOptionalKeyword("control"))) {
    if (parser.parseLParen() ||
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None,
                                       [&] {
                                         return parser.parseArgument(
                                             variables.emplace_back(),
                                             /*allowType=*/true);
                                       }) ||
        parser.parseRParen() || parser.parseEqual() ||
        parseBounds(parser, args[1], args[2]) || parser.parseKeyword("to") ||
        parseBounds(parser, args[3], args[4]) || parser.parseKeyword("step") ||
        parseBounds(parser, args[5], args[6]))
      return failure();
  }
  auto region = std::make_unique<Region>();
  if (parser.parseRegion(*region, variables))
    return failure();
  args[0].regions->push_back(std::move(region));
  return success();
}

static void printLoopControl(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  Region &region = *args[0].regions.front();
  if (!region.empty() && region.getNumArguments() != 0) {
    printer << "control(";
    llvm::interleave(
        region.getArguments(),
        [&](BlockArgument arg) { printer << arg << " : " << arg.getType(); },
        [&] { printer << ", "; });
    printer << ") = ";
    printBounds(printer, args[1]);
    printer << " to ";
    printBounds(printer, args[3]);
    printer << "  step ";
    printBounds(printer, args[5]);
    printer << ' ';
  }
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

static constexpr std::pair<StringRef, CombinedConstructsType> constructs[] = {
    {"kernels", CombinedConstructsType::kernels_loop},
    {"parallel", CombinedConstructsType::parallel_loop},
    {"serial", CombinedConstructsType::serial_loop}};

/// `kernels`: the construct that the loop is part of.
static ParseResult parseCombined(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  for (auto [word, value] : constructs)
    if (succeeded(parser.parseOptionalKeyword(word))) {
      *args[0].attribute =
          CombinedConstructsTypeAttr::get(parser.getContext(), value);
      return success();
    }
  return parser.emitError(parser.getCurrentLocation(),
                          "expected compute construct name");
}

static void printCombined(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  auto combined =
      dyn_cast_or_null<CombinedConstructsTypeAttr>(args[0].attribute);
  for (auto [word, value] : constructs)
    if (combined && combined.getValue() == value)
      printer << word;
}

//===-- Keywords with operands ---------------------------------------------===//

/// The operand, its type, and whether the keyword has no operand.
static ParseResult parseOperandOrKeyword(OpAsmParser &parser,
                                         MutableArrayRef<ParsedArgument> args) {
  if (failed(parser.parseOptionalLParen())) {
    *args[2].attribute = UnitAttr::get(parser.getContext());
    return success();
  }
  return ParseResult(failure(
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseColon() || parser.parseType(args[1].types->emplace_back()) ||
      parser.parseRParen()));
}

static ParseResult
parseOperandsOrKeyword(OpAsmParser &parser,
                       MutableArrayRef<ParsedArgument> args) {
  if (failed(parser.parseOptionalLParen())) {
    *args[2].attribute = UnitAttr::get(parser.getContext());
    return success();
  }
  return ParseResult(failure(
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::None,
                                     [&] {
                                       return parser.parseOperand(
                                           args[0].operands->emplace_back());
                                     }) ||
      parser.parseColon() || parser.parseTypeList(*args[1].types) ||
      parser.parseRParen()));
}

static void printOperandsOrKeyword(OpAsmPrinter &printer, Operation *,
                                   ArrayRef<PrintedArgument> args) {
  if (!args[0].values.empty())
    printBounds(printer, args[0]);
}

void acc_dialect::registerLoops(Context &ctx) {
  addFormatDirective(ctx, "acc.LoopControl", 7, parseLoopControl,
                     printLoopControl);
  addFormatDirective(ctx, "acc.CombinedConstructsLoop", 1, parseCombined,
                     printCombined);
  addFormatDirective(ctx, "acc.OperandWithKeywordOnly", 3,
                     parseOperandOrKeyword, printOperandsOrKeyword);
  addFormatDirective(ctx, "acc.OperandsWithKeywordOnly", 3,
                     parseOperandsOrKeyword, printOperandsOrKeyword);
}
