// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of a single-block body are inserted before the call: the
// operations around the call do not move, so that inlining many calls in one
// block takes time linear in their bodies. Otherwise the block is split after
// the call.
#include "strata/Transforms/InliningUtils.h"

#include "strata/IR/Builder.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CommonOperations.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Legality -----------------------------------------------------------===//

static bool isOfInlinableDialect(Operation *op) {
  Dialect *dialect = op->isRegistered() ? op->getDialect() : nullptr;
  return dialect && dialect->isInlinable;
}

/// Whether the signatures of call and body are the same.
static bool signaturesFit(Operation *call, Operation *callable, Block &entry) {
  Segment arguments = getCallArguments(call);
  ArrayRef<Type> results = getCallableResultTypes(callable);
  if (arguments.size != entry.getNumArguments() ||
      results.size() != call->getNumResults())
    return false;
  for (unsigned i = 0; i < arguments.size; ++i)
    if (call->getOperand(arguments.first + i).getType() !=
        entry.getArgument(i).getType())
      return false;
  for (auto [i, type] : llvm::enumerate(results))
    if (call->getResult(unsigned(i)).getType() != type)
      return false;
  return true;
}

bool strata::isLegalToInline(Operation *call, Operation *callable) {
  Region *body = getCallableRegion(callable);
  if (!body || !signaturesFit(call, callable, body->front()) ||
      call->hasAttr("no_inline") || callable->hasAttr("no_inline"))
    return false;
  Operation *around = call->getParentOp();
  if (!isOfInlinableDialect(call) || !around || !isOfInlinableDialect(around))
    return false;
  // Returns become branches.
  if (!body->hasOneBlock() &&
      !getCommonOperations(*call->getContext()).createBranch)
    return false;
  bool isLegal = true;
  for (Block &block : *body) {
    // How control leaves it must be known.
    Operation *last = block.getLastOp();
    isLegal &=
        last && (last->hasTrait(OpTrait::ReturnLike) || !body->hasOneBlock());
    block.walk([&](Operation *op) { isLegal &= isOfInlinableDialect(op); });
    if (!isLegal)
      return false;
  }
  return true;
}

//===-- Inlining -----------------------------------------------------------===//

namespace {
class Inlining {
public:
  Inlining(Operation *call, Region &body, bool clone,
           function_ref<void(Operation *)> onCall)
      : call(call), ctx(call->getContext()), body(body), clone(clone),
        onCall(onCall) {}
  void run();

private:
  void takeBlock(Block &source);
  void takeBlocks();
  Location remap(Location loc);
  void remapLocs(Operation *op);
  /// Calls in `op`, and in what it contains.
  void findCalls(Operation *op);
  void replaceResults(ArrayRef<Value> values);

  Operation *call;
  Context *ctx;
  Region &body;
  bool clone;
  function_ref<void(Operation *)> onCall;
  /// From places in the callee to places with the call. Operations at the same
  /// place share what it becomes.
  llvm::SmallDenseMap<uint64_t, Location, 16> locs;
};
} // namespace

Location Inlining::remap(Location loc) {
  if (call->getLoc().isUnknown())
    return loc;
  auto [place, isNew] = locs.try_emplace(loc.getRaw());
  if (isNew)
    place->second = Location::fromCallSite(ctx, loc, call->getLoc());
  return place->second;
}

void Inlining::remapLocs(Operation *op) {
  op->walk([&](Operation *inner) {
    inner->setLoc(remap(inner->getLoc()));
    for (Region &region : inner->getRegions())
      for (Block &block : region)
        for (BlockArgument arg : block.getArguments())
          arg.setLoc(remap(arg.getLoc()));
  });
}

void Inlining::findCalls(Operation *op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (!isCall(inner))
      return WalkResult::Advance;
    onCall(inner);
    return WalkResult::Skip;
  });
}

void Inlining::replaceResults(ArrayRef<Value> values) {
  for (auto [i, value] : llvm::enumerate(values))
    call->getResult(unsigned(i)).replaceAllUsesWith(value);
}

/// The values that are passed for the arguments of the body.
static SmallVector<Value, 8> getPassedValues(Operation *call) {
  Segment arguments = getCallArguments(call);
  SmallVector<Value, 8> values;
  for (unsigned i = 0; i < arguments.size; ++i)
    values.push_back(call->getOperand(arguments.first + i));
  return values;
}

/// The only block of the body.
void Inlining::takeBlock(Block &source) {
  SmallVector<Value, 8> passed = getPassedValues(call), returned;
  IRMapping mapping;
  for (auto [arg, value] : llvm::zip(source.getArguments(), passed)) {
    if (clone)
      mapping.map(arg, value);
    else
      Value(arg).replaceAllUsesWith(value);
  }
  Operation *last = source.getLastOp();
  SmallVector<Operation *, 8> taken;
  for (Operation *op = source.getFirstOp(), *next; op != last; op = next) {
    next = op->getNextNode();
    Operation *moved = clone ? op->clone(mapping) : op;
    if (clone)
      call->getBlock()->insert(Block::iterator(call, call->getBlock()), moved);
    else
      op->moveBefore(call);
    taken.push_back(moved);
  }
  for (OpOperand &operand : last->getOpOperands())
    returned.push_back(clone ? mapping.lookupOrDefault(operand.get())
                             : operand.get());
  for (Operation *op : taken) {
    remapLocs(op);
    findCalls(op);
  }
  replaceResults(returned);
  // What is left of the callable must not use what was taken out of it.
  if (!clone)
    last->erase();
}

/// Makes `op`, which returns, a branch to `dest`.
static void branchTo(Operation *op, Block *dest) {
  OpBuilder builder(op);
  SmallVector<Value, 4> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(operand.get());
  getCommonOperations(*op->getContext())
      .createBranch(builder, op->getLoc(), dest, operands);
  op->erase();
}

/// Several blocks: they come between the block of the call and what follows it.
void Inlining::takeBlocks() {
  Block *before = call->getBlock();
  Region *target = before->getParent();
  SmallVector<Value, 8> passed = getPassedValues(call);
  Block *after =
      before->splitBlock(Block::iterator(call->getNextNode(), before));
  Region copy;
  IRMapping mapping;
  if (clone)
    body.cloneInto(&copy, mapping);
  Region &source = clone ? copy : body;
  SmallVector<Block *, 8> blocks;
  for (Block &block : source)
    blocks.push_back(&block);
  target->splice(Region::iterator(after, target), source);

  for (Block *block : blocks) {
    for (BlockArgument arg : block->getArguments())
      arg.setLoc(remap(arg.getLoc()));
    for (Operation &op : *block)
      remapLocs(&op);
  }
  for (Block *block : llvm::reverse(blocks))
    for (Operation &op : *block)
      findCalls(&op);
  Block *entry = blocks.front();
  for (auto [arg, value] : llvm::zip(entry->getArguments(), passed))
    Value(arg).replaceAllUsesWith(value);
  for (unsigned i = 0, e = call->getNumResults(); i != e; ++i) {
    Value result = call->getResult(i);
    result.replaceAllUsesWith(
        after->addArgument(result.getType(), result.getLoc()));
  }
  for (Block *block : blocks)
    if (block->getLastOp()->hasTrait(OpTrait::ReturnLike))
      branchTo(block->getLastOp(), after);
  before->splice(before->end(), entry, entry->begin(), entry->end());
  entry->erase();
}

void Inlining::run() {
  if (body.hasOneBlock())
    takeBlock(body.front());
  else
    takeBlocks();
}

void strata::inlineCall(Operation *call, Operation *callable, bool clone,
                        function_ref<void(Operation *)> onCall) {
  Inlining(call, *getCallableRegion(callable), clone, onCall).run();
}
