// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls and returns of asynchronous functions, and the results of `async.await`.
#include "strata/Dialects/Async/AsyncHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::async;

//===-- async.await --------------------------------------------------------===//

static LogicalResult verifyAwait(AwaitOp op) {
  Type operand = op.getOperand().getType();
  auto value = dyn_cast<ValueType>(operand);
  if (!value) {
    if (op->getNumResults())
      return op->emitOpError("awaiting on a token must have empty result");
    return success();
  }
  if (!op->getNumResults())
    return op->emitOpError("awaiting on a value must have a result");
  Type found = op.getResult().getType();
  if (found != value.getValueType())
    return op->emitOpError("result type ")
           << found << " does not match async value type "
           << value.getValueType();
  return success();
}

static LogicalResult inferAwait(const InferenceInput &input,
                                SmallVectorImpl<Type> &types) {
  if (auto value = dyn_cast<ValueType>(input.operands.front().getType()))
    types.push_back(value.getValueType());
  return success();
}

//===-- async.call, async.return -------------------------------------------===//

static LogicalResult verifyAsyncCall(async::CallOp op,
                                     SymbolTableCollection &tables) {
  SymbolRefAttr name = op.getCalleeAttr();
  auto function =
      dyn_cast_or_null<async::FuncOp>(tables.lookupNearestSymbolFrom(op, name));
  if (!function)
    return op->emitOpError("'")
           << name.getRootReference().getValue()
           << "' does not reference a valid async function";
  return verifyCallTypes(op, function);
}

/// A token among the results of the function has no operand.
static LogicalResult verifyAsyncReturn(async::ReturnOp op) {
  ArrayRef<Type> results = getFunctionResultTypes(op->getParentOp());
  if (!results.empty() && isa<TokenType>(results.front()))
    results = results.drop_front();
  SmallVector<Type, 4> found(op->getOperandTypes());
  bool areEqual = llvm::equal(found, results, [](Type type, Type result) {
    auto value = dyn_cast<ValueType>(result);
    return value && value.getValueType() == type;
  });
  if (areEqual)
    return success();
  return op->emitOpError(
      "operand types do not match the types returned from the parent FuncOp");
}

void strata::registerAsyncHooks(Context &ctx) {
  registerOpHooks<AwaitOp>(
      &ctx, {.verify = typedHook<verifyAwait>, .inferTypes = inferAwait});
  registerOpHooks<async::CallOp>(
      &ctx, {.verifySymbolUses = typedHook<verifyAsyncCall>});
  registerOpHooks<async::ReturnOp>(&ctx,
                                   {.verify = typedHook<verifyAsyncReturn>});
}
