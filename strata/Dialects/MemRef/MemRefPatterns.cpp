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

//===-- Allocations --------------------------------------------------------===//

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

//===-- Registration -------------------------------------------------------===//

void strata::registerMemRefPatterns(Context &ctx) {
  using namespace memref;
  registerOpHooks<AllocOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add<AllocOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
  registerOpHooks<AllocaOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add<AllocaOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
  registerOpHooks<CopyOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("FoldCopyOfCast", copyOfCast);
  }});
  registerOpHooks<DimOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("DimOfMemRefReshape", dimOfReshape);
  }});
  registerOpHooks<ReallocOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add<ReallocOp>("SimplifyDeadAlloc", eraseDeadAllocation);
  }});
}
