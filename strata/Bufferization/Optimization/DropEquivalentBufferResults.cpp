// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr unsigned noArgument = ~0u;

/// For each result, the argument of the function that all returns return; `noArgument` without one.
static SmallVector<unsigned> findArguments(Operation *function,
                                           ArrayRef<Operation *> returns) {
  SmallVector<unsigned> arguments;
  for (unsigned i = 0; i < getFunctionResultTypes(function).size(); ++i) {
    unsigned found = noArgument;
    for (Operation *op : returns) {
      Value value = op->getOperand(i);
      while (auto cast = value.getDefiningOp<memref::CastOp>())
        value = cast.getSource();
      auto arg = dyn_cast<BlockArgument>(value);
      bool isArgument = arg && arg.getParentBlock()->isEntryBlock() &&
                        arg.getParentBlock()->getParentOp() == function;
      unsigned number = isArgument ? arg.getArgNumber() : noArgument;
      found = op == returns.front() || found == number ? number : noArgument;
    }
    arguments.push_back(found);
  }
  return arguments;
}

/// The call without results that are operands.
static void updateCall(Operation *call, ArrayRef<unsigned> arguments) {
  IRRewriter rewriter(call->getContext());
  rewriter.setInsertionPoint(call);
  SmallVector<Type> types;
  for (auto [number, arg] : llvm::enumerate(arguments))
    if (arg == noArgument)
      types.push_back(call->getResult(unsigned(number)).getType());
  Operation *made = func::CallOp::create(rewriter, call->getLoc(), types,
                                         call->getOperands(), call->getAttrs());
  SmallVector<Value> results;
  unsigned next = 0;
  for (auto [number, arg] : llvm::enumerate(arguments)) {
    if (arg == noArgument) {
      results.push_back(made->getResult(next++));
      continue;
    }
    Value value = call->getOperand(arg);
    Type type = call->getResult(unsigned(number)).getType();
    if (value.getType() != type)
      value = memref::CastOp::create(rewriter, call->getLoc(), type, value);
    results.push_back(value);
  }
  rewriter.replaceOp(call, results);
}

static void dropResults(Operation *function, ArrayRef<Operation *> calls) {
  SmallVector<Operation *> returns;
  for (Block &block : function->getRegion(0))
    if (isa<func::ReturnOp>(block.back()))
      returns.push_back(&block.back());
  if (returns.empty())
    return;
  SmallVector<unsigned> arguments = findArguments(function, returns);
  llvm::BitVector dropped(unsigned(arguments.size()));
  for (auto [number, arg] : llvm::enumerate(arguments))
    dropped[unsigned(number)] = arg != noArgument;
  if (dropped.none())
    return;
  eraseFunctionResults(function, dropped);
  for (Operation *op : returns) {
    SmallVector<Value> kept;
    for (auto [number, value] : llvm::enumerate(op->getOperands()))
      if (!dropped[unsigned(number)])
        kept.push_back(value);
    op->setOperands(kept);
  }
  for (Operation *call : calls)
    updateCall(call, arguments);
}

namespace {
struct DropEquivalentBufferResults final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    llvm::DenseMap<Operation *, SmallVector<Operation *>> calls;
    getOperation()->walk([&](Operation *op) {
      if (isa<func::CallOp>(op))
        if (Operation *callee = resolveCallee(op))
          calls[callee].push_back(op);
    });
    for (Operation &op : getOperation()->getRegion(0).front())
      if (isa<func::FuncOp>(op) && !isExternalFunction(&op) &&
          SymbolTable::getSymbolVisibility(&op) !=
              SymbolTable::Visibility::Public)
        dropResults(&op, calls.lookup(&op));
  }
};
} // namespace

static constexpr PassInfo dropEquivalentBufferResultsInfo = {
    .argument = "drop-equivalent-buffer-results",
    .name = "DropEquivalentBufferResultsPass",
    .summary = "Remove memref results that are equivalent to an argument of "
               "the function",
    .anchor = "builtin.module",
    .dependentDialects = {"memref"},
    .create = makePass<DropEquivalentBufferResults>,
};

void strata::registerDropEquivalentBufferResultsPass(PassRegistry &registry) {
  registry.add(dropEquivalentBufferResultsInfo);
}
