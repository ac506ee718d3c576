// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefPatterns.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// `type` with the dynamic sizes that are constants, and the other sizes in `others`. Null
/// if there is no such constant. Negative ones are no sizes.
static MemRefType getMoreStaticType(MemRefType type, ValueRange sizes,
                                    SmallVectorImpl<Value> &others) {
  SmallVector<int64_t> shape(type.getShape());
  size_t next = 0;
  for (int64_t &dim : shape) {
    if (!ShapedType::isDynamic(dim) || next >= sizes.size())
      continue;
    Value size = sizes[next++];
    auto number = getConstantIntValue(size);
    if (number && *number >= 0)
      dim = *number;
    else
      others.push_back(size);
  }
  return others.size() < sizes.size()
             ? MemRefType(MemRefType::Builder(type).setShape(shape))
             : MemRefType();
}

//===-- Allocations --------------------------------------------------------===//

template <typename Op>
static LogicalResult makeAllocationStatic(Op op, PatternRewriter &rewriter) {
  auto type = dyn_cast<MemRefType>(op.getType());
  SmallVector<Value> sizes;
  MemRefType newType =
      type ? getMoreStaticType(type, op.getDynamicSizes(), sizes) : type;
  if (!newType)
    return failure();
  SmallVector<Value> symbols(op.getSymbolOperands());
  auto newOp = Op::create(rewriter, op->getLoc(), newType, sizes, symbols,
                          op.getAlignment());
  rewriter.replaceOpWithNewOp<memref::CastOp>(op, type, newOp);
  return success();
}

/// Memory that is never read is not needed.
static LogicalResult eraseDeadAllocation(Operation *op,
                                         PatternRewriter &rewriter) {
  if (op->getNumResults() != 1)
    return failure();
  Value memref = op->getResult(0);
  SmallVector<Operation *> users;
  for (Operation *user : memref.getUsers()) {
    auto store = dyn_cast<memref::StoreOp>(user);
    if ((!store && !isa<memref::DeallocOp>(user)) ||
        (store && store.getValue() == memref))
      return failure();
    users.push_back(user);
  }
  for (Operation *user : users)
    rewriter.eraseOp(user);
  rewriter.eraseOp(op);
  return success();
}

//===-- memref.copy --------------------------------------------------------===//

/// Copies the source of a cast, if both types of the cast are ranked.
static LogicalResult copyOfCast(memref::CopyOp op, PatternRewriter &rewriter) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto castOp = operand.get().getDefiningOp<memref::CastOp>();
    if (!castOp || !isa<MemRefType>(castOp.getType()) ||
        !isa<MemRefType>(castOp.getSource().getType()))
      continue;
    rewriter.modifyOpInPlace(op, [&] { operand.set(castOp.getSource()); });
    changed = true;
  }
  return success(changed);
}

static bool isEmpty(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  return type && llvm::is_contained(type.getShape(), 0);
}

static LogicalResult eraseEmptyCopy(memref::CopyOp op,
                                    PatternRewriter &rewriter) {
  if (!isEmpty(op.getSource()) && !isEmpty(op.getTarget()))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult eraseSelfCopy(memref::CopyOp op,
                                   PatternRewriter &rewriter) {
  if (op.getSource() != op.getTarget())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

//===-- memref.dim ---------------------------------------------------------===//

/// Whether `value` can be used right after `op`, for a user in the same block.
static bool isKnownAfter(Value value, Operation *op) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return value.getParentBlock() == op->getBlock();
  return def->getBlock() == op->getBlock() && !op->isBeforeInBlock(def);
}

/// Loads the size from the shape, before that can change.
static LogicalResult dimOfReshape(memref::DimOp op, PatternRewriter &rewriter) {
  auto reshape = op.getSource().getDefiningOp<memref::ReshapeOp>();
  if (!reshape)
    return failure();
  Value index = op.getIndex();
  // A value of an outer region is known at the reshape.
  Block *block = index.getParentBlock();
  bool isOuter =
      block && block != reshape->getBlock() &&
      block->getParent()->isProperAncestor(reshape->getParentRegion());
  if (!isOuter &&
      !(op->getBlock() == reshape->getBlock() && isKnownAfter(index, reshape)))
    return failure();
  rewriter.setInsertionPointAfter(reshape);
  Value size = memref::LoadOp::create(rewriter, op->getLoc(),
                                      reshape.getShape(), ValueRange(index));
  if (!size.getType().isIndex())
    size = arith::IndexCastOp::create(rewriter, op->getLoc(),
                                      rewriter.getIndexType(), size);
  rewriter.replaceOp(op, size);
  return success();
}

//===-- memref.view --------------------------------------------------------===//

static LogicalResult makeViewStatic(memref::ViewOp op,
                                    PatternRewriter &rewriter) {
  auto type = dyn_cast<MemRefType>(op.getType());
  SmallVector<Value> sizes;
  MemRefType newType =
      type ? getMoreStaticType(type, op.getSizes(), sizes) : type;
  if (!newType)
    return failure();
  auto newOp = memref::ViewOp::create(rewriter, op->getLoc(), newType,
                                      op.getSource(), op.getByteShift(), sizes);
  rewriter.replaceOpWithNewOp<memref::CastOp>(op, type, newOp);
  return success();
}

static LogicalResult viewOfCast(memref::ViewOp op, PatternRewriter &rewriter) {
  auto castOp = op.getSource().getDefiningOp<memref::CastOp>();
  auto type =
      castOp ? dyn_cast<MemRefType>(castOp.getSource().getType()) : nullptr;
  // The source of a view has the identity layout.
  if (!type || type.getLayout())
    return failure();
  rewriter.replaceOpWithNewOp<memref::ViewOp>(
      op, op.getType(), castOp.getSource(), op.getByteShift(), op.getSizes());
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerMemRefPatterns(Context &ctx) {
  using namespace memref;
  registerOpHooks<AllocOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("SimplifyAllocConst", makeAllocationStatic<AllocOp>);
    set.add<AllocOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
  registerOpHooks<AllocaOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("SimplifyAllocConst", makeAllocationStatic<AllocaOp>);
    set.add<AllocaOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
  registerOpHooks<CopyOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("FoldCopyOfCast", copyOfCast);
    set.add("FoldEmptyCopy", eraseEmptyCopy);
    set.add("FoldSelfCopy", eraseSelfCopy);
  }});
  registerOpHooks<DimOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("DimOfMemRefReshape", dimOfReshape);
  }});
  registerOpHooks<ReallocOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add<ReallocOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
  registerOpHooks<ViewOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ViewOpShapeFolder", makeViewStatic);
    set.add("ViewOpMemrefCastFolder", viewOfCast);
  }});
}
