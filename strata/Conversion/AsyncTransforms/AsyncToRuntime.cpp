// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous executions become calls of coroutines, and other operations those of the runtime.
#include "strata/Conversion/AsyncTransforms/AsyncTransformsDetail.h"
#include "strata/Conversion/AsyncTransforms/CoroutineDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::asynctransforms;

//===-- Outlining ----------------------------------------------------------===//

void asynctransforms::cloneConstants(Region &region, RewriterBase &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&region.front());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, captured);
  for (Value value : captured) {
    Operation *def = value.getDefiningOp();
    if (!def || !def->hasTrait(OpTrait::ConstantLike))
      continue;
    Value clone = rewriter.clone(*def)->getResult(0);
    rewriter.replaceUsesWithIf(value, clone, [&](OpOperand &use) {
      return region.isAncestor(use.getOwner()->getParentRegion());
    });
  }
}

/// Creates a private function at the end of the symbol table around `op`, and its block.
static func::FuncOp createFunction(async::ExecuteOp op, ValueRange inputs,
                                   RewriterBase &rewriter, SymbolTable &table) {
  Location loc = op->getLoc();
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(input.getType());
  rewriter.setInsertionPointToEnd(&table.getOp()->getRegion(0).front());
  auto function = func::FuncOp::create(
      rewriter, loc, "async_execute_fn",
      rewriter.getFunctionType(types, op->getResultTypes()),
      StringRef("private"));
  table.insert(function);
  SmallVector<Location> locs(types.size(), loc);
  rewriter.createBlock(&function.getBody(), {}, types, locs);
  return function;
}

/// Creates the body of the coroutine, which first waits for the dependencies and the operands.
static void createBody(async::ExecuteOp op, Coroutine &coroutine,
                       IRMapping &mapping, RewriterBase &rewriter) {
  Location loc = op->getLoc();
  rewriter.setInsertionPointToStart(coroutine.getBody());
  for (Value dependency : op.getDependencies())
    async::AwaitOp::create(rewriter, loc, mapping.lookup(dependency));
  Block &source = op.getBodyRegion().front();
  for (auto [operand, arg] :
       llvm::zip_equal(op.getBodyOperands(), source.getArguments())) {
    auto await = async::AwaitOp::create(rewriter, loc, mapping.lookup(operand));
    mapping.map(Value(arg), await.getResult());
  }
  for (Operation &inner : source)
    rewriter.clone(inner, mapping);
  Operation *yield = coroutine.getBody()->getTerminator();
  SmallVector<Value> values = llvm::to_vector(yield->getOperands());
  coroutine.finish(rewriter, yield, values);
}

/// Moves the region of `op` to a coroutine, and calls it.
static Coroutine outline(async::ExecuteOp op, RewriterBase &rewriter,
                         SymbolTable &table) {
  cloneConstants(op.getBodyRegion(), rewriter);
  llvm::SetVector<Value> inputs;
  inputs.insert(op->getOperands().begin(), op->getOperands().end());
  getUsedValuesDefinedAbove(op.getBodyRegion(), inputs);
  func::FuncOp function =
      createFunction(op, inputs.getArrayRef(), rewriter, table);
  IRMapping mapping;
  mapping.map(inputs, function.getBody().front().getArguments());
  Coroutine coroutine(rewriter, function);
  coroutine.suspendAtStart(rewriter);
  createBody(op, coroutine, mapping, rewriter);
  rewriter.setInsertionPoint(op);
  auto call =
      func::CallOp::create(rewriter, op->getLoc(), function.getSymName(),
                           op->getResultTypes(), inputs.getArrayRef());
  rewriter.replaceOp(op, call.getOperation());
  return coroutine;
}

//===-- Operations outside of coroutines -----------------------------------===//

/// Blocks the thread until `operand` is available, and asserts that it has no error.
static void blockThread(RewriterBase &rewriter, Operation *op, Value operand) {
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  async::RuntimeAwaitOp::create(rewriter, loc, operand);
  Value isError = async::RuntimeIsErrorOp::create(rewriter, loc, operand);
  Value yes =
      arith::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
  Value isValid = arith::XOrIOp::create(rewriter, loc, isError, yes);
  cf::AssertOp::create(rewriter, loc, isValid,
                       "Awaited async operand is in error state");
  if (!op->getNumResults())
    return rewriter.eraseOp(op);
  Value loaded = async::RuntimeLoadOp::create(rewriter, loc, operand);
  rewriter.replaceOp(op, loaded);
}

static void lowerOp(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (auto group = dyn_cast<async::CreateGroupOp>(op)) {
    rewriter.replaceOpWithNewOp<async::RuntimeCreateGroupOp>(op,
                                                             group.getSize());
  } else if (auto addition = dyn_cast<async::AddToGroupOp>(op)) {
    rewriter.replaceOpWithNewOp<async::RuntimeAddToGroupOp>(
        op, addition.getOperand(), addition.getGroup());
  } else if (auto await = dyn_cast<async::AwaitOp>(op)) {
    blockThread(rewriter, op, await.getOperand());
  } else if (auto all = dyn_cast<async::AwaitAllOp>(op)) {
    blockThread(rewriter, op, all.getOperand());
  }
}

//===-- Pass ---------------------------------------------------------------===//

/// Whether `op` has an operation of async in it, or an assertion.
static bool hasAsyncOps(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        StringRef dialect = inner->getName().getStringRef().split('.').first;
        return dialect == async::AsyncDialect::getDialectNamespace() ||
                       isa<cf::AssertOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {
struct AsyncToAsyncRuntime final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SymbolTableCollection tables;
    SmallVector<async::ExecuteOp> executions;
    getOperation()->walk(
        [&](async::ExecuteOp op) { executions.push_back(op); });
    // Inner ones come first.
    SmallVector<Coroutine> coroutines;
    for (async::ExecuteOp op : executions) {
      Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
      coroutines.push_back(outline(op, rewriter, tables.getSymbolTable(scope)));
    }
    for (Coroutine &coroutine : coroutines)
      if (failed(lowerWaits(rewriter, coroutine, hasAsyncOps)))
        return signalPassFailure();
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      lowerOp(rewriter, op);
  }
};
} // namespace

static constexpr PassInfo toRuntimeInfo = {
    .argument = "async-to-async-runtime",
    .name = "AsyncToAsyncRuntimePass",
    .summary = "Lower asynchronous executions to coroutines and the runtime",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "async", "cf", "func"},
    .create = makePass<AsyncToAsyncRuntime>,
};

void asynctransforms::registerToRuntimePass(PassRegistry &registry) {
  registry.add(toRuntimeInfo);
}
