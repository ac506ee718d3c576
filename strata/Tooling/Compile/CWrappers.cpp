// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that C can call, in place of functions with results that C returns
// in other ways.
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Tooling/Compile/CHeader.h"

using namespace strata;

static LogicalResult addWrapper(Operation *module, Operation *callee,
                                const CWrapper &wrapper) {
  Context *ctx = module->getContext();
  OpBuilder builder(ctx);
  ArrayRef<Type> arguments = getFunctionArgumentTypes(callee);
  SmallVector<Type, 8> inputs(arguments.begin(), arguments.end());
  if (wrapper.hasResults)
    inputs.insert(inputs.begin(), getLLVMPointerType(ctx));
  FailureOr<Operation *> function =
      lookupOrCreateLLVMFunction(builder, module, wrapper.name, Type(), inputs);
  if (failed(function))
    return failure();
  LLVMBuilder llvm(builder, callee->getLoc());
  SmallVector<Location, 8> locs(inputs.size(), callee->getLoc());
  Block *block =
      builder.createBlock(&(*function)->getRegion(0), {}, inputs, locs);
  SmallVector<Value, 8> values(block->getArguments().begin(),
                               block->getArguments().end());
  if (!wrapper.hasResults) {
    (void)llvm.call(wrapper.callee, Type(), values);
  } else {
    ArrayRef<Type> results = getFunctionResultTypes(callee);
    Value result = llvm.call(wrapper.callee, results[0],
                             ArrayRef<Value>(values).drop_front());
    llvm.store(result, values[0]);
  }
  llvm.createOp<LLVM::ReturnOp>({}, {});
  return success();
}

LogicalResult strata::addCWrappers(Operation *module,
                                   ArrayRef<CWrapper> wrappers,
                                   std::string &error) {
  for (const CWrapper &wrapper : wrappers) {
    Operation *callee = SymbolTable::lookupSymbolIn(module, wrapper.callee);
    auto hasResults = [&] {
      ArrayRef<Type> results = getFunctionResultTypes(callee);
      return !results.empty() && !isLLVMVoidType(results[0]);
    };
    if (!callee || !isFunction(callee) || hasResults() != wrapper.hasResults) {
      error = "the header declares '@" + wrapper.callee +
              "', which the passes removed or gave other results";
      return failure();
    }
    if (failed(addWrapper(module, callee, wrapper)))
      return failure();
  }
  return success();
}
