// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of a conversion. Remaining uses of replaced values are set to the
// replacements, through a cast if types differ; casts that cancel out are
// erased; the others are materialized by the type converters. Then no step can
// fail any more, and erased operations are deleted. Until then erased
// operations keep their operands: of 100,000 operations that are all replaced,
// no use has to move.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Rewrite/DialectConversion/CastReconciliation.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

using namespace strata;
using namespace strata::detail;

void ConversionRewriterImpl::setOperand(OpOperand &operand, Value value) {
  if (canUndo)
    changedUses.push_back(
        {&operand, Mutation::getPreviousUse(operand), operand.get()});
  operand.set(value);
  if (!canUndo && config.listener)
    config.listener->notifyOperationModified(operand.getOwner());
}

//===-- Values that were replaced ------------------------------------------===//

/// The insertion point of a cast from `latest`, which stand for `value`, to its
/// type.
OpBuilder::InsertPoint
ConversionRewriterImpl::findPlaceFor(Value value,
                                     ArrayRef<Value> latest) const {
  OpBuilder::InsertPoint place = findPlace(latest);
  if (place.isSet())
    return place;
  if (Operation *op = value.getDefiningOp())
    return {op->getBlock(), Block::iterator(op, op->getBlock())};
  // The start of the block that had the argument.
  Block *block = cast<BlockArgument>(value).getOwner();
  if (!block->getParent())
    for (const Step &step : journal)
      if (step.kind == Step::Kind::ConvertArgs && step.from == block)
        block = step.block();
  if (!block->getParent())
    return {};
  return {block, block->begin()};
}

/// The type converter of the pattern that replaced a value, or of those that
/// replaced what stands for it: folding has none.
static const TypeConverter *findConverter(const ConversionRewriterImpl &impl,
                                          const Replacement &replacement) {
  const Replacement *at = &replacement;
  while (at && !at->converter && at->count == 1)
    at = impl.find(Value(at->one));
  return at ? at->converter : nullptr;
}

/// The final replacement of `value`, of its type; null if a cast has no place
/// in the IR.
Value ConversionRewriterImpl::makeReplacement(Value value,
                                              const Replacement &replacement) {
  SmallVector<Value, 2> latest;
  appendLatest(value, latest);
  if (latest.size() == 1 && latest[0].getType() == value.getType())
    return latest[0];
  // A value that was folded to another old value shares the cast that replaces
  // that one.
  if (!replacement.converter && replacement.count == 1 &&
      Value(replacement.one).getType() == value.getType())
    if (Operation *cast = findCast(latest, value.getType()))
      return cast->getResult(0);
  // Several values that a pattern has put together stay together, as in MLIR.
  if (latest.size() > 1)
    if (Operation *cast = findTargetCast(latest)) {
      latest.clear();
      llvm::append_range(latest, cast->getResults());
    }
  OpBuilder::InsertPoint place = findPlaceFor(value, latest);
  if (!place.isSet())
    return {};
  auto kind = isa<BlockArgument>(value) ? ConversionCast::Kind::Argument
                                        : ConversionCast::Kind::Source;
  return makeCast(kind, latest, value.getType(), place, value.getLoc(),
                  findConverter(*this, replacement), {})
      ->getResult(0);
}

/// The operand for `user` in place of `value`, which has no replacement: a
/// source materialization without inputs.
Value ConversionRewriterImpl::makeNothing(Value value, Operation *user,
                                          const Replacement &replacement) {
  return makeCast(ConversionCast::Kind::Source, {}, value.getType(),
                  {user->getBlock(), Block::iterator(user, user->getBlock())},
                  value.getLoc(), replacement.converter, {})
      ->getResult(0);
}

/// Whether `user` is, or comes before, the definition of `value`: an operation
/// whose result is to stand for one of its own operands keeps it.
static bool isBehind(Value value, Operation *user) {
  Operation *def = value.getDefiningOp();
  Block *block = def ? def->getBlock() : nullptr;
  if (!block || !block->getParent() || !hasSSADominance(*block->getParent()))
    return false;
  Operation *around = block->findAncestorOpInBlock(*user);
  return around && (around == def || around->isBeforeInBlock(def));
}

void ConversionRewriterImpl::replaceUses(Value value) {
  const Replacement *found = find(value);
  if (value.use_empty() || !found)
    return;
  Replacement replacement = *found;
  // An operation that stays may be used by the operation that replaces it.
  bool isDetached =
      replacement.ownerIsGone ||
      (isa<BlockArgument>(value) && !value.getParentBlock()->getParent());
  Value with;
  for (OpOperand *use = value.getUses().begin().operator->(), *next; use;
       use = next) {
    next = use->getNextUse();
    Operation *user = use->getOwner();
    if (isGone(user))
      continue;
    if (!with && !(with = makeReplacement(value, replacement)))
      return;
    if (isDetached ? user != with.getDefiningOp() : !isBehind(with, user))
      setOperand(*use, with);
    else if (isDetached)
      setOperand(*use, makeNothing(value, user, replacement));
  }
  // Uses have moved for good: map the cast's result to its inputs.
  if (!canUndo && with && with.getDefiningOp() && !casts.empty() &&
      casts.back().op == with.getDefiningOp() && !find(with)) {
    SmallVector<Value, 2> inputs = casts.back().op->getOperands();
    table.push(with, inputs, replacement.converter, /*ownerIsGone=*/false);
  }
}

void ConversionRewriterImpl::replaceValues() {
  // Casts are appended on the way.
  for (size_t i = 0, end = journal.size(); i < end; ++i) {
    Step step = journal[i];
    if (step.kind == Step::Kind::MapValue)
      replaceUses(step.value());
    else if (step.kind == Step::Kind::ReplaceOp)
      for (unsigned at = 0; at < step.op()->getNumResults(); ++at)
        replaceUses(step.op()->getResult(at));
  }
}

//===-- Casts --------------------------------------------------------------===//

/// A use of a result of `op` by something that stays; null without.
static OpOperand *findLiveUse(const ConversionRewriterImpl &impl,
                              Operation *op) {
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    for (OpOperand &use : op->getResult(i).getUses())
      if (!impl.isGone(use.getOwner()))
        return &use;
  return nullptr;
}

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
  if (ctx->shouldPrintOpOnDiagnostic())
    failureDiag->attachNote(cast.op->getLoc())
        << "see current operation: " << *cast.op;
  if (OpOperand *use = findLiveUse(*this, cast.op))
    failureDiag->attachNote(use->getOwner()->getLoc())
        << "see existing live user here: " << *use->getOwner();
  if (!cast.converter)
    failureDiag->attachExplanation()
        << "the pattern that replaced the value has no type converter";
  else
    failureDiag->attachExplanation()
        << "the type converter has no "
        << (cast.kind == ConversionCast::Kind::Target ? "target" : "source")
        << " materialization for it";
  return failure();
}

bool ConversionRewriterImpl::buildMaterialization(
    const ConversionCast &cast, SmallVectorImpl<Value> &made) {
  if (!cast.converter)
    return false;
  Operation *op = cast.op;
  SmallVector<Value> inputs = op->getOperands();
  SmallVector<Type> types = op->getResultTypes();
  rewriter.setInsertionPoint(op);
  if (cast.kind == ConversionCast::Kind::Target) {
    made = cast.converter->materializeTargetConversion(
        rewriter, op->getLoc(), types, inputs, cast.originalType);
  } else {
    Value value = cast.kind == ConversionCast::Kind::Argument
                      ? cast.converter->materializeArgumentConversion(
                            rewriter, op->getLoc(), types[0], inputs)
                      : cast.converter->materializeSourceConversion(
                            rewriter, op->getLoc(), types[0], inputs);
    made.push_back(value);
  }
  if (made.size() != types.size())
    return false;
  return llvm::all_of(llvm::zip(made, types), [](auto pair) {
    return std::get<0>(pair) &&
           std::get<0>(pair).getType() == std::get<1>(pair);
  });
}

LogicalResult ConversionRewriterImpl::materialize(ConversionCast &cast) {
  Operation *op = cast.op;
  if (!config.buildMaterializations) {
    if (config.attachDebugMaterializationKind)
      op->setAttr(
          "__kind__",
          rewriter.getStringAttr(
              cast.kind == ConversionCast::Kind::Target ? "target" : "source"));
    return success();
  }
  SmallVector<Value> made;
  if (!buildMaterialization(cast, made))
    return refuseCast(cast);
  for (auto [i, value] : llvm::enumerate(made)) {
    Value result = op->getResult(unsigned(i));
    while (!result.use_empty())
      setOperand(*result.getUses().begin(), value);
  }
  goneCasts.push_back(op);
  return success();
}

LogicalResult ConversionRewriterImpl::materializeCasts(bool mayRefuse) {
  SmallVector<ConversionCast> kept;
  SmallVector<Operation *> ops;
  for (const ConversionCast &cast : casts)
    if (!isGone(cast.op)) {
      kept.push_back(cast);
      ops.push_back(cast.op);
    }
  if (ops.empty())
    return success();
  SmallVector<Operation *> live = reconcileCastUses(
      ops, [&](OpOperand &use, Value value) { setOperand(use, value); },
      [&](Operation *user) { return isGone(user); });
  const auto *next = live.begin();
  for (ConversionCast &cast : kept) {
    if (next == live.end() || *next != cast.op) {
      goneCasts.push_back(cast.op);
      continue;
    }
    ++next;
    if (mayRefuse && failed(materialize(cast)))
      return failure();
  }
  return success();
}

//===-- The end ------------------------------------------------------------===//

void ConversionRewriterImpl::destroyGone() {
  // All are taken out before any is deleted, where one may contain another.
  if (hasGoneRegions)
    for (const Step &step : journal)
      if (step.kind == Step::Kind::ReplaceOp)
        step.op()->remove();
  // Users before definitions: these have no uses left then.
  for (const Step &step : llvm::reverse(journal))
    if (step.kind == Step::Kind::ReplaceOp) {
      step.op()->remove();
      step.op()->destroy();
    }
  for (const Step &step : journal) {
    if (step.kind == Step::Kind::EraseBlock)
      step.block()->destroy();
    else if (step.kind == Step::Kind::ConvertArgs)
      static_cast<Block *>(step.from)->destroy();
  }
  for (Operation *cast : goneCasts)
    cast->dropAllReferences();
  for (Operation *cast : goneCasts)
    cast->erase();
}

LogicalResult ConversionRewriterImpl::prepareCommit() {
  replaceValues();
  return materializeCasts(/*mayRefuse=*/true);
}

void ConversionRewriterImpl::finishCommit() {
  tellListener();
  changedUses.clear();
  destroyGone();
  journal.clear();
}

void ConversionRewriterImpl::settle() {
  // `prepareCommit` may have come halfway.
  goneCasts.clear();
  replaceValues();
  (void)materializeCasts(/*mayRefuse=*/false);
  tellListener();
  destroyGone();
  journal.clear();
}
