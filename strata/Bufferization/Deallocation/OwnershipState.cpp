// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Deallocation/OwnershipDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

void Ownership::combine(Ownership other) {
  if (other.kind == Unset)
    return;
  if (kind == Unset) {
    *this = other;
    return;
  }
  if (kind == Unknown || other.kind == Unknown || indicator != other.indicator)
    *this = {Unknown, {}};
}

//===-- Liveness -----------------------------------------------------------===//

/// Whether `value` is defined in `block`, or in an operation of it.
static bool isDefinedIn(Value value, Block *block) {
  Block *parent = value.getParentBlock();
  return parent == block ||
         (parent->getParentOp() &&
          block->findAncestorOpInBlock(*parent->getParentOp()));
}

BlockLiveness::BlockLiveness(Operation *function) {
  SmallVector<Block *> blocks;
  function->walk([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        blocks.push_back(&block);
  });
  for (Block *block : blocks) {
    llvm::SetVector<Value> &needed = liveIn[block];
    block->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (isMemRef(operand) && !isDefinedIn(operand, block))
          needed.insert(operand);
    });
  }
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (Block *block : blocks)
      for (Block *successor : block->getSuccessors())
        for (Value value : SmallVector<Value>(liveIn[successor].getArrayRef()))
          isChanged |=
              value.getParentBlock() != block && liveIn[block].insert(value);
  }
}

/// Whether `a` is defined before `b`: arguments first, then by the order of operations.
static bool isBefore(Value a, Value b) {
  auto argA = dyn_cast<BlockArgument>(a), argB = dyn_cast<BlockArgument>(b);
  if (bool(argA) != bool(argB))
    return bool(argA);
  if (argA && argA.getArgNumber() != argB.getArgNumber())
    return argA.getArgNumber() < argB.getArgNumber();
  if (!argA && a.getDefiningOp() == b.getDefiningOp())
    return cast<OpResult>(a).getResultNumber() <
           cast<OpResult>(b).getResultNumber();
  Block *blockA = a.getParentBlock(), *blockB = b.getParentBlock();
  if (blockA == blockB)
    return a.getDefiningOp()->isBeforeInBlock(b.getDefiningOp());
  // Values of outer regions, and of blocks that come first, are first.
  if (blockA->getParent() != blockB->getParent())
    return blockA->getParent()->isProperAncestor(blockB->getParent());
  for (Block &block : *blockA->getParent())
    if (&block == blockA || &block == blockB)
      return &block == blockA;
  return false;
}

SmallVector<Value>
BlockLiveness::sort(const llvm::SetVector<Value> &values) const {
  SmallVector<Value> sorted;
  for (Value value : values) {
    auto it = replaced.find(value);
    sorted.push_back(it == replaced.end() ? value : it->second);
  }
  llvm::stable_sort(sorted, isBefore);
  return sorted;
}

SmallVector<Value> BlockLiveness::getLiveIn(Block *block) const {
  auto it = liveIn.find(block);
  return it == liveIn.end() ? SmallVector<Value>() : sort(it->second);
}

SmallVector<Value> BlockLiveness::getLiveOut(Block *block) const {
  llvm::SetVector<Value> values;
  for (Block *successor : block->getSuccessors())
    if (auto it = liveIn.find(successor); it != liveIn.end())
      values.insert(it->second.begin(), it->second.end());
  return sort(values);
}

//===-- Operations ---------------------------------------------------------===//

Value detail::createBool(OpBuilder &builder, Location loc, bool value) {
  return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(value));
}

Operation *detail::createDealloc(OpBuilder &builder, Location loc,
                                 ValueRange memrefs, ValueRange conditions,
                                 ValueRange retained) {
  return bufferization::DeallocOp::create(builder, loc, memrefs, conditions,
                                          retained);
}

/// The allocation of which `memref` may be a view.
static Value createBase(OpBuilder &builder, Location loc, Value memref) {
  auto ranked = dyn_cast<MemRefType>(memref.getType());
  if (!ranked) {
    auto type = cast<UnrankedMemRefType>(memref.getType());
    Attribute layout =
        StridedLayoutAttr::get(builder.getContext(), 0, ArrayRef<int64_t>());
    ranked = MemRefType::get({}, type.getElementType(), layout,
                             type.getMemorySpace());
    memref = memref::ReinterpretCastOp::create(
        builder, loc, ranked, memref, ValueRange(), ValueRange(), ValueRange(),
        /*staticOffsets=*/{0}, /*staticSizes=*/{}, /*staticStrides=*/{});
  }
  SmallVector<Type> types = {MemRefType::get({}, ranked.getElementType(), {},
                                             ranked.getMemorySpace())};
  types.append(size_t(1 + 2 * ranked.getRank()), builder.getIndexType());
  return memref::ExtractStridedMetadataOp::create(builder, loc, types, memref)
      ->getResult(0);
}

Frees OwnershipState::createFrees(OpBuilder &builder, Location loc,
                                  Block *block) {
  Frees result;
  for (Value memref : frees.lookup(block)) {
    Ownership ownership = get(memref, block);
    // A branch passes one ownership for each memref that its successor needs.
    assert(ownership.kind == Ownership::Known &&
           "the ownership of memrefs that are freed is known");
    result.memrefs.push_back(createBase(builder, loc, memref));
    result.conditions.push_back(ownership.indicator);
  }
  return result;
}

SmallVector<Value> OwnershipState::getRetained(Block *from, Block *to,
                                               ValueRange operands) const {
  SmallVector<Value> retained;
  for (Value operand : operands)
    if (isMemRef(operand))
      retained.push_back(operand);
  if (!to)
    return retained;
  SmallVector<Value> needed = liveness.getLiveIn(to);
  for (Value value : liveness.getLiveOut(from))
    if (llvm::is_contained(needed, value))
      retained.push_back(value);
  return retained;
}

std::pair<Value, Value> OwnershipState::makeKnown(OpBuilder &builder,
                                                  Value memref, Block *block) {
  Ownership ownership = get(memref, block);
  auto select = memref.getDefiningOp<arith::SelectOp>();
  if (select && select->getBlock() == block) {
    Ownership yes = get(select.getTrueValue(), block);
    Ownership no = get(select.getFalseValue(), block);
    if (yes.kind == Ownership::Known && no.kind == Ownership::Known)
      return {memref, arith::SelectOp::create(builder, select.getLoc(),
                                              select.getCondition(),
                                              yes.indicator, no.indicator)};
  }
  if (ownership.kind == Ownership::Known)
    return {memref, ownership.indicator};
  Value copy = bufferization::CloneOp::create(builder, memref.getLoc(),
                                              memref.getType(), memref);
  Value isOwned = createBool(builder, memref.getLoc(), true);
  update(copy, isOwned, copy.getParentBlock());
  addFree(copy, copy.getParentBlock());
  return {copy, isOwned};
}

/// Whether a value of type i1 is the constant true.
static bool isTrueConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  auto attr =
      constant ? dyn_cast_or_null<BoolAttr>(constant.getValue()) : BoolAttr();
  return attr && attr.getValue();
}

Value OwnershipState::makeOwned(OpBuilder &builder, Value memref,
                                Block *block) {
  auto [known, condition] = makeKnown(builder, memref, block);
  if (isTrueConstant(condition))
    return known;
  Location loc = memref.getLoc();
  Operation *choice =
      scf::IfOp::create(builder, loc, known.getType(), condition);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&choice->getRegion(0));
    scf::YieldOp::create(builder, loc, known);
    builder.createBlock(&choice->getRegion(1));
    Value copy =
        bufferization::CloneOp::create(builder, loc, known.getType(), known);
    scf::YieldOp::create(builder, loc, copy);
  }
  Value owned = choice->getResult(0);
  update(owned, createBool(builder, loc, true), owned.getParentBlock());
  addFree(owned, owned.getParentBlock());
  return owned;
}
