// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncHooks.h"

#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;

/// The func.func that the attribute `attrName` of `op` refers to, or null.
static Operation *findFunction(Operation *op, StringRef attrName,
                               SymbolTableCollection &tables) {
  auto reference =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull(attrName));
  Operation *symbol =
      reference ? tables.lookupNearestSymbolFrom(op, reference) : nullptr;
  bool isFunc = isa_and_nonnull<func::FuncOp>(symbol);
  return isFunc ? symbol : nullptr;
}

static StringRef getRootName(Operation *op, StringRef attrName) {
  auto reference =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull(attrName));
  return reference ? reference.getRootReference().getValue() : StringRef();
}

//===-- func.call ----------------------------------------------------------===//

static LogicalResult verifyCallee(Operation *op,
                                  SymbolTableCollection &tables) {
  Operation *function = findFunction(op, "callee", tables);
  if (!function)
    return op->emitOpError("'") << getRootName(op, "callee")
                                << "' does not reference a valid function";
  return verifyCallTypes(op, function);
}

//===-- func.constant ------------------------------------------------------===//

static LogicalResult verifyFunctionConstant(func::ConstantOp op,
                                            SymbolTableCollection &tables) {
  Operation *function = findFunction(op, "value", tables);
  if (!function)
    return op->emitOpError("reference to undefined function '")
           << getRootName(op, "value") << "'";
  auto type = dyn_cast<FunctionType>(op.getResult().getType());
  if (!type || type.getInputs() != getFunctionArgumentTypes(function) ||
      type.getResults() != getFunctionResultTypes(function))
    return op->emitOpError("reference to function with mismatched type");
  return success();
}

//===-- func.func, func.return ---------------------------------------------===//

static ParseResult parseFunc(OpAsmParser &parser, OperationState &state) {
  return parseFunctionOp(parser, state);
}

static void printFunc(Operation *op, OpAsmPrinter &printer) {
  printFunctionOp(printer, op);
}

static LogicalResult verifyReturn(Operation *op) {
  Operation *function = op->getParentOp();
  if (failed(verifyReturnedCount(op, function)))
    return failure();
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> wanted = getFunctionResultTypes(function);
  for (unsigned i = 0; i < wanted.size(); ++i) {
    Type found = op->getOperand(i).getType();
    if (found != wanted[i])
      return op->emitError("type of return operand ")
             << i << " (" << found << ") doesn't match function result type ("
             << wanted[i] << ") in function @" << name;
  }
  return success();
}

void strata::registerFuncHooks(Context &ctx) {
  registerOpHooks<func::CallOp>(&ctx, {.verifySymbolUses = verifyCallee});
  registerOpHooks<func::ConstantOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyFunctionConstant>});
  registerOpHooks<func::FuncOp>(
      &ctx,
      {.canPrint = canPrintFunction, .print = printFunc, .parse = parseFunc});
  registerOpHooks<func::ReturnOp>(&ctx, {.verify = verifyReturn});
}
