// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, whose arguments are local variables, and the types of local variables.
#include "strata/Dialects/WasmSSA/WasmSSAHooks.h"

#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/WasmSSA/WasmSSAOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;
using namespace strata::wasmssa;

static FunctionType getWasmFunctionType(Operation *op) {
  auto type = dyn_cast_or_null<TypeAttr>(
      cast<wasmssa::FuncOp>(op).getFunctionTypeAttr());
  return type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
}

static ArrayRef<Type> getWasmArgumentTypes(Operation *op) {
  FunctionType type = getWasmFunctionType(op);
  return type ? type.getInputs() : ArrayRef<Type>();
}

static ArrayRef<Type> getWasmResultTypes(Operation *op) {
  FunctionType type = getWasmFunctionType(op);
  return type ? type.getResults() : ArrayRef<Type>();
}

static LogicalResult verifyWasmFunctionType(Operation *) { return success(); }

/// The arguments of the entry block are local variables of the types of the function.
static LogicalResult verifyWasmBody(Operation *op) {
  Region &body = cast<wasmssa::FuncOp>(op).getBody();
  if (body.empty())
    return success();
  ArrayRef<Type> types = getWasmArgumentTypes(op);
  Block &entry = *body.getFirstBlock();
  if (entry.getNumArguments() != types.size())
    return op->emitError("entry block should have same number of arguments as "
                         "function type. Function type has ")
           << uint64_t(types.size()) << ", entry block has "
           << entry.getNumArguments();
  for (unsigned i = 0; i < types.size(); ++i) {
    Type found = entry.getArgument(i).getType();
    auto local = dyn_cast<LocalRefType>(found);
    if (!local)
      return op->emitError("entry block argument type should be LocalRefType, "
                           "got ")
             << found << " for block argument " << i;
    if (local.getElementType() != types[i])
      return op->emitError("func argument type #")
             << i << "(" << types[i]
             << ") doesn't match entry block referenced "
             << "type (" << local.getElementType() << ")";
  }
  return success();
}

static constexpr FunctionOpInterface::Concept wasmFunction = {
    getWasmArgumentTypes, getWasmResultTypes, verifyWasmFunctionType,
    verifyWasmBody};

static ParseResult parseWasmFunc(OpAsmParser &parser, OperationState &state) {
  Context *ctx = parser.getContext();
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword))) {
    if (keyword != "exported")
      return parser.emitError(
                 loc, "expecting either `exported` or symbol name. got ")
             << keyword;
    state.addAttribute("exported", UnitAttr::get(ctx));
  }
  StringAttr name;
  if (parser.parseSymbolName(name))
    return failure();
  state.addAttribute("sym_name", name);
  loc = parser.getCurrentLocation();
  ParsedSignature signature;
  if (parseFunctionSignature(parser, /*allowVariadic=*/false, signature))
    return failure();
  SmallVector<Type, 4> inputs;
  for (Type type : signature.getArgumentTypes()) {
    auto local = dyn_cast<LocalRefType>(type);
    if (!local && signature.areNamed)
      return parser.emitError(loc, "invalid type for wasm.func argument. "
                                   "Expecting !wasm<local T>, got ")
             << type;
    inputs.push_back(local ? local.getElementType() : type);
  }
  Type type = FunctionType::get(ctx, inputs, signature.resultTypes);
  state.addAttribute("functionType", TypeAttr::get(type));
  addArgAndResultAttrs(state, signature);
  if (parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  return parseOptionalFunctionBody(parser, state, signature);
}

static void printWasmFunc(Operation *op, OpAsmPrinter &printer) {
  auto function = cast<wasmssa::FuncOp>(op);
  printer << (function.getExportedAttr() ? " exported " : " ");
  printer.printSymbolName(function.getSymName());
  printFunctionSignature(printer, op);
  printFunctionAttributes(printer, op, {"functionType", "exported"});
  printFunctionBody(printer, op);
}

static LogicalResult inferLocal(const InferenceInput &input,
                                SmallVectorImpl<Type> &types) {
  auto type = dyn_cast_or_null<TypeAttr>(input.attributes.front());
  if (!type)
    return failure();
  types.push_back(
      LocalRefType::get(input.def.dialect->getContext(), type.getValue()));
  return success();
}

static LogicalResult inferLocalGet(const InferenceInput &input,
                                   SmallVectorImpl<Type> &types) {
  Type operand = input.operands.front().getType();
  auto local = dyn_cast<LocalRefType>(operand);
  // The verifier rejects other operands.
  types.push_back(local ? local.getElementType() : operand);
  return success();
}

void strata::registerWasmSSAHooks(Context &ctx) {
  registerOpHooks<wasmssa::FuncOp>(
      &ctx, {.canPrint = canPrintFunction,
             .print = printWasmFunc,
             .parse = parseWasmFunc,
             .interfaces = {makeInterfaceTable(wasmFunction)}});
  registerOpHooks<LocalOp>(&ctx, {.inferTypes = inferLocal});
  registerOpHooks<LocalGetOp>(&ctx, {.inferTypes = inferLocalGet});
}
