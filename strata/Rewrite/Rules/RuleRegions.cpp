// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions in rules. A region of an operation is matched as a whole, `{ $body }`, or as a block
// whose operations before the terminator a hole stands for, `{ $body yield %v }`. A rewrite
// moves the operations of the hole.
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Rewrite/Rules/RuleLoweringDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::rules;

Entity RuleLowering::createIndex(unsigned index) {
  return builder.createAttribute(Builder(ctx).getI64IntegerAttr(index));
}

//===-- Matching -----------------------------------------------------------===//

LogicalResult RuleLowering::matchRegions(Operation *op) {
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return fail(op->getLoc(),
                  "a region of several blocks can only be matched "
                  "as a whole, by a hole");
    if (failed(matchBlock(op, region.getRegionNumber(), region.front())))
      return failure();
  }
  return success();
}

LogicalResult RuleLowering::matchBlock(Operation *op, unsigned index,
                                       Block &block) {
  Operation *first = block.getFirstOp(), *last = block.getLastOp();
  bool isOpen = first && isHoleOperation(first);
  bool hasTerminator = last && !isHoleOperation(last);
  auto count = std::distance(block.begin(), block.end());
  if (!first || count != isOpen + hasTerminator)
    return fail(op->getLoc(), "expected a hole for the operations of the "
                              "region, and after it the terminator or nothing");
  Entity owner = operations.lookup(op), number = createIndex(index);
  if (isOpen) {
    StringRef name = getHoleOperationName(first);
    if (!regions
             .try_emplace(name,
                          HoleRegion{op, index, hasTerminator ? last : nullptr})
             .second)
      return fail(first->getLoc(), "redefinition of '$" + name + "'");
  }
  if (hasTerminator || block.getNumArguments()) {
    unsigned count = block.getNumArguments();
    bool hasList = false;
    for (BlockArgument arg : block.getArguments()) {
      bool isList = isListName(rule.match.names.lookup(arg));
      if (isList && arg.getArgNumber() + 1 != count)
        return fail(op->getLoc(), "only the last argument of a block can be a "
                                  "list");
      hasList |= isList;
    }
    Builder of(ctx);
    Entity numArguments = createIndex(count - hasList);
    Entity list = builder.createAttribute(of.getBoolAttr(hasList));
    Entity open = builder.createAttribute(of.getBoolAttr(isOpen));
    builder.createCall("strata.has_block",
                       {owner, number, numArguments, list, open},
                       ArrayRef<Entity>());
  }
  return hasTerminator ? matchTerminator(owner, number, last) : success();
}

LogicalResult RuleLowering::matchTerminator(Entity owner, Entity index,
                                            Operation *op) {
  builder.setLoc(op->getLoc());
  Entity terminator = builder.createCall("strata.terminator", {owner, index},
                                         EntityKind::Operation);
  Entity name = builder.createAttribute(
      StringAttr::get(ctx, op->getName().getStringRef()));
  builder.createCall("strata.is_op", {terminator, name}, ArrayRef<Entity>());
  if (!op->getAttrs().empty() || op->getNumSuccessors() || op->getNumRegions())
    return fail(op->getLoc(), "only the operands of a terminator can be "
                              "matched");
  Value only = op->getNumOperands() == 1 ? *op->operand_begin() : Value();
  if (only && isListName(rule.match.names.lookup(only))) {
    Entity list = builder
                      .createCall("strata.operands_of", terminator,
                                  Entity{{}, EntityKind::Value, true})
                      .front();
    return bindValue(only, list);
  }
  builder.createCall("strata.has_operands",
                     {terminator, createIndex(op->getNumOperands())},
                     ArrayRef<Entity>());
  for (auto [i, value] : llvm::enumerate(op->getOperands())) {
    if (isListName(rule.match.names.lookup(value)))
      return fail(op->getLoc(), "a list stands for all operands of a "
                                "terminator");
    Entity operand = builder.createCall("strata.operand_of",
                                        {terminator, createIndex(unsigned(i))},
                                        EntityKind::Value);
    if (failed(bindValue(value, operand)))
      return failure();
  }
  return success();
}

/// Makes `value` stand for `entity`, or requires that both are the same.
LogicalResult RuleLowering::bindValue(Value value, Entity entity) {
  if (isOnlyInRegions(value) && !values.count(value)) {
    values[value] = entity;
    return success();
  }
  FailureOr<Entity> known = getEntity(value);
  if (failed(known))
    return failure();
  builder.createCall("strata.is_same", {*known, entity}, ArrayRef<Entity>());
  return success();
}

/// Whether `value` is a free value that only operations in regions use.
bool RuleLowering::isOnlyInRegions(Value value) const {
  auto arg = dyn_cast<BlockArgument>(value);
  Block *body = rule.match.getBody();
  return arg && arg.getOwner() == body &&
         llvm::none_of(value.getUsers(), [&](Operation *user) {
           return user->getBlock() == body;
         });
}

/// An argument of the block of a region.
FailureOr<Entity> RuleLowering::getBlockArgument(BlockArgument arg) {
  Operation *op = arg.getOwner()->getParentOp();
  Region *region = arg.getOwner()->getParent();
  bool isList = isListName(rule.match.names.lookup(arg)) ||
                isListName(rule.rewrite.names.lookup(arg));
  Entity owner = operations.lookup(op);
  Entity index = createIndex(region->getRegionNumber());
  Entity number = createIndex(arg.getArgNumber());
  return builder
      .createCall(isList ? "strata.block_arguments" : "strata.block_argument",
                  {owner, index, number}, Entity{{}, EntityKind::Value, isList})
      .front();
}

//===-- Rewriting ----------------------------------------------------------===//

LogicalResult RuleLowering::createRegions(Operation *op) {
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return fail(op->getLoc(),
                  "a region of several blocks can only be a hole");
    unsigned index = region.getRegionNumber();
    Block &block = region.front();
    Operation *first = block.getFirstOp();
    bool isWhole =
        first && first == block.getLastOp() && isHoleOperation(first);
    if (failed(isWhole ? moveRegion(op, index, first)
                       : createBlock(op, index, block)))
      return failure();
  }
  return success();
}

const RuleLowering::HoleRegion *RuleLowering::findRegion(Operation *hole) {
  StringRef name = getHoleOperationName(hole);
  auto found = regions.find(name);
  if (found != regions.end())
    return &found->second;
  (void)fail(hole->getLoc(),
             "the match has no operations called '$" + name + "'");
  return nullptr;
}

/// Moves a region that the match has as a whole.
LogicalResult RuleLowering::moveRegion(Operation *op, unsigned index,
                                       Operation *hole) {
  const HoleRegion *source = findRegion(hole);
  if (!source)
    return failure();
  if (source->terminator)
    return fail(hole->getLoc(), "expected a terminator after '$" +
                                    getHoleOperationName(hole) +
                                    "', since the match has one");
  builder.setLoc(hole->getLoc());
  builder.createCall("strata.move_region",
                     {operations.lookup(source->op), createIndex(source->index),
                      operations.lookup(op), createIndex(index)},
                     ArrayRef<Entity>());
  return success();
}

LogicalResult RuleLowering::createBlock(Operation *op, unsigned index,
                                        Block &block) {
  builder.setLoc(op->getLoc());
  Entity made = operations.lookup(op);
  SmallVector<Entity, 4> args{made, createIndex(index)};
  for (BlockArgument arg : block.getArguments()) {
    FailureOr<Entity> type = createType(arg.getType(), op->getLoc());
    if (failed(type))
      return failure();
    args.push_back(*type);
  }
  builder.createCall("strata.begin_block", args, ArrayRef<Entity>());
  for (BlockArgument arg : block.getArguments())
    values[arg] = *getBlockArgument(arg);
  if (failed(createOperations(&block)))
    return failure();
  builder.setLoc(op->getLoc());
  builder.createCall("strata.end_block", made, ArrayRef<Entity>());
  return success();
}

/// Whether `value` of the match is of a region: an argument of a block, or an operand of a
/// terminator that nothing else in the match uses, after operations that a hole stands for.
bool RuleLowering::isOfRegion(Value value) const {
  auto arg = dyn_cast<BlockArgument>(value);
  if (!arg || arg.getOwner() != rule.match.getBody())
    return bool(arg);
  return isOnlyInRegions(value) &&
         llvm::any_of(value.getUsers(), [](Operation *user) {
           return isHoleOperation(user->getBlock()->getFirstOp());
         });
}

/// A value of a region of the match, which is known after the operations of the region have
/// been moved.
FailureOr<Entity> RuleLowering::getRegionValue(StringRef name, Location loc) {
  if (Entity entity = regionValues.lookup(name))
    return entity;
  return fail(loc, "'%" + name +
                       "' is a value of a region, which the rewrite "
                       "does not place before this use");
}

/// Whether `value` of the rewrite has been created.
bool RuleLowering::isDefined(Value value) const {
  Operation *op = value.getDefiningOp();
  return op ? operations.contains(op) : values.contains(value);
}

/// Moves the operations of a hole to the place of `hole`. The arguments of their block become
/// the values of the rewrite with the same names.
LogicalResult RuleLowering::spliceOperations(Operation *hole) {
  const HoleRegion *source = findRegion(hole);
  if (!source)
    return failure();
  if (!source->terminator)
    return fail(hole->getLoc(), "the match of '$" + getHoleOperationName(hole) +
                                    "' must have the terminator of its block");
  SmallVector<Entity, 4> args{operations.lookup(source->op),
                              createIndex(source->index)};
  Block &block = source->op->getRegion(source->index).front();
  for (BlockArgument arg : block.getArguments()) {
    StringRef name = rule.match.names.lookup(arg);
    Entity value;
    for (auto [candidate, candidateName] : rule.rewrite.names)
      if (candidateName == name && isDefined(candidate))
        value = *getEntity(candidate);
    if (!value)
      return fail(hole->getLoc(), "the rewrite has no value '%" + name +
                                      "' for the argument of '$" +
                                      getHoleOperationName(hole) + "'");
    args.push_back(value);
  }
  builder.setLoc(hole->getLoc());
  Entity results = builder
                       .createCall("strata.splice", args,
                                   Entity{{}, EntityKind::Value, true})
                       .front();
  for (auto [i, operand] : llvm::enumerate(source->terminator->getOperands())) {
    StringRef name = rule.match.names.lookup(operand);
    if (isListName(name)) {
      regionValues[name] = results;
      continue;
    }
    Entity index = createIndex(unsigned(i));
    regionValues[name] = builder.createCall("strata.element", {results, index},
                                            EntityKind::Value);
  }
  return success();
}
