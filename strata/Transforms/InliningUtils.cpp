// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of a single-block body are inserted before the call: the
// operations around the call do not move, so that inlining many calls in one
// block takes time linear in their bodies. Otherwise the block is split after
// the call.
#include "strata/Transforms/InliningUtils.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CommonOperations.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Legality -----------------------------------------------------------===//

using Interface = DialectInlinerInterface;

static const Interface *getInlinerInterface(Operation *op) {
  return op->isRegistered()
             ? op->getDialect()->getRegisteredInterface<Interface>()
             : nullptr;
}

static bool isOfInlinableDialect(Operation *op) {
  Dialect *dialect = op->isRegistered() ? op->getDialect() : nullptr;
  return dialect && dialect->isInlinable;
}

bool Interface::isLegalToInline(Operation *, Operation *, bool) const {
  return getDialect()->isInlinable;
}
bool Interface::isLegalToInline(Region *, Region *, bool, IRMapping &) const {
  return getDialect()->isInlinable;
}
bool Interface::isLegalToInline(Operation *, Region *, bool,
                                IRMapping &) const {
  return getDialect()->isInlinable;
}

/// Whether the numbers of arguments and results fit, and their types if not
/// `mayConvert`.
static bool signaturesFit(Operation *call, Operation *callable, Block &entry,
                          bool mayConvert) {
  Segment arguments = getCallArguments(call);
  ArrayRef<Type> results = getCallableResultTypes(callable);
  if (arguments.size != entry.getNumArguments() ||
      results.size() != call->getNumResults())
    return false;
  if (mayConvert)
    return true;
  for (unsigned i = 0; i < arguments.size; ++i)
    if (call->getOperand(arguments.first + i).getType() !=
        entry.getArgument(i).getType())
      return false;
  for (auto [i, type] : llvm::enumerate(results))
    if (call->getResult(unsigned(i)).getType() != type)
      return false;
  return true;
}

namespace {
/// Asks the dialects about one call.
class Legality {
public:
  Legality(Operation *call, Region &body, bool wouldBeCloned)
      : call(call), dest(call->getParentRegion()), body(body),
        wouldBeCloned(wouldBeCloned) {}
  bool allowsCall(Operation *callable) {
    const Interface *interface = getInlinerInterface(call);
    return interface ? interface->isLegalToInline(call, callable, wouldBeCloned)
                     : isOfInlinableDialect(call);
  }
  bool allowsRegion(Operation *around) {
    const Interface *interface = getInlinerInterface(around);
    return interface ? interface->isLegalToInline(dest, &body, wouldBeCloned,
                                                  getMapping())
                     : isOfInlinableDialect(around);
  }
  bool allows(Block &block) {
    return !block
                .walk<WalkOrder::PreOrder>([&](Operation *op) {
                  const Interface *interface = getInlinerInterface(op);
                  if (!interface)
                    return isOfInlinableDialect(op) ? WalkResult::Advance
                                                    : WalkResult::Interrupt;
                  if (!interface->isLegalToInline(op, dest, wouldBeCloned,
                                                  getMapping()))
                    return WalkResult::Interrupt;
                  return interface->shouldAnalyzeRecursively(op)
                             ? WalkResult::Advance
                             : WalkResult::Skip;
                })
                .wasInterrupted();
  }

private:
  /// Maps the arguments of the body to the operands of the call; used by
  /// interfaces only.
  IRMapping &getMapping() {
    if (mapping)
      return *mapping;
    mapping.emplace();
    Segment arguments = getCallArguments(call);
    for (auto [i, arg] : llvm::enumerate(body.getArguments()))
      mapping->map(arg, call->getOperand(arguments.first + unsigned(i)));
    return *mapping;
  }

  Operation *call;
  Region *dest;
  Region &body;
  bool wouldBeCloned;
  std::optional<IRMapping> mapping;
};
} // namespace

/// Whether a ReturnLike operation can end a body: in a body of several blocks it becomes
/// a branch.
static bool canReturn(Operation *op, bool isOnlyBlock) {
  return op->hasTrait(OpTrait::ReturnLike) &&
         (isOnlyBlock || getCommonOperations(*op->getContext()).createBranch);
}

bool Interface::canHandleTerminator(Operation *op, bool isOnlyBlock) const {
  return canReturn(op, isOnlyBlock);
}

static bool canEnd(Operation *op, bool isOnlyBlock) {
  const Interface *interface = getInlinerInterface(op);
  return interface ? interface->canHandleTerminator(op, isOnlyBlock)
                   : canReturn(op, isOnlyBlock);
}

bool strata::isLegalToInline(Operation *call, Operation *callable,
                             bool wouldBeCloned) {
  Region *body = getCallableRegion(callable);
  Operation *around = call->getParentOp();
  if (!body || !around ||
      !signaturesFit(call, callable, body->front(),
                     getInlinerInterface(call)) ||
      call->hasAttr("no_inline") || callable->hasAttr("no_inline"))
    return false;
  Legality legality(call, *body, wouldBeCloned);
  if (!legality.allowsCall(callable) || !legality.allowsRegion(around))
    return false;
  bool hasOneBlock = body->hasOneBlock();
  for (Block &block : *body) {
    // How control leaves it must be known.
    Operation *last = block.getLastOp();
    if (!last || !legality.allows(block))
      return false;
    // Branches inside the body stay.
    if (!canEnd(last, hasOneBlock) &&
        (hasOneBlock || last->hasTrait(OpTrait::ReturnLike)))
      return false;
  }
  return true;
}

//===-- Inlining -----------------------------------------------------------===//

namespace {
class Inlining {
public:
  Inlining(Operation *call, Operation *callable, bool clone,
           function_ref<void(Operation *)> onCall)
      : call(call), callable(callable), ctx(call->getContext()),
        body(*getCallableRegion(callable)), clone(clone), onCall(onCall),
        interface(getInlinerInterface(call)) {}
  LogicalResult run();

private:
  LogicalResult convertTypes();
  void handleValues();
  Value convert(OpBuilder &builder, Value value, Type type);
  void takeBlock(Block &source);
  void takeBlocks();
  Location remap(Location loc);
  void remapLocs(Operation *op);
  /// Finds calls in `op` and its regions.
  void findCalls(Operation *op);

  Operation *call, *callable;
  Context *ctx;
  Region &body;
  bool clone;
  function_ref<void(Operation *)> onCall;
  /// The interface of the dialect of the call; may be null.
  const DialectInlinerInterface *interface;
  /// The values that replace the arguments of the body, and the results of the
  /// call.
  SmallVector<Value, 8> passed, converted;
  SmallVector<Operation *, 4> casts;
  /// Maps locations in the callee to call-site locations. Operations with the
  /// same location share the new one.
  llvm::SmallDenseMap<uint64_t, Location, 16> locs;
};
} // namespace

//===-- Types --------------------------------------------------------------===//

Value Inlining::convert(OpBuilder &builder, Value value, Type type) {
  Operation *cast = interface->materializeCallConversion(builder, value, type,
                                                         call->getLoc());
  if (!cast)
    return {};
  assert(cast->getNumOperands() == 1 && cast->getNumResults() == 1 &&
         "a conversion has one operand and one result");
  casts.push_back(cast);
  return cast->getResult(0);
}

/// The attributes of argument or result `index`, in the list called `name`.
static DictionaryAttr getAttrs(Operation *callable, StringRef name,
                               size_t index) {
  auto list = callable->getAttrOfType<ArrayAttr>(name);
  auto attrs = list && index < list.size()
                   ? dyn_cast<DictionaryAttr>(list[index])
                   : DictionaryAttr();
  return attrs ? attrs : DictionaryAttr::get(callable->getContext());
}

/// Converts arguments, and results to the types of the call; nothing uses these yet.
LogicalResult Inlining::convertTypes() {
  Segment arguments = getCallArguments(call);
  OpBuilder before(call), after(ctx);
  after.setInsertionPointAfter(call);
  for (unsigned i = 0; i < arguments.size; ++i) {
    Value value = call->getOperand(arguments.first + i);
    Type type = body.getArgument(i).getType();
    if (value.getType() != type && !(value = convert(before, value, type)))
      return failure();
    passed.push_back(value);
  }
  for (auto [i, type] : llvm::enumerate(getCallableResultTypes(callable))) {
    Value result = call->getResult(unsigned(i)), value = result;
    if (result.getType() != type &&
        !(value = convert(after, result, result.getType())))
      return failure();
    converted.push_back(value);
  }
  return success();
}

/// Lets the dialect of the call replace arguments and results. Uses of results
/// become uses of their conversions; the values that the body returns replace
/// the results later.
void Inlining::handleValues() {
  if (!interface)
    return;
  OpBuilder before(call), after(ctx);
  for (auto [i, value] : llvm::enumerate(passed))
    value = interface->handleArgument(before, call, callable, value,
                                      getAttrs(callable, "arg_attrs", i));
  // The insertion point after the conversions.
  Operation *stop = call->getNextNode();
  for (Operation *cast : casts)
    if (cast == stop)
      stop = stop->getNextNode();
  after.setInsertionPoint(call->getBlock(),
                          Block::iterator(stop, call->getBlock()));
  for (auto [i, value] : llvm::enumerate(converted)) {
    Value result = call->getResult(unsigned(i));
    value = interface->handleResult(after, call, callable, value,
                                    getAttrs(callable, "res_attrs", i));
    if (value == result)
      continue;
    // Operations between the call and `stop` compute the replacements of the
    // results.
    result.replaceUsesWithIf(value, [&](OpOperand &use) {
      Operation *user =
          call->getBlock()->findAncestorOpInBlock(*use.getOwner());
      return !user || !call->isBeforeInBlock(user) ||
             (stop && !user->isBeforeInBlock(stop));
    });
  }
}

//===-- Places -------------------------------------------------------------===//

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

//===-- Bodies -------------------------------------------------------------===//

/// Makes `op`, which returns, a branch to `dest`.
static void branchTo(Operation *op, Block *dest) {
  OpBuilder builder(op);
  SmallVector<Value, 4> operands(op->getOperands());
  getCommonOperations(*op->getContext())
      .createBranch(builder, op->getLoc(), dest, operands);
  op->erase();
}

void Interface::handleTerminator(Operation *op, Block *newDest) const {
  if (op->hasTrait(OpTrait::ReturnLike))
    branchTo(op, newDest);
}

void Interface::handleTerminator(Operation *op, ValueRange values) const {
  if (!op->hasTrait(OpTrait::ReturnLike))
    return;
  for (auto [value, returned] : llvm::zip_equal(values, op->getOperands()))
    value.replaceAllUsesWith(returned);
}

/// The only block of the body.
void Inlining::takeBlock(Block &source) {
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
  const DialectInlinerInterface *ends = getInlinerInterface(last);
  SmallVector<Value, 8> returned;
  if (!ends)
    for (OpOperand &operand : last->getOpOperands())
      returned.push_back(clone ? mapping.lookupOrDefault(operand.get())
                               : operand.get());
  for (Operation *op : taken) {
    remapLocs(op);
    findCalls(op);
  }
  for (auto [i, value] : llvm::enumerate(returned))
    call->getResult(unsigned(i)).replaceAllUsesWith(value);
  if (ends) {
    Operation *end = clone ? last->clone(mapping) : last;
    end->moveBefore(call);
    remapLocs(end);
    ends->handleTerminator(end, call->getResults());
    end->erase();
  } else if (!clone) {
    // The rest of the callable must not use operations that were moved out of
    // it.
    last->erase();
  }
}

/// Several blocks: they come between the block of the call and the operations
/// after it.
void Inlining::takeBlocks() {
  Block *before = call->getBlock();
  Region *target = before->getParent();
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
  Block *entry = blocks.front();
  for (auto [arg, value] : llvm::zip(entry->getArguments(), passed))
    Value(arg).replaceAllUsesWith(value);
  for (auto [i, type] : llvm::enumerate(getCallableResultTypes(callable))) {
    Value result = call->getResult(unsigned(i));
    result.replaceAllUsesWith(after->addArgument(type, result.getLoc()));
  }
  if (interface)
    interface->processInlinedCallBlocks(
        call, {Region::iterator(entry), Region::iterator(after)});
  // The dialect may have added and removed blocks.
  blocks.clear();
  for (Block *block = before->getNextNode(); block != after;
       block = block->getNextNode())
    blocks.push_back(block);
  for (Block *block : blocks) {
    Operation *last = block->getLastOp();
    if (const DialectInlinerInterface *ends = getInlinerInterface(last))
      ends->handleTerminator(last, after);
    else if (last->hasTrait(OpTrait::ReturnLike))
      branchTo(last, after);
  }
  for (Block *block : llvm::reverse(blocks))
    for (Operation &op : *block)
      findCalls(&op);
  entry = blocks.front();
  before->splice(before->end(), entry, entry->begin(), entry->end());
  entry->erase();
}

LogicalResult Inlining::run() {
  if (failed(convertTypes())) {
    for (Operation *cast : llvm::reverse(casts))
      cast->erase();
    return failure();
  }
  handleValues();
  if (body.hasOneBlock())
    takeBlock(body.front());
  else
    takeBlocks();
  return success();
}

LogicalResult strata::inlineCall(Operation *call, Operation *callable,
                                 bool clone,
                                 function_ref<void(Operation *)> onCall) {
  return Inlining(call, callable, clone, onCall).run();
}
