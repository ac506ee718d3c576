// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The notifications of a conversion's listener: with rollback, all of them at
// the end, in the order of the journal, so that undone changes are never
// notified; without rollback, each change when it is made.
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::detail;

void ConversionRewriterImpl::tellReplaced(Operation *op) {
  SmallVector<Value, 4> values;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    appendLatest(op->getResult(i), values);
  if (values.size() == op->getNumResults() && !values.empty())
    config.listener->notifyOperationReplaced(op, values);
}

void ConversionRewriterImpl::tellErased(Operation *op) {
  // Contents before containers. Operations that are erased themselves are
  // notified by their own entry.
  op->walk([&](Operation *inner) {
    if (inner == op || !isReplaced(inner))
      config.listener->notifyOperationErased(inner);
    for (Region &region : inner->getRegions())
      for (Block &block : region)
        config.listener->notifyBlockErased(&block);
  });
}

void ConversionRewriterImpl::tellStep(const Step &step) {
  RewriterBase::Listener *told = config.listener;
  if (!told)
    return;
  switch (step.kind) {
  case Step::Kind::CreateOp:
  case Step::Kind::CreateCast:
    return told->notifyOperationInserted(step.op(), {});
  case Step::Kind::MoveOp: {
    auto *block = static_cast<Block *>(step.from);
    return told->notifyOperationInserted(
        step.op(),
        {block, Block::iterator(static_cast<Operation *>(step.next), block)});
  }
  case Step::Kind::ModifyOp:
    return told->notifyOperationModified(step.op());
  case Step::Kind::ReplaceOp:
    tellReplaced(step.op());
    return tellErased(step.op());
  case Step::Kind::CreateBlock:
    return told->notifyBlockInserted(step.block(), nullptr, {});
  case Step::Kind::MoveBlock: {
    auto *region = static_cast<Region *>(step.from);
    return told->notifyBlockInserted(
        step.block(), region,
        Region::iterator(static_cast<Block *>(step.next), region));
  }
  case Step::Kind::EraseBlock:
    return told->notifyBlockErased(step.block());
  default:
    return;
  }
}

void ConversionRewriterImpl::tellListener() {
  if (!config.listener)
    return;
  if (!canUndo) {
    // The listener was notified of casts when they were made.
    for (Operation *cast : goneCasts)
      config.listener->notifyOperationErased(cast);
    return;
  }
  llvm::DenseSet<Operation *> gone(goneCasts.begin(), goneCasts.end());
  auto isThere = [&](Operation *op) {
    return !gone.contains(op) && !isGone(op);
  };
  for (const Step &step : journal) {
    // It may have been moved when it was erased already.
    bool isOfOp = step.kind == Step::Kind::CreateCast ||
                  step.kind == Step::Kind::MoveOp ||
                  step.kind == Step::Kind::ModifyOp;
    if (!isOfOp || isThere(step.op()))
      tellStep(step);
  }
  // The operations whose operands changed.
  llvm::SetVector<Operation *> modified;
  for (const ChangedUse &use : changedUses)
    if (isThere(use.operand->getOwner()))
      modified.insert(use.operand->getOwner());
  for (Operation *op : modified)
    config.listener->notifyOperationModified(op);
}
