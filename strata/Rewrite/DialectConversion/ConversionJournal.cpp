// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The changes of patterns in a conversion, recorded so that they can be undone.
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

ConversionRewriterImpl::ConversionRewriterImpl(Context *ctx,
                                               const ConversionConfig &config,
                                               bool canUndo)
    : rewriter(ctx, *this), config(config), canUndo(canUndo),
      castDef(ctx->getOpDefinition("builtin.unrealized_conversion_cast")) {}

ConversionRewriterImpl::~ConversionRewriterImpl() = default;

//===-- Operations ---------------------------------------------------------===//

void ConversionRewriterImpl::notifyOperationInserted(
    Operation *op, OpBuilder::InsertPoint previous) {
  if (!previous.isSet()) {
    record(Step::Kind::CreateOp, op);
  } else {
    Step &step = record(Step::Kind::MoveOp, op);
    step.from = previous.getBlock();
    step.next = previous.getPoint().getNodePtr();
  }
  if (!canUndo)
    tellStep(journal.back());
}

void ConversionRewriterImpl::recordModification(Operation *op,
                                                SavedOp &&before) {
  savedOps.push_back(std::move(before));
  record(Step::Kind::ModifyOp, op).index = uint32_t(savedOps.size() - 1);
}

void ConversionRewriterImpl::mark(Operation *op, Mark mark) {
  uint32_t known = marks.lookup(op);
  if (known & mark)
    return;
  marks.set(op, known | mark);
  marked.push_back({op, mark});
}

void ConversionRewriterImpl::ignoreNested(Operation *op) {
  uint32_t before = uint32_t(marked.size());
  hasGoneElsewhere = hasNested = true;
  op->walk([&](Operation *inner) {
    if (inner != op)
      mark(inner, Nested);
  });
  record(Step::Kind::IgnoreNested, op).index = before;
}

bool ConversionRewriterImpl::isGone(Operation *op) const {
  if (isReplaced(op))
    return true;
  if (!hasGoneRegions)
    return false;
  for (Operation *around = op->getParentOp(); around;
       around = around->getParentOp())
    if (isReplaced(around))
      return true;
  return false;
}

bool ConversionRewriterImpl::isUnused(Operation *op) const {
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    for (OpOperand &use : op->getResult(i).getUses())
      if (!isGone(use.getOwner()))
        return false;
  return true;
}

bool ConversionRewriterImpl::mayReplace(Operation *op) {
  bool isKnown = !op->getNumResults() && isReplaced(op);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    isKnown |= find(op->getResult(i)) != nullptr;
  if (LLVM_UNLIKELY(isKnown))
    fault = "it replaces '" + op->getDefinition().name.str() +
            "', which is already replaced";
  return !isKnown;
}

void ConversionRewriterImpl::replaceOp(
    Operation *op, function_ref<ArrayRef<Value>(unsigned)> values) {
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    mapUnrecorded(op->getResult(i), values(i), /*ownerIsGone=*/true);
  if (op->getNumRegions()) {
    ignoreNested(op);
    hasGoneRegions = true;
  }
  uint32_t before = uint32_t(marked.size());
  // Others are known by their results.
  if (!op->getNumResults())
    mark(op, Gone);
  hasGoneElsewhere |= op != current || op->getNumRegions();
  record(Step::Kind::ReplaceOp, op).index = before;
  if (!canUndo)
    removeNow(op);
}

void ConversionRewriterImpl::eraseOp(Operation *op) {
  if (isReplaced(op)) {
    fault = "it erases '" + op->getDefinition().name.str() +
            "', which is already replaced";
    return;
  }
  // The uses of a result may already have a replacement.
  SmallVector<Value, 2> latest;
  replaceOp(op, [&](unsigned i) {
    latest.clear();
    if (const Replacement *known = find(op->getResult(i)))
      llvm::append_range(latest, known->getValues());
    return ArrayRef<Value>(latest);
  });
}

//===-- Blocks -------------------------------------------------------------===//

void ConversionRewriterImpl::notifyBlockInserted(Block *block, Region *previous,
                                                 Region::iterator previousIt) {
  if (!previous) {
    record(Step::Kind::CreateBlock, block);
  } else {
    Step &step = record(Step::Kind::MoveBlock, block);
    step.from = previous;
    step.next = previousIt.getNodePtr();
  }
  if (!canUndo)
    tellStep(journal.back());
}

void ConversionRewriterImpl::eraseBlock(Block *block) {
  hasGoneRegions = true;
  for (Operation *op = block->getLastOp(), *prev; op; op = prev) {
    prev = op->getPrevNode();
    if (!isReplaced(op))
      eraseOp(op);
  }
  for (BlockArgument arg : block->getArguments())
    if (!find(arg))
      map(arg, {});
  Region *region = block->getParent();
  Step &step = record(Step::Kind::EraseBlock, block);
  step.from = region;
  step.next = block->getNextNode();
  if (!canUndo)
    removeNow(block);
  else if (region)
    block->remove();
}

void ConversionRewriterImpl::inlineBlock(Block *source, Block *dest,
                                         Block::iterator before) {
  if (config.listener) {
    // The listener is notified of each of them.
    while (Operation *op = source->getFirstOp())
      rewriter.moveOpBefore(op, dest, before);
    return;
  }
  if (source->empty())
    return;
  Step &step = record(Step::Kind::InlineBlock, source);
  step.next = source->getFirstOp();
  step.from = source->getLastOp();
  dest->splice(before, source, source->begin(), source->end());
}

/// The locations of the new arguments: those of the old ones they stand for.
static SmallVector<Location, 4>
findLocations(Block *block,
              const TypeConverter::SignatureConversion &conversion) {
  SmallVector<Location, 4> locs(conversion.getConvertedTypes().size());
  for (unsigned i = 0; i < block->getNumArguments(); ++i)
    if (const auto &input = conversion.getInputMapping(i))
      for (unsigned to = 0; to < input->size; ++to)
        locs[input->inputNo + to] = block->getArgument(i).getLoc();
  return locs;
}

Block *ConversionRewriterImpl::applySignatureConversion(
    Block *block, const TypeConverter::SignatureConversion &conversion,
    const TypeConverter *with) {
  if (conversion.getNumOrigInputs() != block->getNumArguments()) {
    fault = "it converts the signature of a block with a different number of "
            "arguments";
    return block;
  }
  Block *holder = Block::create(rewriter.getContext());
  for (auto [type, loc] : llvm::zip(conversion.getConvertedTypes(),
                                    findLocations(block, conversion)))
    holder->addArgument(type, loc);
  Mutation::swapArguments(block, holder);
  record(Step::Kind::ConvertArgs, block).from = holder;

  llvm::SaveAndRestore saved(converter, with);
  for (unsigned i = 0; i < holder->getNumArguments(); ++i) {
    const auto &input = conversion.getInputMapping(i);
    SmallVector<Value, 2> values;
    if (input && input->size)
      for (unsigned to = 0; to < input->size; ++to)
        values.push_back(block->getArgument(input->inputNo + to));
    else if (input)
      values.assign(input->replacementValues.begin(),
                    input->replacementValues.end());
    map(holder->getArgument(i), values);
  }
  return block;
}

void ConversionRewriterImpl::setRegionConverter(Region *region,
                                                const TypeConverter &with) {
  // A region has one converter; with another one, the old one is forgotten.
  Step &step = record(Step::Kind::ConvertRegion, region);
  step.from = const_cast<TypeConverter *>(regionConverters.lookup(region));
  regionConverters[region] = &with;
}

//===-- Failures -----------------------------------------------------------===//

void ConversionRewriterImpl::notifyMatchFailure(
    Location loc, function_ref<void(Diagnostic &)> fn) {
  if (LLVM_LIKELY(!reason && !config.notifyCallback))
    return;
  Diagnostic text(rewriter.getContext(), loc, DiagnosticSeverity::Remark);
  fn(text);
  // Reasons are collected in a second run; the listener has received them
  // before.
  if (reason)
    *reason = text.getMessage().str();
  else
    config.notifyCallback(text);
}
