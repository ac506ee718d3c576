// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of a conversion. Operations that have gone let go of their operands;
// what still uses their results uses what stands for these, through a cast if
// types differ; casts that come to nothing go; the rest becomes what type
// converters make of it. Then nothing can fail any more, and what has gone is
// deleted.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/CastReconciliation.h"
#include "strata/Rewrite/ConversionRewriterDetail.h"

using namespace strata;
using namespace strata::detail;

void ConversionRewriterImpl::setOperand(OpOperand &operand, Value value) {
  if (mayRefuse)
    changedOperands.push_back({&operand, operand.get()});
  operand.set(value);
}

void ConversionRewriterImpl::dropGone() {
  auto drop = [&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get())
        setOperand(operand, {});
    for (BlockOperand &successor : op->getBlockOperands()) {
      if (mayRefuse)
        changedSuccessors.push_back({&successor, successor.get()});
      successor.set(nullptr);
    }
  };
  for (const Step &step : journal) {
    if (step.kind != Step::Kind::ReplaceOp)
      continue;
    if (LLVM_LIKELY(!step.op()->getNumRegions()))
      drop(step.op());
    else
      step.op()->walk(drop);
  }
}

void ConversionRewriterImpl::replaceLiveUses(Value value) {
  if (value.use_empty())
    return;
  const Replacement *replacement = find(value);
  if (!replacement)
    return;
  SmallVector<Value, 2> latest;
  appendLatest(value, latest);
  Value with;
  if (latest.size() == 1 && latest[0].getType() == value.getType()) {
    with = latest[0];
  } else {
    bool isArgument = isa<BlockArgument>(value);
    OpBuilder::InsertPoint place = findPlace(latest);
    Operation *op = value.getDefiningOp();
    if (!place.isSet() && op)
      place = {op->getBlock(), Block::iterator(op, op->getBlock())};
    if (!place.isSet())
      place = findPlaceOfArgument(cast<BlockArgument>(value));
    if (!place.isSet())
      return;
    with = makeCast(isArgument ? ConversionCast::Kind::Argument
                               : ConversionCast::Kind::Source,
                    latest, value.getType(), place, value.getLoc(),
                    replacement->converter, {})
               ->getResult(0);
  }
  for (OpOperand *use = value.getUses().begin().operator->(), *next; use;
       use = next) {
    next = use->getNextUse();
    setOperand(*use, with);
  }
}

/// The start of the block that had the argument.
OpBuilder::InsertPoint
ConversionRewriterImpl::findPlaceOfArgument(BlockArgument arg) const {
  Block *block = arg.getOwner();
  if (!block->getParent())
    for (const Step &step : journal)
      if (step.kind == Step::Kind::ConvertArgs && step.from == block)
        block = step.block();
  if (!block->getParent())
    return {};
  return {block, block->begin()};
}

void ConversionRewriterImpl::replaceValues() {
  // Casts are appended on the way.
  for (size_t i = 0, end = journal.size(); i < end; ++i) {
    Step step = journal[i];
    if (step.kind == Step::Kind::MapValue)
      replaceLiveUses(Value(static_cast<ValueImpl *>(step.subject)));
    else if (step.kind == Step::Kind::ReplaceOp)
      for (unsigned at = 0; at < step.op()->getNumResults(); ++at)
        replaceLiveUses(step.op()->getResult(at));
  }
}

//===-- Casts --------------------------------------------------------------===//

LogicalResult ConversionRewriterImpl::refuseCast(const ConversionCast &cast) {
  auto list = [](Diagnostic &diag, auto &&values) {
    bool isFirst = true;
    for (Value value : values) {
      diag << (isFirst ? "" : ", ") << value.getType();
      isFirst = false;
    }
  };
  Context *ctx = rewriter.getContext();
  failureDiag.emplace(ctx, cast.op->getLoc(), DiagnosticSeverity::Error);
  *failureDiag << "failed to legalize unresolved materialization from (";
  list(*failureDiag, cast.op->getOperands());
  *failureDiag << ") to (";
  list(*failureDiag, cast.op->getResults());
  *failureDiag << ") that remained live after conversion";
  for (Value result : cast.op->getResults())
    if (!result.use_empty()) {
      Operation *user = result.getUses().begin()->getOwner();
      failureDiag->attachNote(user->getLoc())
          << "see existing live user here: " << *user;
      break;
    }
  return failure();
}

LogicalResult ConversionRewriterImpl::materialize(ConversionCast &cast) {
  bool isTarget = cast.kind == ConversionCast::Kind::Target;
  if (!cast.converter || !config.buildMaterializations ||
      !(isTarget ? cast.converter->hasTargetMaterializations()
                 : cast.converter->hasSourceMaterializations()))
    // What only went cannot be used.
    return cast.op->getNumOperands() || !mayRefuse ? success()
                                                   : refuseCast(cast);
  Operation *op = cast.op;
  SmallVector<Value> inputs = op->getOperands(), made;
  SmallVector<Type> types = op->getResultTypes();
  rewriter.setInsertionPoint(op);
  if (isTarget)
    made = cast.converter->materializeTargetConversion(
        rewriter, op->getLoc(), types, inputs, cast.originalType);
  else if (Value value =
               cast.kind == ConversionCast::Kind::Argument
                   ? cast.converter->materializeArgumentConversion(
                         rewriter, op->getLoc(), types[0], inputs)
                   : cast.converter->materializeSourceConversion(
                         rewriter, op->getLoc(), types[0], inputs))
    made = {value};
  if (made.size() != types.size())
    return refuseCast(cast);
  for (auto [value, type] : llvm::zip(made, types))
    if (!value || value.getType() != type)
      return refuseCast(cast);
  for (auto [i, value] : llvm::enumerate(made))
    while (!op->getResult(unsigned(i)).use_empty())
      setOperand(*op->getResult(unsigned(i)).getUses().begin(), value);
  goneCasts.push_back(op);
  return success();
}

LogicalResult ConversionRewriterImpl::materializeCasts() {
  if (casts.empty())
    return success();
  SmallVector<Operation *> ops;
  for (const ConversionCast &cast : casts)
    ops.push_back(cast.op);
  SmallVector<Operation *> live = reconcileCastUses(
      ops, [&](OpOperand &use, Value value) { setOperand(use, value); });
  size_t next = 0;
  for (size_t i = 0, end = casts.size(); i < end; ++i) {
    ConversionCast cast = casts[i];
    if (next == live.size() || live[next] != cast.op) {
      goneCasts.push_back(cast.op);
      continue;
    }
    ++next;
    if (failed(materialize(cast)))
      return failure();
  }
  return success();
}

//===-- The end ------------------------------------------------------------===//

void ConversionRewriterImpl::tellListener() {
  RewriterBase::Listener *told = config.listener;
  if (!told)
    return;
  llvm::DenseSet<Operation *> gone(goneCasts.begin(), goneCasts.end());
  for (const Step &step : journal) {
    SmallVector<Value, 4> values;
    switch (step.kind) {
    case Step::Kind::CreateOp:
    case Step::Kind::CreateCast:
      if (!gone.contains(step.op()))
        told->notifyOperationInserted(step.op(), {});
      break;
    case Step::Kind::MoveOp: {
      auto *block = static_cast<Block *>(step.from);
      told->notifyOperationInserted(
          step.op(),
          {block, Block::iterator(static_cast<Operation *>(step.next), block)});
      break;
    }
    case Step::Kind::ModifyOp:
      told->notifyOperationModified(step.op());
      break;
    case Step::Kind::ReplaceOp:
      for (Value result : step.op()->getResults())
        appendLatest(result, values);
      if (values.size() == step.op()->getNumResults() && !values.empty())
        told->notifyOperationReplaced(step.op(), values);
      told->notifyOperationErased(step.op());
      break;
    case Step::Kind::CreateBlock:
      told->notifyBlockInserted(step.block(), nullptr, {});
      break;
    case Step::Kind::MoveBlock: {
      auto *region = static_cast<Region *>(step.from);
      told->notifyBlockInserted(
          step.block(), region,
          Region::iterator(static_cast<Block *>(step.next), region));
      break;
    }
    case Step::Kind::EraseBlock:
      told->notifyBlockErased(step.block());
      break;
    default:
      break;
    }
  }
}

void ConversionRewriterImpl::destroyGone() {
  // All are taken out before any is deleted: one may contain another.
  for (Operation *cast : goneCasts)
    cast->dropAllReferences();
  for (Operation *cast : goneCasts)
    cast->erase();
  for (const Step &step : journal)
    if (step.kind == Step::Kind::ReplaceOp)
      step.op()->remove();
  for (const Step &step : journal) {
    if (step.kind == Step::Kind::ReplaceOp)
      step.op()->destroy();
    else if (step.kind == Step::Kind::EraseBlock)
      step.block()->destroy();
    else if (step.kind == Step::Kind::ConvertArgs)
      static_cast<Block *>(step.from)->destroy();
  }
}

LogicalResult ConversionRewriterImpl::commit() {
  dropGone();
  replaceValues();
  if (failed(materializeCasts()))
    return failure();
  tellListener();
  changedOperands.clear();
  changedSuccessors.clear();
  destroyGone();
  journal.clear();
  return success();
}
