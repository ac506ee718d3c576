// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions, initial values, symbols and the shapes of arrays.
#include "strata/Dialects/EmitC/EmitCHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Asm/OperandNames.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::emitc;

//===-- Types --------------------------------------------------------------===//

static void keepParameters(const TypeDefinition &, MutableArrayRef<Attribute>) {
}

static LogicalResult verifyOpaqueType(EmitErrorFn emitError,
                                      const TypeDefinition &,
                                      ArrayRef<Attribute> params) {
  StringRef text = cast<StringAttr>(params.front()).getValue();
  if (text.empty())
    return emitError() << "expected non empty string in !emitc.opaque type";
  if (text.back() == '*')
    return emitError() << "pointer not allowed as outer type with "
                          "!emitc.opaque, use !emitc.ptr instead";
  return success();
}

static LogicalResult verifyLValueType(EmitErrorFn emitError,
                                      const TypeDefinition &,
                                      ArrayRef<Attribute> params) {
  if (isa<emitc::ArrayType>(cast<TypeAttr>(params.front()).getValue()))
    return emitError() << "!emitc.lvalue cannot wrap !emitc.array type";
  return success();
}

static constexpr CanonicalParameters opaqueType = {keepParameters,
                                                   verifyOpaqueType};
static constexpr CanonicalParameters lvalueType = {keepParameters,
                                                   verifyLValueType};

void strata::registerEmitCTypes(Context &ctx) {
  (void)attachInterface(&ctx, "!emitc.opaque", opaqueType);
  (void)attachInterface(&ctx, "!emitc.lvalue", lvalueType);
}

static ParseResult parseArrayShape(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t, 4> shape;
  if (parser.parseDimensionList(shape))
    return failure();
  Type element;
  if (shape.empty() && parser.parseType(element))
    return failure();
  if (shape.empty())
    return parser.emitError(loc, "shape must not be empty");
  if (llvm::is_contained(shape, ShapedType::kDynamic))
    return parser.emitError(loc, "expected static shape");
  *args[0].attribute = DenseI64ArrayAttr::get(parser.getContext(), shape);
  return success();
}

static void printArrayShape(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  printer.printDimensionList(
      cast<DenseI64ArrayAttr>(args[0].attribute).asArrayRef());
  printer << 'x';
}

//===-- Initial values -----------------------------------------------------===//

/// `i32 = 5`, `!emitc.array<2xi32> = dense<[1, 2]>`. Numbers have the type; elements have the
/// shape and element type of the array.
static ParseResult
parseTypeAndInitialValue(OpAsmParser &parser,
                         MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (parser.parseType(type))
    return failure();
  *args[0].attribute = TypeAttr::get(type);
  if (parser.parseOptionalEqual())
    return success();
  Type valueType = type;
  if (auto array = dyn_cast<emitc::ArrayType>(type))
    valueType = RankedTensorType::get(array.getShape(), array.getElementType());
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute value;
  if (parser.parseAttribute(value, valueType))
    return failure();
  if (!isa<ElementsAttr, IntegerAttr, FloatAttr, emitc::OpaqueAttr>(value))
    return parser.emitError(loc) << "initial value should be a integer, float, "
                                    "elements or opaque attribute";
  *args[1].attribute = value;
  return success();
}

static void printTypeAndInitialValue(OpAsmPrinter &printer, Operation *,
                                     ArrayRef<PrintedArgument> args) {
  printer << cast<TypeAttr>(args[0].attribute).getValue();
  if (!args[1].attribute)
    return;
  printer << " = ";
  printer.printAttributeWithoutType(args[1].attribute);
}

//===-- Functions and symbols ----------------------------------------------===//

static ParseResult parseEmitCFunc(OpAsmParser &parser, OperationState &state) {
  return parseFunctionOp(parser, state);
}

static void printEmitCFunc(Operation *op, OpAsmPrinter &printer) {
  printFunctionOp(printer, op);
}

/// A function without a body may be public.
static constexpr SymbolOpInterface::Concept functionSymbol = {
    .isDeclaration = [](Operation *) { return false; }};

/// The function called `name`. Reports an error if there is none.
static emitc::FuncOp findFunction(Operation *op, SymbolRefAttr name,
                                  SymbolTableCollection &tables) {
  auto function =
      dyn_cast_or_null<emitc::FuncOp>(tables.lookupNearestSymbolFrom(op, name));
  if (!function)
    (void)(op->emitOpError("'") << name.getRootReference().getValue()
                                << "' does not reference a valid function");
  return function;
}

static LogicalResult verifyCallSymbol(emitc::CallOp op,
                                      SymbolTableCollection &tables) {
  emitc::FuncOp function = findFunction(op, op.getCalleeAttr(), tables);
  if (!function)
    return failure();
  return verifyCallTypes(op, function);
}

static LogicalResult verifyDeclaredFunction(DeclareFuncOp op,
                                            SymbolTableCollection &tables) {
  return success(bool(findFunction(op, op.getSymNameAttr(), tables)));
}

static LogicalResult verifyGlobalSymbol(GetGlobalOp op,
                                        SymbolTableCollection &tables) {
  SymbolRefAttr name = op.getNameAttr();
  auto global =
      dyn_cast_or_null<GlobalOp>(tables.lookupNearestSymbolFrom(op, name));
  if (!global)
    return op->emitOpError("'") << name.getRootReference().getValue()
                                << "' does not reference a valid emitc.global";
  Type found = op.getResult().getType();
  Type type = cast<TypeAttr>(global.getTypeAttr()).getValue();
  if (isa<emitc::ArrayType>(type)) {
    if (found == type)
      return success();
    return op->emitOpError("on array type expects result type ")
           << found << " to match type " << type << " of the global " << name;
  }
  auto lvalue = dyn_cast<LValueType>(found);
  if (!lvalue)
    return op->emitOpError("on non-array type expects result type to be an "
                           "lvalue type for the global ")
           << name;
  if (lvalue.getValueType() == type)
    return success();
  return op->emitOpError("on non-array type expects result inner type ")
         << lvalue.getValueType() << " to match type " << type
         << " of the global " << name;
}

static LogicalResult verifyFieldSymbol(GetFieldOp op,
                                       SymbolTableCollection &tables) {
  SymbolRefAttr name = op.getFieldNameAttr();
  auto field =
      dyn_cast_or_null<FieldOp>(tables.lookupNearestSymbolFrom(op, name));
  if (!field)
    return op->emitOpError("field '") << name << "' not found in the class";
  Type type = cast<TypeAttr>(field.getTypeAttr()).getValue();
  if (op.getResult().getType() != type)
    return op->emitOpError("result type ")
           << op.getResult().getType() << " does not match field '" << name
           << "' type " << type;
  return success();
}

static LogicalResult verifyEmitCReturn(emitc::ReturnOp op) {
  Operation *function = op->getParentOp();
  if (failed(verifyReturnedCount(op, function)))
    return failure();
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> wanted = getFunctionResultTypes(function);
  if (wanted.empty() || op.getOperand().getType() == wanted.front())
    return success();
  return op->emitError("type of the return operand (")
         << op.getOperand().getType()
         << ") doesn't match function result type (" << wanted.front()
         << ") in function @" << name;
}

//===-- Pointers -----------------------------------------------------------===//

static LogicalResult inferAddress(const InferenceInput &input,
                                  SmallVectorImpl<Type> &types) {
  Type operand = input.operands.front().getType();
  auto type = dyn_cast<LValueType>(operand);
  // The verifier rejects other operands.
  types.push_back(
      type ? Type(emitc::PointerType::get(input.def.dialect->getContext(),
                                          type.getValueType()))
           : operand);
  return success();
}

static LogicalResult inferPlace(const InferenceInput &input,
                                SmallVectorImpl<Type> &types) {
  Type operand = input.operands.front().getType();
  auto type = dyn_cast<emitc::PointerType>(operand);
  // The verifier rejects other operands, and pointers to types without an lvalue.
  types.push_back(operand);
  if (type && isa<IntegerType, FloatType, IndexType, emitc::OpaqueType,
                  emitc::PointerType>(type.getPointee()))
    types.back() =
        LValueType::get(input.def.dialect->getContext(), type.getPointee());
  return success();
}

//===-- Regions ------------------------------------------------------------===//

static LogicalResult verifyCondition(DoOp op) {
  Block &block = *op.getConditionRegion().getFirstBlock();
  int64_t count = std::distance(block.begin(), block.end());
  if (count != 2)
    return op->emitOpError("condition region must contain exactly two "
                           "operations: 'emitc.expression' followed by "
                           "'emitc.yield', but found ")
           << count << " operations";
  Operation *first = block.getFirstOp(), *last = first->getNextNode();
  auto expression = dyn_cast<ExpressionOp>(first);
  if (!expression)
    return op->emitOpError("expected first op in condition region to be "
                           "'emitc.expression', but got ")
           << first->getName();
  Type type = expression.getResult().getType();
  if (!type.isInteger(1))
    return op->emitOpError("emitc.expression in condition region must return "
                           "'i1', but returns ")
           << type;
  auto yield = dyn_cast<emitc::YieldOp>(last);
  if (!yield)
    return op->emitOpError("expected last op in condition region to be "
                           "'emitc.yield', but got ")
           << last->getName();
  if (!yield->getNumOperands())
    return op->emitOpError("expected condition region to return 1 value, but "
                           "it returns 0 values");
  if (yield.getResult() != expression.getResult())
    return op->emitError("'emitc.yield' must return result of "
                         "'emitc.expression' from this condition region");
  return success();
}

/// An operation of an unknown dialect may be a terminator.
static LogicalResult verifyDo(DoOp op) {
  if (failed(verifyCondition(op)))
    return failure();
  Block &body = *op.getBodyRegion().getFirstBlock();
  if (!body.empty() && (body.back().hasTrait(OpTrait::IsTerminator) ||
                        !body.back().isRegistered()))
    return op->emitOpError("body region must not contain terminator");
  return success();
}

static LogicalResult verifyExpression(ExpressionOp op) {
  Block &block = *op.getRegion().getFirstBlock();
  auto yield =
      dyn_cast_or_null<emitc::YieldOp>(block.empty() ? nullptr : &block.back());
  if (!yield || !yield->getNumOperands())
    return op->emitOpError("must yield a value at termination");
  Value value = yield.getResult();
  if (!value.getDefiningOp())
    return op->emitOpError("yielded value has no defining op");
  if (value.getType() != op.getResult().getType())
    return op->emitOpError("requires yielded type to match return type");
  for (Operation &inner : block) {
    if (&inner == yield.getOperation())
      break;
    if (!inner.getDefinition().hasTrait("CExpressionInterface"))
      return op->emitOpError("contains an unsupported operation");
    if (inner.getNumResults() != 1)
      return op->emitOpError("requires exactly one result for each operation");
    if (inner.getResult(0).use_empty())
      return op->emitOpError("contains an unused operation");
  }
  return success();
}

/// Gives `region` an argument for each operand, in place of the operand. The first one stands for
/// an operand that occurs again.
static void addArguments(Region &region, ArrayRef<Value> operands,
                         Location loc) {
  for (Value operand : operands) {
    BlockArgument arg = region.front().addArgument(operand.getType(), loc);
    operand.replaceUsesWithIf(arg, [&](OpOperand &use) {
      return region.isAncestor(use.getOwner()->getParentRegion());
    });
  }
}

static ParseResult parseExpression(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("noinline")))
    state.addAttribute("do_not_inline", UnitAttr::get(parser.getContext()));
  Type type;
  if (parser.parseColonType(type))
    return failure();
  auto signature = dyn_cast<FunctionType>(type);
  if (!signature)
    return parser.emitError(parser.getNameLoc(), "expected function type");
  if (signature.getNumResults() != 1)
    return parser.emitError(parser.getNameLoc(), "expected single return type");
  if (parser.resolveOperands(operands, signature.getInputs(), loc,
                             state.operands))
    return failure();
  state.types.push_back(signature.getResult(0));
  Region *region = state.addRegion();
  if (parser.parseRegion(*region))
    return failure();
  if (region->empty())
    region->push_back(new Block());
  addArguments(*region, state.operands, parser.getEncodedSourceLoc(loc));
  return success();
}

/// Region arguments are printed with the names of the operands.
static void printExpression(Operation *op, OpAsmPrinter &printer) {
  auto expression = cast<ExpressionOp>(op);
  printer << ' ';
  printer.printOperands(ValueRange(op->getOperands()));
  printer << " : ";
  printer.printFunctionalType(op);
  printer << ' ';
  printer.printRegion(expression.getRegion(), /*printEntryBlockArgs=*/false);
}

static constexpr OperandNamesInterface operandNames = {};

//===-- Text ---------------------------------------------------------------===//

/// Counts the places `{}` of operands.
static FailureOr<size_t> countPlaces(VerbatimOp op, StringRef text) {
  size_t count = 0;
  while (true) {
    text = text.drop_front(std::min(text.find('{'), text.size()));
    if (text.empty())
      return count;
    text = text.drop_front();
    if (text.consume_front("{"))
      continue;
    if (text.empty())
      return op->emitOpError(
          "expected '}' after unescaped '{' at end of string");
    if (!text.consume_front("}"))
      return op->emitOpError("expected '}' after unescaped '{'");
    ++count;
  }
}

static LogicalResult verifyVerbatim(VerbatimOp op) {
  if (!op->getNumOperands())
    return success();
  FailureOr<size_t> count = countPlaces(op, op.getValue());
  if (failed(count))
    return failure();
  if (*count != op->getNumOperands())
    return op->emitOpError(
        "requires operands for each placeholder in the format string");
  return success();
}

void strata::registerEmitCHooks(Context &ctx) {
  addFormatDirective(ctx, "emitc.ArrayShape", 1, parseArrayShape,
                     printArrayShape);
  addFormatDirective(ctx, "emitc.TypeAndInitialValue", 2,
                     parseTypeAndInitialValue, printTypeAndInitialValue);
  registerOpHooks<AddressOfOp>(&ctx, {.inferTypes = inferAddress});
  registerOpHooks<emitc::CallOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyCallSymbol>});
  registerOpHooks<DeclareFuncOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyDeclaredFunction>});
  registerOpHooks<DereferenceOp>(&ctx, {.inferTypes = inferPlace});
  registerOpHooks<DoOp>(&ctx, {.verify = typedHook<verifyDo>});
  registerOpHooks<ExpressionOp>(
      &ctx, {.verify = typedHook<verifyExpression>,
             .print = printExpression,
             .parse = parseExpression,
             .interfaces = {makeInterfaceTable(operandNames)}});
  registerOpHooks<emitc::FuncOp>(
      &ctx, {.canPrint = canPrintFunction,
             .print = printEmitCFunc,
             .parse = parseEmitCFunc,
             .interfaces = {makeInterfaceTable(functionSymbol)}});
  registerOpHooks<GetFieldOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyFieldSymbol>});
  registerOpHooks<GetGlobalOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyGlobalSymbol>});
  registerOpHooks<emitc::ReturnOp>(&ctx,
                                   {.verify = typedHook<verifyEmitCReturn>});
  registerOpHooks<VerbatimOp>(&ctx, {.verify = typedHook<verifyVerbatim>});
}
