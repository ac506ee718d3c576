// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous functions become coroutines, which are executed by the caller until they wait.
#include "strata/Conversion/AsyncTransforms/AsyncTransformsDetail.h"
#include "strata/Conversion/AsyncTransforms/CoroutineDetail.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::asynctransforms;

/// Creates a func.func with the attributes and the body of `op`, which is erased.
static func::FuncOp convertFunction(async::FuncOp op, RewriterBase &rewriter) {
  rewriter.setInsertionPoint(op);
  auto function = func::FuncOp::create(rewriter, op->getLoc(), op.getSymName(),
                                       op.getFunctionType());
  for (const NamedAttribute &attr : op->getAttrs())
    function->setAttr(attr.getName(), attr.getValue());
  rewriter.inlineRegionBefore(op.getBody(), function.getBody(),
                              function.getBody().end());
  rewriter.eraseOp(op);
  return function;
}

/// Whether `op` waits, or has an assertion in it, outside of asynchronous executions.
static bool hasWaits(Operation *op) {
  return op
      ->walk<WalkOrder::PreOrder>([](Operation *inner) {
        if (isa<async::ExecuteOp>(inner))
          return WalkResult::skip();
        return isa<async::AwaitOp, async::AwaitAllOp, cf::AssertOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

static LogicalResult lowerBody(func::FuncOp function, RewriterBase &rewriter) {
  SmallVector<async::ReturnOp> returns;
  function->walk([&](async::ReturnOp op) { returns.push_back(op); });
  Coroutine coroutine(rewriter, function);
  for (async::ReturnOp op : returns) {
    SmallVector<Value> values = llvm::to_vector(op.getOperands());
    coroutine.finish(rewriter, op, values);
  }
  return lowerWaits(rewriter, coroutine, hasWaits);
}

namespace {
struct AsyncFuncToAsyncRuntime final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<async::FuncOp> functions;
    SmallVector<async::CallOp> calls;
    getOperation()->walk([&](Operation *op) {
      if (auto function = dyn_cast<async::FuncOp>(op))
        functions.push_back(function);
      else if (auto call = dyn_cast<async::CallOp>(op))
        calls.push_back(call);
    });
    for (async::CallOp call : calls) {
      rewriter.setInsertionPoint(call);
      rewriter.replaceOpWithNewOp<func::CallOp>(
          call, call.getCallee(), call->getResultTypes(), call.getOperands());
    }
    for (async::FuncOp op : functions) {
      func::FuncOp function = convertFunction(op, rewriter);
      if (!function.getBody().empty() && failed(lowerBody(function, rewriter)))
        return signalPassFailure();
    }
  }
};
} // namespace

static constexpr PassInfo funcToRuntimeInfo = {
    .argument = "async-func-to-async-runtime",
    .name = "AsyncFuncToAsyncRuntimePass",
    .summary = "Lower asynchronous functions to coroutines",
    .anchor = "builtin.module",
    .dependentDialects = {"async", "cf", "func"},
    .create = makePass<AsyncFuncToAsyncRuntime>,
};

void asynctransforms::registerFuncToRuntimePass(PassRegistry &registry) {
  registry.add(funcToRuntimeInfo);
}
