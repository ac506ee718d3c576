// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LoopRangeFolding.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

/// Whether `value` is a constant that is at least `least`, as a signed number.
static bool isAtLeast(Value value, int64_t least) {
  APInt constant;
  return matchPattern(value, m_ConstantInt(&constant)) && constant.sge(least);
}

/// Whether the operation of constants `value` and `number` overflows.
static bool overflows(Operation *op, Value value, Value number) {
  APInt lhs, rhs;
  if (!matchPattern(value, m_ConstantInt(&lhs)) ||
      !matchPattern(number, m_ConstantInt(&rhs)))
    return false;
  bool isOver = false;
  (void)(isa<arith::AddIOp>(op) ? lhs.sadd_ov(rhs, isOver)
                                : lhs.smul_ov(rhs, isOver));
  return isOver;
}

/// The only user of the induction variable, if it can be folded; null otherwise.
static Operation *findUser(scf::ForOp loop) {
  BlockArgument variable = loop.getInductionVar();
  if (!variable.hasOneUse())
    return nullptr;
  Operation *user = *variable.getUsers().begin();
  if (!isa<arith::AddIOp, arith::MulIOp>(user))
    return nullptr;
  Value other;
  for (Value operand : user->getOperands())
    if (operand != Value(variable))
      other = operand;
  if (!other || !loop.isDefinedOutsideOfLoop(other) ||
      (isa<arith::MulIOp>(user) && !isAtLeast(other, 1)) ||
      (loop.getUnsignedCmp() && !isAtLeast(other, 0)))
    return nullptr;
  for (Value bound : {loop.getLowerBound(), loop.getUpperBound()})
    if (overflows(user, bound, other))
      return nullptr;
  return isa<arith::MulIOp>(user) && overflows(user, loop.getStep(), other)
             ? nullptr
             : user;
}

/// A copy of `user` of `bound` in place of the induction variable, without flags that the result
/// does not overflow: that is known of the indices only.
static Value createBound(RewriterBase &rewriter, scf::ForOp loop,
                         Operation *user, Value bound) {
  IRMapping mapping;
  mapping.map(Value(loop.getInductionVar()), bound);
  Operation *copy = rewriter.clone(*user, mapping);
  if (auto add = dyn_cast<arith::AddIOp>(copy))
    add.setOverflowFlags(arith::IntegerOverflowFlags::none);
  else
    cast<arith::MulIOp>(copy).setOverflowFlags(
        arith::IntegerOverflowFlags::none);
  return copy->getResult(0);
}

LogicalResult scf::foldLoopRange(RewriterBase &rewriter, ForOp op) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  bool isFolded = false;
  while (Operation *user = findUser(op)) {
    isFolded = true;
    Value lower = createBound(rewriter, op, user, op.getLowerBound());
    Value upper = createBound(rewriter, op, user, op.getUpperBound());
    Value step = isa<arith::MulIOp>(user)
                     ? createBound(rewriter, op, user, op.getStep())
                     : op.getStep();
    rewriter.modifyOpInPlace(op, [&] {
      op.getLowerBoundMutable().set(lower);
      op.getUpperBoundMutable().set(upper);
      op.getStepMutable().set(step);
    });
    rewriter.replaceOp(user, Value(op.getInductionVar()));
  }
  return success(isFolded);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ForLoopRangeFolding final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    getOperation()->walk(
        [&](scf::ForOp op) { (void)scf::foldLoopRange(rewriter, op); });
  }
};
} // namespace

static constexpr PassInfo rangeFoldingInfo = {
    .argument = "scf-for-loop-range-folding",
    .name = "ForLoopRangeFoldingPass",
    .summary = "Do additions to and multiplications of induction variables "
               "with the bounds of their loops",
    .dependentDialects = {"arith", "scf"},
    .create = makePass<ForLoopRangeFolding>,
};

void strata::registerForLoopRangeFoldingPass(PassRegistry &registry) {
  registry.add(rangeFoldingInfo);
}
