// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/PDLInterp/PDLInterpHooks.h"

#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/Dialects/PDL/PDLSyntaxDetail.h"
#include "strata/Dialects/PDLInterp/PDLInterpOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"

using namespace strata;

//===-- create_operation ---------------------------------------------------===//

/// `-> <inferred>`, `-> (%types : types)`, or nothing.
static ParseResult parseResultTypes(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  if (parser.parseOptionalArrow())
    return success();
  if (succeeded(parser.parseOptionalLess())) {
    if (parser.parseKeyword("inferred") || parser.parseGreater())
      return failure();
    *args[2].attribute = UnitAttr::get(parser.getContext());
    return success();
  }
  return ParseResult::success(
      succeeded(parser.parseLParen()) &&
      succeeded(parser.parseOperandList(*args[0].operands)) &&
      succeeded(parser.parseColonTypeList(*args[1].types)) &&
      succeeded(parser.parseRParen()));
}

static void printResultTypes(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (args[2].attribute) {
    printer << " -> <inferred>";
    return;
  }
  if (args[0].values.empty())
    return;
  printer << " -> (";
  printer.printOperands(args[0].values);
  printer << " : ";
  printer.printTypes(args[1].types);
  printer << ')';
}

static LogicalResult verifyCreateOperation(Operation *op) {
  SmallVector<Segment, 3> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  if (!op->getInherentAttrOrNull("inferredResultTypes"))
    return success();
  if (groups[2].size)
    return op->emitOpError(
        "with inferred results cannot also have explicit result types");
  StringRef name =
      cast<StringAttr>(op->getInherentAttrOrNull("name")).getValue();
  if (!canInferPDLResults(*op->getContext()->getOpDefinition(name)))
    return op->emitOpError("has inferred results, but the created operation '")
           << name
           << "' does not support result type inference (or is not "
              "registered)";
  return success();
}

//===-- foreach ------------------------------------------------------------===//

/// `%x : type in %values { ... } {attributes} -> ^block`.
static ParseResult parseForEach(OpAsmParser &parser, OperationState &state) {
  OpAsmParser::Argument variable;
  UnresolvedOperand values;
  Block *next = nullptr;
  if (parser.parseArgument(variable, /*allowType=*/true) ||
      parser.parseKeyword("in") || parser.parseOperand(values) ||
      parser.resolveOperand(values, getPDLRange(variable.type),
                            state.operands) ||
      parser.parseRegion(*state.addRegion(), variable) ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseArrow() ||
      parser.parseSuccessor(next))
    return failure();
  state.successors.push_back(next);
  return success();
}

static bool canPrintForEach(Operation *op) {
  Region &region = op->getRegion(0);
  return !region.empty() && region.front().getNumArguments() == 1;
}

static void printForEach(pdl_interp::ForEachOp op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printRegionArgument(op->getRegion(0).front().getArgument(0), {},
                              /*omitType=*/true);
  printer << " : " << op->getRegion(0).front().getArgument(0).getType()
          << " in " << op.getValues() << ' ';
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " -> " << op->getSuccessor(0);
}

static LogicalResult verifyForEach(pdl_interp::ForEachOp op) {
  Region &region = op->getRegion(0);
  if (region.empty() || region.front().getNumArguments() != 1)
    return op->emitOpError("requires exactly one argument");
  Type element = getPDLRangeElement(op.getValues().getType());
  if (region.front().getArgument(0).getType() != element)
    return op->emitOpError("operand must be a range of loop variable type");
  return success();
}

//===-- func, switches -----------------------------------------------------===//

static ParseResult parseFunc(OpAsmParser &parser, OperationState &state) {
  return parseFunctionOp(parser, state);
}

static void printFunc(Operation *op, OpAsmPrinter &printer) {
  printFunctionOp(printer, op);
}

static LogicalResult verifySwitch(Operation *op) {
  Attribute values = op->getInherentAttrOrNull("caseValues");
  size_t numCases = op->getNumSuccessors() - 1, numValues = 0;
  if (auto array = dyn_cast<ArrayAttr>(values))
    numValues = array.size();
  else if (auto dense = dyn_cast<DenseElementsAttr>(values))
    numValues = size_t(dense.getNumElements());
  if (numCases == numValues)
    return success();
  return op->emitOpError("expected number of cases to match the number of case "
                         "values, got ")
         << uint64_t(numCases) << " but expected " << uint64_t(numValues);
}

//===-- Equations of types -------------------------------------------------===//

static PredicateValue callGetRange(const PredicateCall &call) {
  if (call.args[0].getTag() != PredicateValue::Tag::Type)
    return PredicateValue::getFailure("no type");
  return PredicateValue(getPDLRange(call.args[0].getType()));
}

/// The type of values for the type of their types.
static PredicateValue callGetValues(const PredicateCall &call) {
  if (call.args[0].getTag() != PredicateValue::Tag::Type)
    return PredicateValue::getFailure("no type");
  Type types = call.args[0].getType();
  Type value = getPDLType(types.getContext(), "value");
  return PredicateValue(getPDLRangeElement(types) ? getPDLRange(value) : value);
}

/// The range of the types called `name`, whatever the argument.
template <const char *name>
static PredicateValue callGetRangeOf(const PredicateCall &call) {
  const PredicateValue &from = call.args[0];
  Context *ctx = from.getTag() == PredicateValue::Tag::Attribute
                     ? from.getAttr().getContext()
                 : from.getTag() == PredicateValue::Tag::Type
                     ? from.getType().getContext()
                     : call.ctx;
  if (!ctx)
    return PredicateValue::getFailure("no type or attribute");
  return PredicateValue(getPDLRange(getPDLType(ctx, name)));
}
static constexpr char typeName[] = "type", operationName[] = "operation";

void strata::registerPDLInterpHooks(Context &ctx) {
  FormatDirective attributes;
  attributes.minArgs = attributes.maxArgs = 2;
  attributes.parse = parseNamedValues;
  attributes.print = printNamedValues;
  (void)registerFormatDirective(ctx, "pdl_interp.CreateOperationOpAttributes",
                                attributes);
  FormatDirective results;
  results.minArgs = results.maxArgs = 3;
  results.parse = parseResultTypes;
  results.print = printResultTypes;
  (void)registerFormatDirective(ctx, "pdl_interp.CreateOperationOpResults",
                                results);
  FormatDirective range;
  range.minArgs = range.maxArgs = 2;
  range.parse = parseRangeType;
  range.print = printRangeType;
  (void)registerFormatDirective(ctx, "pdl_interp.RangeType", range);
  (void)registerPredicateFunction(ctx, "pdl::getRange",
                                  {callGetRange, nullptr, 1, 1});
  (void)registerPredicateFunction(ctx, "pdl::getTypeRange",
                                  {callGetRangeOf<typeName>, nullptr, 1, 1});
  (void)registerPredicateFunction(
      ctx, "pdl::getOperationRange",
      {callGetRangeOf<operationName>, nullptr, 1, 1});
  (void)registerPredicateFunction(ctx, "pdl::getValues",
                                  {callGetValues, nullptr, 1, 1});
  registerOpHooks<pdl_interp::CreateOperationOp>(
      &ctx, {.verify = verifyCreateOperation});
  registerOpHooks<pdl_interp::CreateRangeOp>(&ctx,
                                             {.verify = verifyRangeArguments});
  registerOpHooks<pdl_interp::ForEachOp>(&ctx,
                                         {.verify = typedHook<verifyForEach>,
                                          .canPrint = canPrintForEach,
                                          .print = typedHook<printForEach>,
                                          .parse = parseForEach});
  registerOpHooks<pdl_interp::FuncOp>(
      &ctx,
      {.canPrint = canPrintFunction, .print = printFunc, .parse = parseFunc});
  registerOpHooks<
      pdl_interp::SwitchAttributeOp, pdl_interp::SwitchOperandCountOp,
      pdl_interp::SwitchOperationNameOp, pdl_interp::SwitchResultCountOp,
      pdl_interp::SwitchTypeOp, pdl_interp::SwitchTypesOp>(
      &ctx, {.verify = verifySwitch});
}
