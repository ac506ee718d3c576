// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/PayloadSyntax.h"

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/Segments.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral dimensions = "dimensions";

//===-- Parsing ------------------------------------------------------------===//

namespace {
/// An operation that is written as its name and its attributes.
struct Payload {
  std::string name;
  SmallVector<NamedAttribute, 4> attributes;
};
} // namespace

/// Parses `{ name attr-dict }` if there is a brace.
static ParseResult parsePayload(OpAsmParser &parser,
                                std::optional<Payload> &payload) {
  if (parser.parseOptionalLBrace())
    return success();
  StringRef name;
  payload.emplace();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalKeyword(&name))
    return emitError(parser.getEncodedSourceLoc(loc),
                     "expected bare identifier or keyword");
  payload->name = name.str();
  return ParseResult(
      failure(parser.parseOptionalAttrDict(payload->attributes) ||
              parser.parseRBrace()));
}

/// `ins(%a : type)` or `outs(%a : type)`, if present.
static ParseResult parseOperands(OpAsmParser &parser, StringRef keyword,
                                 OperationState &state, size_t &count) {
  count = 0;
  if (parser.parseOptionalKeyword(keyword))
    return success();
  SmallVector<UnresolvedOperand, 4> operands;
  SmallVector<Type, 4> types;
  llvm::SMLoc loc;
  if (parser.parseLParen())
    return failure();
  loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
      parser.parseRParen() ||
      parser.resolveOperands(operands, types, loc, state.operands))
    return failure();
  count = operands.size();
  return success();
}

/// The region that `payload` stands for. Its operands are the arguments from
/// `firstOperand` on, then those before it, `numOperands` in all.
static void buildPayload(const Payload &payload, OperationState &state,
                         Region &region, unsigned firstOperand,
                         unsigned numOperands) {
  Context *ctx = state.name.getContext();
  Block *block = Block::create(ctx);
  region.push_back(block);
  SmallVector<Type, 4> types;
  for (Value operand : state.operands)
    types.push_back(getElementTypeOrSelf(operand.getType()));
  // The arguments are not written.
  SmallVector<Location, 4> locs(types.size());
  block->addArguments(types, locs);
  SmallVector<Value, 4> operands;
  for (unsigned i = 0; i < numOperands; ++i)
    operands.push_back(
        block->getArgument((firstOperand + i) % block->getNumArguments()));
  // Without operands the operation is invalid, which the verifier reports.
  if (types.empty())
    return;
  OpBuilder builder(ctx);
  builder.setInsertionPointToEnd(block);
  Operation *op = builder.create(state.location, payload.name, operands,
                                 {types.back()}, payload.attributes);
  linalg::YieldOp::create(builder, state.location,
                          ValueRange(op->getResults()));
}

/// `(%a: type, ...) { ... }`.
static ParseResult parseBody(OpAsmParser &parser, Region &region) {
  SmallVector<OpAsmParser::Argument, 4> arguments;
  auto parseArgument = [&] {
    return parser.parseArgument(arguments.emplace_back(), /*allowType=*/true,
                                /*allowAttrs=*/true);
  };
  return ParseResult(failure(
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     parseArgument, " in argument list") ||
      parser.parseRegion(region, arguments)));
}

/// Adds a result for each output that is a tensor.
static void addResults(OperationState &state, size_t numOutputs) {
  ArrayRef<Value> operands(state.operands);
  for (Value output : operands.take_back(numOutputs))
    if (isa<TensorType>(output.getType()))
      state.types.push_back(output.getType());
}

static ParseResult parse(OpAsmParser &parser, OperationState &state,
                         bool isReduction) {
  std::optional<Payload> payload;
  size_t numInputs, numOutputs;
  if (parsePayload(parser, payload) ||
      parseOperands(parser, "ins", state, numInputs) ||
      parseOperands(parser, "outs", state, numOutputs))
    return failure();
  addResults(state, numOutputs);
  if (isReduction) {
    SmallVector<int64_t, 4> numbers;
    auto parseNumber = [&]() -> ParseResult {
      return parser.parseInteger(numbers.emplace_back());
    };
    if (parser.parseKeyword(dimensions) || parser.parseEqual() ||
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                       parseNumber))
      return failure();
    state.addAttribute(dimensions,
                       DenseI64ArrayAttr::get(parser.getContext(), numbers));
  }
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  Region *region = state.addRegion();
  if (!payload)
    return parseBody(parser, *region);
  bool isPaired = isReduction && !state.operands.empty();
  buildPayload(*payload, state, *region, isPaired ? unsigned(numInputs) : 0,
               unsigned(isReduction ? state.operands.size() : numInputs));
  return success();
}

ParseResult strata::parseLinalgMap(OpAsmParser &parser, OperationState &state) {
  return parse(parser, state, /*isReduction=*/false);
}

ParseResult strata::parseLinalgReduce(OpAsmParser &parser,
                                      OperationState &state) {
  return parse(parser, state, /*isReduction=*/true);
}

//===-- Printing -----------------------------------------------------------===//

/// The operation that the region of `op` is written as; null if it is more than that.
/// Its operands are `operands` of the arguments.
static Operation *findPayload(Operation *op, unsigned firstOperand,
                              unsigned numOperands) {
  Region &region = op->getRegion(0);
  if (!region.hasOneBlock())
    return nullptr;
  Block &block = region.front();
  if (block.empty() || block.getNumArguments() != op->getNumOperands())
    return nullptr;
  Operation &payload = block.front();
  Operation *yield = payload.getNextNode();
  if (!yield || yield->getNextNode() || payload.getNumResults() != 1 ||
      payload.getNumRegions() || payload.getNumSuccessors() ||
      payload.getNumOperands() != numOperands || !numOperands ||
      payload.getResult(0).getType() != block.getArguments().back().getType() ||
      yield->getNumOperands() != 1 ||
      yield->getOperand(0) != Value(payload.getResult(0)))
    return nullptr;
  for (unsigned i = 0; i < numOperands; ++i)
    if (payload.getOperand(i) !=
        Value(block.getArgument((firstOperand + i) % block.getNumArguments())))
      return nullptr;
  return &payload;
}

static void printPayload(Operation *payload, OpAsmPrinter &printer) {
  printer << " { " << payload->getName().getStringRef();
  // Attributes that a created operation has by default are not printed.
  const OpDefinition &def = payload->getDefinition();
  SmallVector<StringRef, 4> elided;
  for (auto [slot, value] : llvm::zip(def.attributes, payload->getAttrSlots()))
    if (value && value == slot.defaultValue)
      elided.push_back(slot.name);
  printer.printOptionalAttrDict(payload->getAttrs(), elided);
  printer << " }";
}

static void printOperands(StringRef keyword, ValueRange values,
                          OpAsmPrinter &printer) {
  if (values.empty())
    return;
  printer << ' ' << keyword << '(';
  printer.printOperands(values);
  printer << " : ";
  SmallVector<Type, 4> types(values.getTypes());
  printer.printTypes(types);
  printer << ')';
}

/// The arguments of the region in parentheses, and its operations, on lines of their own.
static void printBody(Operation *op, OpAsmPrinter &printer) {
  Region &region = op->getRegion(0);
  printer.increaseIndent();
  printer.printNewline();
  printer << '(';
  for (auto [i, argument] : llvm::enumerate(region.getArguments())) {
    if (i)
      printer << ", ";
    printer.printRegionArgument(argument);
  }
  printer << ") ";
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
  printer.decreaseIndent();
}

static void print(Operation *op, OpAsmPrinter &printer, bool isReduction) {
  unsigned numOperands = op->getNumOperands();
  unsigned numInputs = isReduction ? numOperands / 2 : numOperands - 1;
  Operation *payload = findPayload(op, isReduction ? numInputs : 0,
                                   isReduction ? numOperands : numInputs);
  if (payload)
    printPayload(payload, printer);
  printOperands("ins", op->getOperands().take_front(numInputs), printer);
  printOperands("outs", op->getOperands().drop_front(numInputs), printer);
  if (isReduction) {
    printer << ' ' << dimensions << " = [";
    auto numbers = op->getAttrOfType<DenseI64ArrayAttr>(dimensions);
    llvm::interleaveComma(numbers.asArrayRef(), printer.getStream());
    printer << "] ";
  }
  StringRef elided[] = {dimensions};
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  if (!payload)
    printBody(op, printer);
}

bool strata::canPrintPayload(Operation *op) {
  bool isReduction = op->getDefinition().findAttribute(dimensions) >= 0;
  return op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock() &&
         op->getNumOperands() &&
         (!isReduction || (op->getNumOperands() % 2 == 0 &&
                           op->getAttrOfType<DenseI64ArrayAttr>(dimensions)));
}

void strata::printLinalgMap(Operation *op, OpAsmPrinter &printer) {
  print(op, printer, /*isReduction=*/false);
}

void strata::printLinalgReduce(Operation *op, OpAsmPrinter &printer) {
  print(op, printer, /*isReduction=*/true);
}
