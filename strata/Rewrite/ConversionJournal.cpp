// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What patterns do in a conversion, noted so that it can be undone.
#include "strata/IR/Context.h"
#include "strata/IR/Mutation.h"
#include "strata/Rewrite/ConversionRewriterDetail.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

//===-- Operations that are changed in place -------------------------------===//

SavedOp::SavedOp(Operation *op)
    : loc(op->getLoc()), attrs(op->getRawDiscardableAttrs()) {
  ArrayRef<Attribute> now = op->getAttrSlots();
  slots.assign(now.begin(), now.end());
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(operand.get());
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    types.push_back(op->getResult(i).getType());
  for (BlockOperand &successor : op->getBlockOperands())
    successors.push_back(successor.get());
}

void SavedOp::restore(Operation *op) const {
  if (op->getLoc() != loc)
    op->setLoc(loc);
  if (op->getRawDiscardableAttrs() != attrs)
    op->setDiscardableAttrs(attrs);
  for (auto [i, slot] : llvm::enumerate(slots))
    if (op->getAttrSlots()[i] != slot)
      op->setAttrSlot(unsigned(i), slot);
  if (op->getNumOperands() != operands.size())
    op->setOperands(operands);
  for (auto [i, value] : llvm::enumerate(operands))
    if (op->getOperand(unsigned(i)) != value)
      op->setOperand(unsigned(i), value);
  for (auto [i, type] : llvm::enumerate(types))
    if (op->getResult(unsigned(i)).getType() != type)
      op->getResult(unsigned(i)).setType(type);
  for (auto [i, block] : llvm::enumerate(successors))
    if (op->getSuccessor(unsigned(i)) != block)
      op->setSuccessor(block, unsigned(i));
}

//===-- Doing --------------------------------------------------------------===//

ConversionRewriterImpl::ConversionRewriterImpl(Context *ctx,
                                               const ConversionConfig &config)
    : rewriter(ctx, *this), config(config),
      castDef(ctx->getOpDefinition("builtin.unrealized_conversion_cast")) {}

ConversionRewriterImpl::~ConversionRewriterImpl() = default;

void ConversionRewriterImpl::notifyOperationInserted(
    Operation *op, OpBuilder::InsertPoint previous) {
  if (!previous.isSet()) {
    record(Step::Kind::CreateOp, op);
    return;
  }
  Step &step = record(Step::Kind::MoveOp, op);
  step.from = previous.getBlock();
  step.next = previous.getPoint().getNodePtr();
}

void ConversionRewriterImpl::notifyBlockInserted(Block *block, Region *previous,
                                                 Region::iterator previousIt) {
  if (!previous) {
    record(Step::Kind::CreateBlock, block);
    return;
  }
  Step &step = record(Step::Kind::MoveBlock, block);
  step.from = previous;
  step.next = previousIt.getNodePtr();
}

void ConversionRewriterImpl::notifyMatchFailure(
    Location loc, function_ref<void(Diagnostic &)> fn) {
  if (LLVM_LIKELY(!reason))
    return;
  Diagnostic text(rewriter.getContext(), loc, DiagnosticSeverity::Note);
  fn(text);
  *reason = text.getMessage().str();
  reasonLoc = loc;
}

void ConversionRewriterImpl::ignore(Operation *op) {
  if (ignored.insert(op).second)
    ignoredOrder.push_back(op);
}

void ConversionRewriterImpl::ignoreNested(Operation *op) {
  uint32_t before = uint32_t(ignoredOrder.size());
  hasGoneElsewhere = true;
  op->walk([&](Operation *inner) {
    if (inner != op)
      ignore(inner);
  });
  record(Step::Kind::IgnoreNested, op).index = before;
}

bool ConversionRewriterImpl::isIgnored(Operation *op) const {
  if (ignored.contains(op))
    return true;
  const Replacement *replacement =
      op->getNumResults() ? find(op->getResult(0)) : nullptr;
  return replacement && replacement->ownerIsGone;
}

/// Whether what stands for `value` is `from` in the end.
static bool leadsTo(const ConversionRewriterImpl &impl, Value value,
                    Value from) {
  while (value != from) {
    const Replacement *replacement = impl.find(value);
    if (!replacement)
      return false;
    if (replacement->count != 1)
      return llvm::any_of(
          ArrayRef<Value>(replacement->many, replacement->count),
          [&](Value one) { return leadsTo(impl, one, from); });
    value = Value(replacement->one);
  }
  return true;
}

bool ConversionRewriterImpl::mapUnrecorded(Value from, ArrayRef<Value> to,
                                           bool ownerIsGone) {
  // What would stand for itself stands for nothing. What has just been made
  // cannot.
  for (Value value : to)
    if ((journal.empty() || journal.back().kind != Step::Kind::CreateOp ||
         journal.back().op() != value.getDefiningOp()) &&
        LLVM_UNLIKELY(leadsTo(*this, value, from)))
      to = {};
  mayRefuse |= to.empty() && !from.use_empty();
  Replacement replacement;
  replacement.count = uint32_t(to.size());
  replacement.ownerIsGone = ownerIsGone;
  replacement.converter = converter;
  if (to.size() == 1) {
    replacement.one = to[0].getImpl();
  } else {
    Value *copy = arena.Allocate<Value>(to.size());
    std::uninitialized_copy(to.begin(), to.end(), copy);
    replacement.many = copy;
  }
  auto [found, isNew] = replacements.try_emplace(from, replacement);
  if (isNew)
    return true;
  earlier.push_back(found->second);
  found->second = replacement;
  return false;
}

void ConversionRewriterImpl::map(Value from, ArrayRef<Value> to) {
  bool isNew = mapUnrecorded(from, to, /*ownerIsGone=*/false);
  record(Step::Kind::MapValue, from.getImpl()).index =
      isNew ? 0 : uint32_t(earlier.size());
}

void ConversionRewriterImpl::replaceOp(
    Operation *op, function_ref<ArrayRef<Value>(unsigned)> values) {
  // Undoing it forgets what stands for the results; what did before is noted.
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Value result = op->getResult(i);
    if (!mapUnrecorded(result, values(i), /*ownerIsGone=*/true))
      record(Step::Kind::MapValue, result.getImpl()).index =
          uint32_t(earlier.size());
  }
  if (op->getNumRegions())
    ignoreNested(op);
  uint32_t before = uint32_t(ignoredOrder.size());
  // Others are known by their results.
  if (!op->getNumResults())
    ignore(op);
  hasGoneElsewhere |= op != current || op->getNumRegions();
  record(Step::Kind::ReplaceOp, op).index = before;
}

void ConversionRewriterImpl::eraseOp(Operation *op) {
  replaceOp(op, [](unsigned) { return ArrayRef<Value>(); });
}

void ConversionRewriterImpl::eraseBlock(Block *block) {
  for (Operation *op = block->getLastOp(); op; op = op->getPrevNode())
    if (!isIgnored(op))
      eraseOp(op);
  for (BlockArgument arg : block->getArguments())
    if (!find(arg))
      map(arg, {});
  Region *region = block->getParent();
  Step &step = record(Step::Kind::EraseBlock, block);
  step.from = region;
  step.next = block->getNextNode();
  if (region)
    block->remove();
}

Block *ConversionRewriterImpl::applySignatureConversion(
    Block *block, const TypeConverter::SignatureConversion &conversion,
    const TypeConverter *with) {
  assert(conversion.getNumOrigInputs() == block->getNumArguments() &&
         "the conversion of another block");
  SmallVector<Location, 4> locs(conversion.getConvertedTypes().size());
  for (unsigned i = 0; i < block->getNumArguments(); ++i)
    if (const auto &input = conversion.getInputMapping(i))
      for (unsigned to = 0; to < input->size; ++to)
        locs[input->inputNo + to] = block->getArgument(i).getLoc();
  Block *holder = Block::create(rewriter.getContext());
  for (auto [type, loc] : llvm::zip(conversion.getConvertedTypes(), locs))
    holder->addArgument(type, loc);
  Mutation::swapArguments(block, holder);
  record(Step::Kind::ConvertArgs, block).from = holder;

  llvm::SaveAndRestore saved(converter, with);
  noteUse(with);
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

//===-- Undoing ------------------------------------------------------------===//

void ConversionRewriterImpl::undo(size_t mark) {
  for (auto [operand, value] : llvm::reverse(changedOperands))
    operand->set(value);
  changedOperands.clear();
  for (auto [operand, block] : llvm::reverse(changedSuccessors))
    operand->set(block);
  changedSuccessors.clear();
  goneCasts.clear();
  SmallVector<Step, 8> graveyard;
  while (journal.size() > mark) {
    Step step = journal.back();
    journal.pop_back();
    undoStep(step, graveyard);
  }
  // Each of them was taken out by itself, whatever contained what.
  for (const Step &dead : graveyard)
    if (dead.kind != Step::Kind::CreateBlock)
      dead.op()->dropAllReferences();
  for (const Step &dead : graveyard) {
    if (dead.kind == Step::Kind::CreateBlock)
      dead.block()->destroy();
    else
      dead.op()->destroy();
  }
}

void ConversionRewriterImpl::undoStep(const Step &step,
                                      SmallVectorImpl<Step> &graveyard) {
  switch (step.kind) {
  case Step::Kind::None:
    return;
  case Step::Kind::CreateCast: {
    const ConversionCast &cast = casts.back();
    if (step.index)
      castsByInput[cast.op->getOperand(0)] = cast.earlier;
    casts.pop_back();
    [[fallthrough]];
  }
  case Step::Kind::CreateOp:
    step.op()->remove();
    graveyard.push_back(step);
    return;
  case Step::Kind::MoveOp: {
    auto *block = static_cast<Block *>(step.from);
    step.op()->moveBefore(
        block, Block::iterator(static_cast<Operation *>(step.next), block));
    return;
  }
  case Step::Kind::ModifyOp:
    savedOps[step.index].restore(step.op());
    savedOps.erase(savedOps.begin() + step.index, savedOps.end());
    return;
  case Step::Kind::ReplaceOp:
    for (unsigned i = 0; i < step.op()->getNumResults(); ++i)
      replacements.erase(step.op()->getResult(i));
    [[fallthrough]];
  case Step::Kind::IgnoreNested:
    while (ignoredOrder.size() > step.index)
      ignored.erase(ignoredOrder.back()), ignoredOrder.pop_back();
    return;
  case Step::Kind::CreateBlock:
    step.block()->remove();
    graveyard.push_back(step);
    return;
  case Step::Kind::MoveBlock:
    step.block()->remove();
    [[fallthrough]];
  case Step::Kind::EraseBlock: {
    auto *region = static_cast<Region *>(step.from);
    auto *next = static_cast<Block *>(step.next);
    if (region)
      region->insert(Region::iterator(next, region), step.block());
    return;
  }
  case Step::Kind::InlineBlock: {
    auto *first = static_cast<Operation *>(step.next);
    auto *last = static_cast<Operation *>(step.from);
    Block *dest = first->getBlock();
    step.block()->splice(step.block()->end(), dest, Block::iterator(first, dest),
                         Block::iterator(last->getNextNode(), dest));
    return;
  }
  case Step::Kind::ConvertArgs: {
    auto *holder = static_cast<Block *>(step.from);
    Mutation::swapArguments(step.block(), holder);
    Step dead = step;
    dead.kind = Step::Kind::CreateBlock;
    dead.subject = holder;
    graveyard.push_back(dead);
    return;
  }
  case Step::Kind::MapValue: {
    Value value(static_cast<ValueImpl *>(step.subject));
    if (!step.index) {
      replacements.erase(value);
    } else {
      replacements[value] = earlier.back();
      earlier.pop_back();
    }
    return;
  }
  case Step::Kind::ConvertRegion:
    regionConverters[static_cast<Region *>(step.subject)] =
        static_cast<const TypeConverter *>(step.from);
    return;
  }
}
