// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/ControlFlow/ControlFlowPatterns.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/ControlFlow/EdgeDetail.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Build/Fold.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Edges --------------------------------------------------------------===//

Edge detail::makeEdge(Block *dest, OperandRange operands) {
  Edge edge{dest, {}};
  edge.values.append(operands.begin(), operands.end());
  return edge;
}

/// The branch that ends `block`, if that is a cf.br.
static cf::BranchOp getBranch(Block *block) {
  Operation *last = block->getTerminator();
  return last ? dyn_cast<cf::BranchOp>(last) : cf::BranchOp();
}

/// True if the branches from `block` on lead back to a block that they passed.
static bool isInCycle(Block *block, Block *dest) {
  llvm::SmallDenseSet<Block *, 8> visited{block, dest};
  for (cf::BranchOp next = getBranch(dest); next;
       next = getBranch(next.getDest()))
    if (!visited.insert(next.getDest()).second)
      return true;
  return false;
}

bool detail::collapse(Edge &edge) {
  Block *block = edge.dest;
  if (block->empty() || block->getFirstOp() != block->getLastOp())
    return false;
  cf::BranchOp branch = getBranch(block);
  if (!branch)
    return false;
  for (BlockArgument arg : block->getArguments())
    for (OpOperand &use : arg.getUses())
      if (use.getOwner() != branch.getOperation())
        return false;
  Block *dest = branch.getDest();
  if (dest == block || isInCycle(block, dest))
    return false;
  Edge next{dest, {}};
  for (Value value : branch.getDestOperands()) {
    auto arg = dyn_cast<BlockArgument>(value);
    bool isPassed = arg && arg.getOwner() == block;
    next.values.push_back(isPassed ? edge.values[arg.getArgNumber()] : value);
  }
  edge = std::move(next);
  return true;
}

void detail::replaceByBranch(PatternRewriter &rewriter, Operation *op,
                             const Edge &edge) {
  rewriter.replaceOp(
      op, cf::BranchOp::create(rewriter, op->getLoc(), edge.values, edge.dest)
              .getOperation());
}

/// The constant value of `value`; std::nullopt if it is not constant.
static std::optional<APInt> getConstantInt(Value value) {
  auto number = dyn_cast_or_null<IntegerAttr>(getConstantValue(value));
  return number ? std::optional(number.getValue()) : std::nullopt;
}

//===-- cf.br --------------------------------------------------------------===//

/// A block that only this one leads to becomes part of it.
static LogicalResult mergeSuccessor(Operation *op, PatternRewriter &rewriter) {
  cf::BranchOp branch(op);
  Block *block = op->getBlock(), *dest = branch.getDest();
  if (dest == block || !dest->getSinglePredecessor() || dest->isEntryBlock())
    return failure();
  Edge edge = makeEdge(dest, branch.getDestOperands());
  rewriter.eraseOp(op);
  rewriter.mergeBlocks(dest, block, edge.values);
  return success();
}

static LogicalResult passThroughBranch(Operation *op,
                                       PatternRewriter &rewriter) {
  cf::BranchOp branch(op);
  Edge edge = makeEdge(branch.getDest(), branch.getDestOperands());
  if (edge.dest == op->getBlock() || !collapse(edge))
    return failure();
  replaceByBranch(rewriter, op, edge);
  return success();
}

static LogicalResult simplifyBranch(Operation *op, PatternRewriter &rewriter) {
  return success(succeeded(mergeSuccessor(op, rewriter)) ||
                 succeeded(passThroughBranch(op, rewriter)));
}

void strata::getBranchPatterns(RewritePatternSet &patterns) {
  patterns.add<cf::BranchOp>("BranchOp", simplifyBranch);
}

//===-- cf.cond_br ---------------------------------------------------------===//

static Edge getTrueEdge(cf::CondBranchOp op) {
  return makeEdge(op.getTrueDest(), op.getTrueDestOperands());
}

static Edge getFalseEdge(cf::CondBranchOp op) {
  return makeEdge(op.getFalseDest(), op.getFalseDestOperands());
}

static LogicalResult foldConstantCondition(Operation *op,
                                           PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  std::optional<APInt> condition = getConstantInt(branch.getCondition());
  if (!condition)
    return failure();
  replaceByBranch(rewriter, op,
                  condition->isZero() ? getFalseEdge(branch)
                                      : getTrueEdge(branch));
  return success();
}

static LogicalResult passThroughCondBranch(Operation *op,
                                           PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  Edge ifTrue = getTrueEdge(branch), ifFalse = getFalseEdge(branch);
  bool isShorter = collapse(ifTrue);
  isShorter |= collapse(ifFalse);
  if (!isShorter)
    return failure();
  auto newOp = cf::CondBranchOp::create(
      rewriter, op->getLoc(), branch.getCondition(), ifTrue.values,
      ifFalse.values, ifTrue.dest, ifFalse.dest);
  newOp.setBranchWeightsAttr(branch.getBranchWeightsAttr());
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

/// Both edges lead to one block: values that differ between them are selected,
/// if no other edge leads there.
static LogicalResult mergeEqualSuccessors(Operation *op,
                                          PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  Edge ifTrue = getTrueEdge(branch), ifFalse = getFalseEdge(branch);
  if (ifTrue.dest != ifFalse.dest)
    return failure();
  if (ifTrue.values != ifFalse.values) {
    for (BlockOperand &edge : ifTrue.dest->getPredecessorUses())
      if (edge.getOwner() != op)
        return failure();
    for (auto [value, other] : llvm::zip(ifTrue.values, ifFalse.values))
      if (value != other)
        value = arith::SelectOp::create(rewriter, op->getLoc(),
                                        branch.getCondition(), value, other);
  }
  replaceByBranch(rewriter, op, ifTrue);
  return success();
}

/// After a branch on the same condition its outcome is known.
static LogicalResult followKnownCondition(Operation *op,
                                          PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  Block *block = op->getBlock(), *before = block->getSinglePredecessor();
  Operation *last = before ? before->getTerminator() : nullptr;
  auto known = last ? dyn_cast<cf::CondBranchOp>(last) : cf::CondBranchOp();
  if (!known || known.getCondition() != branch.getCondition())
    return failure();
  replaceByBranch(rewriter, op,
                  known.getTrueDest() == block ? getTrueEdge(branch)
                                               : getFalseEdge(branch));
  return success();
}

/// Uses of the condition in a block that one outcome leads to, and nothing else,
/// are constants. True if there are any in `dest`.
static bool propagateTruth(cf::CondBranchOp branch, Block *dest, bool truth,
                           PatternRewriter &rewriter) {
  if (!dest->getSinglePredecessor())
    return false;
  Value constant;
  SmallVector<OpOperand *, 4> uses;
  for (OpOperand &use : branch.getCondition().getUses())
    if (use.getOwner()->getBlock() == dest)
      uses.push_back(&use);
  for (OpOperand *use : uses) {
    if (!constant)
      constant = arith::ConstantOp::create(rewriter, branch.getLoc(),
                                           rewriter.getBoolAttr(truth))
                     .getResult();
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(constant); });
  }
  return bool(constant);
}

static LogicalResult propagateTruth(Operation *op, PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  bool changed = propagateTruth(branch, branch.getTrueDest(), true, rewriter);
  changed |= propagateTruth(branch, branch.getFalseDest(), false, rewriter);
  return success(changed);
}

/// A block that must not be reached is not.
static LogicalResult dropUnreachable(Operation *op, PatternRewriter &rewriter) {
  cf::CondBranchOp branch(op);
  auto cannotBe = [](Block *block) {
    Operation *first = block->getFirstOp();
    return isa_and_nonnull<ub::UnreachableOp>(first);
  };
  if (cannotBe(branch.getTrueDest()))
    replaceByBranch(rewriter, op, getFalseEdge(branch));
  else if (cannotBe(branch.getFalseDest()))
    replaceByBranch(rewriter, op, getTrueEdge(branch));
  else
    return failure();
  return success();
}

void strata::getCondBranchPatterns(RewritePatternSet &patterns) {
  patterns.add<cf::CondBranchOp>("SimplifyConstCondBranchPred",
                                 foldConstantCondition);
  patterns.add<cf::CondBranchOp>("SimplifyPassThroughCondBranch",
                                 passThroughCondBranch);
  patterns.add<cf::CondBranchOp>("SimplifyCondBranchIdenticalSuccessors",
                                 mergeEqualSuccessors);
  patterns.add<cf::CondBranchOp>(
      "SimplifyCondBranchFromCondBranchOnSameCondition", followKnownCondition);
  patterns.add<cf::CondBranchOp>("CondBranchTruthPropagation", propagateTruth);
  patterns.add<cf::CondBranchOp>("DropUnreachableCondBranch", dropUnreachable);
}
