// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/DoubleBuffer.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/ReplaceMemRef.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::affine;

/// Two of the memref, without its layout.
static Value createBuffers(RewriterBase &rewriter, Value memref,
                           AffineForOp loop) {
  Location loc = loop.getLoc();
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> shape = {2};
  llvm::append_range(shape, type.getShape());
  auto newType =
      MemRefType::get(shape, type.getElementType(), {}, type.getMemorySpace());
  SmallVector<Value> sizes;
  for (unsigned dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    auto number = arith::ConstantIndexOp::create(rewriter, loc, dim);
    sizes.push_back(
        rewriter.createOrFold<memref::DimOp>(loc, memref, Value(number)));
  }
  return memref::AllocOp::create(rewriter, loc, newType, sizes);
}

/// Erases the allocation of the memref if it is only freed.
static void eraseUnused(RewriterBase &rewriter, Value memref) {
  Operation *op = memref.getDefiningOp();
  if (!op || !hasEffect<MemoryEffects::Allocate>(op, memref))
    return;
  SmallVector<Operation *> users(memref.getUsers());
  if (users.size() > 1 ||
      (users.size() == 1 && !isa<memref::DeallocOp>(users.front())))
    return;
  for (Operation *user : users)
    rewriter.eraseOp(user);
  rewriter.eraseOp(op);
}

void affine::doubleBuffer(RewriterBase &rewriter, Value memref,
                          AffineForOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Value buffers = createBuffers(rewriter, memref, loop);
  rewriter.setInsertionPointToStart(loop.getBody());
  AffineExpr number =
      rewriter.getAffineDimExpr(0).floorDiv(loop.getStepAsInt()) % 2;
  auto turn = AffineApplyOp::create(rewriter, loop.getLoc(),
                                    AffineMap::get(1, 0, number),
                                    loop.getInductionVar());
  auto rank = unsigned(cast<MemRefType>(memref.getType()).getRank());
  AffineMap remap =
      AffineMap::getMultiDimIdentityMap(rank + 1, loop.getContext());
  llvm::SmallSetVector<Operation *, 8> users;
  for (Operation *user : memref.getUsers())
    if (loop->isProperAncestor(user) && !isa<memref::DeallocOp>(user))
      users.insert(user);
  for (Operation *user : users) {
    if (isAffineAccess(user))
      replaceMemRef(rewriter, user, buffers, remap, Value(turn));
    else
      replaceTransferMemRef(rewriter, user, memref, buffers, remap,
                            Value(turn));
  }
  rewriter.setInsertionPointAfter(loop);
  memref::DeallocOp::create(rewriter, loop.getLoc(), buffers);
  eraseUnused(rewriter, memref);
}
