// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of linalg.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static bool isOutput(OpOperand &use, const BufferizationState &) {
  auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
  return op && op.isDpsInit(&use);
}

static bool readsStructured(OpOperand &use, const BufferizationState &) {
  auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!op || !op.getBlock() ||
      op.getBlock()->getNumArguments() != use.getOwner()->getNumOperands())
    return true;
  return !op.getBlock()->getArgument(use.getOperandNumber()).use_empty();
}

static AliasingValues getOutputAliases(OpOperand &use,
                                       const BufferizationState &state) {
  auto op = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!op || !isOutput(use, state))
    return {};
  return {
      {use.getOwner()->getResult(use.getOperandNumber() - op.getNumDpsInputs()),
       BufferRelation::Equivalent}};
}

/// All loops are parallel, and both maps the identity.
static bool isElementwise(Operation *op, OpOperand &read, OpOperand &write) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured ||
      structured.getNumLoops() != structured.getNumParallelLoops())
    return false;
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  return maps.size() == op->getNumOperands() &&
         maps[read.getOperandNumber()].isIdentity() &&
         maps[write.getOperandNumber()].isIdentity();
}

/// Replaces a structured operation on tensors by one on memrefs.
static LogicalResult bufferizeStructured(Operation *op, RewriterBase &rewriter,
                                         BufferizationState &state) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return failure();
  SmallVector<Value> operands, outputs;
  for (OpOperand &use : op->getOpOperands()) {
    FailureOr<Value> buffer = isTensorType(use.get().getType())
                                  ? state.getBuffer(rewriter, use.get())
                                  : FailureOr<Value>(use.get());
    if (failed(buffer))
      return failure();
    operands.push_back(*buffer);
    if (structured.isDpsInit(&use) && isTensorType(use.get().getType()))
      outputs.push_back(*buffer);
  }
  Operation *made =
      rewriter.create(op->getLoc(), op->getName().getStringRef(), operands, {},
                      op->getAttrs(), {}, op->getNumRegions());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    rewriter.inlineRegionBefore(from, to, to.end());
  BufferizationState::replaceOp(rewriter, op, outputs);
  return success();
}

/// Whether `use` is the output of linalg.softmax, which is its last operand.
static bool isLast(OpOperand &use, const BufferizationState &) {
  return use.getOperandNumber() + 1 == use.getOwner()->getNumOperands();
}

static bool isNotLast(OpOperand &use, const BufferizationState &state) {
  return !isLast(use, state);
}

static LogicalResult bufferizeSoftmax(Operation *op, RewriterBase &rewriter,
                                      BufferizationState &state) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    FailureOr<Value> buffer = state.getBuffer(rewriter, operand);
    if (failed(buffer))
      return failure();
    operands.push_back(*buffer);
  }
  rewriter.create(op->getLoc(), op->getName().getStringRef(), operands, {},
                  op->getAttrs());
  BufferizationState::replaceOp(rewriter, op, operands.back());
  return success();
}

void detail::registerStructuredRecords(Context &ctx) {
  BufferizableOp structured = {.reads = readsStructured,
                               .writes = isOutput,
                               .aliases = getOutputAliases,
                               .isElementwise = isElementwise,
                               .bufferize = bufferizeStructured};
  if (Dialect *dialect = ctx.getLoadedDialect("linalg"))
    for (const OpDefinition *def : ctx.getOpDefinitions(*dialect))
      if (linalg::LinalgOp::classof(*def))
        registerBufferizableOp(ctx, def->name, structured);
  registerBufferizableOp<linalg::SoftmaxOp>(
      ctx, {.reads = isNotLast,
            .writes = isLast,
            .aliases =
                [](OpOperand &use, const BufferizationState &state) {
                  return isLast(use, state) ? isFirstResult(use, state)
                                            : AliasingValues();
                },
            .bufferize = bufferizeSoftmax});
}
