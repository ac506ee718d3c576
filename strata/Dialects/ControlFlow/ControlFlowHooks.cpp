// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/ControlFlow/ControlFlowHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowPatterns.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- cf.switch: operands ------------------------------------------------===//

/// The operands of all cases: the group after the flag and the operands of the
/// default.
static constexpr unsigned caseGroup = 2;

static LogicalResult
getSwitchOperands(Operation *op, SmallVectorImpl<SuccessorOperands> &passed) {
  SmallVector<Segment, 4> groups, cases;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  passed.push_back({0, groups[1], 1});
  if (succeeded(divideSegment(
          groups[caseGroup], op->getInherentAttrOrNull("case_operand_segments"),
          cases)))
    for (auto [i, segment] : llvm::enumerate(cases))
      passed.push_back({0, segment, int(caseGroup), int(i)});
  return success();
}

static LogicalResult verifyCaseValues(cf::SwitchOp op, size_t numCases) {
  auto values = dyn_cast_or_null<DenseElementsAttr>(op.getCaseValuesAttr());
  if (!values && numCases == 0)
    return success();
  if (!values)
    return op->emitOpError("requires attribute 'case_values'");
  Type flagType = op.getFlag().getType();
  Type valueType = values.getType().getElementType();
  if (flagType != valueType)
    return op->emitOpError("'flag' type (")
           << flagType << ") should match case value type (" << valueType
           << ")";
  if (uint64_t(values.getNumElements()) != numCases)
    return op->emitOpError("number of case values (")
           << values.getNumElements()
           << ") should match number of case destinations ("
           << uint64_t(numCases) << ")";
  return success();
}

static LogicalResult verifySwitch(cf::SwitchOp op) {
  size_t numCases = op->getNumSuccessors() - 1;
  SmallVector<Segment, 4> groups;
  if (failed(verifyCaseValues(op, numCases)) ||
      failed(getOperandSegments(op, groups)))
    return failure();
  return verifySegmentSizes(op, "case_operand_segments", "caseOperands",
                            groups[caseGroup].size, numCases);
}

/// The successor for a constant condition or flag.
static Block *getCondBranchSuccessor(Operation *op,
                                     ArrayRef<Attribute> operands) {
  auto condition = dyn_cast_or_null<IntegerAttr>(operands.front());
  return condition ? op->getSuccessor(condition.getValue().isZero()) : nullptr;
}

static Block *getSwitchSuccessor(Operation *op, ArrayRef<Attribute> operands) {
  auto flag = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!flag)
    return nullptr;
  auto values = dyn_cast_or_null<DenseElementsAttr>(
      op->getInherentAttrOrNull("case_values"));
  for (unsigned i = 1; values && i < op->getNumSuccessors(); ++i)
    if (values.getIntElement(i - 1) == flag.getValue())
      return op->getSuccessor(i);
  return op->getSuccessor(0);
}

//===-- cf.switch: cases ---------------------------------------------------===//

// `default` `:` successor (`,` integer `:` successor)*, each with operands in
// parentheses if it has arguments.

namespace {
/// The arguments of custom<SwitchOpCases>, in their order.
enum CaseArgument {
  FlagType,
  DefaultDestination,
  DefaultOperands,
  DefaultTypes,
  Values,
  Destinations,
  Operands,
  Types,
  OperandSegments,
  NumCaseArguments
};
} // namespace

static ParseResult
parseDestination(OpAsmParser &parser, bool allowResultNumber,
                 SmallVectorImpl<Block *> &destinations,
                 SmallVectorImpl<UnresolvedOperand> &operands,
                 SmallVectorImpl<Type> &types) {
  if (parser.parseColon() || parser.parseSuccessor(destinations.emplace_back()))
    return failure();
  if (parser.parseOptionalLParen())
    return success();
  return ParseResult::success(
      succeeded(parser.parseOperandList(operands, OpAsmParser::Delimiter::None,
                                        allowResultNumber)) &&
      succeeded(parser.parseColonTypeList(types)) &&
      succeeded(parser.parseRParen()));
}

static ParseResult parseSwitchCases(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  // The format accepts integer types only, and holes of rules.
  auto flagType = dyn_cast<IntegerType>(args[FlagType].types->front());
  if (!flagType)
    return parser.emitError("expected the integer type of the flag before its "
                            "cases");
  if (parser.parseKeyword("default") ||
      parseDestination(parser, /*allowResultNumber=*/false,
                       *args[DefaultDestination].successors,
                       *args[DefaultOperands].operands,
                       *args[DefaultTypes].types))
    return failure();
  SmallVector<APInt, 4> values;
  SmallVector<int32_t, 4> sizes;
  auto &operands = *args[Operands].operands;
  while (succeeded(parser.parseOptionalComma())) {
    int64_t value = 0;
    size_t first = operands.size();
    if (parser.parseInteger(value) ||
        parseDestination(parser, /*allowResultNumber=*/true,
                         *args[Destinations].successors, operands,
                         *args[Types].types))
      return failure();
    values.push_back(
        APInt(64, uint64_t(value)).sextOrTrunc(flagType.getWidth()));
    sizes.push_back(int32_t(operands.size() - first));
  }
  Builder builder(parser.getContext());
  *args[OperandSegments].attribute = builder.getDenseI32ArrayAttr(sizes);
  if (!values.empty())
    *args[Values].attribute = DenseElementsAttr::get(
        VectorType::get({int64_t(values.size())}, flagType), values);
  return success();
}

static void printSwitchCases(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  printer << "  default: ";
  printer.printSuccessorAndUseList(args[DefaultDestination].successors.front(),
                                   args[DefaultOperands].values);
  auto values = dyn_cast_or_null<DenseElementsAttr>(args[Values].attribute);
  if (!values)
    return;
  ArrayRef<Block *> destinations = args[Destinations].successors;
  ArrayRef<Value> operands = args[Operands].values;
  SmallVector<Segment, 4> segments;
  // They are as many, unless the operation is malformed.
  (void)divideSegment({0, unsigned(operands.size())},
                      args[OperandSegments].attribute, segments);
  size_t numCases = std::min(
      {size_t(values.getNumElements()), destinations.size(), segments.size()});
  for (size_t i = 0; i < numCases; ++i) {
    printer << ',';
    printer.printNewline();
    printer << "  ";
    printer.getStream() << values.getIntElement(i).getLimitedValue();
    printer << ": ";
    printer.printSuccessorAndUseList(
        destinations[i], operands.slice(segments[i].first, segments[i].size));
  }
  printer.printNewline();
}

static Operation *createAssertion(OpBuilder &builder, Location loc,
                                  Value condition, StringRef message) {
  return cf::AssertOp::create(builder, loc, condition, message);
}

static Operation *createBranch(OpBuilder &builder, Location loc, Block *dest,
                               ArrayRef<Value> operands) {
  return cf::BranchOp::create(builder, loc, dest, operands);
}

void strata::provideControlFlowOperations(Context &ctx) {
  CommonOperations &common = getCommonOperations(ctx);
  common.createAssertion = createAssertion;
  common.createBranch = createBranch;
}

void strata::registerControlFlowHooks(Context &ctx) {
  FormatDirective cases;
  cases.minArgs = cases.maxArgs = NumCaseArguments;
  cases.parse = parseSwitchCases;
  cases.print = printSwitchCases;
  (void)registerFormatDirective(ctx, "cf.SwitchOpCases", cases);
  static constexpr BranchOpInterface::Concept switchInterface = {
      .getSuccessorOperands = getSwitchOperands,
      .getSuccessorForOperands = getSwitchSuccessor};
  registerOpHooks<cf::BranchOp>(&ctx, {.canonicalize = getBranchPatterns});
  static constexpr BranchOpInterface::Concept condBranchInterface = {
      .getSuccessorForOperands = getCondBranchSuccessor};
  registerOpHooks<cf::CondBranchOp>(
      &ctx, {.canonicalize = getCondBranchPatterns,
             .interfaces = {makeInterfaceTable(condBranchInterface)}});
  registerOpHooks<cf::SwitchOp>(
      &ctx, {.verify = typedHook<verifySwitch>,
             .canonicalize = getSwitchPatterns,
             .interfaces = {makeInterfaceTable(switchInterface)}});
}
