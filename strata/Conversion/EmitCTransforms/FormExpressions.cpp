// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each operation becomes an expression of its own; then expressions are moved into the only
// expression that uses them, if the order of evaluation does not matter.
#include "strata/Conversion/EmitCTransforms/EmitCTransformsDetail.h"
#include "strata/Dialects/EmitC/EmitCExpressions.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

/// Puts `op` into a new expression, whose operands are those of `op`.
static void formExpression(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> operands(op->getOperands().begin(),
                              op->getOperands().end());
  auto expression = emitc::ExpressionOp::create(
      builder, loc, op->getResult(0).getType(), ValueRange(operands));
  op->getResult(0).replaceAllUsesWith(expression.getResult());
  SmallVector<Type> types(op->getOperandTypes().begin(),
                          op->getOperandTypes().end());
  SmallVector<Location> locs(types.size(), loc);
  Block *body = builder.createBlock(&expression.getRegion(), {}, types, locs);
  op->moveBefore(body, body->end());
  for (unsigned i = 0; i < operands.size(); ++i)
    op->setOperand(i, body->getArgument(i));
  emitc::YieldOp::create(builder, loc, op->getResult(0));
}

/// Whether C evaluates `operand` of `op` only under a condition.
static bool isConditional(Operation *op, Value operand) {
  if (auto choice = dyn_cast<emitc::ConditionalOp>(op))
    return operand == choice.getTrueValue() ||
           operand == choice.getFalseValue();
  return isa<emitc::LogicalAndOp, emitc::LogicalOrOp>(op) &&
         operand == op->getOperands().back();
}

/// Whether C evaluates `argument` of `op` exactly once, before all side effects of `op`.
static bool dependsOn(emitc::ExpressionOp op, Value argument) {
  if (!argument.hasOneUse())
    return false;
  llvm::SmallPtrSet<Operation *, 8> users;
  for (Operation &part : op.getRegion().front()) {
    bool isUser = false;
    for (Value operand : part.getOperands()) {
      if (operand != argument && !users.contains(operand.getDefiningOp()))
        continue;
      isUser = true;
      if (!operand.hasOneUse() || isConditional(&part, operand))
        return false;
    }
    if (isUser)
      users.insert(&part);
    else if (emitc::hasSideEffects(&part))
      return false;
  }
  return true;
}

/// The expression that defines `operand` of `user` if it can be a part of `user`; null otherwise.
static emitc::ExpressionOp getFoldableOperand(emitc::ExpressionOp user,
                                              OpOperand &operand) {
  auto part = operand.get().getDefiningOp<emitc::ExpressionOp>();
  if (!part || !operand.get().hasOneUse())
    return {};
  if (!emitc::hasSideEffects(part))
    return part;
  Value argument =
      user.getRegion().front().getArgument(operand.getOperandNumber());
  return emitc::hasEffectsOfCallsOnly(part) && emitc::canMoveTo(part, user) &&
                 dependsOn(user, argument)
             ? part
             : emitc::ExpressionOp();
}

/// Makes the arguments of `body`, which are those of `partDefs`, the arguments of all values: those of
/// `ownDefs` precede them, and a value has only one. Returns the argument of each value.
static llvm::SmallDenseMap<Value, Value>
mergeArguments(Block &body, const llvm::SetVector<Value> &ownDefs,
               ValueRange partDefs, Location loc, PatternRewriter &rewriter) {
  llvm::SmallDenseMap<Value, Value> argumentOf;
  unsigned numOwn = 0;
  for (Value value : ownDefs)
    argumentOf[value] = body.insertArgument(numOwn++, value.getType(), loc);
  llvm::BitVector isRepeated(body.getNumArguments());
  for (auto [i, value] : llvm::enumerate(partDefs)) {
    unsigned number = numOwn + unsigned(i);
    BlockArgument arg = body.getArgument(number);
    auto [entry, isNew] = argumentOf.try_emplace(value, arg);
    if (isNew)
      continue;
    rewriter.replaceAllUsesWith(arg, entry->second);
    isRepeated.set(number);
  }
  if (isRepeated.any())
    body.eraseArguments(isRepeated);
  return argumentOf;
}

/// Moves the first operand that is a foldable expression to the beginning of `op`. Its operands
/// follow the others. Its body becomes that of the result, since it may be large.
static LogicalResult foldOperand(emitc::ExpressionOp op,
                                 PatternRewriter &rewriter) {
  emitc::ExpressionOp part;
  for (OpOperand &operand : op->getOpOperands())
    if ((part = getFoldableOperand(op, operand)))
      break;
  if (!part)
    return rewriter.notifyMatchFailure(op, "no operand can be a part of it");
  llvm::SetVector<Value> ownDefs;
  for (Value operand : op.getDefs())
    if (operand != part.getResult())
      ownDefs.insert(operand);
  llvm::SetVector<Value> operands = ownDefs;
  operands.insert(part.getDefs().begin(), part.getDefs().end());

  auto merged = emitc::ExpressionOp::create(
      rewriter, op->getLoc(), op.getResult().getType(),
      ValueRange(operands.getArrayRef()), op.getDoNotInline());
  rewriter.inlineRegionBefore(part.getRegion(), merged.getRegion(),
                              merged.getRegion().end());
  Block &body = merged.getRegion().front();
  llvm::SmallDenseMap<Value, Value> argumentOf = mergeArguments(
      body, ownDefs, ValueRange(part.getDefs()), op->getLoc(), rewriter);
  auto yield = cast<emitc::YieldOp>(body.getTerminator());
  argumentOf[part.getResult()] = yield.getResult();
  rewriter.eraseOp(yield);
  SmallVector<Value> args;
  for (Value operand : op.getDefs())
    args.push_back(argumentOf.lookup(operand));
  rewriter.inlineBlockBefore(&op.getRegion().front(), &body, body.end(),
                             ValueRange(args));
  rewriter.replaceOp(op, merged.getResult());
  rewriter.eraseOp(part);
  return success();
}

namespace {
/// Runs on any operation.
struct FormExpressions final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> roots;
    getOperation()->walk([&](Operation *op) {
      if (emitc::isCExpression(op) && op->getNumResults() == 1 &&
          !isa_and_nonnull<emitc::ExpressionOp>(op->getParentOp()))
        roots.push_back(op);
    });
    for (Operation *op : roots)
      formExpression(op);
    RewritePatternSet patterns(&getContext());
    patterns.add<emitc::ExpressionOp>(foldOperand);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo formExpressionsInfo = {
    .argument = "form-expressions",
    .name = "FormExpressionsPass",
    .summary = "Form C expressions of operators",
    .dependentDialects = {"emitc"},
    .create = makePass<FormExpressions>,
};

const PassInfo &strata::getFormExpressionsInfo() { return formExpressionsInfo; }
