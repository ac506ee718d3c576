// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LoopConversions.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Bounds -------------------------------------------------------------===//

/// The bounds as values; constants are created for attributes.
static SmallVector<Value> createValues(OpBuilder &builder, Location loc,
                                       ArrayRef<OpFoldResult> bounds) {
  SmallVector<Value> values;
  for (OpFoldResult bound : bounds) {
    Value value = bound.getValue();
    if (!value)
      value = arith::ConstantOp::create(
          builder, loc,
          builder.getIndexAttr(*getConstantIntValue(bound.getAttr())));
    values.push_back(value);
  }
  return values;
}

namespace {
/// The bounds of all dimensions of an scf.forall.
struct BoxBounds {
  SmallVector<Value> lower, upper, steps;

  BoxBounds(OpBuilder &builder, scf::ForallOp op)
      : lower(createValues(builder, op->getLoc(), op.getMixedLowerBound())),
        upper(createValues(builder, op->getLoc(), op.getMixedUpperBound())),
        steps(createValues(builder, op->getLoc(), op.getMixedStep())) {}
};
} // namespace

/// scf.for loops, one in the other, without carried values and with empty bodies. The builder
/// is at the start of the innermost.
static SmallVector<scf::ForOp> createNest(OpBuilder &builder, Location loc,
                                          ValueRange lower, ValueRange upper,
                                          ValueRange steps) {
  SmallVector<scf::ForOp> loops;
  for (auto [lb, ub, step] : llvm::zip_equal(lower, upper, steps)) {
    loops.push_back(scf::ForOp::create(builder, loc, lb, ub, step));
    builder.setInsertionPointToStart(&loops.back().getRegion().front());
  }
  return loops;
}

/// Moves the operations of `body` except the terminator into the innermost of `loops`, with
/// the induction variables and `others` as arguments.
static void fillNest(RewriterBase &rewriter, Block &body,
                     ArrayRef<scf::ForOp> loops, ValueRange others = {}) {
  SmallVector<Value> variables;
  for (scf::ForOp loop : loops)
    variables.push_back(loop.getInductionVar());
  llvm::append_range(variables, others);
  rewriter.eraseOp(body.getTerminator());
  Block &inner = loops.back()->getRegion(0).front();
  rewriter.inlineBlockBefore(&body, inner.getTerminator(), variables);
}

//===-- scf.forall ---------------------------------------------------------===//

static LogicalResult checkWithoutResults(scf::ForallOp op) {
  if (op->use_empty())
    return success();
  return op.emitOpError(
      "expected no results that are used, since only an scf.forall on memrefs "
      "can be converted; bufferize it first");
}

/// Replaces a loop without dimensions by its body, which is executed once.
static void inlineBody(RewriterBase &rewriter, scf::ForallOp op) {
  Block &body = op.getRegion().front();
  rewriter.eraseOp(body.getTerminator());
  rewriter.inlineBlockBefore(&body, op.getOperation(), op.getOutputs());
  rewriter.eraseOp(op);
}

LogicalResult scf::forallToForLoop(RewriterBase &rewriter, ForallOp op,
                                   SmallVectorImpl<Operation *> *loops) {
  if (failed(checkWithoutResults(op)))
    return failure();
  if (op.getRank() == 0) {
    inlineBody(rewriter, op);
    return success();
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  BoxBounds bounds(rewriter, op);
  SmallVector<ForOp> nest = createNest(rewriter, op->getLoc(), bounds.lower,
                                       bounds.upper, bounds.steps);
  // Each iteration sees the shared outputs as they are before the loop.
  fillNest(rewriter, op.getRegion().front(), nest, op.getOutputs());
  rewriter.eraseOp(op);
  if (loops)
    loops->append(nest.begin(), nest.end());
  return success();
}

LogicalResult scf::forallToParallelLoop(RewriterBase &rewriter, ForallOp op,
                                        ParallelOp *result) {
  if (result)
    *result = nullptr;
  if (failed(checkWithoutResults(op)))
    return failure();
  if (op.getRank() == 0) {
    inlineBody(rewriter, op);
    return success();
  }
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  BoxBounds bounds(rewriter, op);
  auto parallel = ParallelOp::create(rewriter, op->getLoc(), bounds.lower,
                                     bounds.upper, bounds.steps);
  if (ArrayAttr mapping = op.getMappingAttr())
    parallel->setAttr("mapping", mapping);
  Block &body = op.getRegion().front();
  rewriter.eraseOp(body.getTerminator());
  Block &target = parallel.getRegion().front();
  SmallVector<Value> args(ValueRange(parallel.getInductionVars()));
  llvm::append_range(args, op.getOutputs());
  rewriter.inlineBlockBefore(&body, target.getTerminator(), args);
  rewriter.eraseOp(op);
  if (result)
    *result = parallel;
  return success();
}

//===-- scf.parallel -------------------------------------------------------===//

FailureOr<SmallVector<scf::ForOp>>
scf::parallelForToNestedFors(RewriterBase &rewriter, ParallelOp op) {
  if (op.getNumReductions())
    return rewriter.notifyMatchFailure(op, "there are reductions");
  if (!op.hasBoundsForEachStep())
    return rewriter.notifyMatchFailure(op, "there are not as many bounds as "
                                           "steps");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<ForOp> nest =
      createNest(rewriter, op->getLoc(), op.getLowerBound(), op.getUpperBound(),
                 op.getStep());
  fillNest(rewriter, op.getRegion().front(), nest);
  rewriter.eraseOp(op);
  return nest;
}

//===-- scf.for ------------------------------------------------------------===//

/// Whether the bounds are constants, and the variable overflows after the last iteration.
static bool overflowsAtEnd(scf::ForOp op) {
  APInt lower, upper, step;
  if (!matchPattern(op.getLowerBound(), m_ConstantInt(&lower)) ||
      !matchPattern(op.getUpperBound(), m_ConstantInt(&upper)) ||
      !matchPattern(op.getStep(), m_ConstantInt(&step)))
    return false;
  bool isUnsigned = op.getUnsignedCmp();
  if (step.isZero() || !(isUnsigned ? lower.ult(upper) : lower.slt(upper)))
    return false;
  APInt distance = upper - lower - 1;
  APInt last = lower + distance.udiv(step) * step;
  bool overflows = false;
  (void)(isUnsigned ? last.uadd_ov(step, overflows)
                    : last.sadd_ov(step, overflows));
  return overflows;
}

FailureOr<scf::WhileOp> scf::forToWhileLoop(RewriterBase &rewriter, ForOp op) {
  if (overflowsAtEnd(op))
    return rewriter.notifyMatchFailure(op, "the induction variable overflows");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> inits = {op.getLowerBound()};
  llvm::append_range(inits, op.getInitArgs());
  auto compare = [&](OpBuilder &builder, Location loc, ValueRange args) {
    auto predicate = op.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                         : arith::CmpIPredicate::slt;
    Value isInside = arith::CmpIOp::create(builder, loc, predicate, args[0],
                                           op.getUpperBound());
    ConditionOp::create(builder, loc, isInside, args);
  };
  auto advance = [&](OpBuilder &builder, Location loc, ValueRange args) {
    arith::AddIOp::create(builder, loc, args[0], op.getStep());
  };
  auto loop =
      WhileOp::create(rewriter, op->getLoc(), ValueRange(inits).getTypes(),
                      inits, compare, advance);
  Block &after = *loop.getAfterBody();
  Value next = after.front().getResult(0);
  Operation *yield = op.getRegion().front().getTerminator();
  rewriter.modifyOpInPlace(yield, [&] { yield->insertOperands(0, next); });
  rewriter.inlineBlockBefore(&op.getRegion().front(), &after, after.end(),
                             ValueRange(loop.getAfterArguments()));
  for (NamedAttribute attr : op->getAttrs())
    loop->setAttr(attr.getName(), attr.getValue());
  rewriter.replaceOp(op, loop->getResults().drop_front());
  return loop;
}
