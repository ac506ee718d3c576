// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ToyHooks.h"

#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "ToyOps.h"

using namespace strata;

/// The shape of the result is the reversed shape of the operand, if both are known.
static LogicalResult verifyTranspose(toy::TransposeOp op) {
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!input || !result ||
      llvm::equal(llvm::reverse(input.getShape()), result.getShape()))
    return success();
  return op.emitOpError("expected a result of the reversed shape of ")
         << input << ", found " << result;
}

static LogicalResult verifyReturn(toy::ReturnOp op) {
  auto func = op->getParentOfType<toy::FuncOp>();
  ArrayRef<Type> results = func.getResultTypes();
  if (op->getNumOperands() != results.size())
    return op.emitOpError("expected ")
           << results.size() << " operands, as many as '" << func.getName()
           << "' has results, found " << op->getNumOperands();
  if (op.getValue() && op.getValue().getType() != results[0])
    return op.emitOpError("expected an operand of the result type ")
           << results[0] << ", found " << op.getValue().getType();
  return success();
}

static LogicalResult verifyCallee(toy::GenericCallOp op,
                                  SymbolTableCollection &tables) {
  auto callee =
      tables.lookupNearestSymbolFrom<toy::FuncOp>(op, op.getCalleeAttr());
  if (!callee)
    return op.emitOpError("expected a function, found no function '")
           << op.getCallee() << "'";
  FunctionType found = FunctionType::get(op.getContext(), op->getOperandTypes(),
                                         op->getResultTypes());
  if (found != callee.getFunctionType())
    return op.emitOpError("expected the type ")
           << callee.getFunctionType() << " of the callee, found " << found;
  return success();
}

static ParseResult parseFunc(OpAsmParser &parser, OperationState &state) {
  return parseFunctionOp(parser, state);
}

static void printFunc(Operation *op, OpAsmPrinter &printer) {
  printFunctionOp(printer, op);
}

void toyc::registerToyHooks(Context &ctx) {
  registerOpHooks<toy::TransposeOp>(&ctx,
                                    {.verify = typedHook<verifyTranspose>});
  registerOpHooks<toy::ReshapeOp>(&ctx, {.canonicalize = addReshapePatterns});
  registerOpHooks<toy::FuncOp>(
      &ctx,
      {.canPrint = canPrintFunction, .print = printFunc, .parse = parseFunc});
  registerOpHooks<toy::ReturnOp>(&ctx, {.verify = typedHook<verifyReturn>});
  registerOpHooks<toy::GenericCallOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyCallee>});
  registerShapeInference(ctx);
}
