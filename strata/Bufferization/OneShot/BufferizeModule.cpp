// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite of functions and calls.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Returns the sources of casts, if they have one type in all returns: the type
/// of results is more precise.
static void foldReturnedCasts(Operation *function) {
  SmallVector<Operation *> returns = getReturns(function);
  if (returns.empty())
    return;
  SmallVector<Type> results(getFunctionResultTypes(function));
  for (auto [number, result] : llvm::enumerate(results)) {
    Type common;
    for (Operation *op : returns) {
      Value returned = op->getOperand(unsigned(number));
      auto cast = returned.getDefiningOp<memref::CastOp>();
      Type type = (cast ? cast.getSource() : returned).getType();
      common = !common || common == type ? type : result;
    }
    if (common == result)
      continue;
    for (Operation *op : returns) {
      Value returned = op->getOperand(unsigned(number));
      if (auto cast = returned.getDefiningOp<memref::CastOp>())
        op->setOperand(unsigned(number), cast.getSource());
    }
    result = common;
  }
  function->setAttr("function_type",
                    TypeAttr::get(FunctionType::get(
                        function->getContext(),
                        getFunctionArgumentTypes(function), results)));
}

/// Removes the attributes of arguments that tensors have and memrefs do not.
static void removeArgumentAttributes(Operation *function) {
  if (isExternalFunction(function))
    return;
  for (unsigned arg = 0; arg < getFunctionArgumentTypes(function).size(); ++arg)
    for (StringRef name :
         {"bufferization.buffer_layout", "bufferization.writable"})
      setFunctionArgAttr(function, arg, name, {});
}

static LogicalResult bufferizeFunction(Operation *function,
                                       BufferizationState &state) {
  const BufferizationOptions &options = state.getOptions();
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  if (options.copyBeforeWrite ||
      !llvm::is_contained(options.noAnalysisFunctions, name))
    return bufferizeOps(function, state);
  BufferizationOptions copying = options;
  copying.copyBeforeWrite = true;
  BufferizationState copyingState(function, copying);
  if (failed(insertTensorCopies(function, copyingState)))
    return failure();
  return bufferizeOps(function, copyingState);
}

LogicalResult strata::bufferizeModule(Operation *module,
                                      BufferizationState &state) {
  size_t numCyclic = 0;
  SmallVector<Operation *> order = state.getFunctions(&numCyclic);
  bool isInferred = state.getOptions().functionBoundaryTypeConversion ==
                    LayoutMapOption::InferLayoutMap;
  for (auto [number, function] : llvm::enumerate(order)) {
    if (failed(bufferizeFunction(function, state)))
      return failure();
    if (isInferred && number < order.size() - numCyclic)
      foldReturnedCasts(function);
  }
  SmallVector<Operation *> others;
  for (Operation &op : module->getRegion(0).front())
    if (!isFunction(&op) && !op.hasTrait(OpTrait::SymbolTable))
      others.push_back(&op);
  for (Operation *op : others)
    if (failed(bufferizeOps(op, state)))
      return failure();
  for (Operation *function : order)
    removeArgumentAttributes(function);
  return success();
}
