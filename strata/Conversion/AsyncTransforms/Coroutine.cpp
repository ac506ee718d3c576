// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AsyncTransforms/CoroutineDetail.h"
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::asynctransforms;

//===-- Coroutines ---------------------------------------------------------===//

Coroutine::Coroutine(RewriterBase &rewriter, func::FuncOp function)
    : function(function) {
  Location loc = function->getLoc();
  Region &region = function.getBody();
  Block *entry = &region.front();
  body = rewriter.splitBlock(entry, entry->begin());
  rewriter.setInsertionPointToEnd(entry);
  for (Type type : function.getFunctionType().getResults())
    results.push_back(async::RuntimeCreateOp::create(rewriter, loc, type));
  id = async::CoroIdOp::create(rewriter, loc);
  handle = async::CoroBeginOp::create(rewriter, loc, id);
  cf::BranchOp::create(rewriter, loc, body);
  cleanup = createBlock(rewriter, true);
  destroy = createBlock(rewriter, true);
  suspension = createBlock(rewriter, false);
  async::CoroEndOp::create(rewriter, loc, handle);
  func::ReturnOp::create(rewriter, loc, results);
  for (Block *block : {cleanup, destroy}) {
    rewriter.setInsertionPointToEnd(block);
    cf::BranchOp::create(rewriter, loc, suspension);
  }
  rewriter.modifyOpInPlace(function, [&] {
    function->setAttr(
        "passthrough",
        rewriter.getArrayAttr(rewriter.getStringAttr("presplitcoroutine")));
  });
}

Block *Coroutine::createBlock(RewriterBase &rewriter, bool freesFrame) {
  Block *block = rewriter.createBlock(&function.getBody());
  if (freesFrame)
    async::CoroFreeOp::create(rewriter, function->getLoc(), id, handle);
  return block;
}

void Coroutine::suspendAtStart(RewriterBase &rewriter) {
  Location loc = function->getLoc();
  Operation *branch = function.getBody().front().getTerminator();
  rewriter.setInsertionPoint(branch);
  Value state = async::CoroSaveOp::create(rewriter, loc, handle);
  async::RuntimeResumeOp::create(rewriter, loc, handle);
  async::CoroSuspendOp::create(rewriter, loc, state, suspension, body, destroy);
  rewriter.eraseOp(branch);
}

void Coroutine::finish(RewriterBase &rewriter, Operation *op,
                       ValueRange values) {
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  ArrayRef<Value> stored = ArrayRef(results).take_back(values.size());
  for (auto [value, result] : llvm::zip_equal(values, stored)) {
    async::RuntimeStoreOp::create(rewriter, loc, value, result);
    async::RuntimeSetAvailableOp::create(rewriter, loc, result);
  }
  for (Value token : ArrayRef(results).drop_back(values.size()))
    async::RuntimeSetAvailableOp::create(rewriter, loc, token);
  cf::BranchOp::create(rewriter, loc, cleanup);
  rewriter.eraseOp(op);
}

Block *Coroutine::getErrorBlock(RewriterBase &rewriter) {
  if (error)
    return error;
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = function->getLoc();
  error = rewriter.createBlock(cleanup);
  for (Value result : results)
    async::RuntimeSetErrorOp::create(rewriter, loc, result);
  cf::BranchOp::create(rewriter, loc, cleanup);
  return error;
}

/// Ends the block before `op` by a branch to `yes`, or else to a block that begins with `op`.
static void branchBefore(RewriterBase &rewriter, Operation *op, Value condition,
                         Block *yes, bool isInverted) {
  Block *block = op->getBlock();
  Block *rest = rewriter.splitBlock(block, Block::iterator(op));
  rewriter.setInsertionPointToEnd(block);
  if (isInverted)
    std::swap(yes, rest);
  cf::CondBranchOp::create(rewriter, op->getLoc(), condition, yes, ValueRange(),
                           rest, ValueRange());
}

void Coroutine::suspend(RewriterBase &rewriter, Operation *op, Value operand) {
  Location loc = op->getLoc();
  Block *block = op->getBlock();
  Block *resume = rewriter.splitBlock(block, Block::iterator(op));
  rewriter.setInsertionPointToEnd(block);
  Value state = async::CoroSaveOp::create(rewriter, loc, handle);
  async::RuntimeAwaitAndResumeOp::create(rewriter, loc, operand, handle);
  async::CoroSuspendOp::create(rewriter, loc, state, suspension, resume,
                               destroy);
  rewriter.setInsertionPoint(op);
  Value isError = async::RuntimeIsErrorOp::create(rewriter, loc, operand);
  branchBefore(rewriter, op, isError, getErrorBlock(rewriter), false);
  rewriter.setInsertionPoint(op);
  if (!op->getNumResults())
    return rewriter.eraseOp(op);
  Value loaded = async::RuntimeLoadOp::create(rewriter, loc, operand);
  rewriter.replaceOp(op, loaded);
}

void Coroutine::checkCondition(RewriterBase &rewriter, Operation *op,
                               Value condition) {
  branchBefore(rewriter, op, condition, getErrorBlock(rewriter), true);
  rewriter.eraseOp(op);
}

//===-- Waits --------------------------------------------------------------===//

static LogicalResult lowerLoops(Operation *function,
                                function_ref<bool(Operation *)> isLowered) {
  ConversionTarget target(function->getContext());
  target.addDynamicallyLegalDialect(
      [&](Operation *op) {
        return op->getBlock()->getTerminator() == op || !isLowered(op);
      },
      "scf");
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  RewritePatternSet patterns(function->getContext());
  populateSCFToControlFlowConversionPatterns(patterns);
  return applyPartialConversion(function, target,
                                FrozenRewritePatternSet(std::move(patterns)));
}

/// The operations that wait, outside of asynchronous executions, which are other coroutines.
static void findWaits(Operation *function,
                      SmallVectorImpl<Operation *> &waits) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<async::ExecuteOp>(op))
      return WalkResult::skip();
    if (isa<async::AwaitOp, async::AwaitAllOp, cf::AssertOp>(op))
      waits.push_back(op);
    return WalkResult::advance();
  });
}

LogicalResult
asynctransforms::lowerWaits(RewriterBase &rewriter, Coroutine &coroutine,
                            function_ref<bool(Operation *)> isLowered) {
  func::FuncOp function = coroutine.getFunction();
  if (failed(lowerLoops(function, isLowered)))
    return failure();
  SmallVector<Operation *> waits;
  findWaits(function, waits);
  for (Operation *op : waits) {
    bool isNested = op->getParentRegion() != &function.getBody();
    if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
      if (!isNested)
        coroutine.checkCondition(rewriter, op, assertion.getArg());
      continue;
    }
    if (isNested)
      return op->emitOpError("cannot suspend a coroutine inside of '")
             << op->getParentOp()->getName().getStringRef() << "'";
    auto await = dyn_cast<async::AwaitOp>(op);
    coroutine.suspend(rewriter, op,
                      await ? await.getOperand()
                            : Value(cast<async::AwaitAllOp>(op).getOperand()));
  }
  return success();
}
